/** The trick as it is shown: on the table, just taken, or not begun; worked out from a view alone. */
import {
  LITTLE_DEVILS,
  NOBODY,
  type LittleDevilsReason,
  type LittleDevilsTrick,
  type Seat,
} from "../../messages";
import type { Scene } from "../../scene";

export type Devils = Scene<"little_devils">;
type View = Devils["view"];
const { UP, DOWN, HAND_SIZE } = LITTLE_DEVILS;

/** A trick with everything that is said about it. */
export interface Lying {
  cards: LittleDevilsTrick;
  side: number;
  /** Who takes it as it lies, or has taken it. */
  taker: Seat;
  why: LittleDevilsReason | null;
  /** The devils in it; null where nobody is told. */
  devils: number | null;
  /** Whether it is complete and taken. */
  taken: boolean;
}

/** What the middle of the table shows: a trick, the end of a round, or the place for the first card. */
export type Middle = { what: "trick"; trick: Lying } | { what: "round" } | { what: "fresh" };

/** How many devils are on a card. */
export const devilsOn = (card: number): number => LITTLE_DEVILS.DEVILS[card] ?? 0;

/** The card that opened a trick, 0 before. */
export const leadOf = (cards: LittleDevilsTrick): number => cards[0]?.[1] ?? LITTLE_DEVILS.NO_CARD;

/** Where a card lies beside the lead. */
export function heightOf(card: number, lead: number): "above" | "level" | "below" {
  return card > lead ? "above" : card < lead ? "below" : "level";
}

/** Whether a card lies on the other side than was asked for. */
export function astray(card: number, trick: Lying): boolean {
  const height = heightOf(card, leadOf(trick.cards));
  return (trick.side === UP && height === "below") || (trick.side === DOWN && height === "above");
}

/** The trick on the table, or the last one as long as nobody has led the next; null if there is none to see. */
export function trickOf(view: View): Lying | null {
  if (view.trick.length) {
    const { trick: cards, side, taking: taker, taking_for: why, devils } = view;
    return { cards, side, taker, why, devils, taken: false };
  }
  if (!view.last_trick.length) return null;
  const { last_trick: cards, last_side: side, last_taker: taker, last_for: why, last_devils: devils } = view;
  return { cards, side, taker, why, devils, taken: true };
}

/** What the middle shows when nothing moves. */
export function middleOf(view: View): Middle {
  const between = view.sizes.every((size) => size === HAND_SIZE) || view.to_act < 0;
  const trick = view.trick.length || !between ? trickOf(view) : null;
  if (trick) return { what: "trick", trick };
  return { what: between && view.rounds > 0 ? "round" : "fresh" };
}

/** The trick that the last event completed, even where tricks are put away at once; null if it completed none. */
export function completed(scene: Devils): Lying | null {
  const { view, latest } = scene;
  if (latest?.event.do !== "play" || view.trick.length) return null;
  if (view.last_trick.length) return trickOf(view);
  const before = latest.before as unknown as View;
  const cards: LittleDevilsTrick = [...before.trick, [latest.event.by as Seat, latest.event.card as number]];
  return { cards, side: before.side, taker: view.leader, why: null, devils: null, taken: true };
}

/** The trick before this one, where it may be looked at again. */
export function lastTrick(view: View): Lying | null {
  return view.last_trick.length ? trickOf({ ...view, trick: [] }) : null;
}

/** Whether the trick has just turned: everybody followed so far, and now somebody could not. */
export function turned(scene: Devils): boolean {
  const { view, latest } = scene;
  if (latest?.event.do !== "play") return false;
  const before = (latest.before as unknown as View).taking_for;
  const now = view.trick.length ? view.taking_for : view.last_for;
  return before !== null && !before.endsWith("astray") && Boolean(now?.endsWith("astray"));
}

/** The seats as they stand in a row: clockwise, I am the last. */
export function inOrder(players: number, me: Seat): Seat[] {
  const first = me === NOBODY ? 0 : me + 1;
  return Array.from({ length: players }, (_, step) => (first + step) % players);
}
