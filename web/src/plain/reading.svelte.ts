/** A game that has no folder here, told by the server in plain words: asked for whenever something has happened. */
import { untrack } from "svelte";
import { ask } from "../api";
import type { PlainTable, PlainTold } from "../messages";
import type { Plain } from "../scene";
import { language } from "../words.svelte";

/** After how many milliseconds one asks again where there was no answer. */
const PAUSE = 1000;

export class Reading {
  readonly #path: string;
  readonly #hear: (told: PlainTold[]) => void;
  #found = $state.raw<PlainTable | null>(null);
  /** The version of the table that is to be read. */
  #wanted = $state(0);
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #forget: () => void;

  /** `hear` is told in words what has happened since the table was first seen. */
  constructor(code: string, watching: boolean, hear: (told: PlainTold[]) => void) {
    this.#path = `/api/tables/${code}/plain?${watching ? "watch=1&" : ""}language=`;
    this.#hear = hear;
    // Another language: the same table in other words.
    this.#forget = $effect.root(() => {
      $effect(() => {
        language();
        untrack(() => this.#found && void this.#ask());
      });
    });
  }

  plain: Plain | null = $derived(
    this.#found && { ...this.#found, fresh: this.#found.version >= this.#wanted },
  );

  /** Read the table as it is in this version. */
  read(version: number): void {
    this.#wanted = version;
    void this.#ask();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#forget();
  }

  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    clearTimeout(this.#timer);
    const spoken = language();
    try {
      const found = await ask<PlainTable>("GET", this.#path + spoken);
      const seen = this.#found?.version ?? found.version;
      this.#found = found;
      this.#hear(found.told.filter(({ version }) => version > seen));
      this.#asking = false;
      if (found.version < this.#wanted || spoken !== language()) void this.#ask();
    } catch {
      this.#asking = false;
      this.#timer = setTimeout(() => void this.#ask(), PAUSE);
    }
  }
}
