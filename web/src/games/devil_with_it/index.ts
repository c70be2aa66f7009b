/** The Devil With It: how it looks, speaks and sounds. */
import type { GameFace } from "../../scene";
import Board from "./Board.svelte";
import "./palette.css";
import Part from "./Part.svelte";
import * as typed from "./commands";
import * as told from "./tell";
import * as words from "./words";

export const face: GameFace<"devil_with_it"> = { Board, Part, ...told, ...typed, ...words };
