/** What the folders of the games offer, each loaded when it is needed: a page loads only the game it shows. */
import { catalogue } from "../api";
import type { Awards } from "../awards";
import type { Teaching } from "../learn/lesson";
import type { Chapter } from "../rules/chapters";
import type { GameFace } from "../scene";
import type { GameRecord } from "../shuffles/record";
import type { Shuffles } from "../shuffles/shuffles";

type Loaders<T> = Record<string, () => Promise<T>>;

const FACES = import.meta.glob<{ face: GameFace }>("./*/index.ts");
const RULES = import.meta.glob<{ default: Chapter[] }>("./*/rules/index.ts");
const LESSONS = import.meta.glob<{ teaching: Teaching }>("./*/lesson.ts");
const AWARDS = import.meta.glob<{ awards: Awards }>("./*/awards.ts");
const SHUFFLES = import.meta.glob<{ shuffles: (record: GameRecord) => Shuffles }>("./*/shuffles.ts");

/** The games that have a folder here, by their names. */
export const FOLDERS: string[] = Object.keys(FACES).map((path) => path.split("/")[1] ?? "");

/** What a file of a game's folder holds. */
function loaded<T>(files: Loaders<T>, game: string, file: string): Promise<T> {
  const load = files[`./${game}/${file}`];
  return load ? load() : Promise.reject(new Error(`${game} has no ${file} here`));
}

/** How a game looks and speaks, in letters if it has no folder here; a scene always has the game of its face. */
export async function face(game: string): Promise<GameFace> {
  if (FOLDERS.includes(game)) return (await loaded(FACES, game, "index.ts")).face;
  const [{ plainFace }] = await Promise.all([import("../plain"), catalogue()]); // which says what it is called
  return plainFace(game);
}

/** The chapters of a game's rules, with pictures made of its own pieces. */
export const chapters = async (game: string): Promise<Chapter[]> =>
  (await loaded(RULES, game, "rules/index.ts")).default;

/** The lesson of a game. */
export const teaching = async (game: string): Promise<Teaching> =>
  (await loaded(LESSONS, game, "lesson.ts")).teaching;

/** Who finds the awards of a game; where it names none, nobody gets one. */
export const awardsOf = async (game: string): Promise<Awards> =>
  AWARDS[`./${game}/awards.ts`] ? (await loaded(AWARDS, game, "awards.ts")).awards : () => [];

/** Who draws again what chance did in a record. */
export const newShuffles = async (record: GameRecord): Promise<Shuffles> =>
  (await loaded(SHUFFLES, record.game, "shuffles.ts")).shuffles(record);
