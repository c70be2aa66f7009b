/** What the server says with the page: who looks at it, and whether what he looks for is there. */
import type { Person } from "./api";

export interface Visit {
  /** Who the browser's cookie says it is. */
  me: Person | null;
  /** Whether there is what the address names. */
  found: boolean;
}

const content = document.querySelector<HTMLMetaElement>('meta[name="diablerie-visit"]')?.content ?? "";

export const visit: Visit = content.startsWith("{")
  ? (JSON.parse(content) as Visit)
  : { me: null, found: true };
