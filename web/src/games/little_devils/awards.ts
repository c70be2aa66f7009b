/** What is remembered of a game of Little Devils: the fattest trick, the cleanest round, and who slipped away most often. */
import { award, most, type Awards } from "../../awards";
import type { Seat } from "../../messages";
import type { Devils } from "./trick";

type View = Devils["view"];

export const awards: Awards = (moments, players) => {
  const fattest = { seat: -1, count: 0 };
  const tricks = Array<number>(players).fill(0);
  for (const [at, { view, step }] of moments.entries()) {
    const now = view as unknown as View;
    const before = moments[at - 1]?.view as unknown as View | undefined;
    if (step?.event.do !== "play" || now.trick.length || !before) continue;
    const taker = now.leader;
    tricks[taker] = (tricks[taker] ?? 0) + 1;
    const count = before.devils + devilsOf(step.event.card as number, now, before);
    if (count > fattest.count) Object.assign(fattest, { seat: taker, count });
  }
  const last = moments.at(-1)?.view as unknown as View | undefined;
  const fewest = most(
    tricks.map((count) => -count),
    -Infinity,
  );
  return [
    ...award("ld-fattest", fattest.count ? fattest : null),
    ...award("ld-slippery", fewest && { seat: fewest.seat, count: -fewest.count }),
    ...award("ld-clean", most(clean(last, players))),
  ];
};

/** The devils on the card that ended a trick. */
function devilsOf(card: number, now: View, before: View): number {
  const taken = (view: View): number => (view.taken ?? []).reduce((sum, devils) => sum + devils, 0);
  const known = now.last_devils - before.devils;
  return now.last_trick.some(([, one]) => one === card) ? known : Math.max(0, taken(now) - taken(before));
}

/** In how many rounds each seat took no devil at all. */
function clean(view: View | undefined, players: number): number[] {
  return Array.from(
    { length: players },
    (_, seat: Seat) => (view?.sheet ?? []).filter((round) => round[seat] === 0).length,
  );
}
