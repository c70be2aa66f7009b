/** Where the dice of a throw lie (docs/fair-shuffles.md, places). */
import type { Draw } from "../../shuffles/recipe";
import type { Fields } from "../../shuffles/record";

type Spot = [x: number, y: number];

/** Dice lie at least so far apart. */
const APART = 130;
const DICE = 10;

/** The order die and the nine others, on a square of 1000. */
export async function placesOf(draw: Draw): Promise<Fields> {
  let spots = await thrown(draw);
  while (!clear(spots)) spots = await thrown(draw);
  const [order = null] = spots;
  return { order, black: spots.slice(1, 4), white: spots.slice(4, 7), red: spots.slice(7) };
}

async function thrown(draw: Draw): Promise<Spot[]> {
  const spots: Spot[] = [];
  while (spots.length < DICE) {
    const spot: Spot = [50 + (await draw.below(901)), 50 + (await draw.below(901))];
    if (spots.every((other) => squared(spot, other) >= APART * APART)) spots.push(spot);
  }
  return spots;
}

/** Whether the eye can tell which colour lies nearer to the order die, for any two. */
function clear([order, ...dice]: Spot[]): boolean {
  if (!order) return false;
  const nearest = [0, 3, 6].map((first) =>
    Math.min(...dice.slice(first, first + 3).map((spot) => squared(spot, order))),
  );
  const [a = 0, b = 0, c = 0] = nearest.sort((one, other) => one - other);
  return 100 * a < 81 * b && 100 * b < 81 * c;
}

const squared = ([x, y]: Spot, [u, v]: Spot): number => (x - u) ** 2 + (y - v) ** 2;
