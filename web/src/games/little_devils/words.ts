/** Little Devils in words: what I may do, and what can be asked for. */
import { LITTLE_DEVILS, type LittleDevilsReason, type Seat } from "../../messages";
import type { Command, Options, Standing } from "../../scene";
import { t, type Text } from "../../words.svelte";
import { devilsOn, leadOf, trickOf, type Devils, type Lying } from "./trick";

const { UP, DOWN } = LITTLE_DEVILS;

export const nameOf = (scene: Devils, seat: Seat): string => scene.players[seat]?.name ?? "";

/** Somebody, as texts speak of them. */
export function named(scene: Devils, seat: Seat): { who: string; you: string } {
  return { who: nameOf(scene, seat), you: seat === scene.me && scene.place !== "watch" ? "yes" : "no" };
}

/** The trick's way in a few large words. */
export function direction(trick: Lying | null): Text {
  if (!trick) return { id: "trick-new" };
  const values = { lead: leadOf(trick.cards) };
  if (trick.side === UP) return { id: "ld-above", values };
  return trick.side === DOWN ? { id: "ld-below", values } : { id: "ld-either", values };
}

/** Why a trick goes to its taker. */
export const reason = (why: LittleDevilsReason): Text => ({ id: `takes_for-${why}` });

/** Who takes a trick as it lies, or has taken it; null while nobody does. */
export function taking(scene: Devils, { taker, taken, why }: Lying): Text | null {
  if (taker < 0) return null;
  const who = named(scene, taker);
  return taken || !why
    ? { id: "ld-taken", values: who }
    : { id: "ld-taking", values: { ...who, reason: reason(why) } };
}

/** What the game is played for, and what ends it. */
export const goal = (options: Options): Text => ({
  id: "game-little_devils-goal",
  values: { goal: Number(options.goal) },
});

/** What I may do now. */
export function prompt(scene: Devils): Text | null {
  if (!scene.mine) return null;
  const { trick, side, legal, hands } = scene.view;
  const lead = leadOf(trick);
  if (!lead)
    return {
      id: legal.length < (hands[scene.me]?.length ?? 0) ? "ld-prompt-lead-no_five" : "ld-prompt-lead",
    };
  const values = { lead };
  const high = legal.some((card) => card > lead);
  if (side === UP) return { id: high ? "ld-prompt-above" : "ld-prompt-nothing_above", values };
  if (side === DOWN) return { id: high ? "ld-prompt-nothing_below" : "ld-prompt-below", values };
  return { id: "ld-prompt-either", values };
}

/** What stands beside a name: all devils so far, and those of this round as far as they are shown. */
export function standing(scene: Devils, seat: Seat): Standing {
  const { totals, taken, sizes, to_act } = scene.view;
  const total = totals[seat] ?? 0;
  const notes = taken && to_act >= 0 ? [t("ld-this-round", { count: taken[seat] ?? 0 })] : [];
  if (scene.place === "watch" && to_act >= 0) notes.push(t("count-cards", { count: sizes[seat] ?? 0 }));
  return { figure: String(total), label: t("count-devils", { count: total }), notes };
}

/** Everybody's total. */
export function totals(scene: Devils): Text[] {
  return scene.view.totals.map((number, seat) => ({
    id: "named-number",
    values: { name: nameOf(scene, seat), number },
  }));
}

/** A card with its devils, as it is read aloud. */
export const spoken = (card: number): Text => ({ id: "ld-card", values: { card, devils: devilsOn(card) } });

/** What I hold. */
export function hand(scene: Devils): Text {
  const cards = scene.view.hands[scene.me] ?? [];
  return cards.length ? { id: "ld-hand-is", values: { cards: cards.map(spoken) } } : { id: "ld-hand-none" };
}

/** What lies on the table. */
export function table(scene: Devils): Text {
  const trick = scene.view.trick.length ? trickOf(scene.view) : null;
  if (!trick) return { id: "ld-table-empty", values: { ...named(scene, scene.view.leader) } };
  const cards = trick.cards.map(([seat, card]): Text => ({
    id: "named-number",
    values: { name: nameOf(scene, seat), number: spoken(card) },
  }));
  const way: Text = direction(trick);
  const taker = taking(scene, trick);
  if (!taker) return { id: "ld-table-lead", values: { way, cards } };
  return { id: "ld-table-is", values: { way, cards, taker } };
}

/** How it stands. */
export function score(scene: Devils): Text {
  return { id: "ld-score-is", values: { totals: totals(scene), goal: scene.view.goal } };
}

/** What can be typed: every card of my hand, for one that may not be played is refused with its reason. */
export const commands = (scene: Devils): Command[] =>
  (scene.view.hands[scene.me] ?? []).map((card) => ({
    words: t("choice-play", { card }),
    run: () => scene.act({ do: "play", card }),
  }));

/** What somebody has at the end. */
export const total = (count: number): Text => ({ id: "count-devils", values: { count } });
