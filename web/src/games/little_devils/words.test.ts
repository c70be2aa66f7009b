import { expect, test } from "vitest";
import { LITTLE_DEVILS, NOBODY } from "../../messages";
import { EMPTY, LAST, played, shown, TAKEN, type View } from "./sample";
import { prompt, table, taking, tell } from "./words";
import { trickOf } from "./trick";

const { UP, DOWN } = LITTLE_DEVILS;
const HAND: View = { ...EMPTY, hands: [[2, 15, 30], null, null] };

test("nothing is asked of who is not awaited", () => {
  expect(prompt(shown(HAND, false))).toBeNull();
});

test("who leads hears whether a card with five devils is among those that may be led", () => {
  expect(prompt(shown({ ...HAND, legal: [2, 30] }))).toEqual({ id: "ld-prompt-lead-no_five" });
  expect(prompt(shown({ ...HAND, legal: [2, 15, 30] }))).toEqual({ id: "ld-prompt-lead" });
});

test("who plays second decides which way the trick goes", () => {
  const view: View = { ...HAND, trick: [[2, 20]], legal: [2, 15, 30] };
  expect(prompt(shown(view))).toEqual({ id: "ld-prompt-either", values: { lead: 20 } });
});

test.each([
  [UP, [30], "ld-prompt-above"],
  [UP, [2, 15], "ld-prompt-nothing_above"],
  [DOWN, [2, 15], "ld-prompt-below"],
  [DOWN, [30], "ld-prompt-nothing_below"],
])("on side %i with %j to play it says %s", (side, legal, id) => {
  const view: View = { ...HAND, trick: LAST.slice(0, 2), side, legal };
  expect(prompt(shown(view))).toEqual({ id, values: { lead: 20 } });
});

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

test("who asks for the table hears the way, the cards, and who takes them for which reason", () => {
  const view: View = { ...EMPTY, trick: LAST.slice(0, 2), side: UP, taking: 2, taking_for: "highest" };
  const trick = trickOf(view)!;
  expect(table(shown(view))).toMatchObject({
    id: "ld-table-is",
    values: { way: { id: "ld-above", values: { lead: 20 } }, taker: taking(shown(view), trick) },
  });
  expect(table(shown(EMPTY)).id).toBe("ld-table-empty");
});
