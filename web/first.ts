/**
 * The pages as they are sent, one a language: what a page needs is fetched at once, and the house is drawn before any
 * script has run. The components draw it themselves, in a browser in which nothing happens.
 */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { texts } from "./texts.ts";

/** Rules in place of `style="…"`, which the content security policy forbids. */
const RULES = "virtual:first.css";
/** Read by everybody at once; the display face follows when the style sheet asks for it. */
const FONT = /figtree-latin-wght-.*\.woff2$/;
const HOUSE = '<div id="app"></div>';

interface First {
  /** By language, as HTML. */
  screens: Record<string, string>;
  rules: string;
}

export function first(): Plugin {
  let found: First = { screens: {}, rules: "" };
  return {
    name: "diablerie-first",
    enforce: "post",
    apply: "build",
    async buildStart() {
      found = ruled(await drawn());
    },
    resolveId: (id) => (id === RULES ? `\0${RULES}` : null),
    load: (id) => (id === `\0${RULES}` ? found.rules : null),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("there is no page");
        for (const [language, screen] of Object.entries(found.screens)) {
          const page = spoken(String(index.source), language, needed(bundle, language));
          const house = page.replace(HOUSE, () => `<div id="app" lang="${language}">${screen}</div>`);
          if (house === page) throw new Error("there is no place for the first screen");
          this.emitFile({ type: "asset", fileName: `pages/${language}.html`, source: page });
          this.emitFile({ type: "asset", fileName: `pages/${language}.house.html`, source: house });
        }
      },
    },
  };
}

/** The first screens, drawn by the application itself. */
async function drawn(): Promise<Record<string, string>> {
  const made = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    plugins: [svelte(), texts()],
    ssr: { noExternal: true },
    build: { ssr: "src/first.ts", write: false, rolldownOptions: { output: { codeSplitting: false } } },
  })) as Rolldown.RolldownOutput;
  const folder = mkdtempSync(join(import.meta.dirname, "node_modules", ".first-"));
  const file = join(folder, "first.mjs");
  const there = new Map(
    Object.keys(NOWHERE).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
  );
  try {
    writeFileSync(file, made.output[0].code);
    for (const [name, value] of Object.entries(NOWHERE))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    const module = (await import(pathToFileURL(file).href)) as typeof import("./src/first.ts");
    return await module.drawn();
  } finally {
    for (const [name, own] of there) {
      Reflect.deleteProperty(globalThis, name);
      if (own) Object.defineProperty(globalThis, name, own);
    }
    rmSync(folder, { recursive: true });
  }
}

const nothing = (): void => {};

/** What the application finds in a browser, as far as it looks for it before it is shown: somebody new is at the door. */
const NOWHERE = {
  location: { origin: "", pathname: "/", search: "", hash: "" },
  history: { state: null, pushState: nothing, replaceState: nothing },
  navigator: { languages: [] },
  document: { querySelector: () => null, documentElement: {}, hidden: false, addEventListener: nothing },
  addEventListener: nothing,
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  setInterval: nothing, // or the build would never end
  localStorage: { getItem: () => null },
  sessionStorage: { getItem: () => null },
  BroadcastChannel: class {},
  WebSocket: class {},
  fetch: () => new Promise(() => {}),
};

/** The screens without `style="…"`, and the rules that say the same. */
function ruled(screens: Record<string, string>): First {
  const styles: string[] = [];
  const without = (screen: string): string =>
    screen.replace(/ style="([^"]*)"/g, (_, style: string) => {
      if (!styles.includes(style)) styles.push(style);
      return ` data-first="${styles.indexOf(style)}"`;
    });
  const bare = Object.entries(screens).map(([language, screen]) => [language, without(screen)]);
  const rules = styles.map((style, number) => `[data-first="${number}"]{${style}}`);
  return { screens: Object.fromEntries(bare) as Record<string, string>, rules: rules.join("\n") };
}

/** A page in a language; what is said to who allows no scripts is said in that one alone. */
function spoken(page: string, language: string, links: string[]): string {
  return page
    .replace(/<p lang="(\w+)">[^<]*<\/p>\s*/g, (sentence, own) => (own === language ? sentence : ""))
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace("</head>", `${links.join("")}</head>`);
}

/** What every page in a language needs besides what it names. */
function needed(bundle: Rolldown.OutputBundle, language: string): string[] {
  const files = Object.values(bundle);
  const words = files.find(
    (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(`virtual:texts/${language}`),
  );
  const font = files.find(({ fileName }) => FONT.test(fileName));
  if (!words || !font) throw new Error(`the words of ${language} or its letters are missing`);
  return [
    `<link rel="modulepreload" crossorigin href="/${words.fileName}">`,
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.fileName}">`,
  ];
}
