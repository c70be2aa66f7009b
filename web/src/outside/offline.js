/** The page without a server, in the language that early.js has found. The build puts its words in place of `$said`. */
const words = $said[document.documentElement.lang];

for (const [id, text] of Object.entries(words)) document.getElementById(id).textContent = text;
document.getElementById("again").addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());

/** How often one looks whether the server is back, in milliseconds. */
const PAUSE = 3000;

async function look() {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
  else setTimeout(look, PAUSE);
}
setTimeout(look, PAUSE);
