import { expect, test } from "vitest";
import { VOICES } from "./voices";

const sounds = Object.entries(VOICES);

test.each(sounds)("%s is over in a second", (_, voices) => {
  expect(Math.max(...voices.map(({ at, lasts }) => at + lasts))).toBeLessThan(1);
});

test.each(sounds)("%s is never loud, however many voices it has at once", (_, voices) => {
  const atOnce = (moment: number) => voices.filter(({ at, lasts }) => at <= moment && moment < at + lasts);
  const loudness = voices.map(({ at }) => atOnce(at).reduce((sum, { loud }) => sum + loud, 0));
  expect(Math.max(...loudness)).toBeLessThan(2);
});

test.each(sounds)("%s glides between pitches that can be heard", (_, voices) => {
  for (const { from, to } of voices) expect(Math.min(from, to)).toBeGreaterThan(40);
});
