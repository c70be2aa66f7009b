import { describe, expect, test } from "vitest";
import { DIAVOLO, NOBODY, type DiavoloView, type Json } from "../../messages";
import type { GameEvent, Scene } from "../../scene";
import { SIGNS } from "../../seats";
import { grabbing, PEACE } from "./sample";
import { sound, tell } from "./tell";
import { prompt } from "./words";

type DiavoloScene = Scene<"diavolo">;

const GRABBING = grabbing([5, 1, 4]);
const OVER: DiavoloView = {
  ...GRABBING,
  phase: DIAVOLO.THROW,
  answer: DIAVOLO.RED,
  figures: {
    colours: [
      { value: 11, dice: [0, 1, 2] },
      { value: 12, dice: [3, 4, 5] },
      { value: 13, dice: [6, 7, 8] },
    ],
    best: [DIAVOLO.RED],
  },
  rubies: [5, 0, 4],
  outcomes: ["right", "late", "right"],
  changes: [0, -1, 0],
  rounds: 5,
};

function scene(view: DiavoloView, event: GameEvent | null = null, me = 0): DiavoloScene {
  const players = (["ember", "flame", "moss"] as const).map((colour, seat) => {
    const name = ["Ada", "Bo", "Cy"][seat] ?? "";
    return {
      seat,
      name,
      colour,
      sign: SIGNS[colour],
      who: name,
      bot: "",
      you: seat === me,
      ready: true,
      here: true,
    };
  });
  const before = GRABBING as unknown as Record<string, Json>;
  const latest = event && { version: 9, event, before };
  const rest = {
    options: {},
    rolls: null,
    due: null,
    hint: null,
    act: () => undefined,
    takeBack: () => undefined,
  };
  return { game: "diavolo", view, players, me, mine: false, latest, place: "live", ...rest };
}
const told = (view: DiavoloView, event: GameEvent): string[] => tell(scene(view, event)).map(({ id }) => id);

describe("what is told", () => {
  test("a throw is told with the order and every die", () => {
    const [first, second] = tell(scene(GRABBING, { by: "chance", do: "throw", player: 1 }));
    expect(first).toEqual({
      id: "event-diavolo-throw",
      values: { who: "Bo", you: "no", order: "largest_sum" },
    });
    expect(second).toEqual({ id: "dv-dice", values: { black: "2 3 6", white: "1 5 6", red: "3 5 5" } });
  });

  test("a grab is told with its time, a false start as one, a hidden answer without the devil", () => {
    const grab: GameEvent = { by: 0, do: "grab", devil: "red", reaction: 640 };
    expect(tell(scene(GRABBING, grab))).toEqual([
      { id: "event-diavolo-grab", values: { who: "Ada", you: "yes", devil: "red", reaction: 640 } },
    ]);
    expect(told({ ...GRABBING, early: [0] }, grab)).toEqual(["event-diavolo-false_start"]);
    expect(told(GRABBING, { by: 1, do: "grab" })).toEqual(["event-diavolo-grabbed"]);
    const peace: DiavoloView = { ...GRABBING, options: PEACE };
    expect(told(peace, { by: 1, do: "grab" })).toEqual(["event-diavolo-answer"]);
  });

  test("the end of a round tells what was right and why, who was late, and what it cost", () => {
    const [, right, late, rubies] = tell(scene(OVER, { by: "clock", do: "close" }));
    expect(right).toMatchObject({ id: "event-diavolo-right", values: { devil: "red" } });
    expect(right?.values?.figures).toContainEqual({ id: "figure", values: { devil: "red", number: 13 } });
    expect(late?.values?.names).toEqual([{ id: "dv-name", values: { name: "Bo" } }]);
    const change = { id: "ruby-change", values: { name: "Bo", change: "−1", out: "yes" } };
    expect(rubies?.values?.changes).toEqual([change]);
  });

  test("what was grabbed unseen is told when the grabbing is over, the fastest first", () => {
    const open: DiavoloView = {
      ...OVER,
      grabs: [DIAVOLO.RED, DIAVOLO.BLACK, DIAVOLO.RED],
      reactions: [700, 900, 100],
      grabbed: [0, 1, 2],
      early: [2],
    };
    const [, ...grabs] = tell(scene(open, { by: "clock", do: "close" }));
    expect(grabs.slice(0, 3)).toEqual([
      { id: "event-diavolo-false_start", values: { who: "Cy", you: "no", devil: "red", reaction: 100 } },
      { id: "event-diavolo-grab", values: { who: "Ada", you: "yes", devil: "red", reaction: 700 } },
      { id: "event-diavolo-grab", values: { who: "Bo", you: "no", devil: "black", reaction: 900 } },
    ]);
    const last: GameEvent = { by: 0, do: "grab", devil: "red", reaction: 700 };
    const ids = tell(scene(open, last)).map(({ values }) => values?.who);
    expect(ids.filter((who) => who === "Ada")).toHaveLength(1);
  });

  test("a game that nobody wins ends so", () => {
    const end: DiavoloView = { ...OVER, to_act: NOBODY };
    expect(told(end, { by: "clock", do: "close" }).at(-1)).toBe("event-diavolo-nobody");
    expect(told({ ...end, winners: [0] }, { by: "clock", do: "close" }).at(-1)).toBe("event-diavolo-end");
  });

  test("nothing is told where nothing was seen happening", () => {
    expect(tell(scene(OVER))).toEqual([]);
    expect(sound(scene(OVER))).toBeNull();
  });
});

describe("what is awaited", () => {
  test("whoever may grab is told the order, at a race and in peace", () => {
    expect(prompt(scene(GRABBING))).toEqual({
      id: "dv-prompt-grab",
      values: { order: { id: "order-largest_sum" } },
    });
    expect(prompt(scene({ ...GRABBING, options: PEACE }))?.id).toBe("dv-prompt-answer");
  });

  test("whoever has no ruby left is not asked", () => {
    expect(prompt(scene({ ...GRABBING, rubies: [0, 1, 4] }))?.id).toBe("dv-mine-out");
  });

  test("after a round everybody is told how it went for them", () => {
    expect(prompt(scene(OVER))?.id).toBe("dv-mine-right");
    expect(prompt(scene(OVER, null, 1))).toEqual({ id: "dv-mine-late", values: { change: -1, left: 0 } });
    expect(prompt(scene(OVER, null, NOBODY))).toEqual({ id: "dv-throws-next", values: { who: "Bo" } });
  });
});
