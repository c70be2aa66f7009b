/** What is remembered of a game of Diavolo: the quickest hand, the coldest one, and who burnt their fingers most often. */
import { award, most, type Awards } from "../../awards";
import type { DiavoloView } from "../../messages";

export const awards: Awards = (moments, players) => {
  const none = (): number[] => Array<number>(players).fill(0);
  const [right, burnt] = [none(), none()];
  const quickest = { seat: -1, count: Infinity };
  let rounds = 0;
  for (const moment of moments) {
    const view = moment.view as unknown as DiavoloView;
    if (view.rounds === rounds) continue;
    rounds = view.rounds;
    for (const [seat, outcome] of view.outcomes.entries()) {
      const good = outcome === "right" || outcome === "grey";
      if (good) right[seat] = (right[seat] ?? 0) + 1;
      if (outcome === "wrong" || outcome === "early") burnt[seat] = (burnt[seat] ?? 0) + 1;
      const count = view.options.race && good ? (view.reactions[seat] ?? Infinity) : Infinity;
      if (count < quickest.count) Object.assign(quickest, { seat, count });
    }
  }
  return [
    ...award("dv-quick", quickest.seat < 0 ? null : quickest),
    ...award("dv-cold", most(right)),
    ...award("dv-burnt", most(burnt)),
  ];
};
