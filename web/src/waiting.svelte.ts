/** How a table waits: for whom, for how long, and what those who play have said about it. */
import type { Patience } from "./messages";
import type { Player } from "./seats";

export class Waiting {
  #told = $state.raw<Patience | null>(null);
  readonly #players: () => Player[];
  readonly #awaited: () => number[];

  constructor(players: () => Player[], awaited: () => number[]) {
    this.#players = players;
    this.#awaited = awaited;
  }

  hear(told: Patience | null): void {
    this.#told = told;
  }

  get paused(): boolean {
    return this.#told?.paused ?? false;
  }

  /** When one is enough to end the pause, on the table's clock. */
  get until(): number | undefined {
    return this.#told?.until;
  }

  /** Everybody who plays, bots aside. */
  get people(): Player[] {
    return this.#players().filter(({ who }) => who);
  }

  /** Whether I play against bots alone: then the table waits for me, and no clock runs. */
  get alone(): boolean {
    const [only, other] = this.people;
    return Boolean(only?.you) && !other;
  }

  /** Those who are away while the table waits for them. */
  get missing(): Player[] {
    const awaited = this.#awaited();
    const gone = this.people.filter(({ here, bot }) => !here && !bot);
    return awaited.length ? gone.filter(({ seat }) => awaited.includes(seat)) : gone;
  }

  /** From when on a bot may be wanted for one of them, on the table's clock; undefined if that is not said. */
  get botFrom(): number | undefined {
    const times = this.missing.flatMap(({ who }) => this.#told?.bot_from?.[who] ?? []);
    return times.length ? Math.min(...times) : undefined;
  }

  /** Who wants a pause or, while there is one, to go on. */
  get wishes(): Player[] {
    return this.#named(this.#told?.wishes);
  }

  /** Who wants this for those who are away. */
  votes(choice: "wait" | "bot"): Player[] {
    return this.#named(this.#told?.[choice]);
  }

  #named(keys: string[] = []): Player[] {
    return this.people.filter(({ who }) => keys.includes(who));
  }
}
