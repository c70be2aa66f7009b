/** Where we are, and how we go elsewhere without loading the page again. */
import { arrived, stepped, uncovered } from "./layers";

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

const here = (): Place => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

let place = $state.raw<Place>(here());

/** Where we are now. */
export const route = (): Place => place;

/** Go to an address of this house. */
export function go(address: string, replace = false): void {
  const old = place.path;
  const elsewhere = new URL(address, location.href).pathname !== old;
  const instead = replace || (elsewhere && uncovered());
  history[instead ? "replaceState" : "pushState"](elsewhere ? null : history.state, "", address);
  place = here();
  if (place.path !== old) scrollTo(0, 0);
}

/** Follow the browser's buttons and our own links. */
export function watchLinks(): void {
  addEventListener("popstate", ({ state }) => {
    if (location.pathname !== place.path) arrived(state);
    else if (stepped(state)) return;
    place = here();
  });
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || !ours(link.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** The API and its page are the server's own. */
const ours = (path: string): boolean => !/^\/(api|metrics|healthz|licences\.txt)(\/|$)/.test(path);
