/** Diavolo: the dice, the four devils, the race, and what happens in words. */
import { devil, die, orderDie } from "./art.js";
import { button, h, p } from "./dom.js";
import { DIAVOLO as W, say } from "./words.js";

/**
 * @typedef {import("../../../../web/src/messages").DiavoloView} View
 * @typedef {import("./scene.js").Seen<View>} Seen
 */

const DEVILS = ["black", "white", "red", "grey"];
const [THROW, GRAB, POSITION] = [1, 2, 5];
const RUBIES = 5;
/** Milliseconds in which dice are seen to tumble. */
export const TUMBLE = 950;
/** Where dice tumble before the first throw. */
const SCATTERED = Array.from({ length: 10 }, (_, n) => [150 + 233 * (n % 4), 200 + 300 * Math.floor(n / 4)]);

/** When the dice were on the screen, or null: then we make no claim. @type {number | null} */
let shown = null;

/** The dice lie still: the stopwatch starts in the frame that shows them. */
export function thrown() {
  shown = null;
  requestAnimationFrame(() => (shown = performance.now()));
}

/** The whole table came at once, so nobody knows when these dice were seen. */
export function arrived() {
  shown = null;
}

/** @param {View} view */
export const goal = (view) => (view.options[0] ? W.goal : say(W.limit, { n: view.options[1] }));

/** @param {Seen} seen @param {number} seat */
export function standing({ view }, seat) {
  const [rubies, grab] = [view.rubies[seat] ?? 0, view.grabs[seat] ?? null];
  const [race] = view.options;
  const time = say(W.ms, { n: view.reactions[seat] ?? 0 });
  return {
    figure: "◆".repeat(rubies) + "◇".repeat(RUBIES - rubies),
    kind: "gems",
    label: rubies ? say(W.unit, { n: rubies }) : W.out,
    notes: [
      grab === null && (view.grabbed.includes(seat) ? W.answered : !rubies && W.out),
      grab !== null && h("span", { class: "grab" }, devil(DEVILS[grab]), race ? time : W.devils[grab]),
      grab !== null && outcome(view, seat, grab),
    ],
  };
}

/** @param {View} view @param {number} seat @param {number} grab */
function outcome(view, seat, grab) {
  if (view.early.includes(seat)) return h("strong", { class: "bad" }, W.early);
  if (view.level.includes(seat)) return W.level;
  if (view.answer === null || view.phase !== THROW) return null;
  if (view.held[seat] === null) return h("strong", { class: "bad" }, W.late);
  const right = grab === view.answer;
  return h("strong", { class: right ? "good" : "bad" }, right ? W.right : W.wrong);
}

/** @param {Seen} seen */
const tumbles = ({ view, rolls, left }) => rolls !== null && (left(rolls) <= TUMBLE || !view.dice.length);

/** @param {Seen} seen */
export function prompt(seen) {
  const { view, rolls, mine } = seen;
  if (rolls !== null) return tumbles(seen) ? (view.dice.length ? W.tumbling : W.ready) : W.next;
  if (mine) return view.options[0] ? W.grab : W.answer;
  const own = view.grabs[view.seat] ?? null;
  if (own !== null) return say(W.grabbed, { devil: W.devils[own] ?? "" });
  return view.seat >= 0 && !view.rubies[view.seat] ? W.noRuby : "";
}

/** @param {Seen} seen */
export function board(seen) {
  const { view, summary } = seen;
  const tumbling = tumbles(seen);
  const places = view.places.length ? view.places : SCATTERED;
  const value = (/** @type {number} */ n) => (tumbling ? 0 : (view.dice[n] ?? 0));
  const dice = Array.from({ length: 9 }, (_, n) => die(n, value(n), places[n] ?? []));
  const order = tumbling || !view.dice.length ? "?" : (W.signs[view.order] ?? "");
  const label = tumbling ? W.tumbling : written(view);
  const felt = { class: `felt${tumbling ? " tumbling" : ""}`, role: "img", "aria-label": label };
  return h(
    "section",
    { class: "board", "aria-label": W.board },
    p("now", tumbling || !view.dice.length ? W.tumbling : (W.orders[view.order] ?? "")),
    h("svg", { ...felt, viewBox: "-52 -52 1104 1104" }, dice, orderDie(order, places[9] ?? [])),
    p("faint answer", view.answer !== null ? rightWas(view) : view.options[0] ? "" : summary.join(" ")),
  );
}

/** @param {Seen} seen */
export function part(seen) {
  const { view, mine, takeBack } = seen;
  const own = view.grabs[view.seat] ?? null;
  const buttons = DEVILS.map((name, number) => {
    const taken = view.grabs.filter((grab, seat) => grab === number && !view.early.includes(seat)).length;
    const left = Math.max(0, (view.supply[number] ?? 0) - taken);
    const right = view.answer === number && view.phase === THROW;
    const grab = () => seize(seen, number); // a pointer need not be lifted first
    const kind = `grabs${own === number ? " own" : ""}${right ? " right" : ""}`;
    const press = { onpointerdown: grab, onclick: grab, "aria-keyshortcuts": number + 1 };
    return h(
      "button",
      { ...press, class: kind, "aria-disabled": mine ? null : "true" },
      devil(name),
      h("span", {}, `${number + 1} ${W.devils[number]}`),
      h("small", {}, view.options[0] && view.phase === GRAB ? say(W.left, { n: left }) : "\u00a0"),
    );
  });
  const back = !view.options[0] && own !== null && view.phase === GRAB;
  return [h("div", { class: "grabbing" }, buttons), back && p("row", button(W.takeBack, takeBack))];
}

/** @param {Seen} seen @param {number} number */
function seize({ mine, act }, number) {
  const reaction = shown === null ? {} : { reaction: Math.max(0, Math.round(performance.now() - shown)) };
  if (mine) act({ do: "grab", devil: DEVILS[number], ...reaction });
}

/** @param {Seen} seen @param {string} key */
export function press(seen, key) {
  if (["1", "2", "3", "4"].includes(key)) seize(seen, Number(key) - 1);
}

/** @template T @param {T[]} all @param {number} colour */
const of = (all, colour) => all.slice(3 * colour, 3 * colour + 3);

/** @param {View} view */
function written({ dice }) {
  const parts = [0, 1, 2].map((c) => say(W.dice, { colour: W.devils[c] ?? "", dice: of(dice, c).join(" ") }));
  return parts.join(", ");
}

/** What each colour comes to for the order. @param {View} view @param {number} colour */
function figure({ order, dice, places }, colour) {
  const own = of(dice, colour);
  const [x, y] = places[9] ?? [0, 0];
  if (order === 2) return Math.max(...own) - Math.min(...own);
  if (order === 3) return own.filter((value) => value % 2).length;
  if (order === 4) return Math.max(...own);
  const way = of(places, colour).map(([a, b]) => Math.hypot(a - x, b - y));
  if (order === POSITION) return Math.floor(Math.min(...way));
  return own.reduce((sum, value) => sum + value, 0);
}

/** @param {View} view */
function rightWas(view) {
  const figures = [0, 1, 2].map((c) => say(W.figure, { colour: W.devils[c] ?? "", n: figure(view, c) }));
  return say(W.rightWas, { devil: W.devils[view.answer ?? 3] ?? "", figures: figures.join(", ") });
}

/** @param {View} before @param {Record<string, any>} event @param {View} after @param {string[]} names */
export function tell(before, event, after, names) {
  const name = names[event.do === "start" || event.do === "throw" ? event.player : event.by] ?? "";
  const devilName = W.devils[DEVILS.indexOf(event.devil)] ?? "";
  /** @type {Record<string, () => string>} */
  const words = {
    start: () => say(W.begins, { name }),
    throw: () => say(W.throws, { name, order: W.orders[after.order] ?? "", dice: written(after) }),
    grab: () => say(before.options[0] ? W.grabs : W.answers, { name, devil: devilName, n: event.reaction }),
    lot: () => say(W.lot, { names: event.order.map((/** @type {number} */ seat) => names[seat]) }),
  };
  const told = words[event.do]?.();
  const ends = after.rounds > before.rounds ? [rightWas(after), changes(before, after, names)] : [];
  return told ? [told, ...ends] : ends;
}

/** @param {View} before @param {View} after @param {string[]} names */
function changes(before, after, names) {
  const changed = after.rubies.flatMap((rubies, seat) => {
    const change = rubies - (before.rubies[seat] ?? 0);
    const values = { name: names[seat] ?? "", change: change > 0 ? `+${change}` : `${change}` };
    return change ? [say(rubies ? W.change : W.lost, values)] : [];
  });
  return changed.length ? say(W.changes, { changes: changed.join(", ") }) : W.noChange;
}
