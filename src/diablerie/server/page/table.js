/** A table: what is true at it, what is heard, and what is said. How it looks stands in scene.js. */
import * as diavolo from "./diavolo.js";
import { announce } from "./dom.js";
import { line } from "./line.js";
import { ask, askWho, forgetMe, me, sentence } from "./people.js";
import { GAMES, names, scene, seen } from "./scene.js";
import { TABLE as W, WHO, WRONG, say } from "./words.js";

const CODE = location.pathname.split("/")[2] ?? "";
const WATCH = new URLSearchParams(location.search).get("watch") === "1";
const LONGEST_LOG = 300;
const TICK = 200;

/** Everything that is true on this page. */
const state = {
  code: CODE.toUpperCase(),
  /** Whether we look on as nobody in particular. */
  watch: WATCH,
  /** How the line is. @type {import("./line.js").Condition | "gone"} */
  condition: "connecting",
  /** Whether the server let us in when we came last. */
  admitted: true,
  /** The table as it was shown, with everything since put over it. @type {any} */
  table: null,
  /** @type {{ here: string[], watchers: number, host: string }} */
  present: { here: [], watchers: 0, host: "" },
  /** @type {{ games: { name: string, title: string, credit: string }[], bots: string[] }} */
  catalogue: { games: [], bots: [] },
  /** @type {import("./talk.js").Line[]} */
  log: [],
  /** What happened last, and whether a devil had a hand in it. */
  latest: { text: "", hot: false },
  /** How the last round ended. @type {string[]} */
  summary: [],
  /** Why the last thing was not done. */
  note: "",
  /** When the clock plays, on the table's clock. @type {number | null} */
  due: null,
  /** When dice that tumble will lie still. @type {number | null} */
  rolls: null,
  /** What our clock showed when the table's showed 0. */
  zero: 0,
  /** @type {import("./lounge.js").Result | null} */
  result: null,
  /** @type {import("./lounge.js").RatingChange[]} */
  changes: [],
  /** The act that is on its way, so that nothing is done twice. */
  pending: 0,
  /** The code of the rematch, and whether we asked for it. */
  next: "",
  follows: false,
  /** Whether we are asked if we really leave, and the command with which we did. */
  leaving: false,
  gone: -1,
};

/** @typedef {typeof state} State */

/** What can be done on this page. */
const deeds = {
  send(/** @type {string} */ what, /** @type {object | undefined} */ fields = undefined) {
    const id = wire.send(what, fields);
    if (!id) deeds.note(WRONG.notConnected);
    return id;
  },
  act(/** @type {object} */ event) {
    if (!state.pending) state.pending = deeds.send("act", { event });
    show();
  },
  note(/** @type {string} */ text) {
    state.note = text;
    announce(text);
    show();
  },
  rematch() {
    state.follows = true;
    deeds.send("rematch");
  },
  open: () => wire.open(),
  stay() {
    state.leaving = false;
    show();
  },
  /** Give the seat up; who plays is asked first. */
  leave() {
    const { table, result, leaving } = state;
    const seated = !result && !table.closed && table.seats.some((/** @type {any} */ seat) => seat.you);
    if (!seated) location.href = "/";
    else if (table.view && !leaving) state.leaving = true;
    else state.gone = deeds.send("stand");
    show();
  },
  left: (/** @type {number} */ time) => time - (performance.now() - state.zero),
};

/** @typedef {typeof deeds} Deeds */

/** @type {ReturnType<typeof line>} */
let wire;
function show() {
  scene(state, deeds);
  tick();
}

/** @param {string[]} sentences @param {string} [name]  who said it, if it was said */
function log(sentences, name) {
  state.log = [...state.log, ...sentences.map((text) => ({ text, name }))].slice(-LONGEST_LOG);
  if (sentences.length) announce(sentences.map((text) => (name ? `${name}: ${text}` : text)).join(" "));
}

/** What is done with each message, by type. @type {Record<string, (message: any) => void>} */
const heard = {
  shown(message) {
    if (state.table?.view && state.table.version !== message.version) log([WRONG.away]);
    const { now, due = null, next = "" } = message;
    Object.assign(state, { table: message, due, next, note: "", pending: 0, zero: performance.now() - now });
    diavolo.arrived();
    roll(message.rolls ?? null);
  },
  changed({ version, seats }) {
    Object.assign(state.table, { version, seats });
    state.note = "";
  },
  happened({ version, event, view, due = null }) {
    const before = state.table.view;
    const after = { ...before, ...view };
    Object.assign(state.table, { version, view: after });
    Object.assign(state, { due, note: "" });
    const told = tell(before, event, after);
    if (told[0]) state.latest = { text: told[0], hot: event.value === "devil" };
    if (after.rounds > before.rounds) state.summary = told;
    if (event.do === "throw") {
      roll(null);
      diavolo.thrown();
    }
    log(told);
  },
  ended: ({ result }) => void (state.result = result),
  rated: ({ changes }) => void (state.changes = changes),
  moved({ code }) {
    state.next = code;
    if (state.follows) location.href = `/table/${code}`;
  },
  closed: ({ version, why }) => Object.assign(state.table, { version, closed: why }),
  present: (message) => void (state.present = message),
  hurry({ seats, left }) {
    const late = seats.map((/** @type {number} */ seat) => names(state)[seat] ?? "");
    announce(say(W.hurry, { names: late, n: Math.round(left / 1000) }));
  },
  tumbling: ({ rolls }) => roll(rolls),
  said: ({ name, text }) => log([text], name),
  reacted: ({ name, reaction }) => log([`${name} ${/** @type {any} */ (W.felt)[reaction]}.`]),
  done: ({ id }) => answered(id),
  refused({ id, code, why }) {
    answered(id);
    if (code !== "stale_id") deeds.note(sentence(why));
  },
};

/** @param {number} id */
function answered(id) {
  if (id === state.pending) state.pending = 0;
  if (id === state.gone) location.href = "/";
}

/** @param {any} before @param {any} event @param {any} after @returns {string[]} */
function tell(before, event, after) {
  const all = names(state);
  if (event.do === "timeout") return [say(W.timeout, { name: all[event.seat] ?? "" })];
  if (event.do === "take_back") return [say(W.tookBack, { name: all[event.by] ?? "" })];
  return GAMES[state.table.game].tell(before, event, after, all);
}

/** @param {number | null} rolls */
function roll(rolls) {
  state.rolls = rolls;
  if (rolls !== null) setTimeout(show, Math.max(0, deeds.left(rolls) - diavolo.TUMBLE));
}

/** @param {import("./line.js").Told} message */
function hear(message) {
  heard[message.type]?.(message);
  show();
}

/** @param {import("./line.js").Condition} condition @param {boolean} admitted */
function changed(condition, admitted) {
  Object.assign(state, { condition, admitted: condition === "connecting" ? state.admitted : admitted });
  if (condition === "lost") announce(WRONG.lost);
  if (condition === "lost" && !admitted) void findOut();
  show();
}

/** We are not let in, and a browser does not say why: ask. */
async function findOut() {
  try {
    await ask("GET", `/api/tables/${CODE}`);
    if (!WATCH) await ask("GET", "/api/me");
  } catch (error) {
    const { code } = /** @type {import("./people.js").Refusal} */ (error);
    if (code !== "no_such_table" && code !== "unknown") return;
    wire.stop();
    if (code === "unknown") {
      forgetMe();
      await introduce();
      wire.open();
    } else state.condition = "gone";
    show();
  }
}

/** Somebody without a name gives one, or watches. */
async function introduce() {
  if (me || WATCH || (await askWho(WHO.watch))) return;
  location.search = "?watch=1";
  await new Promise(() => undefined); // until the page has gone
}

function tick() {
  const clock = document.getElementById("clock");
  const time = state.due === null ? NaN : Math.max(0, deeds.left(state.due));
  if (!clock) return;
  clock.textContent = Number.isNaN(time) ? "" : say(W.clock, { n: Math.ceil(time / 1000) });
  clock.classList.toggle("hurry", time < 10_000);
}

addEventListener("keydown", (event) => {
  const typing = /** @type {Element} */ (event.target).matches("input, select");
  if (typing || event.repeat || event.ctrlKey || event.metaKey || event.altKey || !state.table?.view) return;
  GAMES[state.table.game].press?.(seen(state, deeds), event.key);
});

if (document.documentElement.dataset.found === "no") {
  state.condition = "gone";
  show();
} else {
  show();
  await introduce();
  wire = line(`/api/tables/${CODE}/socket${WATCH ? "?watch=1" : ""}`, hear, changed);
  setInterval(tick, TICK);
  state.catalogue = await ask("GET", "/api/games").catch(() => state.catalogue);
  show();
}
