import { expect, test } from "vitest";
import type { Replay, ReplayStep } from "./messages";
import { clockTime } from "./parts/replay/clock";
import { momentsOf } from "./replay.svelte";

const step = (by: number | string, view: ReplayStep["view"], bot = ""): ReplayStep => ({
  version: 1,
  at: 0,
  event: { by, do: "play" },
  view,
  ...(bot && { bot }),
});

function replay(steps: ReplayStep[]): Replay {
  return {
    code: "ABCDEF",
    game: "some_game",
    options: {},
    pace: "normal",
    seats: [],
    opened: "",
    began: "",
    commitment: "",
    version: 0,
    view: { trick: [], rounds: 0 },
    steps,
  };
}

test("every moment adds up what changed, and leaves those before it alone", () => {
  const moments = momentsOf(replay([step(0, { trick: [7] }), step(1, { rounds: 1 })]));
  expect(moments.map(({ view }) => view)).toEqual([
    { trick: [], rounds: 0 },
    { trick: [7], rounds: 0 },
    { trick: [7], rounds: 1 },
  ]);
  expect(moments[0]?.step).toBeNull();
});

test("a bot stands in from its first deed until the person is back", () => {
  const steps = [step(0, {}, "bold"), step("chance", {}), step(1, {}), step(0, {})];
  const standIns = momentsOf(replay(steps)).map((moment) => moment.standIns[0] ?? "");
  expect(standIns).toEqual(["", "bold", "bold", "bold", ""]);
});

test.each([
  [0, "0:00"],
  [7_999, "0:07"],
  [187_000, "3:07"],
  [3_765_000, "1:02:45"],
])("%d milliseconds are shown as %s", (milliseconds, shown) => {
  expect(clockTime(milliseconds)).toBe(shown);
});
