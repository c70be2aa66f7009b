/** The face of a game that has no folder here: its picture in letters, and its choices as buttons. */
import type { GameFace, Scene, Standing } from "../scene";
import { figure, t } from "../words.svelte";
import Board from "./Board.svelte";
import Part from "./Part.svelte";

/** What somebody has so far, as far as it is seen. */
function total({ plain }: Scene, seat: number): string {
  const value = plain?.totals[seat] ?? null;
  return value === null ? "?" : figure(value);
}

function standing(scene: Scene, seat: number): Standing {
  const shown = total(scene, seat);
  return { figure: shown, label: shown === "?" ? t("plain-hidden") : shown, notes: [] };
}

const picture = ({ plain }: Scene): string => plain?.picture ?? "";

export const plainFace = (game: string): GameFace => ({
  Board,
  Part,
  goal: () => ({ id: `game-${game}-pitch` }),
  prompt: ({ mine }) => (mine ? { id: "plain-prompt" } : null),
  standing,
  tell: () => [], // the server does
  sound: ({ latest }) => latest && (latest.event.by === "chance" ? "wood" : "tap"),
  hand: picture,
  table: picture,
  score: (scene) => scene.players.map(({ name, seat }) => `${name} ${total(scene, seat)}`).join(", "),
});
