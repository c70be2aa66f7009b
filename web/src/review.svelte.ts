/** A look back at a finished game: asked for, awaited while the server makes it, and read moment by moment. */
import { announce } from "./announce.svelte";
import { ask, why } from "./api";
import { asGuest } from "./guest";
import type { DecisionReviewed, GameReview } from "./messages";
import { load, t, type Text } from "./words.svelte";

/** After how many milliseconds one asks again how far it has come. */
const PAUSE = 1000;

export class Reviewing {
  readonly #code: string;
  /** The review, or how far it has come. */
  found = $state.raw<GameReview | null>(null);
  /** Whether somebody wants to see it. */
  wanted = $state(false);
  wrong = $state.raw<Text | null>(null);
  #timer = 0;
  /** Who leaves is not told what was asked for before. */
  #stopped = false;

  /** Whether it may be made later, if others are being made. */
  readonly #patient: boolean;

  constructor(code: string, patient = false) {
    this.#code = code;
    this.#patient = patient;
  }

  ready: boolean = $derived(this.found?.players !== undefined);
  decisions: DecisionReviewed[] = $derived(this.found?.decisions ?? []);

  /** Have it made, or find it where it is. */
  async begin(): Promise<void> {
    this.stop();
    [this.wanted, this.wrong, this.#stopped] = [true, null, false];
    try {
      await load("review");
      await asGuest(() => this.#look());
    } catch (error) {
      this.wrong = why(error);
    }
  }

  /** Ask no more; the server goes on. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    const later = this.#patient ? "?later=1" : "";
    const found = await ask<GameReview>("GET", `/api/tables/${this.#code}/review${later}`);
    if (this.#stopped) return;
    this.found = found;
    if (this.ready) {
      if (!this.#patient) announce(t("review-ready"));
    } else this.#timer = window.setTimeout(() => void this.#lookAgain(), PAUSE);
  }

  async #lookAgain(): Promise<void> {
    try {
      await this.#look();
    } catch (error) {
      this.wrong = why(error);
    }
  }
}
