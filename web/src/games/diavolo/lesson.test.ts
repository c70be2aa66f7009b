import { describe, expect, it } from "vitest";
import { timed } from "./lesson";

describe("the time of a grab", () => {
  it("is the learner's own", () => {
    const moment = { event: { by: 0, do: "grab", reaction: 2500 }, view: { reactions: [2500, null] } };
    expect(timed(moment, 900)).toEqual({
      event: { by: 0, do: "grab", reaction: 900 },
      view: { reactions: [900, null] },
    });
  });

  it("is not put into what others do", () => {
    const moment = { event: { by: 1, do: "grab", reaction: 8000 }, view: { reactions: [null, 8000] } };
    expect(timed(moment, 900)).toEqual(moment);
  });
});
