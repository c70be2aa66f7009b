/** How long somebody took from seeing the dice to grabbing, if that can be told honestly. */

/** More than this between two clocks, and the device slept. */
const NAP = 200;

export interface Clocks {
  /** The clock of frames and of presses. */
  now(): number;
  /** A clock that goes on while the device sleeps. */
  wall(): number;
  /** Calls when the next frame is about to be painted. */
  frame(then: () => void): void;
  hidden(): boolean;
}

const DEVICE: Clocks = {
  now: () => performance.now(),
  wall: () => Date.now(),
  frame: (then) => void requestAnimationFrame(then),
  hidden: () => document.hidden,
};

export class Stopwatch {
  #clocks: Clocks;
  /** The throw that is timed, by its version. */
  #throw = -1;
  #start: { now: number; wall: number } | null = null;

  constructor(clocks: Clocks = DEVICE) {
    this.#clocks = clocks;
  }

  /** A throw was put on the page; the time runs from the frame that shows it. */
  thrown(version: number): void {
    if (version === this.#throw) return;
    this.#throw = version;
    this.#start = null;
    if (this.#clocks.hidden()) return;
    // The first frame paints the dice, at the second they have been on the screen.
    this.#clocks.frame(() => this.#clocks.frame(() => this.#begin(version)));
  }

  /** The page went out of sight: nobody can tell any more when the dice were seen. */
  lost(): void {
    this.#start = null;
    this.#throw = -1;
  }

  /** Milliseconds from the throw to a press, or null where no honest claim can be made. */
  reaction(pressed: number): number | null {
    if (!this.#start || this.#slept(this.#start)) return null;
    return Math.max(0, Math.round(pressed - this.#start.now));
  }

  #begin(version: number): void {
    if (version !== this.#throw || this.#clocks.hidden()) return;
    this.#start = { now: this.#clocks.now(), wall: this.#clocks.wall() };
  }

  #slept({ now, wall }: { now: number; wall: number }): boolean {
    const difference = this.#clocks.wall() - wall - (this.#clocks.now() - now);
    return this.#clocks.hidden() || Math.abs(difference) > NAP;
  }
}

/** One for this device, however often the page is laid out anew. */
export const stopwatch = new Stopwatch();
