/** What lies there to be looked at until dice fall or a page is turned, and whether I have gone on from it. */
import { play } from "./sound";

/** Milliseconds for which dice are seen to tumble; before that, there is something to be looked at. */
const TOSS = 1000;

export class Looking {
  /** When the dice that tumble will lie still. */
  rolls = $state.raw<number | null>(null);
  /** Whether another page lies there since it happened. */
  turned = $state(false);
  /** The version of what I have read and gone on from. */
  #read = $state(-1);

  /** The table is shown. */
  show(rolls: number | null): void {
    this.rolls = rolls;
    this.turned = false;
  }

  /** Something happened: somebody did it, or it was chance. */
  happen(by: unknown): void {
    this.turned = false;
    if (by === "chance") this.rolls = null;
  }

  /** All have read what lay there, or its time is over: the next page lies there. */
  turn(): void {
    this.turned = true;
    this.#read = -1;
  }

  tumble(rolls: number | null): void {
    if (this.rolls === null) play("dice");
    this.rolls = rolls;
  }

  goOn(version: number): void {
    this.#read = version;
  }

  /** Until when what happened lies there, as long as I have not gone on; null if nothing waits. */
  until(version: number, look: number | null): number | null {
    if (this.#read === version) return null;
    return look ?? (this.rolls === null ? null : this.rolls - TOSS);
  }
}
