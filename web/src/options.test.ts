import { expect, test } from "vitest";
import type { GameShown, OptionShown } from "./messages";
import { applies, partOf, typedValue, withOption } from "./options";

const plain = { allowed: "", meaning: "" };
const RACE: OptionShown = { ...plain, name: "race", kind: "switch", default: true, basic: true };
const LIMIT: OptionShown = {
  ...{ ...plain, name: "limit", kind: "number", default: 15, basic: true },
  ...{ lowest: 1, highest: 100, step: 1, needs: { race: false } },
};
const TRACK: OptionShown = {
  ...{ ...plain, name: "track", kind: "numbers", default: [50, 200] },
  ...{ lowest: 0, highest: 1000, step: 10, shortest: 2, longest: 3 },
};
const GAME = { name: "any", options: [RACE, TRACK, LIMIT] } as unknown as GameShown;

test("what changes nothing does not apply, and is as usual again", () => {
  expect(applies(GAME, LIMIT, {})).toBe(false);
  expect(applies(GAME, LIMIT, { race: false })).toBe(true);
  const calm = withOption(GAME, withOption(GAME, {}, RACE, false), LIMIT, 3);
  expect(calm).toEqual({ race: false, limit: 3 });
  expect(withOption(GAME, calm, RACE, true)).toEqual({});
});

test("basics are what everybody is asked, and the rest are house rules", () => {
  expect(partOf(GAME, true)).toEqual([RACE, LIMIT]);
  expect(partOf(GAME, false)).toEqual([TRACK]);
  const without = { ...GAME, options: [TRACK] };
  expect(partOf(without, true)).toEqual([TRACK]);
});

test("a wrong value is told with what would do", () => {
  expect(typedValue(LIMIT, "7")).toEqual({ value: 7 });
  for (const typed of ["", "0", "101", "1.5", "many", "3 4"])
    expect(typedValue(LIMIT, typed)).toMatchObject({
      wrong: { id: "option-wrong-number", values: { typed, low: 1, high: 100 } },
    });
  expect(typedValue({ ...LIMIT, lowest: 0, step: 10 }, "15")).toMatchObject({
    wrong: { id: "option-wrong-step" },
  });
  expect(typedValue(TRACK, "0, 10, 30")).toEqual({ value: [0, 10, 30] });
  for (const typed of ["10", "30, 20", "5, 10", "1, 2, 3, 4"])
    expect(typedValue(TRACK, typed)).toMatchObject({ wrong: { id: "option-wrong-numbers" } });
});
