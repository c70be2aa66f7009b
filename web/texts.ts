/** The texts of one language as one module: `virtual:texts/de`; long reading is split off: `virtual:texts/de/rules`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = join(import.meta.dirname, "../src/diablerie");
export const LOCALES = join(PACKAGE, "locale");
const PREFIX = "virtual:texts/";
/** For the terminal and the server alone, and for where the application does not run. */
const NOT_HERE = ["terminal", "links", "outside"];
/** Loaded only where they are read. */
const APART = ["learn", "review", "rules"];

export function texts(): Plugin {
  return {
    name: "diablerie-texts",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = "", area] = id.slice(PREFIX.length + 1).split("/");
      const files = folders().flatMap((folder) => filesIn(join(folder, language), area));
      for (const file of files) this.addWatchFile(file);
      const source = files.map((file) => readFileSync(file, "utf8")).join("\n");
      return `export default ${JSON.stringify(spare(source))}`;
    },
  };
}

/** What all share, and what the games' folders bring. */
function folders(): string[] {
  const games = join(PACKAGE, "games");
  return [LOCALES, ...readdirSync(games).map((game) => join(games, game, "locale"))].filter(existsSync);
}

function filesIn(folder: string, area: string | undefined): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ftl"))
    .filter((file) => wanted(file.replace(".ftl", ""), area))
    .map((file) => join(folder, file));
}

function wanted(area: string, asked: string | undefined): boolean {
  if (asked) return area === asked;
  return !NOT_HERE.includes(area) && !APART.includes(area);
}

/** Comments are for translators. */
function spare(source: string): string {
  return source.replace(/^#.*\n?/gm, "").replace(/\n{2,}/g, "\n");
}
