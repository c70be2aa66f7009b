/** What somebody did before the application was there: outside/early.js has kept it, and it is done now. */

/** What was pressed, or what was chosen where. */
type Done = [on: HTMLElement, chosen: string | null];

declare global {
  /** Ends the keeping, and hands out what was kept. */
  var diablerieEarly: (() => Done[]) | undefined;
}

export function repeatEarly(): void {
  for (const [on, chosen] of globalThis.diablerieEarly?.() ?? []) {
    if (on instanceof HTMLSelectElement && chosen !== null) {
      on.value = chosen;
      on.dispatchEvent(new Event("change", { bubbles: true }));
    } else on.click();
  }
}
