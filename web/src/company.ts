/** Who comes, sits down, stands up and is ready, from one look at a table to the next. */
import type { SeatShown, Shown } from "./messages";
import type { Sound } from "./scene";
import type { Text } from "./words.svelte";

/** Something to tell of those around a table, and what it sounds like. */
export interface News {
  text: Text;
  sound: Sound;
}

const news = (what: string, sound: Sound, name: string): News => ({
  text: { id: `lounge-news-${what}`, values: { name } },
  sound,
});

/** What others did with the seats; what one does oneself is seen anyway. */
export function moved(before: SeatShown[], after: SeatShown[]): News[] {
  const was = byPerson(before);
  const is = byPerson(after);
  const told: News[] = [];
  for (const [who, { name = "", ready, you }] of is) {
    const old = was.get(who);
    if (you) continue;
    if (!old) told.push(news("sat", "wood", name));
    else if (old.name !== name)
      told.push({
        text: { id: "lounge-news-called", values: { old: old.name ?? "", name } },
        sound: "tap",
      });
    else if (ready && !old.ready) told.push(news("ready", "turn", name));
  }
  for (const [who, { name = "", you }] of was)
    if (!is.has(who) && !you) told.push(news("stood", "tap", name));
  return told;
}

const byPerson = (seats: SeatShown[]): Map<string, SeatShown> =>
  new Map(seats.filter(({ who }) => who).map((seat) => [seat.who ?? "", seat]));

/** Who has come, of those without a seat; `met` are all who were there before, `were` those of them without one. */
export function came(met: ReadonlySet<string>, were: string[], around: string[]): News[] {
  if (around.length <= were.length) return []; // somebody is called otherwise now, or has gone
  return around.filter((name) => !met.has(name)).map((name) => news("came", "tap", name));
}

/** Whether the host has agreed on something else between these two looks at a table before its game. */
export function agreedAnew(before: Shown | null, after: Shown): boolean {
  if (!before || before.view || after.view) return false;
  const terms = ({ options, pace, talk, hints, bots_react, away, seats }: Shown): string =>
    JSON.stringify([options, pace, talk, hints ?? false, bots_react ?? false, away ?? "", seats.length]);
  return terms(before) !== terms(after);
}
