/** The games that are offered, in the order in which the server lists them. */
import { catalogue } from "../api";
import { GAMES } from "../messages";
import { FOLDERS } from "./index";

/** Those that have a folder here; others come after them. */
const OWN = GAMES.filter((name) => FOLDERS.includes(name));
let listed = $state.raw<string[] | null>(null);

/** Whether all are known. */
export const ordered = (): boolean => listed !== null;

/** The games by their names; the house's own, until the server has told and if it does not. */
export const offered = (): string[] => listed ?? OWN;

/** Ask the server, if it has not told yet. */
export function askForOrder(): void {
  catalogue().then(
    ({ games }) => (listed = games.map(({ name }) => name)),
    () => (listed ??= OWN),
  );
}
