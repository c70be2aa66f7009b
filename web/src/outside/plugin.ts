/** What is said where the application does not run: too old a browser, no JavaScript, no server. Words and colours are the application's. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { LOCALES } from "../../texts.ts";

const THEME = "../styles/theme.css";
const OFFLINE = {
  title: "outside-offline-title",
  reason: "outside-offline-reason",
  again: "outside-offline-again",
};

export function outside(): Plugin {
  return {
    name: "diablerie-outside",
    transformIndexHtml: { order: "post", handler: () => tags() },
    generateBundle() {
      for (const [fileName, source] of Object.entries(written()))
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}

/** The files that are written, by their names. */
export function written(): Record<string, string> {
  return {
    "early.js": saying("early.js", (said) => said("outside-old-browser")),
    "offline.js": saying("offline.js", (said) => mapped(OFFLINE, said)),
    "offline.css": read(THEME) + read("offline.css"),
    "offline.html": read("offline.html"),
  };
}

/** What the page has besides: the script before all others, and a sentence a language, of which a page keeps its own (first.ts). */
function tags(): HtmlTagDescriptor[] {
  const sentences = inAll((said) => said("outside-no-script"));
  const lines = Object.entries(sentences).map(([lang, children]) => ({
    tag: "p",
    attrs: { lang },
    children,
  }));
  return [
    { tag: "script", attrs: { src: "/early.js" }, injectTo: "head-prepend" },
    {
      tag: "noscript",
      children: [{ tag: "div", attrs: { class: "plainly" }, children: lines }],
      injectTo: "body-prepend",
    },
  ];
}

type Said = (id: string) => string;

/** A script with its words in all languages. */
function saying<T>(file: string, words: (said: Said) => T): string {
  return read(file).replace(/\$said(?=\)|\[)/, () => JSON.stringify(inAll(words)));
}

function inAll<T>(words: (said: Said) => T): Record<string, T> {
  return Object.fromEntries(readdirSync(LOCALES).map((language) => [language, words(speaker(language))]));
}

function speaker(language: string): Said {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, "outside.ftl"), "utf8")));
  return (id) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`there is no text ${id} in ${language}`);
    return bundle.formatPattern(pattern);
  };
}

const mapped = <K extends string>(ids: Record<K, string>, said: Said): Record<string, string> =>
  Object.fromEntries(Object.entries<string>(ids).map(([name, id]) => [name, said(id)]));
const read = (file: string): string => readFileSync(join(import.meta.dirname, file), "utf8");
