import { describe, expect, test } from "vitest";
import { lie, pips, turn, type Spot } from "./dice";

const SCATTERED: Spot[] = [
  [120, 160],
  [420, 90],
  [760, 330],
  [180, 560],
  [560, 620],
  [880, 120],
  [330, 330],
  [700, 840],
  [250, 890],
  [540, 390],
];
const FIELDS: [number, number][] = [
  [374, 262],
  [420, 410],
  [860, 820],
  [200, 500],
];
const distance = ([x, y]: Spot, [a, b]: Spot): number => Math.hypot(x - a, y - b);
const at = (spots: Spot[], index: number): Spot => spots[index] ?? [NaN, NaN];

describe("dice at rest", () => {
  test.each(FIELDS)("lie inside a field of %i by %i, with their corners", (width, height) => {
    const { spots, side } = lie(SCATTERED, width, height);
    const corner = 0.64 * side;
    for (const [x, y] of spots) {
      expect(x - corner).toBeGreaterThanOrEqual(0);
      expect(x + corner).toBeLessThanOrEqual(width);
      expect(y - corner).toBeGreaterThanOrEqual(0);
      expect(y + corner).toBeLessThanOrEqual(height);
    }
  });

  test.each(FIELDS)("never touch in a field of %i by %i, however they are turned", (width, height) => {
    const { spots, side } = lie(SCATTERED, width, height);
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(1.27 * side);
  });

  test("keep the proportions of all distances, so that the nearest is the nearest", () => {
    const { spots } = lie(SCATTERED, 374, 262);
    const scale = distance(at(spots, 0), at(spots, 1)) / distance(at(SCATTERED, 0), at(SCATTERED, 1));
    for (const [index, place] of SCATTERED.entries())
      expect(distance(at(spots, index), at(spots, 9))).toBeCloseTo(scale * distance(place, at(SCATTERED, 9)));
  });

  test("are looked at no closer than half again when they lie together", () => {
    const together = SCATTERED.map(([x, y]): Spot => [400 + x / 5, 400 + y / 5]);
    const { spots } = lie(together, 500, 500);
    expect(distance(at(spots, 0), at(spots, 7))).toBeLessThan(
      0.76 * distance(at(together, 0), at(together, 7)),
    );
  });
});

test.each([0, 1, 2, 3, 4, 5, 6])("a face of %i has as many pips, each at its own place", (value) => {
  expect(new Set(pips(value).map(String)).size).toBe(value);
});

test("a die is turned a little, the same for everybody who looks", () => {
  for (const place of SCATTERED) {
    expect(Math.abs(turn(place))).toBeLessThanOrEqual(12);
    expect(turn(place)).toBe(turn([...place]));
  }
});
