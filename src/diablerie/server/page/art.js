/** What is drawn: signs of seats, devils, dice. Colours come from the style sheet. */
import { h } from "./dom.js";

/** Horn, flame, fork, tail, skull, star: one for every seat, wherever its colour goes. */
const SIGNS = [
  "M3 3c0 9 3 16 9 18 6-2 9-9 9-18-2 6-5 8-9 8S5 9 3 3z",
  "M12 2c1 5 6 7 6 13a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-3 1-6 1-10z",
  "M11 22v-9C7 13 5 10 5 4l2 3 1-3c0 4 1 6 3 6V5l1-3 1 3v5c2 0 3-2 3-6l1 3 2-3c0 6-2 9-6 9v9z",
  "M3 20c9 3 13-2 11-7-1-3 0-6 2-7l-3-2 8-2-1 8-2-2c-2 2-2 3-1 6 2 7-6 11-14 6z",
  "M12 2C6 2 3 6 3 11c0 3 2 5 4 6v4h10v-4c2-1 4-3 4-6 0-5-3-9-9-9zM8 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" +
    "m8 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  "M12 2l3 7 7 .6-5.3 4.7 1.6 7.2L12 17.6 5.7 21.5l1.6-7.2L2 9.6 9 9z",
];
const DEVIL =
  "M4 2c0 4 1 5 2 6-1 2-2 4-2 6a8 8 0 0 0 16 0c0-2-1-4-2-6 1-1 2-2 2-6-2 1-4 2-5 3a8 8 0 0 0-6 0" +
  "C8 4 6 3 4 2zM8 12l4 2a2 2 0 0 1-4-2zm8 0l-4 2a2 2 0 0 0 4-2z";
/** Where the pips of 0 to 6 lie, counted row by row. */
const PIPS = ["", "4", "08", "048", "0268", "02468", "035268"];
const DIE_COLOURS = ["black", "white", "red"];
/** How round a die is: black ones are square, red ones almost a ball. */
const ROUND = [4, 20, 42];
export const ICON = new URL("icon.svg", import.meta.url).href;

/** @param {string} path @param {string} name */
function drawn(path, name) {
  const shape = h("path", { d: path, "fill-rule": "evenodd" });
  return h("svg", { class: name, viewBox: "0 0 24 24", "aria-hidden": "true" }, shape);
}

/** The sign of a seat in the colour of who sits there. @param {number} seat @param {string} [colour] */
export function token(seat, colour = "") {
  return h("span", { class: `token c-${colour}` }, drawn(SIGNS[seat] ?? "", "sign"));
}

/** @param {string} [colour] */
export const devil = (colour = "") => drawn(DEVIL, `devil ${colour}`);

/**
 * A die at its place on a table of 1000; 0 shows nothing yet.
 *
 * @param {number} index @param {number} value @param {number[]} place
 */
export function die(index, value, place) {
  const colour = Math.floor(index / 3);
  const pips = [...(PIPS[value] ?? "")].map((spot) =>
    h("circle", { cx: 24 * ((Number(spot) % 3) - 1), cy: 24 * (Math.floor(Number(spot) / 3) - 1), r: 9 }),
  );
  const [x = 0, y = 0] = place;
  return cube(place, ((x * 7 + y * 13) % 50) - 25, DIE_COLOURS[colour] ?? "", ROUND[colour] ?? 0, pips);
}

/** The die that gives the order. @param {string} sign @param {number[]} place */
export const orderDie = (sign, place) => cube(place, 0, "order", 12, [h("text", { y: 14 }, sign)]);

/** @param {number[]} at @param {number} turn @param {string} kind @param {number} rx @param {any[]} marks */
function cube([x = 0, y = 0], turn, kind, rx, marks) {
  const body = h("rect", { x: -46, y: -46, width: 92, height: 92, rx });
  const transform = `translate(${x} ${y}) rotate(${turn})`;
  return h("g", { transform }, h("g", { class: `die ${kind}` }, body, marks));
}
