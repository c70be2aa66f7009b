/** What chance does in The Devil With It, drawn from the seed (docs/fair-shuffles.md). */
import type { Draw } from "../../shuffles/recipe";
import { RecordError, type Fields, type GameRecord, type RecordedEvent } from "../../shuffles/record";
import type { Shuffles } from "../../shuffles/shuffles";

const COAL = { 10: 9, 20: 9, 25: 9, 50: 7, 75: 3, 100: 2 };
const DEVILS = 9;

type Piece = number | "devil";

class Ovens implements Shuffles {
  readonly #players: number;
  /** What lies at each place of the oven. */
  #oven: Piece[] = [];
  #reached = -1;

  constructor(record: GameRecord) {
    this.#players = record.numbers.length;
  }

  /** A piece of coal is the one that somebody reaches for. */
  watch(event: RecordedEvent): void {
    if (event.do === "reveal") this.#reached = Number(event.place);
  }

  async outcome(event: RecordedEvent, next: () => Draw): Promise<Fields> {
    if (event.do === "coal") return { value: this.#oven[this.#reached] ?? null };
    if (event.do === "start") return { player: await next().below(this.#players) };
    if (event.do === "lay") return this.#lay(next());
    throw new RecordError(`chance does not ${event.do}`);
  }

  /** The oven is not written: the coal shows it, piece by piece. */
  async #lay(draw: Draw): Promise<Fields> {
    const coal = Object.entries(COAL).flatMap(([value, count]) => Array<Piece>(count).fill(Number(value)));
    this.#oven = await draw.shuffled([...coal, ...Array<Piece>(DEVILS).fill("devil")]);
    return {};
  }
}

export const shuffles = (record: GameRecord): Shuffles => new Ovens(record);
