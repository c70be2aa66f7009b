/** What happened at a table before one looked, told again as it was told to whoever looks. */
import { ask } from "./api";
import { botName } from "./bots";
import { NOBODY, type Replay } from "./messages";
import { momentsOf } from "./replay.svelte";
import type { GameEvent, GameFace, Scene } from "./scene";
import { players } from "./seats";
import type { Text } from "./words.svelte";

/** Moments that are told at a time; between two times the page has its turn. */
const AT_ONCE = 40;

export interface Line {
  seat: number | null;
  text: Text | string;
}

/** What was told after a version up to another one; nothing where the server does not say. */
export async function missed(code: string, face: GameFace, since: number, until: number): Promise<Line[]> {
  const found = await ask<Replay>("GET", `/api/tables/${code}/replay?view=mine`).catch(() => null);
  if (!found) return [];
  const moments = momentsOf(found);
  const me = typeof found.view.seat === "number" ? found.view.seat : NOBODY;
  const people = found.seats.map(({ who = "" }) => who);
  const seats = found.seats.map((seat, index) => ({ ...seat, you: index === me }));
  const seated = players(seats, people, botName);
  const lines: Line[] = [];
  for (const [at, { step, view }] of moments.entries()) {
    const before = moments[at - 1];
    if (at % AT_ONCE === 0) await new Promise((then) => setTimeout(then));
    if (!step || !before || step.version <= since || step.version > until) continue;
    const latest = { version: step.version, event: step.event as GameEvent, before: before.view };
    const seat = typeof step.event.by === "number" ? step.event.by : null;
    const scene: Scene = {
      ...{ game: found.game, view, options: found.options, players: seated, me, mine: false, latest },
      ...{ rolls: null, due: null, hint: null, plain: null, place: me === NOBODY ? "watch" : "live" },
      act: () => {},
      takeBack: () => {},
    };
    lines.push(...face.tell(scene).map((text): Line => ({ seat, text })));
  }
  return lines;
}
