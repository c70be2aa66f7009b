/** A table of four for tests: the worked example of the rules, with Gordon, Petra, Lucy and Saul. */
import { NOBODY, type DevilWithItShare } from "../../messages";
import type { GameEvent } from "../../scene";
import { players } from "../../seats";
import { BET, type DevilScene, type View } from "./shapes";

/** A view of a first round in which nobody has bet. */
export const FIRST: View = {
  seat: 0,
  chips: [200, null, null, null],
  stakes: [null, null, null, null],
  accounts: [null, null, null, null],
  highest_bet: 200,
  may_stop: false,
  players: 4,
  goal: 1600,
  mouth: 19,
  minimum_bet: 10,
  track: [50, 200, 300, 500, 800, 1200, 1600],
  phase: BET,
  to_act: -4,
  awaited: [0, 1, 2, 3],
  start: 0,
  turn: NOBODY,
  pawns: [2, 2, 2, 2],
  pacts: [],
  face_down: Array.from({ length: 48 }, (_, place) => place),
  unseen: [9, 9, 9, 7, 3, 2, 9],
  devil_chance: 0.1875,
  edge: 0,
  turned: [],
  turned_worth: 0,
  fronts: [[], [], [], []],
  amounts: [0, 0, 0, 0],
  burnt: [],
  turns: 0,
  payout: null,
  rounds: 0,
  winners: [],
};

const share = (stake: number, amount: number, pieces: number): DevilWithItShare => ({
  stake,
  coal: pieces ? "kept" : "burnt",
  amount,
  pieces,
  pact: false,
  pawn: 2,
  gains: [],
});

/** The same table after that round, as Gordon sees it. */
export const PAID: View = {
  ...FIRST,
  chips: [300, null, 60, null],
  highest_bet: 300,
  pawns: [4, 5, 1, 5],
  pacts: [2],
  rounds: 1,
  accounts: [{ before: 200, pact_paid: 0, after: 300 }, null, { before: 200, pact_paid: 0, after: 60 }, null],
  payout: {
    round: 1,
    highest_amount: 135,
    most_pieces: 4,
    highest_stake: 140,
    shares: [
      { ...share(100, 0, 0), gains: [{ reason: "bet_won", chips: 100 }] },
      {
        ...share(120, 135, 3),
        gains: [
          { reason: "bet_won", chips: 120 },
          { reason: "amount_bonus", chips: 50 },
        ],
      },
      { ...share(140, 0, 0), gains: [{ reason: "bet_lost", chips: -140 }] },
      {
        ...share(60, 50, 4),
        gains: [
          { reason: "bet_won", chips: 60 },
          { reason: "pieces_bonus", chips: 50 },
        ],
      },
    ],
  },
};

/** The scene after something happened, as Gordon sees it. */
export function after(event: GameEvent, before: View, view: View): DevilScene {
  const names = ["Gordon", "Petra", "Lucy", "Saul"];
  return {
    game: "devil_with_it",
    view,
    options: {},
    players: players(
      names.map((name) => ({ name, who: name })),
      names,
      (bot) => bot,
    ),
    me: 0,
    mine: view.awaited.includes(0),
    latest: { version: 1, event, before },
    rolls: null,
    due: null,
    hint: null,
    place: "live",
    act: () => {},
    takeBack: () => {},
  };
}
