import { expect, test } from "vitest";
import { LITTLE_DEVILS, NOBODY } from "../../messages";
import { EMPTY, LAST, played, TAKEN, type View } from "./sample";
import { astray, completed, heightOf, inOrder, lastTrick, middleOf, trickOf, turned } from "./trick";

const { UP, DOWN } = LITTLE_DEVILS;

test("the last trick lies on the table until somebody leads the next one", () => {
  expect(trickOf(TAKEN)).toMatchObject({ cards: LAST, taken: true, taker: 2, devils: 10 });
  const led: View = { ...TAKEN, trick: [[2, 14]] };
  expect(trickOf(led)).toMatchObject({ cards: [[2, 14]], taken: false });
  expect(lastTrick(led)).toMatchObject({ cards: LAST, taken: true });
});

test("between two rounds the table shows what the round cost", () => {
  expect(middleOf({ ...EMPTY, sizes: [9, 9, 9] })).toEqual({ what: "fresh" });
  expect(middleOf({ ...EMPTY, sizes: [9, 9, 9], rounds: 1 })).toEqual({ what: "round" });
  expect(middleOf({ ...TAKEN, sizes: [0, 0, 0], rounds: 1, to_act: NOBODY })).toEqual({ what: "round" });
  expect(middleOf({ ...EMPTY, sizes: [9, 8, 9], trick: [[1, 20]], rounds: 1 }).what).toBe("trick");
});

test("a trick that is put away at once can still be seen going, without its devils", () => {
  const before: View = { ...EMPTY, trick: LAST.slice(0, 2), side: UP, taking: 2, taking_for: "highest" };
  const after: View = { ...EMPTY, leader: 2, to_act: 2, taken: null };
  expect(completed(played(before, 22, 0, after))).toEqual({
    cards: LAST,
    side: UP,
    taker: 2,
    why: null,
    devils: null,
    taken: true,
  });
});

test("a card in the middle of a trick completes nothing", () => {
  const after: View = { ...EMPTY, trick: LAST.slice(0, 2), side: UP };
  expect(completed(played({ ...EMPTY, trick: LAST.slice(0, 1) }, 25, 2, after))).toBeNull();
});

test("a trick turns when the first one cannot follow, and only then", () => {
  const followed: View = { ...EMPTY, trick: LAST.slice(0, 2), side: UP, taking: 2, taking_for: "highest" };
  const after: View = { ...TAKEN, last_taker: 0, last_for: "lowest_astray" };
  expect(turned(played(followed, 9, 0, after))).toBe(true);
  expect(turned(played({ ...followed, taking_for: "lowest_astray" }, 9, 0, after))).toBe(false);
  expect(turned(played(followed, 22, 0, TAKEN))).toBe(false);
  expect(turned({ ...played(followed, 9, 0, after), latest: null })).toBe(false);
});

test("cards lie above or below the lead, and those on the wrong side are astray", () => {
  expect([23, 22, 3].map((card) => heightOf(card, 22))).toEqual(["above", "level", "below"]);
  const up = trickOf({ ...EMPTY, trick: [[0, 22]], side: UP });
  const down = trickOf({ ...EMPTY, trick: [[0, 22]], side: DOWN });
  expect([23, 22, 3].map((card) => up && astray(card, up))).toEqual([false, false, true]);
  expect([23, 22, 3].map((card) => down && astray(card, down))).toEqual([true, false, false]);
});

test("everybody sits clockwise, I come last, and onlookers begin with the first seat", () => {
  expect(inOrder(4, 1)).toEqual([2, 3, 0, 1]);
  expect(inOrder(4, NOBODY)).toEqual([0, 1, 2, 3]);
});
