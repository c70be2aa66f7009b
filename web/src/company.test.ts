import { expect, test } from "vitest";
import { agreedAnew, came, moved } from "./company";
import type { SeatShown, Shown } from "./messages";

const ada: SeatShown = { name: "Ada", who: "a", you: true };
const bo: SeatShown = { name: "Bo", who: "b" };
const ids = (before: SeatShown[], after: SeatShown[]): string[] =>
  moved(before, after).map(({ text }) => text.id.replace("lounge-news-", ""));

test("others sit down, are ready, are called otherwise and stand up", () => {
  expect(ids([ada, {}], [ada, bo])).toEqual(["sat"]);
  expect(ids([ada, bo], [ada, { ...bo, ready: true }])).toEqual(["ready"]);
  expect(ids([ada, bo], [ada, { ...bo, name: "Bob" }])).toEqual(["called"]);
  expect(ids([ada, bo], [ada, {}])).toEqual(["stood"]);
});

test("of oneself, of bots and of seats that move nothing is told", () => {
  expect(ids([{}, bo], [ada, bo])).toEqual([]);
  expect(ids([ada, {}], [ada, { name: "normal", bot: "normal" }])).toEqual([]);
  expect(ids([ada, {}, bo], [ada, bo])).toEqual([]);
});

test("who comes is told once", () => {
  const names = (were: string[], around: string[]): unknown[] =>
    came(new Set(["Ada", ...were]), were, around).map(({ text }) => text.values);
  expect(names([], ["Cy"])).toEqual([{ name: "Cy" }]);
  expect(names(["Cy"], ["Cyrus"])).toEqual([]);
  expect(names([], ["Ada"])).toEqual([]);
});

test("the host agrees on something else", () => {
  const shown = { options: { goal: 1 }, pace: "fast", talk: true, seats: [ada] } as unknown as Shown;
  expect(agreedAnew(null, shown)).toBe(false);
  expect(agreedAnew(shown, { ...shown, seats: [bo] })).toBe(false);
  expect(agreedAnew(shown, { ...shown, pace: "normal" })).toBe(true);
  expect(agreedAnew(shown, { ...shown, seats: [ada, {}] })).toBe(true);
  expect(agreedAnew(shown, { ...shown, pace: "normal", view: {} })).toBe(false);
});
