import { expect, test } from "vitest";
import { commitmentOf, Draw, fromHex, keyOf, saltOf } from "./recipe";
import { readRecord, RecordError, type GameRecord } from "./record";
import { verify, type Report } from "./verify";

const FILES = import.meta.glob<string>("./records/*.jsonl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const NAMES = ["devil_with_it", "little_devils", "diavolo", "diavolo_of_bots"];

const text = (name: string): string => FILES[`./records/${name}.jsonl`] ?? "";
const check = (record: GameRecord): Promise<Report> => verify(record, () => {});

/** Check a record in which one thing was changed: what stood at the first place of a pattern. */
function changed(name: string, was: RegExp, is: string): Promise<Report> {
  const forged = text(name).replace(was, is);
  expect(forged).not.toBe(text(name));
  return check(readRecord(forged));
}

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

test.each(NAMES)("a game that was played is fair: %s", async (name) => {
  const parts: number[] = [];
  const report = await verify(readRecord(text(name)), (part) => parts.push(part));
  expect(report.verdict).toBe("fair");
  expect(report.differs).toBeNull();
  expect(parts.at(-1)).toBe(1);
  expect(parts).toEqual([...parts].sort((one, other) => one - other));
});

test("everything that chance did is counted", async () => {
  const fitting = async (name: string) => (await check(readRecord(text(name)))).fitting;
  const written = (name: string, what: string) => text(name).split(`"do":"${what}"`).length - 1;
  expect(await fitting("little_devils")).toEqual({ deal: written("little_devils", "deal") });
  for (const what of ["start", "throw", "lot"] as const)
    expect((await fitting("diavolo"))[what]).toBe(written("diavolo", what));
  for (const what of ["start", "lay", "coal"] as const)
    expect((await fitting("devil_with_it"))[what]).toBe(written("devil_with_it", what));
});

test("a card that changed hands is found", async () => {
  const swapped = text("little_devils").replace(
    /"hands":\[\[(\d+),(.*?)\],\[(\d+),/,
    '"hands":[[$3,$2],[$1,',
  );
  const report = await check(readRecord(swapped));
  expect(report).toMatchObject({ verdict: "draw", differs: { what: "deal", before: 0 } });
});

test("another first dealer is found", async () => {
  const dealer = Number(/"dealer":(\d)/.exec(text("little_devils"))?.[1]);
  const report = await changed("little_devils", /"dealer":\d/, `"dealer":${(dealer + 1) % 3}`);
  expect(report.differs?.what).toBe("deal");
});

test("another piece of coal is found, and which one", async () => {
  const coal = [...text("devil_with_it").matchAll(/"do":"coal","value":(\d+|"devil")/g)];
  const [line, value] = coal.at(-1)!;
  const at = text("devil_with_it").lastIndexOf(line);
  const other = value === '"devil"' ? "10" : '"devil"';
  const forged = text("devil_with_it").slice(0, at) + text("devil_with_it").slice(at).replace(value!, other);
  const report = await check(readRecord(forged));
  const lays = text("devil_with_it").slice(0, at).split('"do":"lay"').length - 1;
  expect(report.differs).toEqual({ what: "coal", before: coal.length - 1 + lays + 1 });
});

test.each(["diavolo", "diavolo_of_bots"])(
  "another die, order, place, lot or start is found: %s",
  async (name) => {
    const turned = async (was: RegExp) => {
      const [, found = ""] = was.exec(text(name)) ?? [];
      return changed(name, was, was.exec(text(name))![0].replace(found, String((Number(found) % 5) + 1)));
    };
    expect((await turned(/"white":\[(\d)/)).differs?.what).toBe("throw");
    expect((await changed(name, /"order":"[a-z_]+"/, '"order":"largest_sum"')).differs?.what).toBe("throw");
    expect((await changed(name, /"places":\{"order":\[\d+/, '"places":{"order":[1')).differs?.what).toBe(
      "throw",
    );
    expect((await changed(name, /"order":\[(\d),(\d)(.*)\]/, '"order":[$2,$1$3]')).differs?.what).toBe("lot");
    const player = Number(/"player":(\d)/.exec(text(name))?.[1]);
    const start = await changed(name, /"player":\d/, `"player":${(player + 1) % 3}`);
    expect(start.differs).toEqual({ what: "start", before: 0 });
  },
);

test.each(NAMES)("another seed is found at once: %s", async (name) => {
  const digit = /"seed":"(.)/.exec(text(name))?.[1] === "0" ? "1" : "0";
  expect((await changed(name, /"seed":"./, `"seed":"${digit}`)).verdict).toBe("seed");
});

test.each(["devil_with_it", "little_devils", "diavolo"])("another number is found: %s", async (name) => {
  expect((await changed(name, /"number":"02"/, '"number":"03"')).verdict).toBe("draw");
});

test.each([
  ["too short", '"seed":"00"'],
  ["not in digits", '"seed":"please believe me"'],
])("a seed that is %s is not the one that was promised", async (_, seed) => {
  expect((await changed("diavolo", /"seed":"\w+"/, seed)).verdict).toBe("seed");
});

test("without a seed there is nothing to check", async () => {
  const unfinished = text("diavolo").split("\n").slice(0, -2).join("\n");
  expect((await check(readRecord(unfinished))).verdict).toBe("no_seed");
});

test.each(["", "{}", "[1]", "no record", '{"diablerie":1,"seats":[]}\nno line'])(
  "what is no record is said to be none: %s",
  (nonsense) => {
    expect(() => readRecord(nonsense)).toThrow(RecordError);
  },
);

test("a chance that does something unheard of is an error", async () => {
  const strange = readRecord(text("diavolo").replace('"do":"start"', '"do":"cheat"'));
  await expect(check(strange)).rejects.toThrow("chance does not cheat");
});

test("a whole record of another seed is not what this browser was promised", async () => {
  const record = readRecord(text("diavolo"));
  expect((await verify(record, () => {}, record.commitment)).verdict).toBe("fair");
  expect((await verify(record, () => {}, "0".repeat(64))).verdict).toBe("seed");
});
