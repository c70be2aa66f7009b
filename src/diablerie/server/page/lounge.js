/** Before the game: seats, bots, the link to send; and after it: how it ended. */
import { token } from "./art.js";
import { announce, button, h, p } from "./dom.js";
import { number } from "./people.js";
import { TABLE as W, say } from "./words.js";

/**
 * @typedef {import("../../../../web/src/messages").Shown} Shown
 * @typedef {import("../../../../web/src/messages").RatingChange} RatingChange
 * @typedef {import("./talk.js").Send} Send
 * @typedef {{ totals: number[], winners: number[], rounds: number }} Result
 * @typedef {{ table: Shown, names: string[], colours: string[], send: Send }} Company
 */

let bot = "cautious";

/** @param {Company} company @param {boolean} host @param {string[]} bots */
export function lounge({ table, names, colours, send }, host, bots) {
  const mine = table.seats.find((seat) => seat.you);
  const ready = () => send("ready", { ready: !mine?.ready, number: number() });
  const empty = table.seats.flatMap((seat, index) => (seat.name ? [] : [index]));
  const seats = table.seats.map((seat, index) => {
    const name = names[index] ?? "";
    const state = seat.bot ? W.aBot : seat.ready ? W.ready : W.notYet;
    const removing = { "aria-label": `${W.remove} ${name}`, onclick: () => send("remove", { seat: index }) };
    return h(
      "li",
      {},
      token(index, colours[index]),
      h("span", { class: "grow" }, !seat.name ? W.empty : seat.you ? say(W.you, { name }) : name),
      seat.name && h("small", {}, state),
      !seat.name && !mine && button(W.sit, () => send("sit", { seat: index, number: number() }), "do"),
      !seat.name && host && button(W.addBot, () => send("add_bot", { seat: index, bot })),
      seat.name && host && !seat.you && h("button", removing, W.remove),
    );
  });
  return h(
    "section",
    { class: "lounge panel", "aria-label": W.seats },
    p("now", mine ? W.waitReady : empty.length ? W.sitFirst : W.full),
    h("ol", { class: "places" }, seats),
    host && empty.length > 0 && filling(bots, () => empty.forEach((seat) => send("add_bot", { seat, bot }))),
    mine &&
      p(
        "row",
        mine.ready ? button(W.notReady, ready) : button(W.beReady, ready, "do"),
        host && !empty.length && button(W.start, () => send("start")),
        button(W.stand, () => send("stand")),
      ),
    invitation(table.code),
  );
}

/** @param {string[]} bots @param {() => void} fill */
function filling(bots, fill) {
  const onchange = (/** @type {any} */ event) => (bot = event.target.value);
  const options = bots.map((name) => h("option", { value: name }, name));
  const choice = h("select", { onchange, value: bot }, options);
  return p("row", h("label", {}, W.which, choice), button(W.fill, fill));
}

/** @param {string} code */
function invitation(code) {
  const link = `${location.origin}/table/${code}`;
  /** Where a page may not copy by itself, the link is marked at least. @param {any} event */
  async function copy(event) {
    event.currentTarget.parentElement.querySelector("input").select();
    await navigator.clipboard?.writeText(link).then(() => announce(W.copied), () => undefined);
  }
  const alone = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  return [
    p("", W.invite, " ", h("b", { class: "code" }, code)),
    p("row", h("input", { readonly: true, value: link, "aria-label": W.invite }), button(W.copy, copy)),
    alone && p("faint", W.onlyHere),
  ];
}

/**
 * @param {Company} company @param {Result} result @param {RatingChange[]} changes
 * @param {string} unit @param {() => void} again
 */
export function ending({ table, names, colours }, result, changes, unit, again) {
  const you = table.seats.findIndex((seat) => seat.you);
  const best = result.winners.map((seat) => names[seat] ?? "");
  const sentence = say(best.length > 1 ? W.share : best.length ? W.wins : W.nobody, { names: best });
  const down = table.game === "little_devils" ? 1 : -1;
  const total = (/** @type {number} */ seat) => result.totals[seat] ?? 0;
  const order = [...result.totals.keys()].sort((a, b) => down * (total(a) - total(b)));
  const rows = order.map((seat) => {
    const change = changes.find(({ who }) => who === table.seats[seat]?.who);
    const rated = change && { before: Math.round(change.before), after: Math.round(change.after) };
    return h(
      "li",
      {},
      token(seat, colours[seat]),
      h("span", { class: "grow" }, names[seat]),
      h("small", {}, rated ? say(W.rating, rated) : ""),
      h("b", {}, say(unit, { n: total(seat) })),
    );
  });
  return h(
    "section",
    { class: "ending panel" },
    h("h2", {}, result.winners.includes(you) && best.length === 1 ? W.youWin : sentence),
    p("faint", say(W.rounds, { n: result.rounds })),
    h("ol", { class: "places" }, rows),
    p(
      "row",
      you >= 0 && button(W.rematch, again, "do"),
      h("a", { class: "button", href: `/api/tables/${table.code}/record`, download: "" }, W.record),
    ),
  );
}
