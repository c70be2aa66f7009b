/** What a view of Diavolo says, in the words of the page. */
import { DIAVOLO, type DiavoloOutcome, type DiavoloView, type Seat } from "../../messages";
import type { Scene } from "../../scene";

export type DevilName = (typeof DIAVOLO.DEVIL_NAMES)[number];
export type OrderName = (typeof DIAVOLO.ORDER_NAMES)[number];
type View = DiavoloView;

export const DEVILS: readonly DevilName[] = DIAVOLO.DEVIL_NAMES;
export const COLOURS: readonly DevilName[] = DEVILS.slice(0, DIAVOLO.COLOURS);

export const devilName = (devil: number): DevilName => DEVILS[devil] ?? "grey";
export const orderName = (order: number): OrderName => DIAVOLO.ORDER_NAMES[order] ?? "position";

/** Whether the fastest hand counts. */
export const races = ({ options }: View): boolean => options.race;
/** Whether devils may be grabbed, by whoever has not yet. */
export const grabbing = ({ phase }: View): boolean => phase === DIAVOLO.GRAB;
/** Whether a round is over and its answer can be explained. */
export const answered = ({ answer, figures }: View): boolean => answer !== null && figures !== null;
/** Whether somebody had no ruby left when the dice were thrown. */
export function out(view: View, seat: Seat): boolean {
  const outcome = view.outcomes[seat] ?? null;
  return outcome === null ? !view.rubies[seat] : outcome === "out";
}
/** Without a race an answer is nobody's business until all are in, and can be changed. */
export const changeable = (view: View, seat: Seat): boolean =>
  grabbing(view) && !races(view) && (view.grabs[seat] ?? null) !== null;

/** How many of a devil still stand on the table, as far as it can be seen. */
export function left(view: View, devil: number): number {
  const taken = view.grabs.filter((grab, seat) => grab === devil && !view.early.includes(seat));
  return Math.max(0, (view.supply[devil] ?? 0) - taken.length);
}

/** What dice a colour has: three of nine. */
export const diceOf = (view: View, colour: number): number[] => view.dice.slice(3 * colour, 3 * colour + 3);

/** Whether a die matters for the answer that is shown; all do while none is. */
export const counts = ({ figures }: View, die: number): boolean =>
  !figures || figures.colours.some(({ dice }) => dice.includes(die));

/** Somebody's hand in this round. */
export interface Hand {
  seat: Seat;
  /** What was grabbed at; null for nothing, or where it is hidden. */
  devil: DevilName | null;
  /** Whether anything was grabbed. */
  grabbed: boolean;
  /** Milliseconds, in a race. */
  reaction: number | null;
  outcome: DiavoloOutcome | null;
  /** Rubies won or lost. */
  change: number;
  rubies: number;
  early: boolean;
  /** Waits for a lot. */
  level: boolean;
}

/** Everybody's hand: the fastest first, then who has grabbed nothing, then who is out. */
export function hands(view: View): Hand[] {
  const all = view.rubies.map((rubies, seat) => hand(view, seat, rubies));
  const rank = ({ seat, grabbed, reaction }: Hand): number => {
    if (out(view, seat)) return Infinity;
    return grabbed && races(view) ? (reaction ?? 0) : Number.MAX_SAFE_INTEGER;
  };
  return all.sort((one, other) =>
    rank(one) === rank(other) ? one.seat - other.seat : rank(one) - rank(other),
  );
}

function hand(view: View, seat: Seat, rubies: number): Hand {
  const devil = view.grabs[seat] ?? null;
  return {
    seat,
    devil: devil === null ? null : devilName(devil),
    grabbed: view.grabbed.includes(seat),
    reaction: races(view) ? (view.reactions[seat] ?? null) : null,
    outcome: view.outcomes[seat] ?? null,
    change: view.changes[seat] ?? 0,
    rubies,
    early: view.early.includes(seat),
    level: view.level.includes(seat),
  };
}

/** The version of the throw that was seen happening last, or null: then nobody knows when its dice were seen. */
export function throwSeen({ latest }: Scene<"diavolo">): number | null {
  return latest?.event.do === "throw" ? latest.version : null;
}
