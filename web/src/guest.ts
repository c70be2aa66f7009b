/** Whoever just wants to play is somebody too: a guest with an invented name and a colour by lot. */
import { Refusal, why } from "./api";
import { beCalled, me } from "./me.svelte";
import { COLOURS } from "./seats";
import { choose } from "./settings.svelte";
import type { Text } from "./words.svelte";

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

/** With which codes the server refuses a name. */
const BAD_NAME = ["bad_value", "bad_body"];

/** Be called as one has said oneself; why not, if not. */
export async function named(name: string, colour: string): Promise<Text | null> {
  try {
    await beCalled(name, colour);
    choose({ invented: false });
    return null;
  } catch (error) {
    const nameless = error instanceof Refusal && BAD_NAME.includes(error.code);
    return nameless ? { id: "home-no-name" } : why(error);
  }
}

async function comeIn(): Promise<void> {
  const known = me();
  await beCalled(known?.name ?? inventedName(), known?.colour ?? drawnColour());
  if (!known) choose({ invented: true });
}
