import { expect, test } from "vitest";
import { onSteps, ranked } from "./ranks";

const places = (totals: number[], winners: number[]): number[][] =>
  ranked({ totals, winners, rounds: 1 }).map(({ seat, rank }) => [seat, rank]);

test("where the winner has the most, more is better", () => {
  expect(places([300, 1600, 900], [1])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ]);
});

test("where the winner has the fewest, fewer is better", () => {
  expect(places([33, 12, 20], [1])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ]);
});

test("who is level has the same place, and the next one is left out", () => {
  expect(places([5, 9, 5, 1], [1])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});

test("who has as much as the winner and has not won comes after", () => {
  expect(places([9, 9, 2], [0])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});

test("several winners are all first", () => {
  expect(places([2, 7, 7], [1, 2])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
  ]);
});

test("without a winner those with more come first", () => {
  expect(places([0, 0, 0], [])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
});

const stand = (totals: number[], winners: number[]): number[][] => {
  const { steps, below } = onSteps(ranked({ totals, winners, rounds: 1 }));
  return [steps.map(({ seat }) => seat), below.map(({ seat }) => seat)];
};

test("everybody is on the steps or below them", () => {
  expect(stand([6, 5, 4, 3, 2, 1], [0])).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ]);
  expect(stand([1, 2], [1])).toEqual([[1, 0], []]);
});

test("who is level stands beside each other, on a step or below", () => {
  expect(stand([9, 5, 3, 3, 1], [0])).toEqual([[0, 1, 2, 3], [4]]);
  expect(stand([9, 5, 3, 3, 3, 1], [0])).toEqual([
    [0, 1],
    [2, 3, 4, 5],
  ]);
  expect(stand([9, 5, 5, 5, 5], [0])).toEqual([[0], [1, 2, 3, 4]]);
  expect(stand([9, 9, 9, 9, 9, 1], [0, 1, 2, 3, 4])).toEqual([[0, 1, 2, 3, 4], [5]]);
});
