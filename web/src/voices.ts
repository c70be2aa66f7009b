/** What every sound is made of: a few voices, each a tone or a burst of noise that swells and dies away. */
import type { Sound } from "./scene";

export interface Voice {
  wave: "noise" | "sine" | "triangle" | "sawtooth";
  /** When it begins and how long it lasts, in seconds. */
  at: number;
  lasts: number;
  /** Its pitch in hertz at the beginning and at the end; for noise, where it is brightest. */
  from: number;
  to: number;
  /** Between silence (0) and as loud as can be (1). */
  loud: number;
  /** How long it swells; a knock does not. */
  swell?: number;
  /** Above this many hertz a tone is muffled. */
  muffled?: number;
  /** How narrow noise is: 0.5 hisses, 8 almost rings. */
  narrow?: number;
}

const knock = (at: number, pitch: number, loud: number): Voice[] => [
  { wave: "sine", at, lasts: 0.09, from: pitch, to: pitch * 0.55, loud },
  { wave: "noise", at, lasts: 0.03, from: pitch * 6, to: pitch * 4, loud: loud * 0.5, narrow: 1 },
];
const clink = (at: number, pitch: number, loud: number): Voice[] => [
  { wave: "triangle", at, lasts: 0.05, from: pitch, to: pitch * 0.96, loud: loud * 0.45 },
  { wave: "noise", at, lasts: 0.035, from: pitch * 1.7, to: pitch * 1.5, loud, narrow: 5 },
];
const spark = (at: number, pitch: number, loud: number): Voice => {
  return { wave: "noise", at, lasts: 0.025, from: pitch, to: pitch * 0.6, loud, narrow: 2 };
};
const ha = (at: number, pitch: number, loud: number): Voice[] => [
  { wave: "sawtooth", at, lasts: 0.15, from: pitch, to: pitch * 0.8, loud, swell: 0.025, muffled: 620 },
  { wave: "noise", at, lasts: 0.08, from: 900, to: 600, loud: loud * 0.35, swell: 0.02, narrow: 1.5 },
];
const note = (at: number, pitch: number, loud: number, lasts = 0.16): Voice => {
  return { wave: "triangle", at, lasts, from: pitch, to: pitch, loud, swell: 0.008, muffled: 2400 };
};

/** When the dice strike the table: closer and fainter towards the end. */
const STRIKES = [0, 0.07, 0.15, 0.21, 0.3, 0.37, 0.43, 0.52, 0.57, 0.61, 0.64];

export const VOICES: Record<Sound, Voice[]> = {
  tap: [{ wave: "noise", at: 0, lasts: 0.02, from: 1800, to: 1200, loud: 0.38, narrow: 1.5 }],
  wood: knock(0, 210, 0.4),
  chip: [...clink(0, 2500, 0.42), ...clink(0.06, 2900, 0.3)],
  paper: [{ wave: "noise", at: 0, lasts: 0.13, from: 2200, to: 5200, loud: 0.4, swell: 0.04, narrow: 0.7 }],
  crackle: [
    { wave: "noise", at: 0, lasts: 0.45, from: 240, to: 120, loud: 0.8, swell: 0.03, narrow: 0.8 },
    ...[0.02, 0.07, 0.1, 0.18, 0.21, 0.29, 0.37].map((at, nth) =>
      spark(at, 2400 + ((nth * 37) % 11) * 180, 0.75),
    ),
  ],
  laugh: [...ha(0, 122, 0.3), ...ha(0.18, 112, 0.34), ...ha(0.35, 104, 0.32), ...ha(0.53, 90, 0.3)],
  dice: STRIKES.flatMap((at, nth) => knock(at, 520 + ((nth * 53) % 7) * 45, 0.24 * (1 - at))),
  turn: [note(0, 587, 0.2, 0.14), note(0.11, 784, 0.2, 0.24)],
  win: [note(0, 294, 0.2), note(0.11, 370, 0.2), note(0.22, 440, 0.2), note(0.33, 587, 0.24, 0.5)],
  hurry: [...knock(0, 900, 0.16), ...knock(0.16, 700, 0.16)],
};
