/** What chance does in Diavolo, drawn from the seed (docs/fair-shuffles.md). */
import type { Draw } from "../../shuffles/recipe";
import { RecordError, type Fields, type GameRecord, type RecordedEvent } from "../../shuffles/record";
import type { Shuffles } from "../../shuffles/shuffles";
import { placesOf } from "./places";

const ORDERS = ["largest_sum", "smallest_sum", "largest_difference", "most_odd", "highest_value", "position"];

class Throws implements Shuffles {
  readonly #players: number;
  readonly #orders: string[];

  constructor({ numbers, options }: GameRecord) {
    this.#players = numbers.length;
    this.#orders = options.position === false ? ORDERS.slice(0, -1) : ORDERS;
  }

  watch(): void {}

  async outcome(event: RecordedEvent, next: () => Draw): Promise<Fields> {
    if (event.do === "start") return { player: await next().below(this.#players) };
    if (event.do === "throw") return this.#throw(next());
    if (event.do === "lot") return { order: await next().shuffled(level(event)) };
    throw new RecordError(`chance does not ${event.do}`);
  }

  async #throw(draw: Draw): Promise<Fields> {
    const order = this.#orders[await draw.below(this.#orders.length)] ?? null;
    const dice: number[] = [];
    while (dice.length < 9) dice.push(1 + (await draw.below(6)));
    const [black, white, red] = [dice.slice(0, 3), dice.slice(3, 6), dice.slice(6)];
    return { order, dice: { black, white, red }, places: await placesOf(draw) };
  }
}

/** The seats of a dead heat, the lowest first. */
function level(event: RecordedEvent): number[] {
  return Array.isArray(event.order) ? event.order.map(Number).sort((one, other) => one - other) : [];
}

export const shuffles = (record: GameRecord): Shuffles => new Throws(record);
