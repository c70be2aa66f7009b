/** The fingerprints of seeds that this browser was shown before the games: what was promised cannot be changed later. */

const KEY = "diablerie-promises";
const MOST = 200;

function remembered(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {}; // no storage, or not ours
  }
}

/** Note what a table promises; the first promise counts. */
export function note(code: string, commitment: string): void {
  const known = remembered();
  if (known[code]) return;
  const kept = [...Object.entries(known), [code, commitment]].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // a private window remembers nothing
  }
}

/** What was promised at a table, as far as this browser was there; otherwise nothing. */
export const promised = (code: string): string => remembered()[code] ?? "";
