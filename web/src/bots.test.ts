import { expect, test } from "vitest";
import { levels } from "./bots";

const ada = { who: "a1", bot: "" };
const bot = (level: string): { who: string; bot: string } => ({ who: "", bot: level });

test("bots of one level against one person have a level, and the next one is above it", () => {
  expect(levels([ada, bot("easy"), bot("easy")])).toEqual({ level: "easy", next: "normal" });
  expect(levels([ada, bot("devil")])).toEqual({ level: "devil", next: "" });
});

test("where people meet, or bots of several kinds, there is no level", () => {
  const none = { level: "", next: "" };
  expect(levels([ada, { who: "b2", bot: "" }, bot("easy")])).toEqual(none);
  expect(levels([ada, bot("easy"), bot("hard")])).toEqual(none);
  expect(levels([ada, bot("random")])).toEqual(none);
  expect(levels([])).toEqual(none);
});
