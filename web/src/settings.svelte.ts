/** What somebody has chosen for this device, remembered by the browser. */

export interface Settings {
  /** Empty for the browser's own. */
  language: string;
  theme: "" | "dark" | "light";
  sound: boolean;
  /** Chances and what is left in the oven, in The Devil With It. */
  odds: boolean;
  /** The side with log and talk. */
  side: boolean;
}

const KEY = "diablerie";
const USUAL: Settings = { language: "", theme: "", sound: true, odds: false, side: true };

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
  if ("theme" in change) paint();
}

/** Let the chosen theme be seen; without a choice the system's is. */
export function paint(): void {
  if (settings.theme) document.documentElement.dataset.theme = settings.theme;
  else delete document.documentElement.dataset.theme;
}
