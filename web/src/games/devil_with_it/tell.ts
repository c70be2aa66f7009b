/** What happened last in The Devil With It, in words and as a sound. */
import type { Seat } from "../../messages";
import type { Latest, Sound } from "../../scene";
import type { Text, Values } from "../../words.svelte";
import { lines } from "./payout";
import { fistsOpened, viewBefore, wasBurnt, wasPaid, type DevilScene } from "./shapes";

const PACT = 50;

/** Somebody in a sentence: their name, and whether they are the one who reads. */
function somebody({ players, me }: DevilScene, seat: Seat): { who: string; you: string } {
  return { who: players[seat]?.name ?? "", you: seat === me ? "yes" : "no" };
}

/** Names that a language puts together in its own way. */
export const named = ({ players }: DevilScene, seats: Seat[]): Text[] =>
  seats.map((seat) => ({ id: "dwi-name", values: { name: players[seat]?.name ?? "" } }));

/** Numbers with names: stakes, totals. */
function numbered({ players }: DevilScene, numbers: (number | null)[]): Text[] {
  return numbers.flatMap((number, seat) =>
    number === null ? [] : [{ id: "named-number", values: { name: players[seat]?.name ?? "", number } }],
  );
}

/** What happened last, in sentences. */
export function tell(scene: DevilScene): Text[] {
  const { latest } = scene;
  if (!latest) return [];
  return [...happened(scene, latest), ...(wasPaid(latest, scene.view) ? paid(scene) : [])];
}

function happened(scene: DevilScene, latest: Latest): Text[] {
  const { event } = latest;
  const by = typeof event.by === "number" ? somebody(scene, event.by) : { who: "", you: "no" };
  if (event.do === "start") return [said("start", somebody(scene, Number(event.player)))];
  if (event.do === "lay") return [said("lay")];
  if (event.do === "bet") return [said("bet", by), ...opened(scene)];
  if (event.do === "coal") return turnedUp(scene, latest);
  if (event.do === "stop") return [said("stop", { ...by, total: viewBefore(latest).turned_worth })];
  if (event.do === "timeout") return [{ id: "event-timeout", values: somebody(scene, Number(event.seat)) }];
  if (event.do === "take_back") return [{ id: "event-take_back", values: by }];
  return []; // that somebody reaches for a piece is told with what it is
}

function said(what: string, values: Values = {}): Text {
  return { id: `event-devil_with_it-${what}`, values };
}

function opened(scene: DevilScene): Text[] {
  if (!fistsOpened(scene.latest, scene.view)) return [];
  return [said("fists", { stakes: numbered(scene, scene.view.stakes) })];
}

function turnedUp(scene: DevilScene, latest: Latest): Text[] {
  const { turn, turned_worth: worth, pacts } = viewBefore(latest);
  const who = somebody(scene, turn);
  if (!wasBurnt(latest)) {
    const value = Number(latest.event.value);
    return [said("coal", { ...who, value, total: worth + value })];
  }
  const paid = pacts.filter((seat) => seat !== turn);
  return [
    said("burnt", who),
    ...(worth ? [said("smoke", { lost: worth })] : []),
    ...(paid.length ? [said("pact_pays", { amount: PACT, names: named(scene, paid) })] : []),
  ];
}

function paid(scene: DevilScene): Text[] {
  const { view } = scene;
  const { payout, pacts, winners } = view;
  if (!payout) return [];
  const shares = lines(view).map(({ seat, items }) => {
    const parts = items.length ? items.map((item) => item.text) : [{ id: "payout-nothing" }];
    return said("payout", { ...somebody(scene, seat), parts });
  });
  const best = said("best", { round: payout.round, amount: payout.highest_amount });
  if (!winners.length)
    return [best, ...shares, ...(pacts.length ? [said("pacts", { names: named(scene, pacts) })] : [])];
  const end = said("end", { winners: named(scene, winners), count: winners.length });
  return [best, ...shares, said("chips", { totals: numbered(scene, view.chips) }), end];
}

/** What it sounds like. */
export function sound({ latest, view, mine, me }: DevilScene): Sound | null {
  if (!latest) return null;
  if (wasBurnt(latest)) return "laugh";
  if (fistsOpened(latest, view)) return "wood";
  const { do: what } = latest.event;
  if (what === "coal") return "crackle";
  if (wasPaid(latest, view)) return "chip";
  if (mine && view.to_act === me && viewBefore(latest).to_act !== me) return "turn";
  return SOUNDS[what] ?? null;
}

const SOUNDS: Record<string, Sound> = { bet: "chip", take_back: "chip", stop: "tap", lay: "wood" };
