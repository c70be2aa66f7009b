/** Tables for the tests: three people in the middle of a round. */
import { LITTLE_DEVILS, NOBODY, type Json, type LittleDevilsTrick, type Seat } from "../../messages";
import type { Player } from "../../seats";
import type { Devils } from "./trick";

export type View = Devils["view"];

export const EMPTY: View = {
  seat: 0,
  hands: [[2, 9], null, null],
  legal: [],
  players: 3,
  goal: 100,
  open_tricks: LITTLE_DEVILS.OPEN_LAST,
  to_act: 0,
  awaited: [0],
  dealer: 0,
  leader: 1,
  sizes: [5, 5, 5],
  trick: [],
  side: LITTLE_DEVILS.OPEN,
  taking: NOBODY,
  taking_for: null,
  devils: 0,
  last_trick: [],
  last_taker: NOBODY,
  last_side: LITTLE_DEVILS.OPEN,
  last_for: null,
  last_devils: 0,
  piles: null,
  taken: [0, 0, 0],
  totals: [0, 0, 0],
  sheet: [],
  rounds: 0,
  winners: [],
};

/** A trick that went up. */
export const LAST: LittleDevilsTrick = [
  [1, 20],
  [2, 25],
  [0, 22],
];
export const TAKEN: View = {
  ...EMPTY,
  leader: 2,
  to_act: 2,
  awaited: [2],
  last_trick: LAST,
  last_taker: 2,
  last_side: LITTLE_DEVILS.UP,
  last_for: "highest",
  last_devils: 10,
};

/** What Ada sees, who has the first seat. */
export function shown(view: View, mine = true): Devils {
  const names = ["Ada", "Bo", "Cy"];
  const players = names.map((name, seat) => ({ seat, name, you: seat === 0 }) as Player);
  const rest = { options: {}, latest: null, rolls: null, due: null, hint: null, place: "live" } as const;
  return { ...rest, game: "little_devils", view, players, me: 0, mine, act: () => {}, takeBack: () => {} };
}

/** The same when somebody has just played a card. */
export function played(before: View, card: number, by: Seat, after: View): Devils {
  const event = { by, do: "play", card };
  return {
    ...shown(after),
    latest: { version: 2, event, before: before as unknown as Record<string, Json> },
  };
}
