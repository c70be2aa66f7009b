import { expect, test } from "vitest";
import { changed, check, text } from "../../shuffles/forging";
import { readRecord } from "../../shuffles/record";

const NAME = "little_devils/played";

test("a card that changed hands is found", async () => {
  const swapped = text(NAME).replace(/"hands":\[\[(\d+),(.*?)\],\[(\d+),/, '"hands":[[$3,$2],[$1,');
  const report = await check(readRecord(swapped));
  expect(report).toMatchObject({ verdict: "draw", differs: { what: "deal", before: 0 } });
});

test("another first dealer is found", async () => {
  const dealer = Number(/"dealer":(\d)/.exec(text(NAME))?.[1]);
  const report = await changed(NAME, /"dealer":\d/, `"dealer":${(dealer + 1) % 3}`);
  expect(report.differs?.what).toBe("deal");
});
