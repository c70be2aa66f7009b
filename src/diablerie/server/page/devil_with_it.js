/** The Devil With It: the oven, the bets, the track, and what happens in words. */
import { devil, token } from "./art.js";
import { button, h, p, walk } from "./dom.js";
import { DEVIL_WITH_IT as W, say } from "./words.js";

/**
 * @typedef {import("../../../../web/src/messages").DevilWithItView} View
 * @typedef {import("./scene.js").Seen<View>} Seen
 */

const VALUES = [10, 20, 25, 50, 75, 100, 0];
const [DEVIL, BET, PLACES] = [6, 2, 48];
const ADDED = [10, 50, 100];

/** @param {number} kind */
const named = (kind) => (kind === DEVIL ? W.devil : `${VALUES[kind]}`);

/** @param {View} view */
export const goal = (view) => say(W.goal, { n: view.goal });

/** @param {Seen} seen @param {number} seat */
export function standing({ view }, seat) {
  const [chips, stake] = [view.chips[seat] ?? null, view.stakes[seat] ?? null];
  const front = view.fronts[seat] ?? [];
  const bets = view.phase === BET && stake === null;
  return {
    figure: chips === null ? "?" : `${chips}`,
    label: chips === null ? W.hidden : say(W.unit, { n: chips }),
    notes: [
      stake !== null && say(W.bet, { n: stake }),
      bets && chips !== 0 && (view.awaited.includes(seat) ? W.thinks : W.hasBet),
      front.length > 0 && say(W.coal, { pieces: front.map(named).join(" "), sum: view.amounts[seat] ?? 0 }),
      view.pacts.includes(seat) && h("strong", { class: "pact" }, W.pact),
    ],
  };
}

/** @param {Seen} seen */
export function prompt({ view, mine }) {
  if (!mine) return "";
  if (view.phase === BET) return say(W.yourBet, { low: view.minimum_bet, high: view.highest_bet });
  return view.may_stop ? say(W.more, { sum: view.turned_worth }) : W.first;
}

/** @param {Seen} seen */
export function board(seen) {
  const { view, names, summary } = seen;
  const turning = view.turned.length > 0 && view.turn >= 0;
  const soFar = turning && say(W.soFar, { name: names[view.turn] ?? "", sum: view.turned_worth });
  const resting = view.phase === BET;
  const past = resting ? summary : [];
  return h(
    "section",
    { class: "board", "aria-label": W.oven },
    track(seen),
    past.length > 0 && h("ul", { class: "summary" }, past.map((line) => h("li", {}, line))),
    p("now", soFar || say(W.left, { n: view.face_down.length })),
    h(
      "div",
      { class: resting ? "oven resting" : "oven", role: "group", "aria-label": W.oven, onkeydown: walk },
      Array.from({ length: PLACES }, (_, place) => coal(seen, place)),
    ),
  );
}

/** @param {Seen} seen @param {number} place */
function coal({ view, mine, act, note }, place) {
  const kind = view.turned.find(([where]) => where === place)?.[1];
  const there = view.face_down.includes(place);
  if (!there && kind === undefined) return h("span", { class: "coal hole" });
  const may = there && mine && view.phase !== BET;
  return h(
    "button",
    {
      class: `coal${kind === undefined ? "" : kind === DEVIL ? " bites" : " up"}`,
      tabindex: place === view.face_down[0] ? 0 : -1,
      "aria-disabled": may ? null : "true",
      "aria-label": kind === undefined ? say(W.faceDown, { place }) : say(W.up, { place, what: named(kind) }),
      onclick: () => (may ? act({ do: "reveal", place }) : note(W.notNow)),
    },
    kind === DEVIL ? devil() : kind === undefined ? "" : VALUES[kind],
  );
}

/** @param {Seen} seen */
function track({ view, names, colours }) {
  const spaces = view.track.flatMap((space, index) => [index ? `${space}` : `0–${space}`, ""]);
  const cells = spaces.map((space, stand) => {
    const here = view.pawns.flatMap((pawn, seat) => (pawn === stand ? [seat] : []));
    const who = here.map((seat) => names[seat]).join(", ");
    return h(
      "li",
      { class: space ? "space" : "gap", "aria-label": who ? `${space || "–"}: ${who}` : null },
      h("span", { class: "pawns" }, here.map((seat) => token(seat, colours[seat]))),
      h("span", {}, space || "·"),
    );
  });
  return h("ol", { class: "track", "aria-label": W.track }, cells);
}

/** @param {Seen} seen */
export function part({ view, mine, act, takeBack }) {
  const stake = view.stakes[view.seat] ?? null;
  if (view.phase === BET && mine) return betting(view, (amount) => act({ do: "bet", amount }));
  if (view.phase === BET && stake !== null) {
    return p("row", say(W.secret, { n: stake }), button(W.takeBack, takeBack));
  }
  const sum = view.turned_worth;
  return view.may_stop && p("row", button(say(W.stop, { sum }), () => act({ do: "stop" }), "do big"));
}

/** @param {View} view @param {(amount: number) => void} bet */
function betting(view, bet) {
  /** @param {any} event @returns {HTMLInputElement} */
  const field = (event) => event.currentTarget.closest("form").elements.amount;
  /** @param {Event} event @param {number} more */
  function add(event, more) {
    const input = field(event);
    input.value = `${Math.min(Number(input.value) + more, view.highest_bet)}`;
  }
  /** @param {Event} event */
  function onsubmit(event) {
    event.preventDefault();
    bet(Number(field(event).value));
  }
  const [min, max] = [view.minimum_bet, view.highest_bet];
  const amount = { type: "number", inputmode: "numeric", step: 10, min, max, required: true, value: min };
  return h(
    "form",
    { class: "row bets", onsubmit },
    h("input", { name: "amount", "aria-label": W.amount, ...amount }),
    ADDED.map((chip) => button(`+${chip}`, (event) => add(event, chip), "chip")),
    button(W.clear, (event) => void (field(event).value = "0")),
    h("button", { class: "do" }, W.place),
  );
}

/** @param {View} before @param {Record<string, any>} event @param {View} after @param {string[]} names */
export function tell(before, event, after, names) {
  const name = names[before.turn >= 0 ? before.turn : event.by] ?? "";
  const value = Number(event.value) || 0;
  const sum = before.turned_worth + value;
  /** @type {Record<string, () => string[]>} */
  const words = {
    start: () => [say(W.begins, { name: names[event.player] ?? "" })],
    lay: () => [W.lay],
    bet: () => [say(W.betMade, { name: names[event.by] ?? "" }), ...fists(after, names)],
    coal: () => (event.value === "devil" ? burnt(before, name, names) : [say(W.turns, { name, value, sum })]),
    stop: () => [say(W.stops, { name, sum })],
  };
  const told = words[event.do]?.() ?? [];
  return after.rounds > before.rounds ? [...told, ...payout(before, event, after, names)] : told;
}

/** @param {View} after @param {string[]} names */
function fists(after, names) {
  const stakes = after.stakes.flatMap((stake, seat) => (stake === null ? [] : [`${names[seat]}: ${stake}`]));
  return after.phase === BET ? [] : [say(W.fists, { stakes })];
}

/** @param {View} before @param {string} name @param {string[]} names */
function burnt(before, name, names) {
  const paid = before.pacts.filter((seat) => seat !== before.turn).map((seat) => names[seat] ?? "");
  const bitten = say(before.turned_worth ? W.smoke : W.burnt, { name, sum: before.turned_worth });
  return paid.length ? [bitten, say(W.pays, { names: paid })] : [bitten];
}

/**
 * Who was paid for what: the bets against the best coal, then the bonuses (§4).
 *
 * @param {View} before @param {Record<string, any>} event @param {View} after @param {string[]} names
 */
function payout(before, event, after, names) {
  const [amounts, pieces] = [[...before.amounts], before.fronts.map((front) => front.length)];
  if (event.value !== "devil" && before.turn >= 0) {
    amounts[before.turn] = before.turned_worth + (Number(event.value) || 0);
    pieces[before.turn] = before.turned.length + (event.do === "coal" ? 1 : 0);
  }
  const [most, many] = [Math.max(...amounts), Math.max(...pieces)];
  const top = Math.max(...before.stakes.map(Number));
  /** @param {number} stake */
  function bet(stake) {
    const words = stake > most ? W.lost : stake < top ? W.won : W.twice;
    return say(words, { stake, double: 2 * stake });
  }
  const lines = before.stakes.map((stake, seat) => {
    const parts = [
      stake !== null && bet(stake),
      most > 0 && amounts[seat] === most && W.highest,
      many > 0 && pieces[seat] === many && W.pieces,
    ].filter((part) => part !== false);
    return say(W.gain, { name: names[seat] ?? "", parts: parts.join(", ") || W.nothing });
  });
  const pacts = after.winners.length ? [] : after.pacts.map((seat) => names[seat] ?? "");
  const told = [say(W.best, { n: after.rounds, most }), ...lines];
  return pacts.length ? [...told, say(W.pacts, { names: pacts })] : told;
}
