/** How a round ended: what everybody took, and how near they are to the goal. */
import type { Seat } from "../../messages";
import { devilsOn, type Devils } from "./trick";

type View = Pick<Devils["view"], "piles" | "sheet" | "totals" | "goal">;

export interface Line {
  seat: Seat;
  /** The cards with devils that they took, the worst first; null where nobody is shown them. */
  cards: number[] | null;
  took: number;
  before: number;
  after: number;
  /** The part of the way to the goal, from 0 to 1. */
  share: number;
}

/** A line for everybody, who has fewest first. */
export function ledgerOf({ piles, sheet, totals, goal }: View): Line[] {
  const lines = totals.map((after, seat): Line => {
    const took = sheet.at(-1)?.[seat] ?? 0;
    const cards = piles?.[seat]?.filter(devilsOn) ?? null;
    cards?.sort((one, other) => devilsOn(other) - devilsOn(one) || one - other);
    return { seat, cards, took, before: after - took, after, share: Math.min(1, after / goal) };
  });
  return lines.sort((one, other) => one.after - other.after || one.seat - other.seat);
}

/** Who has most devils, and so is nearest to the end of the game. */
export function nearest({ totals }: Pick<View, "totals">): Seat[] {
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}
