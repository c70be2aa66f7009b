/** How a table looks: the bar, who is here, the game, what I can do, and what is wrong. */
import { ICON, token } from "./art.js";
import * as devil_with_it from "./devil_with_it.js";
import * as diavolo from "./diavolo.js";
import { button, byId, h, p, paint, unseen } from "./dom.js";
import * as little_devils from "./little_devils.js";
import { ending, lounge } from "./lounge.js";
import { me } from "./people.js";
import { talk } from "./talk.js";
import { DEVIL_WITH_IT, DIAVOLO, HOME, LITTLE_DEVILS, TABLE as W, WHO, WRONG, say } from "./words.js";

/**
 * @typedef {import("./table.js").State} State
 * @typedef {import("./table.js").Deeds} Deeds
 */

/**
 * What a game is drawn from; `mine` is whether I am awaited.
 *
 * @template V
 * @typedef {{ view: V, names: string[], colours: string[], mine: boolean, rolls: number | null,
 *   summary: string[], left: (time: number) => number, act: (event: object) => void,
 *   takeBack: () => void, note: (text: string) => void }} Seen
 */

/** @type {Record<string, any>} */
export const GAMES = { devil_with_it, little_devils, diavolo };
/** @type {Record<string, string>} */
const UNITS = { devil_with_it: DEVIL_WITH_IT.unit, little_devils: LITTLE_DEVILS.unit, diavolo: DIAVOLO.unit };

/** What everybody is called; several bots of a kind are counted. @param {State} state @returns {string[]} */
export function names({ table: { seats } }) {
  return seats.map((/** @type {any} */ { name = "", who }, /** @type {number} */ seat) => {
    const same = [...seats.keys()].filter((other) => !seats[other].who && seats[other].name === name);
    const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return who ? name : same.length > 1 ? say(W.bot, { bot: title, number: same.indexOf(seat) + 1 }) : title;
  });
}

/** People have their own colours; bots take what is left. @param {State} state @returns {string[]} */
function colours({ table: { seats } }) {
  const taken = seats.map((/** @type {any} */ seat) => seat.colour);
  const free = Object.keys(WHO.colours).filter((colour) => !taken.includes(colour));
  return seats.map((/** @type {any} */ seat) => (seat.name ? seat.colour || free.shift() || "ash" : "none"));
}

/** @param {any} view @returns {number[]} */
const awaited = (view) => view.awaited ?? (view.to_act >= 0 ? [view.to_act] : []);

/** @param {State} state @param {Deeds} deeds @returns {Seen<any>} */
export function seen(state, { left, act, note, send }) {
  const { view } = state.table;
  const mine = view.seat >= 0 && !state.result && !state.pending && awaited(view).includes(view.seat);
  const takeBack = () => send("take_back");
  const { rolls, summary } = state;
  const who = { names: names(state), colours: colours(state) };
  return { view, ...who, mine, rolls, summary, left, act, takeBack, note };
}

/** @param {State} state @param {Deeds} deeds */
export function scene(state, deeds) {
  const { table, catalogue, present, log } = state;
  const found = catalogue.games.find(({ name }) => name === table?.game);
  const title = found?.title ?? HOME.title;
  const game = GAMES[table?.game];
  const bar = h(
    "header",
    { class: "bar" },
    h("a", { href: "/", class: "home" }, h("img", { src: ICON, alt: HOME.title, width: 28, height: 28 })),
    h("h1", {}, title),
    h("span", { class: "code" }, state.code),
    table && button(W.leave, deeds.leave, "quiet"),
  );
  if (!table) return paint(byId("page"), bar, banner(state, deeds));
  const company = { table, names: names(state), colours: colours(state), send: deeds.send };
  const host = present.host === me?.who && !state.watch;
  const all = table.view && seen(state, deeds);
  const unit = UNITS[table.game] ?? "";
  const watched = present.watchers && say(W.watchers, { n: present.watchers });
  const facts = [all && game.goal(all.view), watched, found?.credit].filter(Boolean).join(" · ");
  document.title = `${all?.mine ? "● " : ""}${title}`;
  const { result, changes, latest } = state;
  const end = result && ending(company, result, changes, unit, deeds.rematch);
  const happened = p(latest.hot ? "latest hot" : "latest", latest.text);
  const center = all
    ? [seats(state, all), end, game.board(all), happened, !end && decision(state, all)]
    : [lounge(company, host, catalogue.bots)];
  paint(
    byId("page"),
    bar,
    banner(state, deeds),
    h(
      "main",
      { class: "table" },
      h("div", { class: "center" }, center, p("note", state.note), p("faint", facts)),
      talk(log, table.seats, table.talk && !state.watch, deeds.send),
    ),
  );
}

/** What is wrong or has to be decided first, and the way out. @param {State} state @param {Deeds} deeds */
function banner({ condition, admitted, table, next, leaving }, { open, leave, stay }) {
  const home = h("a", { class: "button", href: "/" }, WRONG.home);
  /** @type {(text: string, ...ways: any[]) => any} */
  const told = (text, ...ways) => h("div", { class: "banner" }, h("span", {}, text), ways);
  if (condition === "gone") return told(WRONG.noTable, home);
  if (table?.closed) return told(say(WRONG.closed, { why: table.closed }), home);
  if (condition === "elsewhere") return told(WRONG.elsewhere, button(WRONG.here, open, "do"), home);
  if (condition === "lost") return told(admitted ? WRONG.lost : WRONG.turned, button(WRONG.again, open));
  if (!table) return told(WRONG.connecting);
  if (leaving) return told(W.really, button(W.leave, leave, "do"), button(W.stay, stay));
  return next && told(W.moved, h("a", { class: "button do", href: `/table/${next}` }, W.follow));
}

/** @param {State} state @param {Seen<any>} all */
function seats({ table, present, result }, all) {
  const shown = table.seats.map((/** @type {any} */ seat, /** @type {number} */ index) => {
    const { figure, label, notes, kind = "" } = GAMES[table.game].standing(all, index);
    const away = seat.who && !seat.you && !present.here.includes(seat.who);
    const mark = seat.who && seat.bot ? W.standIn : away ? W.away : "";
    const acts = awaited(all.view).includes(index) && !result;
    const name = all.names[index] ?? "";
    const big = h("span", { "aria-hidden": "true" }, figure);
    const lines = notes.map((/** @type {any} */ text) => text && h("span", {}, text));
    return h(
      "li",
      { class: `${acts ? "acts" : ""} ${seat.you ? "you" : ""}`, "aria-current": acts ? "true" : null },
      token(index, all.colours[index]),
      h("span", { class: "name", title: name }, name, seat.you && unseen(W.itsYou)),
      h("b", { class: `figure ${kind}`, title: label }, big, unseen(label)),
      h("span", { class: "notes" }, mark && h("em", {}, mark), lines),
    );
  });
  return h("ol", { class: `seats of-${shown.length}`, "aria-label": W.seats }, shown);
}

/** @param {State} state @param {Seen<any>} all */
function decision({ table, watch }, all) {
  const game = GAMES[table.game];
  const others = awaited(all.view).filter((seat) => seat !== all.view.seat);
  const thinking = others.map((seat) => all.names[seat] ?? "");
  const waiting = others.length ? say(W.waiting, { names: thinking }) : W.moment;
  const onlooker = p("row", W.begun, watch && h("a", { href: location.pathname }, W.sitDown));
  return h(
    "section",
    { class: `decision${all.mine ? " mine" : ""}`, "aria-label": W.decision },
    p("prompt", h("span", {}, game.prompt(all) || waiting), h("span", { id: "clock" })),
    all.view.seat >= 0 ? game.part(all) : onlooker,
  );
}
