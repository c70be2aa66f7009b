/** Diavolo: how it looks, speaks and sounds. */
import type { GameFace } from "../../scene";
import Board from "./Board.svelte";
import Part from "./Part.svelte";
import "./pieces.css";
import { sound, tell } from "./tell";
import { goal, hand, prompt, score, standing, table } from "./words";

export const face: GameFace<"diavolo"> = {
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
