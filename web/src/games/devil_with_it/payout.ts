/** The payout of a round as lines to read: who got what, for which reason. */
import type { DevilWithItGain, DevilWithItShare, Seat } from "../../messages";
import type { Text } from "../../words.svelte";
import type { View } from "./shapes";

/** A reason in words, with its sign: whether chips came or went. */
export interface Item {
  text: Text;
  good: boolean;
}

/** What a round brought a seat. */
export interface Line {
  seat: Seat;
  share: DevilWithItShare;
  items: Item[];
  /** All of it together, as far as it is seen. */
  change: number;
  /** The chips before and after, where they may be seen. */
  total: { before: number; after: number } | null;
}

/** A line for each seat, in the order of the seats. */
export function lines(view: View): Line[] {
  return (view.payout?.shares ?? []).map((share, seat) => line(view, share, seat));
}

function line(view: View, share: DevilWithItShare, seat: Seat): Line {
  const account = view.accounts[seat] ?? null;
  const paid = account?.pact_paid ?? 0;
  const items = share.gains.map((gain) => ({ text: reason(gain, share), good: gain.chips >= 0 }));
  if (paid) items.unshift({ text: { id: "dwi-pact-paid", values: { chips: paid } }, good: false });
  const gained = share.gains.reduce((sum, gain) => sum + gain.chips, 0);
  return { seat, share, items, change: gained - paid, total: account };
}

/** Why chips came or went, in words that show the sign themselves. */
export function reason({ reason: why, chips }: DevilWithItGain, { stake }: DevilWithItShare): Text {
  return { id: `payout-${why}`, values: { stake: stake ?? 0, chips: Math.abs(chips) } };
}
