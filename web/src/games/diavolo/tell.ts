/** What happens in Diavolo, told and heard. */
import { NOBODY, type DiavoloView, type Seat } from "../../messages";
import type { GameEvent, Scene, Sound } from "../../scene";
import type { Text } from "../../words.svelte";
import { COLOURS, devilName, grabbing, hands, orderName, races } from "./round";
import { diceInWords, signed } from "./words";

type DiavoloScene = Scene<"diavolo">;

/** What happened last, and what it came to if it ended a round. */
export function tell(scene: DiavoloScene): Text[] {
  const { latest, view } = scene;
  if (!latest) return [];
  const before = latest.before as unknown as DiavoloView;
  const uncovered = grabbing(before) && !grabbing(view) ? opened(scene, before) : [];
  return [...happened(scene), ...uncovered, ...(view.rounds > before.rounds ? ended(scene) : [])];
}

function happened(scene: DiavoloScene): Text[] {
  const { view } = scene;
  const event = scene.latest?.event;
  const by = who(scene, Number(event?.player ?? event?.by));
  if (event?.do === "start") return [{ id: "event-diavolo-start", values: by }];
  if (event?.do === "throw") {
    const order = orderName(view.order);
    return [{ id: "event-diavolo-throw", values: { ...by, order } }, diceInWords(view)];
  }
  if (event?.do === "grab") return [grab(scene, event, by)];
  if (event?.do === "take_back") return [{ id: "event-take_back", values: by }];
  if (event?.do === "close") return [{ id: "event-diavolo-close" }];
  if (event?.do === "call_off") return [{ id: "event-diavolo-call_off" }];
  if (event?.do === "lot")
    return [{ id: "event-diavolo-lot", values: { names: named(scene, event.order as Seat[]) } }];
  return [];
}

function grab({ view }: DiavoloScene, event: GameEvent, by: Record<string, string>): Text {
  const { devil, reaction } = event;
  if (!races(view)) return { id: "event-diavolo-answer", values: by };
  if (typeof devil !== "string") return { id: "event-diavolo-grabbed", values: by };
  const early = view.early.includes(Number(event.by));
  const id = early ? "event-diavolo-false_start" : "event-diavolo-grab";
  return { id, values: { ...by, devil, reaction: Number(reaction) } };
}

/** What was grabbed unseen in a race, the fastest first. */
function opened(scene: DiavoloScene, before: DiavoloView): Text[] {
  const { latest, view } = scene;
  if (!races(view)) return [];
  const told = (seat: Seat): boolean =>
    (before.grabs[seat] ?? null) !== null || (latest?.event.by === seat && "devil" in latest.event);
  return hands(view).flatMap(({ seat, devil, reaction, early }) => {
    if (told(seat) || devil === null || reaction === null) return [];
    const id = early ? "event-diavolo-false_start" : "event-diavolo-grab";
    return [{ id, values: { ...who(scene, seat), devil, reaction } }];
  });
}

/** The round is over: what was right and why, who came too late, what it cost. */
function ended(scene: DiavoloScene): Text[] {
  const { view } = scene;
  const figures = COLOURS.map((devil, index): Text => {
    return { id: "figure", values: { devil, number: view.figures?.colours[index]?.value ?? 0 } };
  });
  const late = view.outcomes.flatMap((outcome, seat) => (outcome === "late" ? [seat] : []));
  const told: Text[] = [
    { id: "event-diavolo-right", values: { devil: devilName(view.answer ?? -1), figures } },
  ];
  if (late.length) told.push({ id: "event-diavolo-late", values: { names: named(scene, late) } });
  told.push(rubies(scene));
  if (view.to_act === NOBODY) told.push(end(scene));
  return told;
}

function rubies({ view, players }: DiavoloScene): Text {
  const changes = view.changes.flatMap((change, seat): Text[] => {
    const values = {
      name: players[seat]?.name ?? "",
      change: signed(change),
      out: view.rubies[seat] ? "no" : "yes",
    };
    return change ? [{ id: "ruby-change", values }] : [];
  });
  return changes.length
    ? { id: "event-diavolo-rubies", values: { changes } }
    : { id: "event-diavolo-rubies_stay" };
}

/** Who has won, or that nobody has. */
export function end(scene: DiavoloScene): Text {
  const { winners } = scene.view;
  if (!winners.length) return { id: "event-diavolo-nobody" };
  return { id: "event-diavolo-end", values: { winners: named(scene, winners), count: winners.length } };
}

const who = ({ players, me }: DiavoloScene, seat: Seat): Record<string, string> => ({
  who: players[seat]?.name ?? "",
  you: seat === me ? "yes" : "no",
});

const named = ({ players }: DiavoloScene, seats: Seat[]): Text[] =>
  seats.map((seat) => ({ id: "dv-name", values: { name: players[seat]?.name ?? "" } }));

/** A knock when the dice lie still, a tap for each hand, and a laugh where somebody loses a ruby. */
export function sound({ latest, view, me }: DiavoloScene): Sound | null {
  const before = latest?.before as DiavoloView | undefined;
  if (!latest || !before) return null;
  if (view.rounds > before.rounds) {
    const mine = view.changes[me] ?? 0;
    return mine > 0 ? "chip" : mine < 0 ? "laugh" : "paper";
  }
  const sounds: Record<string, Sound> = { throw: "wood", grab: "tap", take_back: "tap" };
  return sounds[latest.event.do] ?? null;
}
