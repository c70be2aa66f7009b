/** What a game is worth before it begins: against whom it is, and whether it counts. */
import { levels } from "./bots";
import type { Shown } from "./messages";
import type { Player } from "./seats";
import type { Text } from "./words.svelte";

/** How strong the bots are where somebody plays against them alone; else whether it counts, if that is a question. */
export function stakeOf(shown: Shown, seats: Player[]): Text | null {
  const { level } = levels(seats);
  if (level) return { id: "ending-level", values: { level: { id: `bot-${level}-level` } } };
  return shown.unrated === "bots" ? null : atStake(shown);
}

/** Whether the game counts for the ratings, and why not if not. */
export function atStake({ view, unrated }: Pick<Shown, "view" | "unrated">): Text {
  if (unrated) return { id: `lounge-unrated-${unrated}` };
  return { id: view ? "lounge-rated" : "lounge-rated-if-ready" };
}
