/** What a game's folder knows of its shuffles, from its shuffles.ts. */
import type { Draw } from "./recipe";
import type { Fields, RecordedEvent } from "./record";

/** Whoever draws in one game, event by event from the first. */
export interface Shuffles {
  /** See what a player does. */
  watch(event: RecordedEvent): void;
  /**
   * What the fields of an event of chance are by the seed; those that follow from the rules are left out.
   * Every draw has a number, and `next` begins the next one.
   */
  outcome(event: RecordedEvent, next: () => Draw): Promise<Fields>;
}
