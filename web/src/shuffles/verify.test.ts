import { expect, test } from "vitest";
import { FOLDERS } from "../games";
import { changed, check, RECORDS, text, written } from "./forging";
import { commitmentOf, Draw, fromHex, keyOf, saltOf } from "./recipe";
import { readRecord, RecordError } from "./record";
import { verify } from "./verify";

const PLAYED = FOLDERS.map((game) => `${game}/played`);
const [ANY = ""] = PLAYED;

test("the example of the recipe comes out", async () => {
  const seed = fromHex("00".repeat(32))!;
  expect(await commitmentOf(seed)).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
  const key = await keyOf(seed);
  expect(saltOf(["", "", ""])).toBe(",,");
  expect(await new Draw(key, ",,", 0).below(2 ** 32)).toBe(3587003593);
  const draw = new Draw(key, ",,", 0);
  expect(await draw.below(3)).toBe(1);
  const dealt = await draw.shuffled(Array.from({ length: 27 }, (_, index) => index + 1));
  expect(dealt.slice(0, 9).sort((one, other) => one - other)).toEqual([2, 4, 5, 15, 17, 21, 22, 23, 25]);
});

test("every game has a record", () => {
  expect(RECORDS).toEqual(expect.arrayContaining(PLAYED));
});

test.each(RECORDS)("a game that was played is fair: %s", async (name) => {
  const parts: number[] = [];
  const report = await verify(readRecord(text(name)), (part) => parts.push(part));
  expect(report.verdict).toBe("fair");
  expect(report.differs).toBeNull();
  expect(parts.at(-1)).toBe(1);
  expect(parts).toEqual([...parts].sort((one, other) => one - other));
});

test.each(RECORDS)("everything that chance did is counted: %s", async (name) => {
  const { fitting } = await check(readRecord(text(name)));
  const all = [...text(name).matchAll(/"by":"chance"/g)].length;
  expect(Object.values(fitting).reduce((sum, count) => sum + count)).toBe(all);
  for (const [what, count] of Object.entries(fitting)) expect(count).toBe(written(name, what));
});

test.each(RECORDS)("another seed is found at once: %s", async (name) => {
  const digit = /"seed":"(.)/.exec(text(name))?.[1] === "0" ? "1" : "0";
  expect((await changed(name, /"seed":"./, `"seed":"${digit}`)).verdict).toBe("seed");
});

test.each(PLAYED)("another number is found: %s", async (name) => {
  expect((await changed(name, /"number":"02"/, '"number":"03"')).verdict).toBe("draw");
});

test.each([
  ["too short", '"seed":"00"'],
  ["not in digits", '"seed":"please believe me"'],
])("a seed that is %s is not the one that was promised", async (_, seed) => {
  expect((await changed(ANY, /"seed":"\w+"/, seed)).verdict).toBe("seed");
});

test("without a seed there is nothing to check", async () => {
  const unfinished = text(ANY).split("\n").slice(0, -2).join("\n");
  expect((await check(readRecord(unfinished))).verdict).toBe("no_seed");
});

test.each(["", "{}", "[1]", "no record", '{"diablerie":1,"seats":[]}\nno line'])(
  "what is no record is said to be none: %s",
  (nonsense) => {
    expect(() => readRecord(nonsense)).toThrow(RecordError);
  },
);

test.each(PLAYED)("a chance that does something unheard of is an error: %s", async (name) => {
  const strange = readRecord(text(name).replace(/"by":"chance","do":"\w+"/, '"by":"chance","do":"cheat"'));
  await expect(check(strange)).rejects.toThrow("chance does not cheat");
});

test("a whole record of another seed is not what this browser was promised", async () => {
  const record = readRecord(text(ANY));
  expect((await verify(record, () => {}, record.commitment)).verdict).toBe("fair");
  expect((await verify(record, () => {}, "0".repeat(64))).verdict).toBe("seed");
});
