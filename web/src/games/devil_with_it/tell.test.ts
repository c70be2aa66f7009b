import { expect, test } from "vitest";
import { lines } from "./payout";
import { after, FIRST, PAID } from "./sample";
import { hand, TURN, type View } from "./shapes";
import { sound, tell } from "./tell";

const OPENED: View = { ...FIRST, phase: TURN, to_act: 0, turn: 0, awaited: [0], stakes: [100, 120, 140, 60] };
const ids = (texts: { id: string }[]): string[] =>
  texts.map((text) => text.id.replace("event-devil_with_it-", ""));

test("that somebody has bet is told without the amount", () => {
  const waiting = { ...FIRST, awaited: [0, 2, 3] };
  expect(tell(after({ by: 1, do: "bet" }, FIRST, waiting))).toEqual([
    { id: "event-devil_with_it-bet", values: { who: "Petra", you: "no" } },
  ]);
});

test("the last bet opens all fists", () => {
  const scene = after({ by: 0, do: "bet", amount: 100 }, { ...FIRST, awaited: [0] }, OPENED);
  const [, fists] = tell(scene);
  expect(fists?.values?.stakes).toHaveLength(4);
  expect(sound(scene)).toBe("wood");
});

test("what somebody turns up is told with the sum of their turn", () => {
  const before = { ...OPENED, turned: [[3, 1]] as [number, number][], turned_worth: 20 };
  const [text] = tell(after({ by: "chance", do: "coal", value: 50 }, before, OPENED));
  expect(text).toEqual({
    id: "event-devil_with_it-coal",
    values: { who: "Gordon", you: "yes", value: 50, total: 70 },
  });
});

test("a devil burns what was turned up and pays the pacts of the others", () => {
  const before = { ...OPENED, turned_worth: 90, pacts: [0, 2] };
  const scene = after({ by: "chance", do: "coal", value: "devil" }, before, OPENED);
  expect(ids(tell(scene))).toEqual(["burnt", "smoke", "pact_pays"]);
  expect(tell(scene)[2]?.values?.names).toHaveLength(1);
  expect(sound(scene)).toBe("laugh");
});

test("whose time is over is told by name", () => {
  expect(tell(after({ by: "clock", do: "timeout", seat: 1 }, FIRST, FIRST))).toEqual([
    { id: "event-timeout", values: { who: "Petra", you: "no" } },
  ]);
});

test("the end of a round is told seat by seat", () => {
  const scene = after({ by: 3, do: "stop" }, { ...OPENED, turned_worth: 50 }, PAID);
  expect(ids(tell(scene))).toEqual(["stop", "best", "payout", "payout", "payout", "payout", "pacts"]);
});

test("the end of the game is told with all totals and the winners", () => {
  const end = { ...PAID, chips: [300, 1700, 60, 310], winners: [1] };
  const texts = tell(after({ by: 3, do: "stop" }, OPENED, end));
  expect(ids(texts).slice(-2)).toEqual(["chips", "end"]);
});

test("the lines of a payout show every reason and the sum", () => {
  const rows = lines(PAID);
  expect(rows.map((row) => row.change)).toEqual([100, 170, -140, 110]);
  expect(rows[1]?.items.map((item) => item.text.id)).toEqual(["payout-bet_won", "payout-amount_bonus"]);
  expect(rows[2]?.items[0]).toEqual({
    text: { id: "payout-bet_lost", values: { stake: 140, chips: 140 } },
    good: false,
  });
});

test("what was paid to pacts is counted where it is seen", () => {
  const accounts = [{ before: 200, pact_paid: 50, after: 250 }, null, null, null];
  expect(lines({ ...PAID, accounts })[0]?.change).toBe(50);
});

test("a hand thinks until it has bet, is closed until all have, and without chips it is none", () => {
  const view = { ...FIRST, awaited: [1], chips: [200, null, 0, null] };
  expect([0, 1, 2].map((seat) => hand(view, seat))).toEqual(["closed", "thinking", "none"]);
  expect(hand(OPENED, 1)).toBe("open");
});
