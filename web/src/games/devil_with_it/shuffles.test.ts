import { expect, test } from "vitest";
import { check, text } from "../../shuffles/forging";
import { readRecord } from "../../shuffles/record";

test("another piece of coal is found, and which one", async () => {
  const played = text("devil_with_it/played");
  const coal = [...played.matchAll(/"do":"coal","value":(\d+|"devil")/g)];
  const [line, value] = coal.at(-1)!;
  const at = played.lastIndexOf(line);
  const other = value === '"devil"' ? "10" : '"devil"';
  const forged = played.slice(0, at) + played.slice(at).replace(value!, other);
  const report = await check(readRecord(forged));
  const lays = played.slice(0, at).split('"do":"lay"').length - 1;
  expect(report.differs).toEqual({ what: "coal", before: coal.length - 1 + lays + 1 });
});
