/** How the application is built: into the Python package, which serves it. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";
import { outside } from "./src/outside/plugin.ts";
import { texts } from "./texts.ts";

export default defineConfig({
  plugins: [svelte(), texts(), outside(), licences()],
  build: {
    outDir: "../src/diablerie/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: "es2022",
  },
  test: { include: ["src/**/*.test.ts"] },
});
