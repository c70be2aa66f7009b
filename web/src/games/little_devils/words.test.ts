import { expect, test } from "vitest";
import { LITTLE_DEVILS } from "../../messages";
import { EMPTY, LAST, shown, type View } from "./sample";
import { prompt, table, taking } from "./words";
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

test("who asks for the table hears the way, the cards, and who takes them for which reason", () => {
  const view: View = { ...EMPTY, trick: LAST.slice(0, 2), side: UP, taking: 2, taking_for: "highest" };
  const trick = trickOf(view)!;
  expect(table(shown(view))).toMatchObject({
    id: "ld-table-is",
    values: { way: { id: "ld-above", values: { lead: 20 } }, taker: taking(shown(view), trick) },
  });
  expect(table(shown(EMPTY)).id).toBe("ld-table-empty");
});
