/** What a game is drawn from, live, in a replay, on the big screen or in an introduction; and what a game's folder offers. */
import type { Component } from "svelte";
import type { ChoiceShown, Json, PlainTable, Seat, Views } from "./messages";
import type { Player } from "./seats";
import type { Text } from "./words.svelte";

/** An event as a record writes it, without what we may not see. */
export type GameEvent = { by: Seat | "chance" | "clock"; do: string } & Record<string, Json>;

/** What happened last. */
export interface Latest {
  version: number;
  event: GameEvent;
  /** The view before it, to animate from. */
  before: Record<string, Json>;
}

/** What the strongest bot would do in my place. */
export interface Hint {
  /** The best ones, the best first; none if it cannot say. */
  choices: ChoiceShown[];
  /** What is true whatever I choose. */
  figures: Record<string, number>;
  /** The choice that I want to have ready, to make it or not; another object each time. */
  tried: ChoiceShown | null;
}

/** A decision that is looked back at: the position is the one before it. */
export interface Looked {
  seat: Seat;
  /** What was done, and what would have been better. */
  played: ChoiceShown;
  better: ChoiceShown;
}

/** A game in plain words; `fresh` until something happens of which they do not tell. */
export type Plain = Pick<PlainTable, "picture" | "totals" | "choices"> & { fresh: boolean };

/** What a table has agreed on. */
export type Options = Record<string, Json>;

/** A game's view as its folder knows it. */
type ViewOf<G extends string> = G extends keyof Views ? Views[G] : Record<string, Json>;

/** A game as it is seen just now; a new one for every change. */
export interface Scene<G extends string = string> {
  game: G;
  view: ViewOf<G>;
  options: Options;
  players: Player[];
  /** My seat, or NOBODY. */
  me: Seat;
  /** Whether I may decide now, and nothing of mine is on its way. */
  mine: boolean;
  /** What happened last, if it was seen happening. */
  latest: Latest | null;
  /** When the dice that tumble now lie still, on the clock of `performance.now()`. */
  rolls: number | null;
  /** When the clock plays for who is awaited, on the clock of `performance.now()`. */
  due: number | null;
  /** Until when what happened last lies there to be read, on the clock of `performance.now()`; null if nothing waits. */
  look?: number | null;
  /** Whether that is another page than what was seen as it happened: after the last trick, how a round ended. */
  turned?: boolean;
  /** Advice on the decision that is mine now, if I have asked for it. */
  hint: Hint | null;
  /** The decision that is looked back at, in a review. */
  looked?: Looked | null;
  /** The game in plain words, where it has no folder here. */
  plain?: Plain | null;
  /** live: a person at the table; hand: a phone beside a big screen; watch: on the big screen, in replays, for onlookers. */
  place: "live" | "hand" | "watch";
  /** Do something: an event as the record writes it, without `by`. */
  act(event: Record<string, Json>): void;
  /** Take back what nobody has seen. */
  takeBack(): void;
}

/** What stands beside a name: one large figure, and a few short notes. */
export interface Standing {
  figure: string;
  /** The figure as it is drawn, where it is more than a number. */
  Picture?: Component<{ figure: string }>;
  /** The figure in words, for a screen reader. */
  label: string;
  notes: string[];
}

/** Something that can be done now by typing it. */
export interface Command {
  /** As it is told: "play 17". */
  words: string;
  run(): void;
}

/** What a game's folder offers, from its index.ts. */
export interface GameFace<G extends string = string> {
  /** The middle of the table, seen by all. */
  Board: Component<{ scene: Scene<G> }>;
  /** Under the thumb: my hand, my fist, my devils to grab, and the way to decide. Not shown to onlookers. */
  Part: Component<{ scene: Scene<G> }>;
  /** What the game is played for, and what ends it. */
  goal(options: Options): Text;
  /** What I may do now, in words, or what is awaited; null: the table says for whom it waits. */
  prompt(scene: Scene<G>): Text | null;
  /** What stands beside somebody's name. */
  standing(scene: Scene<G>, seat: Seat): Standing;
  /** Whether the board itself tells who has what, so that the big screen need not tell it beside the board. */
  tellsAll?(scene: Scene<G>): boolean;
  /** What happened last, in words for the log and the screen reader; nothing for what need not be told. */
  tell(scene: Scene<G>): Text[];
  /** Whether somebody is out of the game and has nothing to decide any more; where nobody ever is, it is left out. */
  out?(scene: Scene<G>, seat: Seat): boolean;
  /** What ends the time to decide, where that is not the clock alone. */
  ends?(scene: Scene<G>): Text | null;
  /** What it sounds like, by the names of sound.ts; nothing for silence. */
  sound(scene: Scene<G>): Sound | null;
  /** Answers for the keys h (what I hold), t (what lies on the table) and s (the score). */
  hand(scene: Scene<G>): Text | string;
  table(scene: Scene<G>): Text | string;
  score(scene: Scene<G>): Text | string;
  /** What can be typed now, where the server does not tell it. */
  commands?(scene: Scene<G>): Command[];
  /** What somebody has at the end, with what it is. */
  total?(count: number): Text;
}

export type Sound =
  "wood" | "chip" | "paper" | "crackle" | "laugh" | "dice" | "turn" | "win" | "hurry" | "tap";
