/** Who sits where, as everybody sees it: a colour and a sign each, never the same twice. */
import type { SeatShown } from "./messages";

/** Every colour has its sign; the sign goes wherever the colour goes. */
export const SIGNS = {
  ember: "horn",
  flame: "flame",
  moss: "fork",
  sky: "tail",
  plum: "skull",
  ash: "star",
} as const;
export type Colour = keyof typeof SIGNS;
export type Sign = (typeof SIGNS)[Colour];
export const COLOURS = Object.keys(SIGNS) as Colour[];

/** Somebody on a seat. */
export interface Player {
  seat: number;
  /** Empty where nobody sits. */
  name: string;
  colour: Colour;
  sign: Sign;
  /** The person's public id, empty for a bot. */
  who: string;
  /** The bot that plays here, for itself or for a person who is away. */
  bot: string;
  you: boolean;
  ready: boolean;
  /** Whether they are connected; bots always are. */
  here: boolean;
}

/** Everybody around the table. People have the colour they chose if it is free; the others get what is left. */
export function players(
  seats: SeatShown[],
  here: string[],
  botName: (bot: string, nth: number) => string,
): Player[] {
  const colours = shared(seats);
  return seats.map((seat, index) => {
    const { name = "", who = "", bot = "", you = false, ready = false } = seat;
    const nth = seats.slice(0, index + 1).filter((other) => !other.who && other.bot === bot).length;
    const called = who || !bot ? name : botName(bot, nth);
    const colour = colours[index] ?? "ash";
    const present = !who || you || here.includes(who);
    return { seat: index, name: called, colour, sign: SIGNS[colour], who, bot, you, ready, here: present };
  });
}

function shared(seats: SeatShown[]): Colour[] {
  const taken = new Set<string>();
  const own = seats.map(({ colour = "" }) => {
    if (!(colour in SIGNS) || taken.has(colour)) return null;
    taken.add(colour);
    return colour as Colour;
  });
  const free = COLOURS.filter((colour) => !taken.has(colour));
  return own.map((colour) => colour ?? free.shift() ?? "ash");
}
