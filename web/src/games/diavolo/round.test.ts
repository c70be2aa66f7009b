import { describe, expect, test } from "vitest";
import { DIAVOLO, type DiavoloView } from "../../messages";
import { changeable, counts, hands, left, out } from "./round";
import { grabbing, PEACE } from "./sample";

function view(change: Partial<DiavoloView> = {}): DiavoloView {
  return { ...grabbing([5, 3, 2, 0]), ...change };
}

describe("devils that are left", () => {
  test("are fewer by every hand that was seen to grab one", () => {
    expect(left(view({ grabs: [DIAVOLO.RED, null, DIAVOLO.RED, null] }), DIAVOLO.RED)).toBe(0);
    expect(left(view({ grabs: [DIAVOLO.RED, null, null, null] }), DIAVOLO.RED)).toBe(1);
  });

  test("are not fewer by a false start", () => {
    expect(left(view({ grabs: [DIAVOLO.GREY, null, null, null], early: [0] }), DIAVOLO.GREY)).toBe(1);
  });
});

describe("hands", () => {
  test("are in the order of reactions; who has grabbed nothing comes after, who is out last", () => {
    const some = view({
      grabs: [null, DIAVOLO.RED, DIAVOLO.BLACK, null],
      reactions: [null, 812, 640, null],
      grabbed: [1, 2],
    });
    expect(hands(some).map(({ seat }) => seat)).toEqual([2, 1, 0, 3]);
  });

  test("stay in the order of seats where nobody races, and show no times", () => {
    const peace = view({
      options: PEACE,
      grabs: [DIAVOLO.RED, null, null, null],
      reactions: [900, null, null, null],
      grabbed: [0, 2],
    });
    expect(hands(peace).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(hands(peace).map(({ reaction }) => reaction)).toEqual([null, null, null, null]);
    expect(hands(peace)[2]).toMatchObject({ grabbed: true, devil: null });
  });
});

test("who loses the last ruby is out from the next throw on, not in the answer that tells of it", () => {
  const told = view({
    rubies: [5, 3, 0, 0],
    outcomes: ["right", "right", "wrong", "out"],
    changes: [0, 0, -1, 0],
  });
  expect([2, 3].map((seat) => out(told, seat))).toEqual([false, true]);
  expect(out(view({ rubies: [5, 3, 0, 0] }), 2)).toBe(true);
});

test("an answer can be changed where nobody races, and only while it is hidden", () => {
  const peace: Partial<DiavoloView> = {
    options: PEACE,
    grabs: [DIAVOLO.RED, null, null, null],
  };
  expect(changeable(view(peace), 0)).toBe(true);
  expect(changeable(view(peace), 1)).toBe(false);
  expect(changeable(view({ ...peace, phase: DIAVOLO.THROW }), 0)).toBe(false);
  expect(changeable(view({ grabs: [DIAVOLO.RED, null, null, null] }), 0)).toBe(false);
});

test("dice that did not make the answer step aside, and none does before there is one", () => {
  const figures = {
    colours: [
      { value: 4, dice: [0, 2] },
      { value: 5, dice: [3, 5] },
      { value: 2, dice: [6, 7] },
    ],
    best: [1],
  };
  expect([0, 1, 2, 9].map((die) => counts(view({ figures }), die))).toEqual([true, false, true, false]);
  expect(counts(view(), 1)).toBe(true);
});
