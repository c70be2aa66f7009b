/** What still works without the server is in public/sw.js; here the browser is told of it. */

/** Have the browser remember what to show when the server cannot be reached; not before the page itself is there. */
export function register(): void {
  if (!("serviceWorker" in navigator)) return; // an old browser, or an address without https
  const tell = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") tell();
  else addEventListener("load", tell, { once: true });
}
