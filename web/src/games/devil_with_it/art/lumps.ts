/** Lumps of coal on a field of 48 by 40: outline, the side towards the fire, the side away from it, and the cracks. */
export interface LumpShape {
  outline: string;
  lit: string;
  dark: string;
  cracks: string;
}

const LUMPS: LumpShape[] = [
  {
    outline: "M6 14L14 5 28 3 40 8 45 20 40 33 27 38 12 35 3 25z",
    lit: "M6 14L14 5 28 3 24 13 12 19z",
    dark: "M45 20L40 33 27 38 30 26z",
    cracks: "M12 19L24 13 30 26 27 38M30 26L45 20M12 19L3 25",
  },
  {
    outline: "M4 20L9 8 22 4 36 5 44 15 43 29 32 37 17 36 7 31z",
    lit: "M4 20L9 8 22 4 27 14 14 21z",
    dark: "M43 29L32 37 17 36 24 28z",
    cracks: "M14 21L27 14 36 5M27 14L24 28 17 36M24 28L43 29",
  },
  {
    outline: "M8 9L20 3 34 6 43 13 44 26 36 35 22 37 9 33 4 21z",
    lit: "M8 9L20 3 34 6 22 15 10 22 4 21z",
    dark: "M44 26L36 35 22 37 26 27z",
    cracks: "M4 21L10 22 22 15 34 6M22 15L26 27 22 37M26 27L44 26",
  },
  {
    outline: "M5 17L12 7 25 5 33 3 43 11 45 24 37 36 21 36 8 32 3 24z",
    lit: "M5 17L12 7 25 5 20 18 9 24z",
    dark: "M45 24L37 36 21 36 33 25z",
    cracks: "M9 24L20 18 33 25 21 36M20 18L25 5M33 25L43 11",
  },
];

/** The lump of a place: never the same beside itself. */
export const lumpAt = (place: number): LumpShape =>
  LUMPS[(place * 7 + Math.floor(place / 8)) % LUMPS.length]!;
