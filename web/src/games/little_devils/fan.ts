/** How the cards of a hand lie in the room there is: every corner readable, every card wide enough for a thumb. */

export interface Place {
  /** Of the upper left corner, in pixels. */
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
}
export interface Fan {
  width: number;
  height: number;
  rows: number;
  places: Place[];
}

/** Height of a card by its width. */
const PROPORTION = 1.4;
/** What a thumb needs. */
const THUMB = 44;
const GAP = 6;
const LARGEST = 150;
/** How much of a card stays uncovered: its number. */
const CORNER = 0.6;
/** How much a card rises that may be played, by its height. */
export const RISE = 0.09;
const STEEPEST = 1.6;
/** Another row must make cards so many times as large to be worth it. */
const CLEARLY = 1.1;

/** Lay `count` cards into a box: in as many rows as make them largest. */
export function fan(count: number, width: number, height: number): Fan {
  const tries = [1, 2, 3].map((rows) => ({ rows, size: largest(count, rows, width, height) }));
  const best = tries.reduce((one, other) => (other.size > one.size * CLEARLY ? other : one));
  return laid(count, best.rows, best.size, width, height);
}

/** The largest width of a card at which so many rows fit. */
function largest(count: number, rows: number, width: number, height: number): number {
  const inRow = Math.ceil(count / rows);
  const tall = (height - (rows - 1) * GAP) / (rows + RISE * 1.6) / PROPORTION;
  if (rows > 1) return Math.min((width - (inRow - 1) * GAP) / inRow, tall, LARGEST);
  const overlapping = width / (1 + CORNER * (inRow - 1));
  const touchable = inRow > 1 ? width - THUMB * (inRow - 1) : width;
  return Math.min(overlapping, touchable, tall, width / 3.5, LARGEST);
}

function laid(count: number, rows: number, size: number, width: number, height: number): Fan {
  const tall = size * PROPORTION;
  const used = rows * tall + (rows - 1) * GAP;
  const top = Math.max(tall * RISE, (height - used) / 2 + (tall * RISE) / 2);
  const inRow = Math.ceil(count / rows);
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / inRow);
    const members = Math.min(inRow, count - row * inRow);
    const step = members > 1 ? Math.min(size + GAP, (width - size) / (members - 1)) : 0;
    const beside = (index % inRow) - (members - 1) / 2;
    const bend = rows === 1 ? beside : 0;
    const y = top + row * (tall + GAP) + (bend * bend * tall * RISE) / 40;
    return { x: width / 2 - size / 2 + beside * step, y, turn: bend * Math.min(STEEPEST, 12 / count) };
  });
  return { width: size, height: tall, rows, places };
}
