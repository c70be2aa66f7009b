import { expect, test } from "vitest";
import { ledgerOf, nearest } from "./sheet";

const VIEW = {
  piles: [[3, 15, 1], [], [4, 2]],
  sheet: [
    [2, 0, 9],
    [6, 0, 2],
  ],
  totals: [8, 0, 11],
  goal: 10,
};

test("everybody has a line with the devils they took, who has fewest first", () => {
  expect(ledgerOf(VIEW)).toEqual([
    { seat: 1, cards: [], took: 0, before: 0, after: 0, share: 0 },
    { seat: 0, cards: [15, 3], took: 6, before: 2, after: 8, share: 0.8 },
    { seat: 2, cards: [4], took: 2, before: 9, after: 11, share: 1 },
  ]);
});

test("where tricks are put away unseen, nobody learns which cards they were", () => {
  expect(ledgerOf({ ...VIEW, piles: null }).map(({ cards }) => cards)).toEqual([null, null, null]);
});

test("all who have most are nearest to the end", () => {
  expect(nearest({ totals: [3, 7, 7] })).toEqual([1, 2]);
});
