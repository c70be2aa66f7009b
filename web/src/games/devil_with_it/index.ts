/** The Devil With It: how it looks, speaks and sounds. */
import type { GameFace } from "../../scene";
import Board from "./Board.svelte";
import "./palette.css";
import Part from "./Part.svelte";
import { sound, tell } from "./tell";
import { goal, hand, prompt, score, standing, table } from "./words";

export const face: GameFace<"devil_with_it"> = {
  Board,
  Part,
  goal,
  prompt,
  standing,
  tell,
  sound,
  hand,
  table,
  score,
};
