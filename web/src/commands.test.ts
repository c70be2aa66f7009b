import { expect, test } from "vitest";
import { found } from "./commands";

const BETS = ["bet 10", "bet 100", "bet 120"];
const itself = (text: string): string => text;

test("a command is found by its words, shortened, bent or turned around", () => {
  expect(found("bet 120", BETS, itself)).toBe("bet 120");
  expect(found("120", BETS, itself)).toBe("bet 120");
  expect(found("Setze 120!", ["100 setzen", "120 setzen"], itself)).toBe("120 setzen");
  expect(found("scommetti 20", ["scommettere 20", "scommettere 200"], itself)).toBe("scommettere 20");
  expect(found("joaca 17", ["joacă 17", "joacă 7"], itself)).toBe("joacă 17");
  expect(found("g r", ["grab red", "grab grey"], itself)).toBe("grab red");
});

test("a number means itself alone", () => {
  expect(found("bet 12", BETS, itself)).toBeNull();
  expect(found("bet 10", BETS, itself)).toBe("bet 10");
});

test("what could be several things, or is none, is not guessed", () => {
  expect(found("bet", BETS, itself)).toBeNull();
  expect(found("fold", BETS, itself)).toBeNull();
  expect(found("  ", BETS, itself)).toBeNull();
});
