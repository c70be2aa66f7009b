/** The Devil With It: how it looks, speaks and sounds. */
import type { GameFace } from "../../scene";
import Board from "./Board.svelte";
import "./palette.css";
import Part from "./Part.svelte";
import { holding, lying, prompt, riches, standing } from "./speak";
import { sound, tell } from "./tell";

export const face: GameFace<"devil_with_it"> = {
  Board,
  Part,
  prompt,
  standing,
  tell,
  sound,
  hand: holding,
  table: lying,
  score: riches,
};
