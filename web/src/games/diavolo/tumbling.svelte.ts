/** Dice in the air: when they are thrown, and where they are seen until they lie still. */
import { DIAVOLO } from "../../messages";
import type { Spot } from "./dice";

/** Milliseconds for which dice are seen to tumble; before that the last answer can be looked at. */
const TUMBLE = 950;
const STEP = 120;
const DICE = DIAVOLO.ALL_DICE + 1;

/** A die in the air. */
export interface Flying {
  /** Parts of the field, from 0 to 1. */
  at: Spot;
  turn: number;
  face: number;
  size: number;
}

/** Whether dice are in the air now; follows `rolls`, when they will lie still. To be made while a component is. */
export class Tumbling {
  now = $state(false);

  constructor(rolls: () => number | null) {
    $effect(() => {
      const still = rolls();
      this.now = false;
      if (still === null) return;
      const timer = setTimeout(() => (this.now = true), Math.max(0, still - TUMBLE - performance.now()));
      return () => clearTimeout(timer);
    });
  }
}

/** Every die that is in the air; none where motion is unwelcome. To be made while a component is. */
export class Flight {
  dice = $state.raw<Flying[]>([]);

  constructor(tumbling: () => boolean) {
    $effect(() => {
      if (!tumbling() || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      let step = 0;
      const fly = (): void => {
        this.dice = tossed(step++);
      };
      fly();
      const timer = setInterval(fly, STEP);
      return () => {
        clearInterval(timer);
        this.dice = [];
      };
    });
  }
}

/** Where the dice are at a step of their flight: out of one hand at the edge, further apart with each bounce. */
function tossed(step: number): Flying[] {
  const spread = Math.min(1, step / 4);
  return Array.from({ length: DICE }, () => ({
    at: [
      0.5 + (Math.random() - 0.5) * 0.8 * spread,
      1.05 - 0.5 * spread + (Math.random() - 0.5) * 0.7 * spread,
    ],
    turn: Math.random() * 360 - 180,
    face: 1 + Math.floor(Math.random() * 6),
    size: step % 2 ? 1.12 : 0.92,
  }));
}
