/** How the application is built: into the Python package, which serves it. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { first } from "./first.ts";
import { licences } from "./licences.ts";
import { previews } from "./previews.ts";
import { outside } from "./src/outside/plugin.ts";
import { texts } from "./texts.ts";
import { tight } from "./tight.ts";

export default defineConfig({
  plugins: [svelte(), texts(), outside(), previews(), licences(), first(), tight()],
  build: {
    outDir: "../src/diablerie/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // A slow line takes longer to ask for many files than to bring a few larger ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "house", test: /src\/(main\.ts|App\.svelte)$/, priority: 2 },
            { name: "table", test: /src\/pages\/(Table|Tv)\.svelte$/, priority: 1 },
          ],
        },
      },
    },
    target: "es2022",
  },
  test: { include: ["src/**/*.test.ts"] },
});
