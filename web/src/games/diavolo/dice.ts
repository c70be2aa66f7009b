/** Where dice come to rest on the screen: as they lie on the table, as large as their nearest neighbours allow. */
import { DIAVOLO } from "../../messages";

/** How dice lie in a field of so many pixels. */
export interface Lie {
  /** The middle of every die, in pixels. */
  spots: Spot[];
  /** How wide a die is, in pixels. */
  side: number;
}
export type Spot = [x: number, y: number];

/** From middle to middle, in sides of a die, so that turned dice never touch. */
const ROOM = 1.28;
/** The widest die, in units of the table; more would crowd it. */
const WIDEST = 150;
/** From the middle of a die to the edge of the field, in sides. */
const EDGE = 0.72;
/** How much nearer than the whole table dice that lie together are looked at. */
const NEAREST_LOOK = 1.5;
/** Where the pips of 0 to 6 are, counted row by row from 0 to 8. */
const PIPS: number[][] = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 3, 6, 2, 5, 8]];

/** The whole table is shown no larger than needed: all distances keep their proportions. */
export function lie(places: readonly Spot[], width: number, height: number): Lie {
  const unit = Math.min(closest(places) / ROOM, WIDEST);
  const [left, right] = extent(places.map(([x]) => x));
  const [top, bottom] = extent(places.map(([, y]) => y));
  const across = width / (right - left + 2 * EDGE * unit);
  const along = height / (bottom - top + 2 * EDGE * unit);
  const scale = Math.min(across, along, (NEAREST_LOOK * Math.min(width, height)) / DIAVOLO.TABLE);
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const spots = places.map(([x, y]): Spot => [
    width / 2 + (x - middleX) * scale,
    height / 2 + (y - middleY) * scale,
  ]);
  return { spots, side: unit * scale };
}

function closest(places: readonly Spot[]): number {
  let found = Infinity;
  for (const [index, [x, y]] of places.entries())
    for (const [a, b] of places.slice(index + 1)) found = Math.min(found, Math.hypot(x - a, y - b));
  return found;
}

const extent = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/** Where the pips of a value are: columns and rows from -1 to 1. */
export function pips(value: number): Spot[] {
  return (PIPS[value] ?? []).map((cell) => [(cell % 3) - 1, Math.floor(cell / 3) - 1]);
}

/** How far a die is turned where it lies, in degrees; the same for everybody who looks. */
export const turn = ([x, y]: Spot): number => ((x * 7 + y * 13) % 25) - 12;

/** Where ten dice wait before the first throw: in a row of five and another. */
export const WAITING: Spot[] = Array.from({ length: DIAVOLO.ALL_DICE + 1 }, (_, index) => [
  180 + 160 * (index % 5) + 11 * ((index * 7) % 5) - 22,
  410 + 180 * Math.floor(index / 5) + 9 * ((index * 3) % 5) - 18,
]);
