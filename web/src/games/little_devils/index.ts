/** Little Devils, as it looks, sounds and speaks. */
import type { GameFace, Sound } from "../../scene";
import Board from "./Board.svelte";
import Part from "./Part.svelte";
import { completed, devilsOn, turned, type Devils } from "./trick";
import { hand, prompt, score, standing, table, tell } from "./words";

function sound(scene: Devils): Sound | null {
  const { event } = scene.latest ?? {};
  if (event?.do === "deal") return "paper";
  if (event?.do !== "play") return null;
  if (turned(scene)) return "crackle";
  if (devilsOn(event.card as number) === 5) return "laugh";
  return completed(scene) ? "wood" : "paper";
}

export const face: GameFace<"little_devils"> = {
  Board,
  Part,
  prompt,
  standing,
  tell,
  sound,
  hand,
  table,
  score,
};
