/** Questions to the server over HTTP. */
import type { Catalogue, GameShown, HouseShown } from "./messages";
import { bring, lend, type Language, type Text } from "./words.svelte";

export interface Person {
  who: string;
  name: string;
  colour: string;
}

/** Why something was not done; `code` is a refusal's, `no_server` or `strange`. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    why: string,
  ) {
    super(why);
  }
}

export async function ask<T>(method: "GET" | "POST" | "PATCH", path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    const content = body && {
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    };
    answer = await fetch(path, { method, ...content });
  } catch {
    throw new Refusal("no_server", "the server does not answer");
  }
  const found: unknown = await answer.json().catch(() => ({ code: "strange", why: answer.statusText }));
  if (!answer.ok) {
    const { code, why } = found as { code: string; why: string };
    throw new Refusal(code, why);
  }
  return found as T;
}

/** Why something was not done, in words. */
export const why = (error: unknown): Text => ({
  id: `refusal-${error instanceof Refusal ? error.code : "strange"}`,
});

let known: Promise<Catalogue> | null = null;

/** The games, asked for once. */
export function catalogue(): Promise<Catalogue> {
  known ??= listed().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

async function listed(): Promise<Catalogue> {
  const found = await ask<Catalogue>("GET", "/api/games");
  for (const game of found.games) lend(wordsOf(game, found.bots));
  if (found.games.some(({ texts }) => texts)) await bring(textsIn);
  return found;
}

/** What the games that a package has brought to the server say in a language. */
async function textsIn(wanted: Language): Promise<string> {
  const found = await ask<Catalogue>("GET", `/api/games?language=${wanted}`).catch(() => null);
  return found?.games.map(({ texts = "" }) => texts).join("\n") ?? "";
}

/** What the server calls a game and its options, for games that this application does not know. */
function wordsOf({ name, title, pitch, options }: GameShown, bots: string[]): Record<string, string> {
  const plain = (word: string): string => word.replaceAll("_", " ");
  const words = options.flatMap(({ name: option, meaning, choices = [] }) => [
    [`option-${name}-${option}`, plain(option)],
    [`option-${name}-${option}-meaning`, meaning],
    ...choices.map((choice) => [`option-${name}-${option}-${choice}`, plain(choice)]),
  ]);
  const manners = bots.map((bot) => [`bot-${bot}-${name}`, ""]);
  return Object.fromEntries([[`game-${name}`, title], [`game-${name}-pitch`, pitch], ...words, ...manners]);
}

/** How people reach this server. */
export const house = (): Promise<HouseShown> => ask<HouseShown>("GET", "/api/house");

/** Digits for the shuffles that nobody else can know. */
export function shuffleNumber(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
