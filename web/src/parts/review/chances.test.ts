import { describe, expect, test } from "vitest";
import type { DecisionReviewed } from "../../messages";
import type { Moment } from "../../replay.svelte";
import { apart, decidedAt, line, located, turningPoints, type Decided } from "./chances";

const choice = (chance: number) => ({ event: { do: "stop" }, chance });
const decision = (version: number, seat: number, chance: number, lost = 0): DecisionReviewed => ({
  ...{
    version,
    seat,
    round: 1,
    played: choice(chance),
    choices: [choice(chance + lost)],
    lost,
    accuracy: 90,
  },
  ...(lost > 0.1 ? { mark: "blunder" as const } : {}),
});
const moment = (version: number): Moment => ({
  step: { version, at: 0, event: {}, view: {} },
  view: {},
  standIns: {},
});
const MOMENTS: Moment[] = [{ step: null, view: {}, standIns: {} }, moment(7), moment(8), moment(9)];

describe("a review", () => {
  test("finds the moment of every decision, and leaves out what the replay does not have", () => {
    const found = located([decision(8, 0, 0.5), decision(99, 0, 0.5)], MOMENTS);
    expect(found.map(({ moment }) => moment)).toEqual([2]);
  });

  test("shows, of several decisions at a moment, the one that gave away most", () => {
    const all = located([decision(8, 0, 0.5, 0.01), decision(8, 1, 0.2, 0.2), decision(9, 1, 0.2)], MOMENTS);
    expect(decidedAt(all, 2)?.seat).toBe(1);
    expect(decidedAt(all, 1)).toBeNull();
    expect(turningPoints(all).map(({ seat }) => seat)).toEqual([1]);
  });

  test("draws a chance from a fair share to the result, with a fall where something was given away", () => {
    const all: Decided[] = located([decision(8, 0, 0.25, 0.25), decision(9, 1, 0.6)], MOMENTS);
    expect(line(all, 0, { players: 4, last: 3, winners: [0, 1] })).toEqual([
      { moment: 0, chance: 0.25 },
      { moment: 2, chance: 0.5 },
      { moment: 2, chance: 0.25 },
      { moment: 3, chance: 0.5 },
    ]);
    expect(line(all, 2, { players: 4, last: 3, winners: null })).toEqual([{ moment: 0, chance: 0.25 }]);
  });

  test("moves signs apart that would lie on each other, within the chart", () => {
    expect(apart([50, 52, 10], 16, 100)).toEqual([50, 66, 10]);
    expect(apart([100, 100, 100], 16, 100)).toEqual([68, 84, 100]);
    expect(apart([], 16, 100)).toEqual([]);
  });
});
