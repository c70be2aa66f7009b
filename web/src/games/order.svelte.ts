/** The games that are offered, in the order in which the server lists them. */
import { catalogue } from "../api";
import { FOLDERS } from "./index";

let listed = $state.raw<string[] | null>(null);

/** Whether the order is known; before that, games are laid out and not shown, so that none changes its place. */
export const ordered = (): boolean => listed !== null;

/** The games by their names; those that have a folder here, until the server has told and if it does not. */
export const offered = (): string[] => listed ?? FOLDERS;

/** Ask the server, if it has not told yet. */
export function askForOrder(): void {
  catalogue().then(
    ({ games }) => (listed = games.map(({ name }) => name)),
    () => (listed ??= FOLDERS),
  );
}
