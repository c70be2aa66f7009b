import { expect, test } from "vitest";
import { cell, gridFor, PLACES, walk } from "./grid";

const EIGHT = { columns: 8, rows: 6 };
const TEN = { columns: 10, rows: 5 };

test("a broad oven has more columns than a high one", () => {
  expect(gridFor(600, 190).columns).toBe(12);
  expect(gridFor(600, 265)).toEqual(TEN);
  expect(gridFor(376, 234)).toEqual(EIGHT);
  expect(gridFor(340, 520).columns).toBe(6);
});

test("an oven that is not laid out yet has eight columns", () => {
  expect(gridFor(0, 0)).toEqual(EIGHT);
});

test("a last row that is not full lies in the middle", () => {
  expect(cell(39, TEN)).toEqual({ x: 9, y: 3 });
  expect(cell(40, TEN)).toEqual({ x: 1, y: 4 });
  expect(cell(47, TEN)).toEqual({ x: 8, y: 4 });
  expect(cell(47, EIGHT)).toEqual({ x: 7, y: 5 });
});

test("arrows lead to the neighbours", () => {
  expect(walk(17, "ArrowRight", PLACES, EIGHT)).toBe(18);
  expect(walk(17, "ArrowLeft", PLACES, EIGHT)).toBe(16);
  expect(walk(17, "ArrowDown", PLACES, EIGHT)).toBe(25);
  expect(walk(17, "ArrowUp", PLACES, EIGHT)).toBe(9);
  expect(walk(31, "ArrowDown", PLACES, TEN)).toBe(40);
});

test("arrows lead over holes, straight ahead if they can", () => {
  const left = PLACES.filter((place) => place !== 18 && place !== 19);
  expect(walk(17, "ArrowRight", left, EIGHT)).toBe(20);
});

test("arrows lead aside where nothing is left straight ahead", () => {
  expect(walk(17, "ArrowRight", [8, 17, 26], EIGHT)).toBe(26);
});

test("there is no way out of the oven", () => {
  expect(walk(47, "ArrowRight", PLACES, EIGHT)).toBeNull();
  expect(walk(3, "ArrowUp", PLACES, EIGHT)).toBeNull();
});

test("home and end lead to the first and the last piece that is left", () => {
  expect(walk(17, "Home", [4, 17, 30], EIGHT)).toBe(4);
  expect(walk(17, "End", [4, 17, 30], EIGHT)).toBe(30);
});

test("other keys lead nowhere", () => {
  expect(walk(17, "a", PLACES, EIGHT)).toBeNull();
});
