import { describe, expect, test } from "vitest";
import { fan, RISE } from "./fan";

const PHONE = [374, 228] as const;
const DESKTOP = [806, 216] as const;
const IN_THE_HAND = [374, 560] as const;
const BOXES = [PHONE, DESKTOP, IN_THE_HAND];
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const cases = BOXES.flatMap(([width, height]) => COUNTS.map((count) => ({ count, width, height })));

describe.each(cases)("$count cards in $width by $height", ({ count, width, height }) => {
  const { width: wide, height: tall, places, rows } = fan(count, width, height);

  test("all lie inside their box, also those that are raised", () => {
    expect(places).toHaveLength(count);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(x + wide).toBeLessThanOrEqual(width + 0.01);
      expect(y - tall * RISE).toBeGreaterThanOrEqual(-0.01);
      expect(y + tall).toBeLessThanOrEqual(height + tall * RISE);
    }
  });

  test("leave every number readable and every card wide enough for a thumb", () => {
    for (const [index, { x, y }] of places.entries()) {
      const next = places[index + 1];
      if (!next || (rows > 1 && next.y > y)) continue;
      expect(next.x - x).toBeGreaterThanOrEqual(Math.max(44, wide * 0.6) - 0.01);
    }
  });
});

test("a full hand lies in two rows on a phone and in one on a desktop", () => {
  expect(fan(9, ...PHONE).rows).toBe(2);
  expect(fan(9, ...DESKTOP).rows).toBe(1);
});

test("cards lie from left to right and from top to bottom in the order of the hand", () => {
  const { places } = fan(9, ...PHONE);
  expect(places.slice(1).every(({ x, y }, index) => x > places[index]!.x || y > places[index]!.y)).toBe(true);
});

test("a phone that shows nothing but the hand has larger cards", () => {
  expect(fan(9, ...IN_THE_HAND).width).toBeGreaterThan(fan(9, ...PHONE).width * 1.4);
});
