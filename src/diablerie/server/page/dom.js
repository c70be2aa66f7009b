/**
 * The page as a function of what is true: describe it with `h`, and `paint` changes only what is different,
 * so that focus, typed text and scroll positions stay.
 *
 * @typedef {{ tag: string, props: Record<string, any>, children: (Described | string)[] }} Described
 * @typedef {Described | string | number | false | null | undefined} Child
 */

const SVG = new Set(["svg", "g", "path", "circle", "rect", "text"]);
const PROPERTIES = new Set(["value", "checked"]);
/** @type {WeakMap<Node, Described>} */
const described = new WeakMap();

/**
 * @param {string} tag
 * @param {Record<string, any>} props  attributes; `on…` are listeners; another `key` means another element
 * @param {...(Child | Child[] | Child[][])} children
 * @returns {Described}
 */
export function h(tag, props = {}, ...children) {
  const given = /** @type {Child[]} */ (children.flat(2));
  const there = given.map((child) => (child && typeof child === "object" ? child : text(child)));
  return { tag, props, children: there };
}

/** What is not there keeps its place, so that its neighbours stay the same elements. @param {Child} child */
const text = (child) => (child === null || child === undefined || child === false ? "" : String(child));

/** @param {string} word @param {(event: any) => void} onclick @param {string} [kind]  its classes */
export function button(word, onclick, kind = "") {
  return h("button", { type: "button", class: kind, onclick }, word);
}

/** @param {string} kind @param {...(Child | Child[])} children */
export const p = (kind, ...children) => h("p", { class: kind }, ...children);

/** @param {string} text */
export const unseen = (text) => h("span", { class: "unseen" }, text);

/** @param {Element} parent @param {...(Child | Child[])} children */
export function paint(parent, ...children) {
  fill(parent, h("", {}, ...children).children);
}

/** @param {Element} parent @param {(Described | string)[]} wanted */
function fill(parent, wanted) {
  const old = [...parent.childNodes];
  wanted.forEach((want, index) => {
    const node = old[index];
    const was = node && described.get(node);
    if (typeof want === "string" && node?.nodeType === Node.TEXT_NODE) {
      if (node.nodeValue !== want) node.nodeValue = want;
    } else if (typeof want === "object" && was && was.tag === want.tag && was.props.key === want.props.key) {
      dress(/** @type {Element} */ (node), want, was);
    } else if (node) parent.replaceChild(made(want), node);
    else parent.append(made(want));
  });
  for (const node of old.slice(wanted.length)) node.remove();
}

/** @param {Described | string} want */
function made(want) {
  if (typeof want === "string") return document.createTextNode(want);
  const space = SVG.has(want.tag) ? "http://www.w3.org/2000/svg" : "http://www.w3.org/1999/xhtml";
  return dress(document.createElementNS(space, want.tag), want, { tag: "", props: {}, children: [] });
}

/** @param {Element} node @param {Described} want @param {Described} was */
function dress(node, want, was) {
  described.set(node, want);
  fill(node, want.children); // before `value`, which a select can only take when its options are there
  for (const name of new Set([...Object.keys(was.props), ...Object.keys(want.props)])) {
    const value = want.props[name];
    if (value === was.props[name] || name === "key") continue;
    if (name.startsWith("on") || PROPERTIES.has(name)) Object.assign(node, { [name]: value ?? null });
    else if (value === false || value === null || value === undefined) node.removeAttribute(name);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  return node;
}

/** @param {string} id */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** Say something to who listens to the page. @param {string} text */
export function announce(text) {
  byId("news").textContent = text;
}

/** Let the arrow keys walk through the buttons of a grid. @param {KeyboardEvent} event */
export function walk(event) {
  const group = /** @type {HTMLElement} */ (event.currentTarget);
  const columns = getComputedStyle(group).gridTemplateColumns.split(" ").length;
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
  const buttons = [...group.querySelectorAll("button")];
  const next = buttons[buttons.indexOf(/** @type {any} */ (document.activeElement)) + (step ?? NaN)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
