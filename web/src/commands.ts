/** Typed commands: questions that are answered, and what can be done, found by the words in which it is told. */
import type { Command, GameFace, Scene } from "./scene";
import { hasText, t, type Text } from "./words.svelte";

/** What can be asked at every table; a game may have words of its own for it. */
export const QUESTIONS = ["hand", "table", "score", "last", "hint", "help"] as const;
export type Question = (typeof QUESTIONS)[number];

/** So many letters tell a word from all others, however it is bent: "play", "plays", "playing". */
const STEM = 4;

/** The words of a text: small letters without accents, and numbers. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether a word that was typed means this one; a number means itself alone. */
function means(typed: string, word: string): boolean {
  if (/\p{N}/u.test(typed + word)) return typed === word;
  return word.startsWith(typed) || (typed.length >= STEM && word.startsWith(typed.slice(0, STEM)));
}

/** Which of several texts was typed, perhaps shortened or in another order; null if none or more than one. */
export function found<T>(typed: string, all: readonly T[], textOf: (one: T) => string): T | null {
  const asked = wordsOf(typed);
  if (!asked.length) return null;
  const possible = all.filter((one) => {
    const words = wordsOf(textOf(one));
    return asked.every((word) => words.some((other) => means(word, other)));
  });
  const exact = possible.filter((one) => wordsOf(textOf(one)).join(" ") === asked.join(" "));
  const [first, second] = exact.length ? exact : possible;
  return first === undefined || second !== undefined ? null : first;
}

/** The words for a question, the usual one first. */
export function wordsFor(question: Question, game: string): string[] {
  const own = `command-${game}-${question}`;
  const texts = [t(`command-${question}`), hasText(own) ? t(own) : ""];
  return texts
    .join(",")
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
}

/** The question that was typed, or null. */
export function asked(typed: string, game: string): Question | null {
  const all = QUESTIONS.flatMap((question) => wordsFor(question, game).map((word) => ({ question, word })));
  return all.find(({ word }) => wordsOf(word).join(" ") === wordsOf(typed).join(" "))?.question ?? null;
}

/** What can be done now; a game without a folder here is told by the server. */
export function commands(scene: Scene, face: GameFace): Command[] {
  if (face.commands) return face.commands(scene);
  return (scene.plain?.choices ?? []).map(({ text, event }) => ({
    words: text,
    run: () => scene.act(event),
  }));
}

/** What can be typed now: a few of many. */
const MOST = 9;
export function offered(scene: Scene, face: GameFace): Text[] {
  const ways = commands(scene, face).map(({ words }) => words);
  const few = ways.length > MOST ? [...ways.slice(0, 2), "…", ...ways.slice(-1)] : ways;
  const questions = QUESTIONS.map((question) => wordsFor(question, scene.game)[0] ?? "");
  return [...few, ...questions].map((words) => ({ id: "command-word", values: { words } }));
}
