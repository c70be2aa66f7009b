import { describe, expect, it } from "vitest";
import { AS_TOLD, fitted, laid, reached } from "./reach";

describe("the oven of a lesson", () => {
  it("is as it is told until somebody reaches in", () => {
    const view = { face_down: [3, 5], turned: [[4, 2]] };
    expect(laid(AS_TOLD, view)).toEqual(view);
  });

  it("has the next piece wherever somebody reaches", () => {
    const places = reached(AS_TOLD, 17, 4);
    const told = { event: { by: 0, do: "reveal", place: 17 }, view: { face_down: [3, 4, 5] } };
    expect(fitted(places, told)).toEqual({
      event: { by: 0, do: "reveal", place: 4 },
      view: { face_down: [3, 5, 17] },
    });
    expect(laid(places, { turned: [[17, 2]] })).toEqual({ turned: [[4, 2]] });
  });

  it("keeps what was turned up before where it was", () => {
    const places = reached(reached(AS_TOLD, 17, 4), 30, 17);
    expect(laid(places, { turned: [[17, 2], [30, 4]] })).toEqual({ turned: [[4, 2], [17, 4]] }); // prettier-ignore
  });

  it("has every piece once, wherever hands have been", () => {
    const places = reached(reached(reached(AS_TOLD, 17, 4), 30, 17), 5, 30);
    expect([...places].sort((one, other) => one - other)).toEqual(AS_TOLD);
  });
});
