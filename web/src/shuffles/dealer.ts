/** What chance does in each game, drawn from the seed (docs/fair-shuffles.md). */
import { placesOf } from "./places";
import { Draw, saltOf } from "./recipe";
import { RecordError, type Fields, type GameRecord, type RecordedEvent } from "./record";

const COAL = { 10: 9, 20: 9, 25: 9, 50: 7, 75: 3, 100: 2 };
const DEVILS = 9;
const CARDS_OF_A_HAND = 9;
const ORDERS = ["largest_sum", "smallest_sum", "largest_difference", "most_odd", "highest_value", "position"];

type Piece = number | "devil";

/** Whoever draws, event by event from the first. */
export class Dealer {
  readonly #key: CryptoKey;
  readonly #record: GameRecord;
  readonly #salt: string;
  readonly #players: number;
  #draws = 0;
  /** What lies at each place of the oven. */
  #oven: Piece[] = [];
  #reached = -1;

  constructor(key: CryptoKey, record: GameRecord) {
    this.#key = key;
    this.#record = record;
    this.#salt = saltOf(record.numbers);
    this.#players = record.numbers.length;
  }

  /** See what a player does: a piece of coal is the one he reaches for. */
  watch(event: RecordedEvent): void {
    if (event.do === "reveal") this.#reached = Number(event.place);
  }

  /** What the fields of an event of chance are by the seed; those that follow from the rules are left out. */
  async outcome(event: RecordedEvent): Promise<Fields> {
    if (event.do === "coal") return { value: this.#oven[this.#reached] ?? null };
    const first = this.#draws === 0;
    const draw = new Draw(this.#key, this.#salt, this.#draws++);
    if (event.do === "start") return { player: await draw.below(this.#players) };
    if (event.do === "lay") return this.#lay(draw);
    if (event.do === "deal") return this.#deal(draw, first);
    if (event.do === "throw") return this.#throw(draw);
    if (event.do === "lot") return { order: await draw.shuffled(level(event)) };
    throw new RecordError(`chance does not ${event.do}`);
  }

  /** The oven is not written: the coal shows it, piece by piece. */
  async #lay(draw: Draw): Promise<Fields> {
    const coal = Object.entries(COAL).flatMap(([value, count]) => Array<Piece>(count).fill(Number(value)));
    this.#oven = await draw.shuffled([...coal, ...Array<Piece>(DEVILS).fill("devil")]);
    return {};
  }

  async #deal(draw: Draw, first: boolean): Promise<Fields> {
    const dealer = first ? { dealer: await draw.below(this.#players) } : {};
    const deck = Array.from({ length: CARDS_OF_A_HAND * this.#players }, (_, index) => index + 1);
    const dealt = await draw.shuffled(deck);
    const hands = this.#record.numbers.map((_, seat) =>
      dealt.slice(CARDS_OF_A_HAND * seat, CARDS_OF_A_HAND * (seat + 1)).sort((one, other) => one - other),
    );
    return { ...dealer, hands };
  }

  async #throw(draw: Draw): Promise<Fields> {
    const orders = this.#record.options.position === false ? ORDERS.slice(0, -1) : ORDERS;
    const order = orders[await draw.below(orders.length)] ?? null;
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
