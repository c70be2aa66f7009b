/** Checking a finished game: does every outcome of chance follow from the seed that was promised? */
import type { Json } from "../messages";
import { Dealer } from "./dealer";
import { commitmentOf, fromHex, keyOf } from "./recipe";
import { isFields, type GameRecord } from "./record";

const BYTES_OF_A_SEED = 32;
export const DRAWN = ["start", "lay", "coal", "deal", "throw", "lot"] as const;
/** What chance does. */
export type Drawn = (typeof DRAWN)[number];

export interface Report {
  /** no_seed: the game was never finished; seed: not the one that was promised; draw: not what the seed says. */
  verdict: "fair" | "no_seed" | "seed" | "draw";
  /** How often each thing was as the seed says. */
  fitting: Partial<Record<Drawn, number>>;
  /** The first event that is not as the seed says: what it is, and how many events of chance came before it. */
  differs: { what: Drawn; before: number } | null;
}

/** Whether this browser can calculate here: on a plain address in a network browsers refuse to. */
export const canVerify = (): boolean => Boolean(globalThis.crypto?.subtle);

/** Check a record; `progress` hears how far it is, from 0 to 1. `shown` is what was promised before the game, if that is known. */
export async function verify(
  record: GameRecord,
  progress: (part: number) => void,
  shown = "",
): Promise<Report> {
  const report: Report = { verdict: "fair", fitting: {}, differs: null };
  if (!record.seed) return { ...report, verdict: "no_seed" };
  const seed = fromHex(record.seed);
  const promise = shown || record.commitment;
  const promised = seed?.length === BYTES_OF_A_SEED && (await commitmentOf(seed)) === promise;
  if (!promised) return { ...report, verdict: "seed" };
  const dealer = new Dealer(await keyOf(seed), record);
  let before = 0;
  for (const [index, event] of record.events.entries()) {
    progress(index / record.events.length);
    if (event.by !== "chance") {
      dealer.watch(event);
      continue;
    }
    const what = event.do as Drawn;
    if (!agrees(await dealer.outcome(event), event))
      return { ...report, verdict: "draw", differs: { what, before } };
    report.fitting[what] = (report.fitting[what] ?? 0) + 1;
    before++;
  }
  progress(1);
  return report;
}

/** Whether `given` is as expected; it may have more fields. */
function agrees(expected: Json, given: Json | undefined): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(given) &&
      given.length === expected.length &&
      expected.every((item, index) => agrees(item, given[index]))
    );
  if (isFields(expected))
    return isFields(given) && Object.entries(expected).every(([name, value]) => agrees(value, given[name]));
  return expected === given;
}
