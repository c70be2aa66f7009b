import { expect, test } from "vitest";
import type { Json } from "../messages";
import type { Moment } from "../replay.svelte";
import { awards as coal } from "./devil_with_it/awards";
import { awards as dice } from "./diavolo/awards";
import { awards as cards } from "./little_devils/awards";

/** Moments of a game: what happened, and the view after it. */
function moments(...all: [event: Record<string, Json>, view: Record<string, unknown>][]): Moment[] {
  return all.map(([event, view], version) => ({
    step: { version, at: 0, event, view: {} },
    view: view as Record<string, Json>,
    standIns: {},
  }));
}

const short = (found: ReturnType<typeof cards>): unknown[] =>
  found.map(({ id, seat, values }) => [id, seat, values.count]);

test("Little Devils honours the fattest trick, who slipped away, and rounds without a devil", () => {
  const before = { trick: [[0, 4]], devils: 2, taken: [0, 0], last_trick: [] };
  const after = {
    trick: [],
    leader: 1,
    last_trick: [
      [0, 4],
      [1, 15],
    ],
    last_devils: 7,
    taken: [0, 7],
  };
  const end = { ...after, sheet: [[0, 7]] };
  const game = moments([{ do: "play", card: 4 }, before], [{ do: "play", card: 15 }, end]);
  expect(short(cards(game, 2))).toEqual([
    ["ld-fattest", 1, 7],
    ["ld-slippery", 0, 0],
    ["ld-clean", 0, 1],
  ]);
});

test("The Devil With It honours who burnt most, the coldest hand, and the boldest bet", () => {
  const payout = {
    highest_amount: 90,
    shares: [
      { stake: 100, gains: [] },
      { stake: 60, gains: [{ chips: 60 }] },
    ],
  };
  const game = moments(
    [{ do: "start" }, { turn: 0, rounds: 0 }],
    [
      { do: "coal", value: "devil" },
      { turn: 1, rounds: 0 },
    ],
    [{ do: "stop" }, { turn: -1, rounds: 1, payout }],
  );
  expect(short(coal(game, 2))).toEqual([
    ["dwi-burnt", 0, 1],
    ["dwi-cold", 1, 1],
    ["dwi-bold", 1, 60],
  ]);
});

test("Diavolo honours the quickest hand, the coldest, and burnt fingers", () => {
  const options = { race: true };
  const game = moments([
    { do: "close" },
    { rounds: 1, options, outcomes: ["right", "wrong"], reactions: [900, 400] },
  ]);
  expect(short(dice(game, 2))).toEqual([
    ["dv-quick", 0, 900],
    ["dv-cold", 0, 1],
    ["dv-burnt", 1, 1],
  ]);
});
