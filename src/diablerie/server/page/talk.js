/** The log, the talk, and ears that can be closed. */
import { button, h, p } from "./dom.js";
import { TABLE as W, say } from "./words.js";

/**
 * @typedef {{ text: string, name?: string | undefined }} Line  with a name, it was said
 * @typedef {import("../../../../web/src/messages").SeatShown} SeatShown
 * @typedef {(what: string, fields?: object) => void} Send
 */

/** @type {Set<string>} */
const muted = new Set();
const wide = matchMedia("(min-width: 60rem)").matches;

/** @param {Line[]} lines @param {SeatShown[]} seats @param {boolean} mayTalk @param {Send} send */
export function talk(lines, seats, mayTalk, send) {
  const told = lines.toReversed().map(({ name, text }) =>
    h("li", { class: name ? "said" : "" }, name !== undefined && h("b", {}, `${name}: `), text),
  );
  return h(
    "details",
    { open: wide, class: "panel side" },
    h("summary", {}, mayTalk ? W.talk : W.log),
    h("ol", { class: "log", tabindex: 0, "aria-label": W.log }, told),
    mayTalk && [sentence(send), feelings(send), ears(seats, send)],
  );
}

/** @param {Send} send */
function sentence(send) {
  /** @param {SubmitEvent} event */
  function onsubmit(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get("text")).trim();
    if (text) send("say", { text });
    form.reset();
  }
  const field = { name: "text", maxlength: 300, autocomplete: "off", placeholder: W.say };
  const input = h("input", { ...field, "aria-label": W.say });
  return h("form", { class: "row", onsubmit }, input, h("button", {}, W.send));
}

/** @param {Send} send */
function feelings(send) {
  const buttons = Object.entries(W.feel).map(([reaction, word]) =>
    button(word, () => send("react", { reaction })),
  );
  return h("p", { class: "row small", role: "group", "aria-label": W.feelings }, buttons);
}

/** @param {SeatShown[]} seats @param {Send} send */
function ears(seats, send) {
  const others = seats.filter((seat) => seat.who && !seat.you);
  const buttons = others.map(({ who = "", name = "" }) => {
    const closed = muted.has(who);
    return button(say(closed ? W.hear : W.mute, { name }), () => {
      if (!closed) muted.add(who);
      else muted.delete(who);
      send("mute", { who, muted: !closed });
    });
  });
  return others.length > 0 && p("row small", buttons);
}
