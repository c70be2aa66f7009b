/** Chances to win as lines on a chart, and where a game turned. */
import type { DecisionReviewed } from "../../messages";
import type { Moment } from "../../replay.svelte";

export interface Point {
  moment: number;
  /** From 0 to 1. */
  chance: number;
}

/** A decision in the replay. */
export interface Decided extends DecisionReviewed {
  moment: number;
}

/** Every decision with the moment of the replay that tells of it; what the replay does not have is left out. */
export function located(decisions: DecisionReviewed[], moments: Moment[]): Decided[] {
  const places = new Map(moments.map(({ step }, moment) => [step?.version, moment]));
  return decisions.flatMap((decision) => {
    const moment = places.get(decision.version);
    return moment === undefined ? [] : [{ ...decision, moment }];
  });
}

/** Decisions that gave something away. */
export const turningPoints = (decisions: Decided[]): Decided[] => decisions.filter(({ mark }) => mark);

/** What was decided at a moment; of several, what gave away most. */
export function decidedAt(decisions: Decided[], moment: number): Decided | null {
  const here = decisions.filter((decision) => decision.moment === moment);
  return here.reduce<Decided | null>((one, other) => (one && one.lost >= other.lost ? one : other), null);
}

/** A seat's chance from the first moment to the last; what a decision gave away is a fall at its moment. */
export function line(
  decisions: Decided[],
  seat: number,
  { players, last, winners }: { players: number; last: number; winners: number[] | null },
): Point[] {
  const own = decisions.filter((decision) => decision.seat === seat);
  const falls = own.flatMap(({ moment, played, lost }) => [
    { moment, chance: played.chance + lost },
    { moment, chance: played.chance },
  ]);
  const end = winners && { moment: last, chance: winners.includes(seat) ? 1 / winners.length : 0 };
  return [{ moment: 0, chance: 1 / players }, ...falls, ...(end ? [end] : [])];
}

/** Heights moved apart, so that what stands at them does not overlap; all stay between 0 and `most`. */
export function apart(heights: number[], least: number, most: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const placed: number[] = [];
  for (const [nth, { height }] of order.entries())
    placed.push(Math.max(height, nth ? (placed[nth - 1] ?? 0) + least : 0));
  for (let nth = placed.length - 1; nth >= 0; nth--)
    placed[nth] = Math.min(placed[nth] ?? 0, most - (placed.length - 1 - nth) * least);
  const found = Array<number>(heights.length).fill(0);
  for (const [nth, { index }] of order.entries()) found[index] = placed[nth] ?? 0;
  return found;
}
