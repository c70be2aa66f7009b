/** Where everything begins. */
import "@fontsource-variable/figtree/wght.css";
import "@fontsource-variable/grenze-gotisch/wght.css";
import "./styles/theme.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { register } from "./offline";
import { watchLinks } from "./route.svelte";
import { paint } from "./settings.svelte";
import { preferred, speak } from "./words.svelte";

paint();
watchLinks();
await speak(preferred());
register();
mount(App, { target: document.getElementById("app")! });
