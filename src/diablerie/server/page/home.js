/** The way in: who I am, the games, tables to join, games to go on with. */
import { ICON, token } from "./art.js";
import { announce, button, byId, h, p, paint } from "./dom.js";
import { card, wanted } from "./games.js";
import { ask, askWho, forgetMe, me, number } from "./people.js";
import { HOME as W, WRONG, say } from "./words.js";

/**
 * @typedef {import("../../../../web/src/messages").TableShown} TableShown
 * @typedef {{ code: string, game: string, finished: string, rank: number, seats: string[] }} Played
 * @typedef {{ name: string, rating: number, games: number }} Rated
 */

const [SHORTEST_PAUSE, LONGEST_PAUSE] = [1000, 15_000];
const GAMES_LISTED = 10;
const LEADERS_LISTED = 20;

/** Everything that is true on this page. */
const state = {
  /** @type {import("./games.js").Catalogue | null} */
  catalogue: null,
  /** @type {TableShown[]} */
  tables: [],
  /** Whether the list of tables is live. */
  live: true,
  /** Milliseconds before the next try when it is not. */
  pause: SHORTEST_PAUSE,
  /** @type {{ running: TableShown[], finished: Played[] }} */
  mine: { running: [], finished: [] },
  /** By game. @type {Record<string, Rated[]>} */
  leaders: {},
  /** What went wrong, and where on the page. */
  wrong: { text: "", at: "" },
};

/** @param {string} game */
const title = (game) => state.catalogue?.games.find(({ name }) => name === game)?.title ?? game;
/** @param {string} code */
const go = (code) => void (location.href = `/table/${code}`);
/** @param {string} at */
const wrong = (at) => (state.wrong.at === at ? state.wrong.text : "");

/** Do something, and say so if that was not possible. @param {string} at @param {() => Promise<void>} what */
async function attempt(at, what) {
  state.wrong = { text: "", at };
  try {
    await what();
  } catch (error) {
    state.wrong.text = /** @type {Error} */ (error).message;
    announce(state.wrong.text);
  }
  show();
}

/** Do something as somebody; who is not known says first who he is. @param {() => Promise<void>} what */
async function asSomebody(what) {
  if (!me && !(await askWho())) return;
  try {
    await what();
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== "unknown") throw error;
    forgetMe();
    if (await askWho()) await what();
  }
}

/** @param {SubmitEvent} event @param {import("./games.js").Game} game */
function start(event, game) {
  event.preventDefault();
  const given = new FormData(/** @type {HTMLFormElement} */ (event.target));
  const friends = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value === "friends";
  const more = friends ? { public: given.has("public") } : { bot: given.get("bot"), number: number() };
  const body = { ...wanted(game, given), ...more };
  const open = async () => go((await ask("POST", friends ? "/api/tables" : "/api/quick", body)).code);
  void attempt(game.name, () => asSomebody(open));
}

/** @param {SubmitEvent} event */
function join(event) {
  event.preventDefault();
  const code = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("code")).trim();
  void attempt("join", async () => {
    if (!/^[A-Za-z0-9]{1,12}$/.test(code)) throw new Error(W.badCode);
    await ask("GET", `/api/tables/${code}`);
    go(code.toUpperCase());
  });
}

/** @param {any} event */
function rank(event) {
  if (!event.target.open) return;
  void attempt("leaders", async () => {
    const games = state.catalogue?.games ?? [];
    const boards = games.map(async ({ name }) => [name, (await ask("GET", `/api/ratings/${name}`)).people]);
    state.leaders = Object.fromEntries(await Promise.all(boards));
  });
}

async function rename() {
  if (await askWho()) await attempt("page", refresh);
}

/** @param {string} game @param {string} text @param {...(import("./dom.js").Child)} ways */
const entry = (game, text, ...ways) =>
  h("li", {}, h("span", { class: "grow" }, h("b", {}, title(game)), " ", h("small", {}, text)), ...ways);
/** @param {string} href @param {string} word @param {Record<string, any>} [more] */
const way = (href, word, more) => h("a", { class: "button", href, ...more }, word);

/** @param {TableShown} table */
function facts({ code, seats, begun }) {
  const taken = seats.filter((seat) => seat.name).length;
  const people = seats.filter((seat) => seat.who).map((seat) => seat.name);
  return [code, begun ? W.running : say(W.seats, { taken, all: seats.length }), ...people].join(" · ");
}

/** @param {TableShown} table */
function open(table) {
  const free = !table.begun && table.seats.some((seat) => !seat.name);
  const href = `/table/${table.code}`;
  return entry(table.game, facts(table), free && way(href, W.sit), way(`${href}?watch=1`, W.watch));
}

/** @param {Played} played */
function finished({ code, game, finished: day, rank: place, seats }) {
  const text = `${say(W.rank, { rank: place, of: seats.length })} · ${new Date(day).toLocaleDateString()}`;
  return entry(game, text, way(`/api/tables/${code}/record`, W.record, { download: "" }));
}

function mine() {
  const { running, finished: past } = state.mine;
  const going = running.map((table) => entry(table.game, facts(table), way(`/table/${table.code}`, W.goOn)));
  const games = [...going, ...past.slice(0, GAMES_LISTED).map(finished)];
  const list = h("ul", { class: "places" }, games);
  return games.length > 0 && h("section", { class: "panel" }, h("h2", {}, W.mine), list);
}

function tables() {
  const code = { name: "code", class: "code", required: true, autocomplete: "off", placeholder: W.code };
  const field = h("input", { ...code, "aria-label": W.code });
  const none = state.live && p("faint", W.noTables);
  return h(
    "section",
    { class: "panel" },
    h("h2", {}, W.join),
    h("form", { class: "row", onsubmit: join }, field, h("button", {}, W.go)),
    p("wrong", wrong("join")),
    h("h2", {}, W.publicTables),
    !state.live && p("faint", W.paused),
    state.tables.length ? h("ul", { class: "places" }, state.tables.map(open)) : none,
  );
}

function leaders() {
  const boards = Object.entries(state.leaders).map(([game, people]) => {
    const best = people.slice(0, LEADERS_LISTED).map(({ name, rating, games }) => {
      return h("li", {}, `${name}: ${Math.round(rating)} `, h("small", {}, say(W.games, { n: games })));
    });
    return [h("h3", {}, title(game)), best.length ? h("ol", {}, best) : p("faint", W.nobodyRated)];
  });
  const trouble = p("wrong", wrong("leaders"));
  return h("details", { class: "panel", ontoggle: rank }, h("summary", {}, W.leaders), trouble, ...boards);
}

function show() {
  const { catalogue } = state;
  const trouble = wrong("page");
  const again = () => attempt("page", refresh);
  const cards = catalogue?.games.map((game) =>
    card(game, catalogue, wrong(game.name), (event) => start(event, game)),
  );
  paint(
    byId("page"),
    h(
      "header",
      { class: "bar" },
      h("img", { src: ICON, alt: "", width: 36, height: 36 }),
      h("h1", { class: "home" }, W.title),
      me && h("span", { class: "me" }, token(0, me.colour), h("span", {}, me.name)),
      button(me ? W.change : W.stranger, () => void rename(), "quiet"),
    ),
    h(
      "main",
      { class: "house" },
      p("lead", W.lead),
      trouble && h("div", { class: "banner" }, h("span", {}, trouble), button(WRONG.again, again)),
      h("div", { class: "games" }, cards),
      h("div", { class: "lists" }, mine(), tables(), leaders()),
    ),
    h("footer", { class: "faint" }, p("", W.unofficial), p("", h("a", { href: "/api" }, W.api))),
  );
}

/** The list of public tables, live; when the line is lost it comes back. */
function listen() {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/lobby/socket`);
  socket.onmessage = ({ data }) => {
    const { type, tables: all, table, code } = JSON.parse(data);
    const known = state.tables.some((old) => old.code === table?.code);
    if (type === "listed") state.tables = all;
    else if (type === "table_gone") state.tables = state.tables.filter((old) => old.code !== code);
    else if (known) state.tables = state.tables.map((old) => (old.code === table.code ? table : old));
    else state.tables = [table, ...state.tables];
    Object.assign(state, { live: true, pause: SHORTEST_PAUSE });
    show();
  };
  socket.onclose = () => {
    state.live = false;
    setTimeout(listen, state.pause);
    state.pause = Math.min(2 * state.pause, LONGEST_PAUSE);
    show();
  };
}

async function refresh() {
  state.catalogue ??= await ask("GET", "/api/games");
  if (me) state.mine = await ask("GET", "/api/me/games");
}

listen();
await attempt("page", refresh);
