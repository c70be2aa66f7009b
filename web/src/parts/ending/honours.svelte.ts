/** What is told of a game when it is over: awards from its replay, and its decisive moment from its review. */
import { ask } from "../../api";
import type { Award } from "../../awards";
import { awardsOf } from "../../games";
import { me } from "../../me.svelte";
import type { Replay } from "../../messages";
import { momentsOf, OPEN, type Moment } from "../../replay.svelte";
import { Reviewing } from "../../review.svelte";
import { located, turningPoints, type Decided } from "../review/chances";

/** Whoever leaves at once wants no review. */
const STAYS = 1500;

export class Honours {
  readonly #code: string;
  readonly reviewing: Reviewing;
  awards = $state.raw<Award[]>([]);
  #moments = $state.raw<Moment[]>([]);
  #timer = 0;

  constructor(code: string) {
    this.#code = code;
    this.reviewing = new Reviewing(code, true);
  }

  /** What gave away most, once the review is there. */
  decisive: Decided | null = $derived.by(() => decisive(located(this.reviewing.decisions, this.#moments)));

  /** Find out what there is to tell; what cannot be found is not told. */
  async begin(): Promise<void> {
    try {
      const replay = await ask<Replay>("GET", `/api/tables/${this.#code}/replay?view=${OPEN}`);
      this.#moments = momentsOf(replay);
      this.awards = (await awardsOf(replay.game))(this.#moments, replay.seats.length);
    } catch {
      return; // the places are told anyway
    }
    if (me()) this.#timer = window.setTimeout(() => void this.reviewing.begin(), STAYS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.reviewing.stop();
  }
}

/** The decision that gave away most. */
export function decisive(decisions: Decided[]): Decided | null {
  return turningPoints(decisions).reduce<Decided | null>(
    (one, other) => (one && one.lost >= other.lost ? one : other),
    null,
  );
}
