/** Diavolo: how it looks, speaks and sounds. */
import type { GameFace } from "../../scene";
import Board from "./Board.svelte";
import Part from "./Part.svelte";
import "./pieces.css";
import * as told from "./tell";
import * as words from "./words";

export const face: GameFace<"diavolo"> = { Board, Part, out: words.isOut, ...told, ...words };
