/** The three games, each loaded when its table is opened. */
import type { GameName } from "../api";
import type { GameFace } from "../scene";

const FACES = {
  devil_with_it: () => import("./devil_with_it"),
  little_devils: () => import("./little_devils"),
  diavolo: () => import("./diavolo"),
};

/** How a game looks and speaks. */
export async function face(game: GameName): Promise<GameFace> {
  const { face: found } = await FACES[game]();
  return found as unknown as GameFace; // a scene always has the game of its face
}
