/** A server of another version: the page loads itself again, once, and says so. */
import { PROTOCOL } from "./messages";

const KEY = "diablerie-renewed-for";

/** The id of what is to be said about it; empty for nothing. */
let notice = $state("");

export const renewalNotice = (): string => notice;

export function dismissNotice(): void {
  notice = "";
}

/** Whether the server speaks the protocol of this page; if not, the page is on its way to being loaded again. */
export function fits(protocol: number): boolean {
  if (protocol === PROTOCOL) greet();
  else if (!remember(protocol)) notice = "refusal-other_protocol";
  else location.reload();
  return protocol === PROTOCOL;
}

/** After a renewal that helped, say what has happened. */
function greet(): void {
  try {
    if (sessionStorage.getItem(KEY) === null) return;
    sessionStorage.removeItem(KEY);
    notice = "page-renewed";
  } catch {
    // without storage there was no renewal
  }
}

/** Remember for which version the page is loaded again; false if that was done before, or cannot be remembered. */
function remember(protocol: number): boolean {
  try {
    if (sessionStorage.getItem(KEY) === String(protocol)) return false;
    sessionStorage.setItem(KEY, String(protocol));
    return true;
  } catch {
    return false;
  }
}
