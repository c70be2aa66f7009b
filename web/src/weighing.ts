/** Chances beside each other: what differs by less than the bot itself knows is equal, and figures agree with that. */

/** Points as between two of which the bot is not sure, as in reviews (bots/accuracy.py). */
const UNSURE = 1;

/** Whether a chance that was given away is more than the bot may be wrong. */
export const isReal = (lost: number, players: number): boolean => 50 * players * lost >= UNSURE;

/** A chance as it is shown beside the best one. */
export interface Weighed {
  /** As it is shown, in whole percent. */
  chance: number;
  /** Whether it is as good as the best. */
  equal: boolean;
}

/** A chance beside the best, both in whole percent: the same figure if they are equal, another if they are not. */
export function beside(chance: number, best: number, players: number): Weighed {
  const top = Math.round(best * 100);
  const lost = best - chance;
  if (!isReal(lost, players)) return { chance: top / 100, equal: true };
  return { chance: Math.max(0, top - Math.max(1, Math.round(lost * 100))) / 100, equal: false };
}
