import { expect, test } from "vitest";
import { LITTLE_DEVILS, NOBODY } from "../../messages";
import { EMPTY, LAST, played, TAKEN, type View } from "./sample";
import { tell } from "./tell";

const { UP } = LITTLE_DEVILS;

test("a card that ends a trick is told with who takes it, with which card, and what it costs", () => {
  const before: View = { ...EMPTY, trick: LAST.slice(0, 2), side: UP, taking: 2, taking_for: "highest" };
  expect(tell(played(before, 22, 0, TAKEN))).toEqual([
    { id: "event-little_devils-play", values: { who: "Ada", you: "yes", card: 22, devils: 2 } },
    { id: "event-little_devils-trick", values: { who: "Cy", you: "no", card: 25, devils: 10 } },
  ]);
});

test("where tricks are put away face down nobody is told what they cost", () => {
  const before: View = { ...EMPTY, trick: LAST.slice(0, 2), side: UP, taking: 2, taking_for: "highest" };
  const [, trick] = tell(played(before, 22, 0, { ...EMPTY, leader: 2, to_act: 2, taken: null }));
  expect(trick).toEqual({
    id: "event-little_devils-trick_hidden",
    values: { who: "Cy", you: "no", card: 25 },
  });
});

test("the last card of a game is told with the round, the totals and the winners", () => {
  const before: View = { ...EMPTY, trick: LAST.slice(0, 2), side: UP, taking: 2, taking_for: "highest" };
  const after: View = { ...TAKEN, to_act: NOBODY, rounds: 4, totals: [9, 100, 30], winners: [0] };
  const ids = tell(played(before, 22, 0, after)).map(({ id }) => id);
  expect(ids.slice(2)).toEqual(["event-little_devils-round", "event-little_devils-end"]);
});

test("who cannot follow is named when the trick turns", () => {
  const before: View = { ...EMPTY, trick: LAST.slice(0, 2), side: UP, taking: 2, taking_for: "highest" };
  const after: View = { ...TAKEN, last_taker: 0, last_for: "lowest_astray" };
  expect(tell(played(before, 9, 0, after)).map(({ id }) => id)).toContain("ld-turned");
});
