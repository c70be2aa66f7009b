import { expect, test } from "vitest";
import { award, most } from "./awards";

test("an award is for one alone who has enough", () => {
  expect(most([1, 4, 2])).toEqual({ seat: 1, count: 4 });
  expect(most([4, 4, 2])).toBeNull();
  expect(most([0, 1, 0], 2)).toBeNull();
  const named = "some-name";
  expect(award(named, most([3, 1]))).toEqual([{ id: named, seat: 0, values: { count: 3 } }]);
  expect(award(named, null)).toEqual([]);
});
