/** Diavolo in words: what is awaited, what happened, what lies on the table. */
import { DIAVOLO, NOBODY, type DiavoloView, type Seat } from "../../messages";
import type { Command, Options, Scene, Standing } from "../../scene";
import { t, type Text } from "../../words.svelte";
import Rubies from "./Rubies.svelte";
import { COLOURS, DEVILS, devilName, diceOf, grabbing, orderName, out, races, type Hand } from "./round";

type DiavoloScene = Scene<"diavolo">;

export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

/** What the dice show, colour by colour. */
export function diceInWords(view: DiavoloView): Text {
  const [black = "", white = "", red = ""] = COLOURS.map((_, colour) => diceOf(view, colour).join(" "));
  return { id: "dv-dice", values: { black, white, red } };
}

/** What is said of a hand that has grabbed, while nobody may see what. */
const unseen = (view: DiavoloView): string => (races(view) ? "dv-grabbed" : "dv-answered");

/** What came of a hand, in a word or two. */
export function verdict(
  view: DiavoloView,
  hand: Hand,
): { words: Text | null; tone: "good" | "bad" | "faint" } {
  const { outcome } = hand;
  if (outcome) {
    const tone = outcome === "right" || outcome === "grey" ? "good" : outcome === "out" ? "faint" : "bad";
    return { words: { id: `dv-outcome-${outcome}` }, tone };
  }
  if (out(view, hand.seat)) return { words: { id: "dv-outcome-out" }, tone: "faint" };
  if (hand.early) return { words: { id: "dv-outcome-early" }, tone: "bad" };
  if (hand.level) return { words: { id: "dv-level" }, tone: "faint" };
  if (hand.grabbed && !hand.devil) return { words: { id: unseen(view) }, tone: "faint" };
  return { words: !hand.grabbed && grabbing(view) ? { id: "dv-looking" } : null, tone: "faint" };
}

/** What the game is played for, and what ends it. */
export function goal({ race, limit }: Options): Text {
  if (race !== false) return { id: "game-diavolo-goal" };
  return { id: "game-diavolo-goal-in_peace", values: { goal: Number(limit) } };
}

/** What I may do now, or what is awaited. */
export function prompt(scene: DiavoloScene): Text | null {
  const { view, me } = scene;
  if (view.to_act === NOBODY) return null;
  if (me < 0) return onlooker(scene);
  if (view.phase === DIAVOLO.LOT) return { id: "dv-prompt-lot" };
  if (grabbing(view)) return whileGrabbing(scene);
  const outcome = view.outcomes[me];
  if (!outcome) return { id: "dv-prompt-ready" };
  return {
    id: `dv-mine-${outcome}`,
    values: { change: view.changes[me] ?? 0, left: view.rubies[me] ?? 0 },
  };
}

function onlooker({ view, players }: DiavoloScene): Text {
  if (grabbing(view))
    return { id: "dv-prompt-watch", values: { order: { id: `order-${orderName(view.order)}` } } };
  const who = players[view.thrower]?.name;
  return who === undefined ? { id: "dv-prompt-ready" } : { id: "dv-throws-next", values: { who } };
}

function whileGrabbing({ view, me }: DiavoloScene): Text {
  const grab = view.grabs[me] ?? null;
  if (out(view, me)) return { id: "dv-mine-out" };
  if (view.early.includes(me)) return { id: "dv-prompt-early" };
  if (grab !== null)
    return {
      id: races(view) ? "dv-prompt-grabbed" : "dv-prompt-answered",
      values: { devil: devilName(grab) },
    };
  const order = { id: `order-${orderName(view.order)}` };
  return { id: races(view) ? "dv-prompt-grab" : "dv-prompt-answer", values: { order } };
}

/** Whether somebody has lost the last ruby. */
export const isOut = ({ view }: DiavoloScene, seat: Seat): boolean =>
  races(view) && view.to_act !== NOBODY && view.rounds > 0 && !view.rubies[seat];

/** In a race the others end a round sooner than the clock. */
export function ends({ view }: DiavoloScene): Text | null {
  if (!races(view) || !grabbing(view)) return null;
  const limit = view.options.time_limit;
  return limit ? { id: "dv-ends", values: { limit } } : { id: "dv-ends-never" };
}

/** Rubies as gems beside a name, and what the seat has in hand. */
export function standing({ view }: DiavoloScene, seat: Seat): Standing {
  const rubies = view.rubies[seat] ?? 0;
  const reaction = races(view) ? (view.reactions[seat] ?? null) : null;
  const notes = [
    rubies ? "" : t("dv-outcome-out"),
    reaction === null ? "" : t("dv-time", { reaction }),
    reaction === null && view.grabbed.includes(seat) ? t(unseen(view)) : "",
  ];
  // A note is always there, so that nothing moves when somebody grabs.
  const [note = "\u00a0"] = notes.filter((text) => text !== "");
  return {
    figure: String(rubies),
    Picture: Rubies,
    label: t("count-rubies", { count: rubies }),
    notes: [note],
  };
}

/** The answer to the key h: what I have grabbed. */
export function hand({ view, me }: DiavoloScene): Text {
  const grab = view.grabs[me] ?? null;
  return grab === null ? { id: "dv-hand-empty" } : { id: "dv-hand", values: { devil: devilName(grab) } };
}

/** The answer to the key t: the order and the dice. */
export function table({ view, rolls }: DiavoloScene): Text {
  if (!view.dice.length) return { id: rolls === null ? "dv-prompt-ready" : "dv-tumbling" };
  return {
    id: "dv-table",
    values: { order: { id: `order-${orderName(view.order)}` }, dice: diceInWords(view) },
  };
}

/** The answer to the key s: everybody's rubies. */
export function score({ view, players }: DiavoloScene): Text {
  const parts = view.rubies.map((number, seat): Text => ({
    id: "named-number",
    values: { name: players[seat]?.name ?? "", number },
  }));
  return { id: "dv-score", values: { parts } };
}

/** What everybody has lies on the board. */
export const tellsAll = (): boolean => true;

/** What can be typed: each devil by its colour. The clock of the table counts then, for no hand was seen. */
export const commands = (scene: DiavoloScene): Command[] =>
  DEVILS.map((devil) => ({
    words: t("dv-command-grab", { devil: t(`devil-${devil}-short`) }),
    run: () => scene.act({ do: "grab", devil }),
  }));

/** What somebody has at the end. */
export const total = (count: number): Text => ({ id: "count-rubies", values: { count } });
