/** Where everything begins. */
import "@fontsource-variable/figtree/wght.css";
import "@fontsource-variable/grenze-gotisch/wght.css";
import "./styles/theme.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { register } from "./offline";
import { watchLinks } from "./route.svelte";
import { speak, type Language } from "./words.svelte";

watchLinks();
await speak(document.documentElement.lang as Language); // found by outside/early.js
register();
mount(App, { target: document.getElementById("app")! });
