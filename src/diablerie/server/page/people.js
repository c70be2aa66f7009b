/** Questions to the server over HTTP, and who I am. */
import { announce, button, h, p, paint, unseen } from "./dom.js";
import { WHO, WRONG, say } from "./words.js";

/** @typedef {{ who: string, name: string, colour: string }} Person */

/** Why something was not done. */
export class Refusal extends Error {
  /** @param {string} code @param {string} why */
  constructor(code, why) {
    super(why);
    this.code = code;
  }
}

/**
 * @param {string} method @param {string} path @param {object} [body]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body) {
  let answer;
  try {
    const content = body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
    answer = await fetch(path, { method, ...content });
  } catch {
    throw new Refusal("no_server", WRONG.noServer);
  }
  const found = await answer.json().catch(() => ({ code: "strange", why: WRONG.strange }));
  if (!answer.ok) throw new Refusal(found.code, sentence(found.why));
  return found;
}

/** A reason as a whole sentence. @param {string} why */
export function sentence(why) {
  return `${why.charAt(0).toUpperCase()}${why.slice(1)}${/[.!?]$/.test(why) ? "" : "."}`;
}

/** Who the server says I am, or null. @type {Person | null} */
export let me = JSON.parse(document.documentElement.dataset.me ?? "null");

/** Digits for the shuffles that nobody else can know. */
export function number() {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Nobody is known any more under my cookie. */
export function forgetMe() {
  me = null;
}

/**
 * Ask for a name and a colour in a dialogue; whether somebody has said who he is.
 *
 * @param {string} [other]  the other way out
 * @returns {Promise<boolean>}
 */
export function askWho(other = WHO.cancel) {
  const dialogue = document.body.appendChild(document.createElement("dialog"));
  const close = () => dialogue.close();
  /** @param {SubmitEvent} event */
  async function save(event) {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(/** @type {HTMLFormElement} */ (event.target)));
    try {
      me = (me && (await renamed(given))) || (await ask("POST", "/api/guests", given));
      announce(say(WHO.known, { name: me?.name ?? "" }));
      dialogue.close("done");
    } catch (error) {
      show(/** @type {Error} */ (error).message);
    }
  }
  const show = (/** @type {string} */ why) => paint(dialogue, form(why, other, save, close));
  show("");
  dialogue.showModal();
  return new Promise((resolve) => {
    dialogue.onclose = () => {
      dialogue.remove();
      resolve(dialogue.returnValue === "done");
    };
  });
}

/** Me with another name, or null if the server does not know me any more. @param {object} given */
function renamed(given) {
  return ask("PATCH", "/api/me", given).catch((refusal) => {
    if (refusal.code !== "unknown") throw refusal;
    return null;
  });
}

/**
 * @param {string} why @param {string} other
 * @param {(event: SubmitEvent) => void} onsubmit @param {() => void} close
 */
function form(why, other, onsubmit, close) {
  const title = me ? WHO.change : WHO.title;
  const name = { name: "name", required: true, maxlength: 500, autocomplete: "nickname", autofocus: true };
  const swatches = Object.entries(WHO.colours).map(([colour, word], index) => {
    const checked = me ? me.colour === colour : index === 0;
    const input = h("input", { type: "radio", name: "colour", value: colour, checked });
    return h("label", { class: `swatch c-${colour}`, title: word }, input, unseen(word));
  });
  return h(
    "form",
    { onsubmit, class: "who", "aria-label": title },
    h("h2", {}, title),
    h("label", {}, WHO.name, h("input", { ...name, value: me?.name ?? "" })),
    h("fieldset", { class: "colours" }, h("legend", {}, WHO.colour), swatches),
    why && h("p", { class: "wrong", role: "alert" }, why),
    p("row", h("button", { class: "do" }, WHO.done), button(other, close)),
  );
}
