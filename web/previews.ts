/** The picture that is seen of a link to a game, where the server says that it is: `previews/GAME.jpg`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const GAMES = join(import.meta.dirname, "src/games");

export function previews(): Plugin {
  return {
    name: "diablerie-previews",
    generateBundle() {
      for (const game of readdirSync(GAMES)) {
        const file = join(GAMES, game, "preview.jpg");
        if (existsSync(file))
          this.emitFile({ type: "asset", fileName: `previews/${game}.jpg`, source: readFileSync(file) });
      }
    },
  };
}
