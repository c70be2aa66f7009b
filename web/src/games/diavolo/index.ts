/** How Diavolo looks and speaks. */
import type { GameFace } from "../../scene";
import Board from "./Board.svelte";
import Part from "./Part.svelte";
import "./pieces.css";
import { sound, tell } from "./story";
import { hand, prompt, score, standing, table } from "./words";

export const face: GameFace<"diavolo"> = { Board, Part, prompt, standing, tell, sound, hand, table, score };
