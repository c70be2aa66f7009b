/** Checking a finished game: does every outcome of chance follow from the seed that was promised? */
import { newShuffles } from "../games";
import type { Json } from "../messages";
import { commitmentOf, Draw, fromHex, keyOf, saltOf } from "./recipe";
import { isFields, type GameRecord } from "./record";

const BYTES_OF_A_SEED = 32;

export interface Report {
  /** no_seed: the game was never finished; seed: not the one that was promised; draw: not what the seed says. */
  verdict: "fair" | "no_seed" | "seed" | "draw";
  /** How often each thing that chance does was as the seed says, in the order in which it came first. */
  fitting: Record<string, number>;
  /** The first event that is not as the seed says: what it is, and how many events of chance came before it. */
  differs: { what: string; before: number } | null;
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
  const [key, shuffles] = await Promise.all([keyOf(seed), newShuffles(record)]);
  const salt = saltOf(record.numbers);
  let draws = 0;
  let before = 0;
  for (const [index, event] of record.events.entries()) {
    progress(index / record.events.length);
    if (event.by !== "chance") {
      shuffles.watch(event);
      continue;
    }
    const what = event.do;
    if (!agrees(await shuffles.outcome(event, () => new Draw(key, salt, draws++)), event))
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
