/** What happened last in Little Devils, in words and as a sound. */
import type { Seat } from "../../messages";
import type { Sound } from "../../scene";
import type { Text, Values } from "../../words.svelte";
import { completed, devilsOn, turned, type Devils, type Lying } from "./trick";
import { named, nameOf, totals } from "./words";

/** What happened last. */
export function tell(scene: Devils): Text[] {
  const { latest, view } = scene;
  if (!latest) return [];
  const { event } = latest;
  if (event.do === "timeout") return [{ id: "event-timeout", values: named(scene, event.seat as Seat) }];
  if (event.do === "deal") {
    const round = view.rounds + 1;
    return [
      { id: "event-little_devils-deal", values: { ...named(scene, view.dealer), round } },
      { id: "event-little_devils-lead", values: named(scene, view.leader) },
    ];
  }
  return event.do === "play" ? tellCard(scene, event.by as Seat, event.card as number) : [];
}

function tellCard(scene: Devils, seat: Seat, card: number): Text[] {
  const texts: Text[] = [
    { id: "event-little_devils-play", values: { ...named(scene, seat), card, devils: devilsOn(card) } },
  ];
  if (turned(scene)) texts.push({ id: "ld-turned", values: named(scene, seat) });
  const trick = completed(scene);
  if (trick) texts.push(tellTrick(scene, trick), ...tellRound(scene));
  return texts;
}

function tellTrick(scene: Devils, trick: Lying): Text {
  const card = trick.cards.find(([seat]) => seat === trick.taker)?.[1] ?? 0;
  const values: Values = { ...named(scene, trick.taker), card };
  if (trick.devils === null) return { id: "event-little_devils-trick_hidden", values };
  return { id: "event-little_devils-trick", values: { ...values, devils: trick.devils } };
}

function tellRound(scene: Devils): Text[] {
  const { rounds, winners, to_act } = scene.view;
  if (to_act >= 0) return [];
  const round: Text = { id: "event-little_devils-round", values: { round: rounds, totals: totals(scene) } };
  if (!winners.length) return [round];
  const names = winners.map((seat): Text => ({ id: "ld-name", values: { name: nameOf(scene, seat) } }));
  return [round, { id: "event-little_devils-end", values: { winners: names, count: winners.length } }];
}

/** What it sounds like. */
export function sound(scene: Devils): Sound | null {
  const { event } = scene.latest ?? {};
  if (event?.do === "deal") return "paper";
  if (event?.do !== "play") return null;
  if (turned(scene)) return "crackle";
  if (devilsOn(event.card as number) === 5) return "laugh";
  return completed(scene) ? "wood" : "paper";
}
