/** What chance does in Little Devils, drawn from the seed (docs/fair-shuffles.md). */
import type { Draw } from "../../shuffles/recipe";
import { RecordError, type Fields, type GameRecord, type RecordedEvent } from "../../shuffles/record";
import type { Shuffles } from "../../shuffles/shuffles";

const CARDS_OF_A_HAND = 9;

class Deals implements Shuffles {
  readonly #players: number;
  /** Whether the first dealer is still to be drawn. */
  #first = true;

  constructor(record: GameRecord) {
    this.#players = record.numbers.length;
  }

  watch(): void {}

  async outcome(event: RecordedEvent, next: () => Draw): Promise<Fields> {
    if (event.do !== "deal") throw new RecordError(`chance does not ${event.do}`);
    const draw = next();
    const dealer = this.#first ? { dealer: await draw.below(this.#players) } : {};
    this.#first = false;
    const deck = Array.from({ length: CARDS_OF_A_HAND * this.#players }, (_, index) => index + 1);
    const dealt = await draw.shuffled(deck);
    const hands = Array.from({ length: this.#players }, (_, seat) =>
      dealt.slice(CARDS_OF_A_HAND * seat, CARDS_OF_A_HAND * (seat + 1)).sort((one, other) => one - other),
    );
    return { ...dealer, hands };
  }
}

export const shuffles = (record: GameRecord): Shuffles => new Deals(record);
