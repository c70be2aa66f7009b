import { expect, test } from "vitest";
import { byKey, offered, stacks, within } from "./chips";

test("an amount is shown in the fewest chips that make it", () => {
  expect(stacks(1690)).toEqual([
    { value: 1000, count: 1 },
    { value: 500, count: 1 },
    { value: 100, count: 1 },
    { value: 50, count: 1 },
    { value: 20, count: 2 },
  ]);
  expect(stacks(0)).toEqual([]);
});

test("no stack holds more chips than the next larger chip is worth", () => {
  for (let amount = 0; amount <= 3000; amount += 10) {
    const sum = stacks(amount).reduce((total, { value, count }) => total + value * count, 0);
    expect(sum).toBe(amount);
    expect(stacks(amount).every(({ value, count }) => value === 1000 || count <= 2)).toBe(true);
  }
});

test("only chips that one has are offered", () => {
  expect(offered(30)).toEqual([10]);
  expect(offered(340)).toEqual([10, 50, 100]);
  expect(offered(500)).toEqual([10, 50, 100, 500]);
});

test("a bet stays between the lowest and all one has", () => {
  expect(within(0, 10, 340)).toBe(10);
  expect(within(400, 10, 340)).toBe(340);
});

test("arrows change a bet by 10, pages by 50, home and end go to its limits", () => {
  expect(byKey("ArrowUp", 100, 10, 340)).toBe(110);
  expect(byKey("ArrowLeft", 100, 10, 340)).toBe(90);
  expect(byKey("PageUp", 100, 10, 340)).toBe(150);
  expect(byKey("PageDown", 40, 10, 340)).toBe(10);
  expect(byKey("Home", 100, 10, 340)).toBe(10);
  expect(byKey("End", 100, 10, 340)).toBe(340);
});

test("other keys mean nothing to a bet", () => {
  expect(byKey("h", 100, 10, 340)).toBeNull();
});
