/** Records of games that were played, and forgeries of them; for tests. */
import { expect } from "vitest";
import { readRecord, type GameRecord } from "./record";
import { verify, type Report } from "./verify";

const FILES = import.meta.glob<string>("../games/*/records/*.jsonl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every record there is, by its game and its file: `game/played`. */
export const RECORDS = Object.keys(FILES).map((path) =>
  path.replace(/^.*games\/(\w+)\/records\/(\w+).*$/, "$1/$2"),
);

export const text = (name: string): string => FILES[`../games/${name.replace("/", "/records/")}.jsonl`] ?? "";
export const check = (record: GameRecord): Promise<Report> => verify(record, () => {});
/** How often a record says that chance does something. */
export const written = (name: string, what: string): number =>
  text(name).split(`"by":"chance","do":"${what}"`).length - 1;

/** Check a record in which one thing was changed: what stood at the first place of a pattern. */
export function changed(name: string, was: RegExp, is: string): Promise<Report> {
  const forged = text(name).replace(was, is);
  expect(forged).not.toBe(text(name));
  return check(readRecord(forged));
}
