/** Amounts as chips, and bets as they are built up from them. */

/** The chips there are, the largest first. */
const CHIPS = [1000, 500, 200, 100, 50, 20, 10] as const;
export type ChipValue = (typeof CHIPS)[number];

/** What one tap adds to a bet. */
const ADDED: ChipValue[] = [10, 50, 100, 500];
/** The smallest chip: every bet is a multiple of it. */
export const STEP = 10;
const PAGE = 50;

export interface Stack {
  value: ChipValue;
  count: number;
}

/** The fewest chips that make an amount, one stack for each value. */
export function stacks(amount: number): Stack[] {
  let left = amount;
  return CHIPS.flatMap((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return count ? [{ value, count }] : [];
  });
}

/** The chips to add that make sense for who may bet up to `highest`. */
export const offered = (highest: number): ChipValue[] => ADDED.filter((value) => value <= highest);

/** An amount within what may be bet. */
export const within = (amount: number, lowest: number, highest: number): number =>
  Math.min(Math.max(amount, lowest), highest);

/** What a key makes of an amount, or null for a key that means nothing here. */
export function byKey(key: string, amount: number, lowest: number, highest: number): number | null {
  const changes: Record<string, number> = {
    ArrowUp: amount + STEP,
    ArrowRight: amount + STEP,
    ArrowDown: amount - STEP,
    ArrowLeft: amount - STEP,
    PageUp: amount + PAGE,
    PageDown: amount - PAGE,
    Home: lowest,
    End: highest,
  };
  const changed = changes[key];
  return changed === undefined ? null : within(changed, lowest, highest);
}
