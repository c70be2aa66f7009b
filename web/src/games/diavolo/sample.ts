/** What tables agree on and what is seen at them, for the tests. */
import { DIAVOLO, EVERYBODY, type DiavoloAgreed, type DiavoloView } from "../../messages";

export const RACE: DiavoloAgreed = {
  race: true,
  limit: 15,
  time_limit: 15,
  fastest: 150,
  dead_heat: 15,
  position: true,
};
export const PEACE: DiavoloAgreed = { ...RACE, race: false };

/** What the first seat sees when the dice lie and nobody has grabbed; as many play as have rubies. */
export function grabbing(rubies: number[]): DiavoloView {
  const nothing = rubies.map(() => null);
  return {
    seat: 0,
    grabs: nothing,
    reactions: nothing,
    players: rubies.length,
    options: RACE,
    phase: DIAVOLO.GRAB,
    to_act: EVERYBODY,
    awaited: [...rubies.keys()],
    thrower: 1,
    rubies,
    order: DIAVOLO.LARGEST_SUM,
    dice: [2, 3, 6, 1, 5, 6, 3, 5, 5],
    places: [],
    supply: [2, 2, 2, 1],
    grabbed: [],
    early: [],
    level: [],
    answer: null,
    figures: null,
    held: nothing,
    outcomes: nothing,
    changes: rubies.map(() => 0),
    rounds: 4,
    winners: [],
  };
}
