/** Little Devils: how it looks, speaks and sounds. */
import type { GameFace } from "../../scene";
import Board from "./Board.svelte";
import Part from "./Part.svelte";
import * as told from "./tell";
import * as words from "./words";

export const face: GameFace<"little_devils"> = { Board, Part, ...told, ...words };
