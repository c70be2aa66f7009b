/** Where everything begins. */
import "@fontsource-variable/figtree/wght.css";
import "@fontsource-variable/grenze-gotisch/wght.css";
import "./styles/theme.css";
import "./styles/base.css";
import "virtual:first.css";
import { hydrate, mount } from "svelte";
import { catalogue } from "./api";
import App from "./App.svelte";
import { repeatEarly } from "./early";
import { register } from "./offline";
import { watchLinks } from "./route.svelte";
import { rememberLanguage } from "./settings.svelte";
import { speak, type Language } from "./words.svelte";

watchLinks();
// The house tells who plays which game, so the server is asked while the page is still being loaded.
if (location.pathname === "/") catalogue().catch(() => {});
void begin(document.documentElement.lang as Language); // found by outside/early.js

/** Not awaited at the top: other files are parts of pages that need this one, and would wait for each other. */
async function begin(language: Language): Promise<void> {
  const target = document.getElementById("app")!;
  await speak(language);
  rememberLanguage();
  register();
  if (target.lang === language) hydrate(App, { target });
  else {
    target.replaceChildren(); // what was drawn is in another language
    mount(App, { target });
  }
  target.removeAttribute("lang");
  document.documentElement.classList.remove("otherwise");
  repeatEarly();
}
