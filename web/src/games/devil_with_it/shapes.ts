/** The Devil With It in short words for its components: the scene, the phases, and who stands how with the bets. */
import { DEVIL_WITH_IT, NOBODY, type DevilWithItView, type Seat } from "../../messages";
import type { Latest, Scene } from "../../scene";

export type DevilScene = Scene<"devil_with_it">;
export type View = DevilWithItView;

export const { BET, TURN, COAL, DEVIL, OVEN, VALUES } = DEVIL_WITH_IT;

/** How somebody's hand is seen: thinking, closed around a bet, open, or without chips. */
export type Hand = "thinking" | "closed" | "open" | "none";

/** How the hand of a seat is seen now. */
export function hand(view: View, seat: Seat): Hand {
  if (view.phase !== BET) return view.stakes[seat] === null ? "none" : "open";
  if (view.awaited.includes(seat)) return "thinking";
  return view.chips[seat] === 0 ? "none" : "closed";
}

/** Whether bets are made now; not when the game has ended. */
export const betting = (view: View): boolean => view.phase === BET && view.to_act !== NOBODY;

/** Whether somebody is at the oven now. */
export const burning = (view: View): boolean => view.turn >= 0 && view.to_act !== NOBODY;

/** The highest coal amount that lies in front of anybody so far. */
export const bestAmount = (view: View): number => Math.max(0, ...view.amounts);

/** The view before what happened last. */
export const viewBefore = (latest: Latest): View => latest.before as unknown as View;

/** Whether the fists opened just now. */
export function fistsOpened(latest: Latest | null, view: View): boolean {
  return latest?.event.do === "bet" && viewBefore(latest).phase === BET && view.phase === TURN;
}

/** Whether somebody was burnt just now. */
export const wasBurnt = (latest: Latest | null): boolean =>
  latest?.event.do === "coal" && latest.event.value === "devil";

/** Whether a round was paid just now. */
export const wasPaid = (latest: Latest | null, view: View): boolean =>
  latest !== null && viewBefore(latest).rounds < view.rounds;
