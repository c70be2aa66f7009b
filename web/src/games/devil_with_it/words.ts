/** What is asked and answered at the table of The Devil With It. */
import type { Seat } from "../../messages";
import type { Options, Standing } from "../../scene";
import { figure, t, type Text } from "../../words.svelte";
import { bestAmount, BET, burning, type DevilScene, type View } from "./shapes";

/** What the game is played for, and what ends it. */
export const goal = (options: Options): Text => ({
  id: "game-devil_with_it-goal",
  values: { goal: Number(options.goal) },
});

/** What I may do now, in words. */
export function prompt({ view, mine }: DevilScene): Text | null {
  if (!mine) return null;
  if (view.phase === BET) return { id: "dwi-prompt-bet", values: { high: view.highest_bet } };
  if (view.may_stop) return { id: "dwi-prompt-more", values: { sum: view.turned_worth } };
  return { id: "dwi-prompt-reach" };
}

/** What stands beside a name: the chips, hidden or not, and a pact. */
export function standing({ view }: DevilScene, seat: Seat): Standing {
  const chips = view.chips[seat] ?? null;
  const notes = [view.pacts.includes(seat) && t("pact"), view.start === seat && t("dwi-starts")];
  return {
    figure: chips === null ? "?" : figure(chips),
    label: chips === null ? t("dwi-hidden") : t("count-chips", { count: chips }),
    notes: notes.filter((note) => note !== false),
  };
}

/** Where a pawn stands. */
export function spot(view: View, stand: number): Text {
  const space = Math.floor(stand / 2);
  const [here, next] = [view.track[space] ?? 0, view.track[space + 1]];
  if (stand === 0) return { id: "dwi-spot-first", values: { high: here } };
  if (stand % 2 === 0) return { id: "dwi-spot-on", values: { here } };
  if (next === undefined) return { id: "dwi-spot-beyond", values: { here } };
  return { id: "dwi-spot-between", values: { here, next } };
}

/** What I hold. */
export function hand({ view, me }: DevilScene): Text {
  const [chips, stake] = [view.chips[me] ?? null, view.stakes[me] ?? null];
  if (me < 0 || chips === null) return { id: "dwi-hold-nothing" };
  if (stake === null) return { id: "dwi-hold-chips", values: { chips } };
  return { id: "dwi-hold-stake", values: { chips, stake } };
}

/** What lies on the table. */
export function table({ view, players }: DevilScene): Text {
  const count = view.face_down.length;
  if (!burning(view)) return { id: "dwi-lies", values: { count } };
  const values = {
    count,
    who: players[view.turn]?.name ?? "",
    sum: view.turned_worth,
    best: bestAmount(view),
  };
  return { id: "dwi-lies-turn", values };
}

/** How rich everybody is, as far as that is seen. */
export function score({ view, players }: DevilScene): Text {
  const totals = view.chips.map((number, seat): Text => {
    const name = players[seat]?.name ?? "";
    if (number !== null) return { id: "named-number", values: { name, number } };
    return { id: "dwi-somewhere", values: { name, spot: spot(view, view.pawns[seat] ?? 0) } };
  });
  return { id: "event-devil_with_it-chips", values: { totals } };
}

/** What everybody has is seen beside the oven, unless it is open how many chips that makes. */
export const tellsAll = ({ options }: DevilScene): boolean => !options.open_totals;

/** What somebody has at the end. */
export const total = (count: number): Text => ({ id: "count-chips", values: { count } });
