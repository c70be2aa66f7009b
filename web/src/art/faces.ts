/** The faces an imp can make: paths on a field of 48 by 48, each drawn in the one ink it is named after. */
import type { Reaction } from "../messages";

export type Mood = Reaction | "sleep" | "grin";

export interface Face {
  /** The whites of the eyes. */
  whites?: string;
  pupils?: string;
  /** Brows, shut eyes and shut mouths: lines of a broad pen. */
  lines: string;
  /** An open mouth. */
  mouth?: string;
  tongue?: string;
  teeth?: string;
}

const ball = (x: number, y: number, r: number, tall = r): string =>
  `M${x - r} ${y}a${r} ${tall} 0 1 0 ${2 * r} 0a${r} ${tall} 0 1 0 ${-2 * r} 0z`;
const balls = (y: number, r: number, tall = r, aside = 0): string =>
  ball(17 + aside, y, r, tall) + ball(31 + aside, y, r, tall);

const WIDE_MOUTH = "M13 31.5c3.5 1.5 18.5 1.5 22 0 .5 6.5-4.5 11-11 11s-11.5-4.5-11-11z";
const WIDE_TEETH = "M14 32c4 1.3 16 1.3 20 0l-.5 2.8c-5 1.2-14 1.2-19 0z";
const WIDE_TONGUE = "M17.5 40c1.5-3 4-4 6.5-4s5 1 6.5 4c-1.8 1.6-4 2.3-6.5 2.3s-4.7-.7-6.5-2.3z";
const FANG = "M29 35.3l3.8-1.6-.6 4.6z";

export const FACES: Record<Mood, Face> = {
  grin: {
    whites: balls(25.5, 4.6, 4.8),
    pupils: balls(26, 2.3, 2.7, 0.6),
    lines: "M11.5 19.5l8 3M36.5 19.5l-8 3M15 34c5 4.5 13 4.5 18 0",
    teeth: `M16.5 35.2l3.8 1.6-2.8 3z${FANG}`,
  },
  laugh: {
    lines: "M12.5 27c1.5-4.5 6.5-4.5 8 0M27.5 27c1.5-4.5 6.5-4.5 8 0",
    mouth: WIDE_MOUTH,
    tongue: WIDE_TONGUE,
    teeth: WIDE_TEETH,
  },
  cheer: {
    whites: balls(24.5, 5, 5.4),
    pupils: balls(24.5, 3, 3.4),
    lines: "M12 17.5c2-1.8 5-2 7.5-.6M36 17.5c-2-1.8-5-2-7.5-.6",
    mouth: WIDE_MOUTH,
    tongue: WIDE_TONGUE,
    teeth: WIDE_TEETH,
  },
  gasp: {
    whites: balls(25, 5.6, 6.2),
    pupils: balls(25, 1.9),
    lines: "M10.5 16.5c2-2.5 6-3 8.5-1.5M37.5 16.5c-2-2.5-6-3-8.5-1.5",
    mouth: ball(24, 37.3, 4.2, 5.4),
    tongue: "M21 40.5c1.6-1.8 4.4-1.8 6 0-1.4 2.7-4.6 2.7-6 0z",
  },
  groan: {
    whites: "M12 26h10.2c0 6.4-10.2 6.4-10.2 0zM25.8 26H36c0 6.4-10.2 6.4-10.2 0z",
    pupils: "M15.2 26h4.6c0 3.2-4.6 3.2-4.6 0zM29 26h4.6c0 3.2-4.6 3.2-4.6 0z",
    lines: "M11 26h12M25 26h12M11.5 22.5l7.5-4M36.5 22.5l-7.5-4M15.5 39c2.5-4 5.5-4 8.5-1.8s6 1.6 8.5-1.7",
  },
  wink: {
    whites: ball(17, 25.5, 4.8, 5.2),
    pupils: ball(18, 25.5, 2.5, 2.9),
    lines:
      "M11.5 18.5c2-2 6-2 8.5.5M27.5 26.5c2.5 1.8 5.5 1.6 8-.5M28 21.5l8-1.5M15.5 35.5c6 3 12 2.5 17-2.5",
    teeth: FANG,
  },
  think: {
    whites: balls(26, 4.6, 4.9),
    pupils: balls(23.8, 2.3, 2.5, 1.8),
    lines: "M11.5 21.5l8 .5M28 18c2.5-2.8 6-3 8.5-.8M19.5 37.5c3-1.2 6-1.6 9-.8",
  },
  hurry: {
    whites: balls(27, 4.6, 4.2),
    pupils: balls(27, 2.4),
    lines: "M10.5 19l9.5 5.5M37.5 19l-9.5 5.5M20.5 35v6M27 35v6M14 35h19.5v6H14z",
    teeth: "M14 35h19.5v6H14z",
  },
  well_played: {
    lines: "M12.5 27c1.5-4.5 6.5-4.5 8 0M27.5 27c1.5-4.5 6.5-4.5 8 0M14.5 33.5c5 5.5 14 5.5 19 0",
  },
  sleep: {
    lines: "M12.5 26c1.5 3.5 6.5 3.5 8 0M27.5 26c1.5 3.5 6.5 3.5 8 0",
    mouth: ball(24.5, 36.5, 2.6, 3),
  },
};
