/** Where everything begins. */
import "@fontsource-variable/figtree/wght.css";
import "@fontsource-variable/grenze-gotisch/wght.css";
import "./styles/theme.css";
import "./styles/base.css";
import { mount } from "svelte";
import { catalogue } from "./api";
import App from "./App.svelte";
import { register } from "./offline";
import { watchLinks } from "./route.svelte";
import { speak, type Language } from "./words.svelte";

watchLinks();
// The house shows its games in the order of the server, so it is asked while the page is still being loaded.
if (location.pathname === "/") catalogue().catch(() => {});
await speak(document.documentElement.lang as Language); // found by outside/early.js
register();
mount(App, { target: document.getElementById("app")! });
