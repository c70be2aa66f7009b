import { expect, test } from "vitest";
import { beside, isReal } from "./weighing";

test("what the bot itself is not sure of is no difference", () => {
  expect(isReal(0.004, 4)).toBe(false);
  expect(isReal(0.006, 4)).toBe(true);
  expect(isReal(0.006, 2)).toBe(false);
});

test("equal chances have the same figure, even where rounding would part them", () => {
  expect(beside(0.244, 0.246, 4)).toEqual({ chance: 0.25, equal: true });
});

test("chances that differ have different figures, even where rounding would join them", () => {
  expect(beside(0.236, 0.244, 4)).toEqual({ chance: 0.23, equal: false });
  expect(beside(0.1, 0.3, 4)).toEqual({ chance: 0.1, equal: false });
  expect(beside(0, 0.006, 4)).toEqual({ chance: 0, equal: false });
});
