/** The three games to choose from, each with its form: how many, which bots, which options. */
import { h, p } from "./dom.js";
import { HOME as W, say } from "./words.js";

/**
 * @typedef {{ name: string, default: any, allowed: string, meaning: string }} Option
 * @typedef {{ name: string, title: string, credit: string, pitch: string, fewest: number, most: number,
 *   usual: number, options: Option[] }} Game
 * @typedef {{ games: Game[], bots: string[], paces: Record<string, number> }} Catalogue
 */

/** @param {string} name @param {any[]} values @param {string | number} value @param {string[]} [words] */
function select(name, values, value, words) {
  const options = values.map((one, index) => h("option", { value: one }, words?.[index] ?? one));
  return h("select", { name, value }, options);
}

/** A field that must be repaired can be seen. @param {any} event */
const reveal = (event) => void (event.target.closest("details").open = true);

/** @param {Option} option */
function field({ name, default: usual, allowed, meaning }) {
  const [, min, max] = /^(\d+) (?:to|or) (\d+)$/.exec(allowed) ?? [];
  const text = { name, required: true, oninvalid: reveal };
  const kinds = {
    boolean: () => h("input", { name, type: "checkbox", checked: usual }),
    number: () => h("input", { ...text, type: "number", min, max, value: usual }),
    string: () => select(name, allowed.split(/, | or /), usual),
    object: () => h("input", { ...text, value: usual.join(", ") }),
  };
  const input = kinds[/** @type {keyof typeof kinds} */ (typeof usual)]?.();
  return h("label", { title: allowed }, h("span", {}, meaning), input);
}

/** The value of an option as the server wants it. @param {Option} option @param {FormData} given */
function value({ name, default: usual }, given) {
  const text = String(given.get(name) ?? "");
  if (typeof usual === "boolean") return text === "on";
  if (typeof usual === "number") return Number(text);
  return Array.isArray(usual) ? text.split(",").map(Number) : text;
}

/** What a form asks for, as the server wants it. @param {Game} game @param {FormData} given */
export function wanted(game, given) {
  const all = game.options.map((option) => ({ option, own: value(option, given) }));
  const changed = all.filter(({ option, own }) => JSON.stringify(own) !== JSON.stringify(option.default));
  const options = Object.fromEntries(changed.map(({ option, own }) => [option.name, own]));
  return { game: game.name, players: Number(given.get("players")), pace: given.get("pace"), options };
}

/**
 * @param {Game} game @param {Catalogue} catalogue @param {string} wrong
 * @param {(event: SubmitEvent) => void} onsubmit
 */
export function card(game, { bots, paces }, wrong, onsubmit) {
  const players = Array.from({ length: game.most - game.fewest + 1 }, (_, more) => game.fewest + more);
  const words = Object.entries(paces).map(([name, n]) => say(W.seconds, { name, n }));
  return h(
    "form",
    { class: "panel game", "aria-label": game.title, onsubmit },
    h("h2", {}, game.title),
    p("", game.pitch),
    p("faint", game.credit),
    p(
      "row",
      h("label", {}, W.players, select("players", players, game.usual)),
      h("label", {}, W.bots, select("bot", bots, "cautious")),
      h("button", { class: "do", value: "quick" }, W.play),
    ),
    wrong && p("wrong", wrong),
    h(
      "details",
      {},
      h("summary", {}, W.friends),
      h("label", {}, h("span", {}, W.pace), select("pace", Object.keys(paces), "normal", words)),
      game.options.map(field),
      h("label", {}, h("span", {}, W.public), h("input", { type: "checkbox", name: "public" })),
      p("row", h("button", { value: "friends" }, W.open), h("small", {}, W.forBoth)),
    ),
  );
}
