/** Little Devils: the trick, the hand, and what happens in words. */
import { devil, token } from "./art.js";
import { h, p, walk } from "./dom.js";
import { LITTLE_DEVILS as W, say } from "./words.js";

/**
 * @typedef {import("../../../../web/src/messages").LittleDevilsView} View
 * @typedef {import("./scene.js").Seen<View>} Seen
 */

const FIVES = [15, 25, 35, 45];
const THREES = [6, 8, 10, 20, 30, 40, 50, 52, 54];
const TWOS = [4, 12, 18, 22, 28, 32, 38, 42, 48];
const NONE = [1, 2, 14, 16, 24, 26, 34, 36, 44, 46];

/** @param {number} card */
function devils(card) {
  if (FIVES.includes(card)) return 5;
  return THREES.includes(card) ? 3 : TWOS.includes(card) ? 2 : NONE.includes(card) ? 0 : 1;
}

/** @param {View["trick"]} trick */
const devilsOf = (trick) => trick.reduce((sum, [, card]) => sum + devils(card), 0);

/** @param {number} card */
const face = (card) => [
  h("b", {}, card),
  h("span", { class: "devils" }, Array.from({ length: devils(card) }, () => devil())),
];

/** @param {View} view */
export const goal = (view) => say(W.goal, { n: view.goal });

/** @param {Seen} seen @param {number} seat */
export function standing({ view }, seat) {
  const taken = view.taken?.[seat] ?? 0;
  return {
    figure: `${view.totals[seat]}${taken && view.to_act >= 0 ? ` +${taken}` : ""}`,
    label: say(W.unit, { n: view.totals[seat] ?? 0 }),
    notes: [say(W.cards, { n: view.sizes[seat] ?? 0 })],
  };
}

/** @param {Seen} seen */
export function prompt({ view, mine }) {
  if (!mine) return "";
  const lead = view.trick[0]?.[1] ?? 0;
  if (!view.trick.length) return W.mayLead;
  if (!view.side) return say(W.second, { lead });
  const follows = view.legal.some((card) => (view.side === 1 ? card > lead : card < lead));
  return follows ? say(W.follow[view.side] ?? "", { lead }) : W.cannot;
}

/** @param {Seen} seen */
export function board({ view, names, colours }) {
  const over = !view.trick.length;
  const shown = over ? view.last_trick : view.trick;
  const first = shown[0]?.[0] ?? Math.max(view.leader, 0);
  const order = Array.from({ length: view.players }, (_, step) => (first + step) % view.players);
  const slots = order.map((seat) => {
    const card = shown.find(([who]) => who === seat)?.[1];
    const takes = seat === (over ? view.last_taker : view.taking);
    const played = card && h("span", { class: "card", role: "img", "aria-label": said(card) }, face(card));
    return h(
      "li",
      { class: takes ? "takes" : "" },
      played || h("span", { class: "card none" }),
      h("span", { class: "whose" }, token(seat, colours[seat]), h("span", {}, names[seat])),
      takes && !over && h("small", {}, W.taking),
    );
  });
  const lead = shown[0]?.[1] ?? 0;
  const taker = view.last_trick.length ? (names[view.last_taker] ?? "") : "";
  const taken = taker ? say(W.tookDevils, { name: taker, n: devilsOf(view.last_trick) }) : W.fresh;
  const cards = view.last_trick.map(([seat, card]) => `${names[seat]}: ${card}`).join(", ");
  return h(
    "section",
    { class: "board", "aria-label": W.trick },
    p("now", over ? taken : say(W.directions[view.side] ?? "", { lead })),
    h("ol", { class: `slots of-${view.players}${over ? " past" : ""}` }, slots),
    p("faint", !over && taker ? say(W.last, { cards, name: taker }) : ""),
  );
}

/** @param {number} card */
const said = (card) => say(W.card, { card, n: devils(card) });

/** @param {Seen} seen */
export function part({ view, mine, act, note }) {
  const lead = view.trick[0]?.[1] ?? 0;
  const cannot = !mine ? W.notNow : lead ? say(W.follow[view.side] ?? "", { lead }) : W.noFive;
  const hand = view.hands[view.seat] ?? [];
  return h(
    "div",
    { class: "hand", role: "group", "aria-label": W.hand, onkeydown: walk },
    hand.map((card) => {
      const legal = view.legal.includes(card);
      return h(
        "button",
        {
          class: "card",
          "aria-disabled": legal ? null : "true",
          "aria-label": legal ? said(card) : `${said(card)}. ${cannot}`,
          title: legal ? null : cannot,
          onclick: () => (legal ? act({ do: "play", card }) : note(cannot)),
        },
        face(card),
      );
    }),
  );
}

/** @param {View} before @param {Record<string, any>} event @param {View} after @param {string[]} names */
export function tell(before, event, after, names) {
  if (event.do === "deal") {
    const [dealer, leader] = [names[event.dealer] ?? "", names[after.leader] ?? ""];
    return [say(W.deals, { n: before.rounds + 1, dealer, leader })];
  }
  const told = [say(W.plays, { name: names[event.by] ?? "", card: event.card, n: devils(event.card) })];
  if (!after.trick.length) {
    const name = names[after.last_taker >= 0 ? after.last_taker : after.leader] ?? "";
    const n = devilsOf(before.trick) + devils(event.card);
    told.push(say(after.taken ? W.tookDevils : W.took, { name, n }));
  }
  if (after.rounds > before.rounds) {
    const totals = after.totals.map((total, seat) => `${names[seat]}: ${total}`);
    told.push(say(W.after, { n: after.rounds, totals }));
  }
  return told;
}
