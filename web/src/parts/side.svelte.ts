/** The side with what happened and what is said: beside the table, or over it, when asked for, where there is no room. */
import { MediaQuery } from "svelte/reactivity";
import { choose, settings } from "../settings.svelte";

export class Side {
  readonly #narrow = new MediaQuery("max-width: 899px");
  #covering = $state(false);

  /** Whether it would lie over the table. */
  get covers(): boolean {
    return this.#narrow.current;
  }

  get shown(): boolean {
    return this.covers ? this.#covering : settings.side;
  }

  toggle(): void {
    if (this.covers) this.#covering = !this.#covering;
    else choose({ side: !settings.side });
  }

  show(): void {
    if (!this.shown) this.toggle();
  }

  uncover(): void {
    this.#covering = false;
  }
}
