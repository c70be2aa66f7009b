/** What somebody is remembered for after a game; each game names its own awards in its folder. */
import type { Seat } from "./messages";
import type { Moment } from "./replay.svelte";
import type { Values } from "./words.svelte";

export interface Award {
  /** `award-ID` is what it is called, and `award-ID-why` what for. */
  id: string;
  seat: Seat;
  values: Values;
}

/** Finds the awards in a finished game with everything open. */
export type Awards = (moments: Moment[], players: number) => Award[];

/** Who has most of something, if that is one alone and at least so much. */
export function most(numbers: number[], least = 1): { seat: Seat; count: number } | null {
  const count = Math.max(...numbers);
  const seats = numbers.flatMap((number, seat) => (number === count ? [seat] : []));
  const [seat] = seats;
  return seat === undefined || seats.length > 1 || count < least ? null : { seat, count };
}

/** An award for who has most of something, or none. */
export function award(id: string, found: { seat: Seat; count: number } | null): Award[] {
  return found ? [{ id, seat: found.seat, values: { count: found.count } }] : [];
}
