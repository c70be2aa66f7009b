/** A game record (docs/record.md), as far as its shuffles are concerned. */
import type { Json } from "../messages";

export type Fields = Record<string, Json>;

/** An event as the record writes it. */
export type RecordedEvent = Fields & { by: number | "chance" | "clock"; do: string };

export interface GameRecord {
  game: string;
  options: Fields;
  /** What each seat added to the shuffles, empty where it added nothing. */
  numbers: string[];
  /** The SHA-256 of the seed, published before the first event. */
  commitment: string;
  events: RecordedEvent[];
  /** Published with the result; empty before the game is over. */
  seed: string;
}

/** The record is no record. */
export class RecordError extends Error {}

/** Read the first game of a file. */
export function readRecord(text: string): GameRecord {
  const [header, ...lines] = text.trim().split("\n").map(readLine);
  if (header?.diablerie !== 1 || !Array.isArray(header.seats)) throw new RecordError("this is no record");
  return {
    game: String(header.game),
    options: isFields(header.options) ? header.options : {},
    numbers: header.seats.map((seat) => (isFields(seat) ? String(seat.number ?? "") : "")),
    commitment: String(header.commitment),
    events: lines.filter((line): line is RecordedEvent => "by" in line && typeof line.do === "string"),
    seed: String(lines.findLast((line) => "result" in line)?.seed ?? ""),
  };
}

function readLine(line: string): Fields {
  try {
    const found = JSON.parse(line) as Json;
    if (isFields(found)) return found;
  } catch {
    // told below
  }
  throw new RecordError(`this is no line of a record: ${line.slice(0, 80)}`);
}

export function isFields(value: Json | undefined): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
