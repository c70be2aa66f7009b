/** What the server says with the page: who looks at it, and whether what they look for is there. */
import type { Person } from "./api";

export interface Visit {
  /** Who the browser's cookie says it is. */
  me: Person | null;
  /** As of the page: 200, 404 where there is not what the address names, 429 after too many guesses, 503 while the server restarts. */
  status: number;
}

const content = document.querySelector<HTMLMetaElement>('meta[name="diablerie-visit"]')?.content ?? "";

export const visit: Visit = content.startsWith("{")
  ? (JSON.parse(content) as Visit)
  : { me: null, status: 200 };

/** What the server says of a table that it does not show; nothing where it does. */
export const wrong = (name: string): string => {
  const mayBeThere = visit.status === 200 || visit.status === 503;
  if (mayBeThere || !location.pathname.endsWith(name)) return "";
  return visit.status === 429 ? "refusal-too_many_misses" : "wrong-no-table";
};
