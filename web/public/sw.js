/**
 * What still works when the server cannot be reached: a page that says so. Files whose names change with their content
 * are kept; pages and the API never are, for what they say is true only now.
 */
const KEPT = "diablerie-2";
const OFFLINE = "/offline.html";
const AT_HAND = [OFFLINE, "/offline.css", "/offline.js", "/early.js", "/icon.svg"];
/** Old builds make room for new ones. */
const MOST_ASSETS = 150;
/** What stands before the server says it does not answer. */
const NO_ANSWER = [502, 504];

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (AT_HAND.includes(pathname)) event.respondWith(latest(request));
  else if (request.mode === "navigate" && !/^\/(api|metrics|healthz)(\/|$)/.test(pathname))
    event.respondWith(page(request));
});

async function install() {
  const kept = await caches.open(KEPT);
  await kept.addAll(AT_HAND.map((path) => new Request(path, { cache: "reload" })));
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A page from the server, or the one that says that there is none. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (!NO_ANSWER.includes(answer.status)) return answer;
  } catch {
    // told by the page below
  }
  return (await caches.match(OFFLINE)) ?? Response.error();
}

/** A file from the server, or as it was when it was last seen. */
async function latest(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** A file that never changes: kept once it was seen. */
async function asset(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await keep(kept, request, answer.clone()).catch(() => undefined); // no room: not kept
  return answer;
}

async function keep(kept, request, answer) {
  await kept.put(request, answer);
  const assets = (await kept.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/assets/"));
  await Promise.all(assets.slice(0, -MOST_ASSETS).map((old) => kept.delete(old)));
}
