/** What others have made and is part of the build, with the words under which it may be passed on: `/licences.txt`. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const MODULES = join(import.meta.dirname, "node_modules");
const BUNDLED = [
  "@fontsource-variable/figtree",
  "@fontsource-variable/grenze-gotisch",
  "@fluent/bundle",
  "svelte",
];
const FILES = ["LICENSE", "LICENSE.md"];
/** Where a package has no file of its own. */
const ELSEWHERE: Record<string, string> = {
  "Apache-2.0": "Licensed under the Apache License, Version 2.0: https://www.apache.org/licenses/LICENSE-2.0",
};

export function licences(): Plugin {
  return {
    name: "diablerie-licences",
    generateBundle() {
      const source = BUNDLED.map(section).join(`\n\n${"=".repeat(72)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: `${source}\n` });
    },
  };
}

function section(name: string): string {
  const folder = join(MODULES, name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    version: string;
    license: string;
  };
  const file = FILES.map((one) => join(folder, one)).find(existsSync);
  const words = file ? readFileSync(file, "utf8").trim() : ELSEWHERE[license];
  if (!words) throw new Error(`${name} has no licence that could be passed on`);
  return `${name} ${version} (${license})\n\n${words}`;
}
