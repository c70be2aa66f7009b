/** The oven as a grid: as many columns as give round pieces, and a way by keys from piece to piece over the holes. */
import { OVEN } from "./shapes";

/** All places of the oven. */
export const PLACES = Array.from({ length: OVEN }, (_, place) => place);

export interface Grid {
  columns: number;
  rows: number;
}

/** With ten columns the last row is not full; that is taken only where it helps. */
const GRIDS: Grid[] = [6, 8, 10, 12].map((columns) => ({ columns, rows: Math.ceil(OVEN / columns) }));
const UNTIDY = 0.1;
/** How much broader than high a piece of coal is. */
const BREADTH = 1.16;

/** The grid in which pieces are drawn least out of shape, in an oven of this size. */
export function gridFor(width: number, height: number): Grid {
  const shape = width && height ? width / height : 1.6;
  return GRIDS.reduce((best, grid) => (bent(grid, shape) < bent(best, shape) ? grid : best));
}

function bent({ columns, rows }: Grid, shape: number): number {
  const untidy = columns * rows > OVEN ? UNTIDY : 0;
  return Math.abs(Math.log((shape * rows) / columns / BREADTH)) + untidy;
}

/** Where a place lies, from 0; a last row that is not full lies in the middle. */
export function cell(place: number, { columns, rows }: Grid): { x: number; y: number } {
  const y = Math.floor(place / columns);
  const shift = y === rows - 1 ? Math.floor((columns * rows - OVEN) / 2) : 0;
  return { x: (place % columns) + shift, y };
}

type Step = [number, number];
const STEPS: Record<string, Step> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Where a key leads from `place`, among those that may be reached; null for no such key or nothing there. */
export function walk(place: number, key: string, reachable: readonly number[], grid: Grid): number | null {
  if (key === "Home") return reachable[0] ?? null;
  if (key === "End") return reachable.at(-1) ?? null;
  const step = STEPS[key];
  if (!step) return null;
  const effort = (other: number): number => distance(apart(place, other, grid), step);
  const [first] = [...reachable].sort((a, b) => effort(a) - effort(b));
  return first === undefined || effort(first) === Infinity ? null : first;
}

/** Straight ahead first: a step aside counts like three ahead; there is no way back. */
function distance([x, y]: Step, [dx, dy]: Step): number {
  const ahead = x * dx + y * dy;
  const aside = Math.abs(dx ? y : x);
  return ahead > 0 ? ahead + 3 * aside : Infinity;
}

function apart(place: number, other: number, grid: Grid): Step {
  const [from, to] = [cell(place, grid), cell(other, grid)];
  return [to.x - from.x, to.y - from.y];
}
