/** What somebody has chosen for this device, remembered by the browser. */
import { MediaQuery } from "svelte/reactivity";

export type Theme = "dark" | "light";

export interface Settings {
  /** Empty for the browser's own. */
  language: string;
  /** Empty for the system's. */
  theme: "" | Theme;
  sound: boolean;
  /** Chances and what is left in the oven, in The Devil With It. */
  odds: boolean;
  /** The side with log and talk. */
  side: boolean;
  /** A line to type commands into, at the table. */
  commands: boolean;
  /** Whether the name was drawn by lot, so that one is still asked for it. */
  invented: boolean;
  /** What this device shows as a big screen; empty for the system's. */
  screenTheme: "" | Theme;
}

const KEY = "diablerie";
const USUAL: Settings = {
  language: "",
  theme: "",
  sound: true,
  odds: false,
  side: true,
  commands: false,
  invented: false,
  screenTheme: "",
};

function remembered(): Settings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return { ...USUAL, ...stored };
  } catch {
    return { ...USUAL }; // no storage, or not ours
  }
}

export const settings: Settings = $state(remembered());

/** Choose something, and remember it. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a private window remembers nothing
  }
}

/** Tell the server which language its pages are to be drawn in, as far as the browser's own is not meant. */
export function rememberLanguage(): void {
  const { language } = settings;
  // biome-ignore lint/suspicious/noDocumentCookie: what is recommended instead, some browsers do not have
  document.cookie = `diablerie-language=${language}; path=/; max-age=${language ? 31536000 : 0}; samesite=lax`;
}

const day = new MediaQuery("prefers-color-scheme: light");

/** The system's theme. */
export const systemTheme = (): Theme => (day.current ? "light" : "dark");
/** The theme that was chosen, or else the system's; before the first paint outside/early.js finds the same. */
export const theme = (): Theme => settings.theme || systemTheme();
