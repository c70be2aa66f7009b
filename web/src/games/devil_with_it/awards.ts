/** What is remembered of a game of The Devil With It: who burnt most, the coldest hand, and the boldest bet that was won. */
import { award, most, type Awards } from "../../awards";
import type { View } from "./shapes";

export const awards: Awards = (moments, players) => {
  const none = (): number[] => Array<number>(players).fill(0);
  const [burnt, stops, bets] = [none(), none(), none()];
  let rounds = 0;
  for (const [at, { view, step }] of moments.entries()) {
    const before = moments[at - 1]?.view as unknown as View | undefined;
    const now = view as unknown as View;
    if (!step || !before) continue;
    const { turn } = before;
    if (step.event.do === "stop") stops[turn] = (stops[turn] ?? 0) + 1;
    if (step.event.do === "coal" && step.event.value === "devil") burnt[turn] = (burnt[turn] ?? 0) + 1;
    if (now.rounds === rounds) continue;
    rounds = now.rounds;
    for (const [seat, { stake, gains }] of (now.payout?.shares ?? []).entries())
      if (gains.some(({ chips }) => chips > 0) && (stake ?? 0) <= (now.payout?.highest_amount ?? 0))
        bets[seat] = Math.max(bets[seat] ?? 0, stake ?? 0);
  }
  const cold = stops.map((count, seat) => (burnt[seat] ? 0 : count));
  return [
    ...award("dwi-burnt", most(burnt)),
    ...award("dwi-cold", most(cold)),
    ...award("dwi-bold", most(bets)),
  ];
};
