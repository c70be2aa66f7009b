/** The house as it is drawn before anybody looks at it: for the build, which sends it with the page (first.ts beside vite.config.ts). */
import { render } from "svelte/server";
import App from "./App.svelte";
import { LANGUAGES, speak, type Language } from "./words.svelte";

/** The first screen by language, as HTML. */
export async function drawn(): Promise<Record<string, string>> {
  const screens: Record<string, string> = {};
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speak(language);
    screens[language] = render(App).body;
  }
  return screens;
}
