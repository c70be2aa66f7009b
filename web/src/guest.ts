/** Whoever just wants to play is somebody too: a guest with an invented name and a colour by lot. */
import { Refusal } from "./api";
import { beCalled, me } from "./me.svelte";
import { COLOURS } from "./seats";

/** Names that sound right in all our languages. */
const NAMES = [
  ...[
    "Azzo",
    "Belfi",
    "Brasa",
    "Cinis",
    "Drako",
    "Faluna",
    "Fosca",
    "Grimbo",
    "Kalida",
    "Krako",
    "Luzi",
    "Mefi",
  ],
  ...[
    "Molta",
    "Nox",
    "Pirro",
    "Rubina",
    "Rusto",
    "Scoria",
    "Sulfo",
    "Tizza",
    "Umbro",
    "Vulka",
    "Zampo",
    "Zundra",
  ],
];

function drawn<T>(from: readonly T[]): T {
  return from[Math.floor(Math.random() * from.length)] as T;
}

/** A name for who has said none. */
export const inventedName = (): string => drawn(NAMES);

/** A colour for who has chosen none. */
export const drawnColour = (): string => drawn(COLOURS);

/** Do something as somebody, without asking who it is; whom the server has forgotten comes in again. */
export async function asGuest(what: () => Promise<void>): Promise<void> {
  if (!me()) await comeIn();
  try {
    await what();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "unknown") throw error;
    await comeIn();
    await what();
  }
}

function comeIn(): Promise<void> {
  const known = me();
  return beCalled(known?.name ?? inventedName(), known?.colour ?? drawnColour());
}
