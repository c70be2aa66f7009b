// Generated from the sources of the server by `python -m diablerie.server.protocol.typescript`; do not edit.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** The games of the house, in the order in which they are offered. */
export const GAMES = ["devil_with_it", "little_devils", "diavolo"] as const;

export type Seat = number;

/** The dealer: deals, lots, coal and dice. */
export const CHANCE = -1;

/** The time that is over. */
export const CLOCK = -2;

/** Nobody is awaited: the game is over. A view for NOBODY is a spectator's. */
export const NOBODY = -3;

/** Several seats decide at once; `awaited` tells which. */
export const EVERYBODY = -4;

/** Places in every tuple that holds one number a seat, whoever plays. */
export const SEATS = 6;

/** The codes of `refused` (docs/protocol.md). */
export const REFUSAL_CODES = [
  "game_over",
  "not_now",
  "not_your_turn",
  "impossible",
  "not_in_hand",
  "five_led",
  "must_follow",
  "no_chips",
  "bet_not_tens",
  "bet_too_low",
  "bet_too_high",
  "no_coal_there",
  "nothing_to_keep",
  "out_of_the_game",
  "grabbed_already",
  "no_such_devil",
  "devil_gone",
  "too_late",
  "bad_event",
  "bad_option",
  "begun",
  "closed",
  "no_hints",
  "no_such_seat",
  "no_talk",
  "nobody_away",
  "not_a_command",
  "not_begun",
  "not_host",
  "not_over",
  "not_seated",
  "nothing_said",
  "nothing_to_take_back",
  "paused",
  "removed",
  "seat_taken",
  "seated_already",
  "seats_empty",
  "stale_id",
  "too_fast",
  "unknown_bot",
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/**
 * The version of all this, HTTP included. It rises when a client made for the one before would misunderstand
 * something; a message, a field or a code that is new is no reason, for clients skip what they do not know.
 */
export const PROTOCOL = 1;

export type SeatNumber = number;

export type CommandId = number;

export type Version = number;

/** On the table's clock, which starts when the table is opened. */
export type Milliseconds = number;

/** What a player adds to the shuffles (docs/fair-shuffles.md). */
export type ShuffleNumber = string;

export const REACTIONS = ["laugh", "cheer", "gasp", "groan", "wink", "think", "hurry", "well_played"] as const;
export type Reaction = (typeof REACTIONS)[number];

/**
 * Why a game does not count for the ratings: other rules than the usual ones, a bot of the house, or not
 * everybody had said that they are ready.
 */
export const UNRATEDS = ["", "options", "bots", "not_ready"] as const;
export type Unrated = (typeof UNRATEDS)[number];

/** What a table does when somebody is away whose time is over: a bot stands in, or it waits for everybody. */
export const AWAYS = ["stand_in", "wait"] as const;
export type Away = (typeof AWAYS)[number];

/** Take a seat, and add a number to the shuffles. */
export interface Sit {
  do: "sit";
  id: CommandId;
  seat: SeatNumber;
  /** @default "" */
  number?: ShuffleNumber;
}

/** Give the seat back before the game; during it, hand it to a bot for good. */
export interface Stand {
  do: "stand";
  id: CommandId;
}

/** Say that the game may begin; it does when every seat is taken and every person is ready. */
export interface Ready {
  do: "ready";
  id: CommandId;
  /** @default true */
  ready?: boolean;
  /** A number for the shuffles, for who has not given one when sitting down. @default "" */
  number?: ShuffleNumber;
}

/** Put a bot on an empty seat; the host may. */
export interface AddBot {
  do: "add_bot";
  id: CommandId;
  seat: SeatNumber;
  bot: string;
}

/** Empty a seat before the game; the host may. A person who was removed cannot sit down again. */
export interface Remove {
  do: "remove";
  id: CommandId;
  seat: SeatNumber;
}

/** Begin at once; the host may. Every seat must be taken. */
export interface Start {
  do: "start";
  id: CommandId;
}

/** Agree on something else before the game; the host may. Then everybody has to be ready anew. */
export interface Agree {
  do: "agree";
  id: CommandId;
  /** The options that are not as usual; null for the same as before. @default null */
  options?: Record<string, Json> | null;
  /** Another pace, or empty for the same. @default "" */
  pace?: string;
  /** How many seats there are, or 0 for as many as before; fewer than are taken cannot be. @default 0 */
  players?: number;
  /** @default null */
  talk?: boolean | null;
  /** @default null */
  hints?: boolean | null;
  /** Whether bots show feelings now and then. @default null */
  bots_react?: boolean | null;
  /** What happens when somebody is away whose time is over; null for the same as before, here and above. @default null */
  away?: Away | null;
}

/**
 * Do something in the game: an event as a record writes it, without `by`.
 *
 * A grab may say in `reaction` how many milliseconds after the dice were shown it was made.
 */
export interface Act {
  do: "act";
  id: CommandId;
  event: Record<string, Json>;
}

/** Take back a decision that nobody has seen yet: a bet, or an answer where there is no race. */
export interface TakeBack {
  do: "take_back";
  id: CommandId;
}

/**
 * Want a pause or, with `paused` false, that it goes on: so it is when all want it who play and are here.
 *
 * Ten minutes after a pause began, one is enough to go on.
 */
export interface Pause {
  do: "pause";
  id: CommandId;
  /** @default true */
  paused?: boolean;
}

/**
 * Want to `wait` for who is away, or a `bot` to play for them when their time is over; empty for neither.
 *
 * What more than half want of those who play and are here is done, else what was agreed on.
 */
export interface Vote {
  do: "vote";
  id: CommandId;
  choice: "wait" | "bot" | "";
}

/** Talk. */
export interface Say {
  do: "say";
  id: CommandId;
  text: string;
}

/** Show a feeling. */
export interface React {
  do: "react";
  id: CommandId;
  reaction: Reaction;
}

/** Hear nothing more of somebody, or hear them again. */
export interface Mute {
  do: "mute";
  id: CommandId;
  who: string;
  /** @default true */
  muted?: boolean;
}

/**
 * Open another table for the same people when the game is over, perhaps with other options.
 *
 * Those who played may, and the host.
 */
export interface Rematch {
  do: "rematch";
  id: CommandId;
  /** The options that are not as usual; null for the same as before. @default null */
  options?: Record<string, Json> | null;
  /** Another pace, or empty for the same. @default "" */
  pace?: string;
  /** Another game, or empty for the same. @default "" */
  game?: string;
}

/** Ask for everything after a version. */
export interface CatchUp {
  do: "catch_up";
  id: CommandId;
  version: Version;
}

/** Say that one has read what lies there; the game goes on when everybody has, or after a while. */
export interface GoOn {
  do: "go_on";
  id: CommandId;
}

/** Let bots play on fast when no person has anything to decide any more. */
export interface Rush {
  do: "rush";
  id: CommandId;
  /** To the end at once. @default false */
  skip?: boolean;
}

/** Ask what the strongest bot would do in my place; `hinted` brings it. */
export interface Hint {
  do: "hint";
  id: CommandId;
}

export type AnyCommand =
  | Sit
  | Stand
  | Ready
  | AddBot
  | Remove
  | Start
  | Agree
  | Act
  | TakeBack
  | Pause
  | Vote
  | Say
  | React
  | Mute
  | Rematch
  | CatchUp
  | GoOn
  | Rush
  | Hint;

/** Who sits somewhere. */
export interface SeatShown {
  /** Empty where nobody sits. @default "" */
  name?: string;
  /** @default "" */
  colour?: string;
  /** The person's public id. @default "" */
  who?: string;
  /** The bot that plays here, for itself or for a person who is away. @default "" */
  bot?: string;
  /** @default false */
  ready?: boolean;
  /** @default false */
  you?: boolean;
}

/** The whole table, for somebody who comes or was away too long. */
export interface Shown {
  type: "shown";
  version: Version;
  code: string;
  game: string;
  options: Record<string, Json>;
  pace: string;
  public: boolean;
  talk: boolean;
  seats: SeatShown[];
  /** The SHA-256 of the seed of all shuffles. */
  commitment: string;
  now: Milliseconds;
  /** The version of the protocol that this server speaks: PROTOCOL. */
  protocol: number;
  /** The highest id of a command of this person so far; go on from there. @default 0 */
  id?: CommandId;
  /** The game as this person sees it, once it has begun. */
  view?: Record<string, Json>;
  /** When the clock will play for who is awaited. */
  due?: Milliseconds;
  /** When the dice that tumble now will lie still. */
  rolls?: Milliseconds;
  /** The code of the table of the rematch. @default "" */
  next?: string;
  /** Why the table was closed, if it was. @default "" */
  closed?: string;
  /** Whether one may ask for hints here: never in a game that counts for the ratings, or in a race. @default false */
  hints?: boolean;
  /** A code to read out, which leads here as long as the game has not begun; without one, `code` will do. @default "" */
  short?: string;
  /** Why the game does not count for the ratings; empty if it does, or will once everybody is ready. @default "" */
  unrated?: Unrated;
  /** What was agreed on for who is away when their time is over. @default "stand_in" */
  away?: Away;
  /** Whether the host has removed you: you may watch, and cannot sit down. @default false */
  removed?: boolean;
  /** Whether bots show feelings now and then. @default false */
  bots_react?: boolean;
  /** Until when what happened last lies there to be read, unless everybody wants to go on (`go_on`). */
  look?: Milliseconds;
}

/** Somebody came, went, was ready or was replaced. */
export interface Changed {
  type: "changed";
  version: Version;
  seats: SeatShown[];
  /** Why the game does not count for the ratings, as in `shown`. */
  unrated: Unrated;
  /** Whether the host has removed you, as in `shown`. @default false */
  removed?: boolean;
}

/** Something happened in the game; `view` holds what changed of it. */
export interface Happened {
  type: "happened";
  version: Version;
  event: Record<string, Json>;
  view: Record<string, Json>;
  due?: Milliseconds;
  /** The command of yours that this answers; there is no `done` then. */
  id?: CommandId;
  /** Until when this lies there to be read, unless everybody wants to go on (`go_on`). */
  look?: Milliseconds;
}

/** The game is over, and here is the seed that explains every shuffle. */
export interface Ended {
  type: "ended";
  version: Version;
  result: Record<string, Json>;
  seed: string;
}

/** What a game did to somebody's rating. */
export interface RatingChange {
  who: string;
  before: number;
  after: number;
  /** Whether the rating comes from few games yet, or from such that count little. @default false */
  provisional?: boolean;
}

/** The game counted for the ratings. */
export interface Rated {
  type: "rated";
  changes: RatingChange[];
}

/** There is a rematch at another table. */
export interface Moved {
  type: "moved";
  version: Version;
  code: string;
}

/** Why the house closes a table to which nobody comes. */
export const NOBODY_CAME = "nobody came";

/** Why a table against bots alone is closed whose person stands up. */
export const GIVEN_UP = "the only person gave up";

/** Why the house closes a table with more entries than a table may have. */
export const TOO_LONG = "the game grew too long";

/** The table was closed and will not go on. */
export interface Closed {
  type: "closed";
  version: Version;
  why: string;
}

/** Who is connected, and who is host now. */
export interface Present {
  type: "present";
  /** The public ids of the people on the seats who are connected. */
  here: string[];
  watchers: number;
  host: string;
  /** What the host is called; empty while nobody is. @default "" */
  host_name?: string;
  /** What people are called who are here without a seat; not those who only watch, and not too many. @default [] */
  around?: string[];
  /** Whether a big screen shows this table. @default false */
  screen?: boolean;
}

/** How the table waits now: somebody came or went, voted, or wants a pause or its end. */
export interface Patience {
  type: "patience";
  /** @default false */
  paused?: boolean;
  /** When one person is enough to end the pause. */
  until?: Milliseconds;
  /** The public ids of those who want a pause or, while there is one, to go on. @default [] */
  wishes?: string[];
  /** Those who want to wait for who is away. @default [] */
  wait?: string[];
  /** Those who want a bot to play for them. @default [] */
  bot?: string[];
  /** When the clock will play for who is awaited, as in `shown`: it runs only where another person waits. */
  due?: Milliseconds;
  /** When the dice that tumble now will lie still. */
  rolls?: Milliseconds;
}

/** The time of these seats is nearly over. */
export interface Hurry {
  type: "hurry";
  seats: number[];
  left: Milliseconds;
}

/** The dice have been thrown; they will be seen when they lie still. */
export interface Tumbling {
  type: "tumbling";
  rolls: Milliseconds;
}

/** Somebody has talked. */
export interface Said {
  type: "said";
  who: string;
  name: string;
  text: string;
}

/** Somebody has shown a feeling. */
export interface Reacted {
  type: "reacted";
  who: string;
  name: string;
  reaction: Reaction;
  /** Where the bot sits that has shown it; people have their id. */
  seat?: SeatNumber;
}

/** Something that can be done, and what the strongest bot thinks of it. */
export interface ChoiceShown {
  /** As `act` takes it; of pieces of coal that look the same, no place, and of a grab, no reaction. */
  event: Record<string, Json>;
  /** The chance to win the game, from 0 to 1; tied winners share it. */
  chance: number;
  /** What it is made of, such as the devils to expect; `figure-NAME` says what a name means. @default {} */
  figures?: Record<string, number>;
}

/** What the strongest bot would do in your place, for you alone. */
export interface Hinted {
  type: "hinted";
  /** The command that asked. */
  id: CommandId;
  /** The table it is about; forget it when your decision is another one. */
  version: Version;
  /** The best ones, the best first; none if the bot cannot say. */
  choices: ChoiceShown[];
  /** What is true whatever you choose, such as the chance of a devil in the next piece. @default {} */
  figures?: Record<string, number>;
}

/** Somebody has asked for a hint; all may know. */
export interface HintTaken {
  type: "hint_taken";
  who: string;
  name: string;
}

/** A command was carried out, and no `happened` has said so. */
export interface Done {
  type: "done";
  id: CommandId;
}

/** A command was not carried out, and nothing has changed. */
export interface Refused {
  type: "refused";
  code: string;
  why: string;
  /** Which command, where that could be read. */
  id?: CommandId;
}

/** A table as the lobby shows it. */
export interface TableShown {
  code: string;
  game: string;
  /** Those that are not as usual. */
  options: Record<string, Json>;
  pace: string;
  seats: SeatShown[];
  begun: boolean;
  over: boolean;
  watchers: number;
  /** When, in UTC. */
  opened: string;
  /** Whether a big screen shows it; asked of a single table. @default false */
  screen?: boolean;
}

/** A table at which I can go on, because I sit there or have opened it. */
export interface MyTable {
  code: string;
  game: string;
  /** Those that are not as usual. */
  options: Record<string, Json>;
  pace: string;
  seats: SeatShown[];
  begun: boolean;
  over: boolean;
  watchers: number;
  /** When, in UTC. */
  opened: string;
  /** Whether a big screen shows it; asked of a single table. @default false */
  screen?: boolean;
  /** Where I sit. */
  seat?: number;
  /** Whether I am awaited. @default false */
  my_turn?: boolean;
  /** Whether it rests or pauses, and goes on where it was when somebody comes or wants it. @default false */
  waits?: boolean;
}

/** Where I can go on, for somebody who looks at the lobby and is known: at first, and when it changes. */
export interface Mine {
  type: "mine";
  tables: MyTable[];
}

/** Public tables: those with a free seat first, the newest of them first. */
export interface Listed {
  type: "listed";
  tables: TableShown[];
  /** The version of the protocol that this server speaks: PROTOCOL. */
  protocol: number;
  /** How many follow on other pages. @default 0 */
  more?: number;
}

/** A public table is new on the first page, or something about it is. */
export interface TableChanged {
  type: "table_changed";
  table: TableShown;
  /** How many follow on other pages. @default 0 */
  more?: number;
}

/** A table is not on the first page of public tables any more. */
export interface TableGone {
  type: "table_gone";
  code: string;
  /** How many follow on other pages. @default 0 */
  more?: number;
}

export type AnyTold =
  | Shown
  | Changed
  | Happened
  | Ended
  | Rated
  | Moved
  | Closed
  | Present
  | Patience
  | Hurry
  | Tumbling
  | Said
  | Reacted
  | Hinted
  | HintTaken
  | Done
  | Refused
  | Mine
  | Listed
  | TableChanged
  | TableGone;

/** Bytes of a command; a longer one is not even read. */
export const LONGEST_COMMAND = 4096;

/** The codes of a Problem. */
export const PROBLEM_CODES = [
  "bad_body",
  "bad_handshake",
  "bad_value",
  "damaged",
  "foreign_origin",
  "full",
  "gone",
  "house_name",
  "internal",
  "no_cookie",
  "no_review",
  "no_such_game",
  "no_such_pass",
  "no_such_path",
  "no_such_table",
  "not_begun",
  "not_now",
  "not_over",
  "not_this_way",
  "other_protocol",
  "our_fault",
  "too_large",
  "too_many_connections",
  "too_many_guests",
  "too_many_misses",
  "too_many_public_tables",
  "too_many_reviews",
  "too_many_tables",
  "too_many_watchers",
  "too_much_work",
  "too_slow",
  "unknown",
  "unknown_host",
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

export type Name = string;

export type Word = string;

/** What a value is: a whole number, true or false, one of a few words, or a list of whole numbers. */
export const OPTION_KINDS = ["number", "switch", "choice", "numbers"] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** Somebody who wants to be known. */
export interface NewGuest {
  name: Name;
  /** @default "" */
  colour?: Word;
}

/** A program that wants to play. */
export interface NewBot {
  name: Name;
  /** @default "" */
  colour?: Word;
}

/** How somebody wants to be called from now on. */
export interface NewName {
  name: Name;
  /** @default "" */
  colour?: Word;
}

/** A pass that makes another device the same person. */
export interface Passed {
  pass: string;
}

export type BotsReact = boolean;

export type HostsLanguage = string;

/** A table to open. */
export interface NewTable {
  game: Word;
  /** @default 0 */
  players?: number;
  /** @default {} */
  options?: Record<string, Json>;
  /** @default "normal" */
  pace?: Word;
  /** @default false */
  public?: boolean;
  /** @default true */
  talk?: boolean;
  /** @default null */
  hints?: boolean | null;
  /** @default "stand_in" */
  away?: Away;
  /** @default true */
  bots_react?: BotsReact;
  /** @default "" */
  language?: HostsLanguage;
}

/** A table against bots, to be begun at once. */
export interface QuickTable {
  game: Word;
  /** @default 0 */
  players?: number;
  /** @default {} */
  options?: Record<string, Json>;
  /** @default "normal" */
  pace?: Word;
  /** @default "normal" */
  bot?: Word;
  /** @default "" */
  number?: ShuffleNumber;
  /** @default true */
  hints?: boolean;
  /** @default true */
  bots_react?: BotsReact;
  /** @default "" */
  language?: HostsLanguage;
}

/** Somebody. */
export interface PersonShown {
  who: string;
  name: string;
  colour: string;
  bot: boolean;
}

/** A program's identity, and the token that proves it; it is shown this once. */
export interface BotMade {
  person: PersonShown;
  token: string;
}

/** A word that makes another device the same person, once and for a short while. */
export interface PassMade {
  pass: string;
  seconds: number;
}

/** A table that was opened. */
export interface TableMade {
  code: string;
  /** What to send to friends. */
  url: string;
  /** What to read out to them; it leads to the table as long as the game has not begun. */
  short: string;
}

/** Something a table can agree on. */
export interface OptionShown {
  name: string;
  kind: OptionKind;
  default: Json;
  /** What is allowed, in words. */
  allowed: string;
  meaning: string;
  /** The bounds of a number, or of every number in a list. */
  lowest?: number;
  highest?: number;
  /** Only every so manieth number, counted from the lowest, is allowed. */
  step?: number;
  /** The words to choose from. @default [] */
  choices?: string[];
  /** How many numbers a list may have; they rise. */
  shortest?: number;
  longest?: number;
  /** Whether everybody should be asked; the others are house rules. @default false */
  basic?: boolean;
  /** Other options and their values, without which this one changes nothing. @default {} */
  needs?: Record<string, Json>;
}

/** A game that is played here. */
export interface GameShown {
  name: string;
  title: string;
  credit: string;
  pitch: string;
  fewest: number;
  most: number;
  usual: number;
  options: OptionShown[];
  /** What is said of a game that a package has brought, in the `language` that was asked for (Fluent). */
  texts: string;
}

/** What can be chosen when a table is opened. */
export interface Catalogue {
  version: string;
  /** The version of the protocol that this server speaks. */
  protocol: number;
  games: GameShown[];
  bots: string[];
  /** Seconds for a decision. */
  paces: Record<string, number>;
  colours: string[];
}

/** How people reach this server. */
export interface HouseShown {
  version: string;
  /** The address to give to others; without others, the one that this machine uses. */
  url: string;
  /** Whether other devices can reach it: it has a public address, or listens in a network. */
  reachable: boolean;
}

/** A finished game. */
export interface GamePlayed {
  code: string;
  game: string;
  finished: string;
  rank: number;
  seats: string[];
}

/** Somebody's games: those that can go on, and those that are over, the newest first. */
export interface MyGames {
  running: MyTable[];
  finished: GamePlayed[];
}

/** Who sat somewhere when a game began. */
export interface SeatPlayed {
  name: string;
  /** @default "" */
  colour?: string;
  /** The person's public id. @default "" */
  who?: string;
  /** The bot, where one began the game. @default "" */
  bot?: string;
  /** What the player added to the shuffles. @default "" */
  number?: string;
}

/** Something that can be done now. */
export interface PlainChoice {
  /** As `act` takes it. */
  event: Record<string, Json>;
  /** The same in words. */
  text: string;
}

/** Something that happened, in words. */
export interface PlainTold {
  version: number;
  lines: string[];
}

/** A game in plain words, as one person may see it. */
export interface PlainTable {
  version: number;
  /** The table as the terminal draws it, in lines of the same width for each letter. */
  picture: string;
  /** What each seat has so far, null where that is hidden. */
  totals: (number | null)[];
  /** What you may do now; empty where you are not awaited. */
  choices: PlainChoice[];
  /** What happened lately, the oldest first. */
  told: PlainTold[];
}

/** A moment of a finished game in plain words. */
export interface PlainMoment {
  picture: string;
  /** What each seat had, null where that was hidden. */
  totals: (number | null)[];
  /** What happened. */
  lines: string[];
}

/** Something that happened, as it was told. */
export interface ReplayStep {
  version: number;
  /** Milliseconds since the game began. */
  at: number;
  event: Record<string, Json>;
  /** What it changed of the view. */
  view: Record<string, Json>;
  /** The bot that did it for a person who was away. @default "" */
  bot?: string;
  /** The table afterwards in plain words, if a language was asked for. */
  plain?: PlainMoment;
}

/** A finished game, step by step, as one pair of eyes saw it or with everything open. */
export interface Replay {
  code: string;
  game: string;
  /** All of them. */
  options: Record<string, Json>;
  pace: string;
  seats: SeatPlayed[];
  /** When, in UTC. */
  opened: string;
  began: string;
  /** The SHA-256 of the seed of all shuffles. */
  commitment: string;
  /** Of the first view; the steps follow. */
  version: number;
  /** The first view. */
  view: Record<string, Json>;
  steps: ReplayStep[];
  /** How it ended; none if the table was closed before. */
  result?: Record<string, Json>;
  /** With it every shuffle can be checked; secret if the table was closed before the end. @default "" */
  seed?: string;
  /** The first view in plain words, if a language was asked for. */
  plain?: PlainMoment;
}

/** What a decision is called that gave something away. */
export const MARKS = ["inaccuracy", "mistake", "blunder"] as const;
export type Mark = (typeof MARKS)[number];

/** A decision that left a choice, and what it was worth by what the player could see. */
export interface DecisionReviewed {
  /** Of the step in the replay that tells of it. */
  version: number;
  seat: number;
  /** From 1. */
  round: number;
  played: ChoiceShown;
  /** The best ones, the best first. */
  choices: ChoiceShown[];
  /** The chance to win that was given away, from 0 to 1. */
  lost: number;
  /** From 0 to 100. */
  accuracy: number;
  mark?: Mark;
  /** What was true whatever was chosen. @default {} */
  figures?: Record<string, number>;
}

/** How well a seat has played. */
export interface PlayerReviewed {
  seat: number;
  /** How many were reviewed. */
  decisions: number;
  /** The chance to win given away by a decision, on average. */
  lost: number;
  /** How many inaccuracies, mistakes and blunders there were. */
  marks: Record<string, number>;
  /** From 0 to 100; none where nothing was decided. */
  accuracy?: number;
}

/** A look back at a finished game; while it is being made, only how far that has come. */
export interface GameReview {
  code: string;
  game: string;
  /** How many decisions have been looked at. */
  done: number;
  /** How many there are; when all are done, the review is there. */
  of: number;
  /** @default [] */
  players?: PlayerReviewed[];
  /** In the order of the game. @default [] */
  decisions?: DecisionReviewed[];
}

/** How good somebody is. */
export interface RatingShown {
  who: string;
  name: string;
  bot: boolean;
  rating: number;
  games: number;
  /** Whether it comes from few games yet, or from such that count little; these stand behind the others. */
  provisional: boolean;
}

/** Who is best at a game. */
export interface Leaderboard {
  game: string;
  people: RatingShown[];
}

/** How the server is. */
export interface Health {
  status: string;
  version: string;
  tables: number;
  connections: number;
}

/** Why something was not done. */
export interface Problem {
  code: string;
  why: string;
}

/** What `view` holds, by the name of the game. */
export interface Views {
  devil_with_it: DevilWithItView;
  little_devils: LittleDevilsView;
  diavolo: DiavoloView;
}

/** The table as one seat sees it; what differs from seat to seat comes first. */
export type DevilWithItView = {
  /** Who looks, or NOBODY for a spectator. */
  seat: Seat;
  /** Each seat's chips, null where they are hidden (§7.1). */
  chips: (number | null)[];
  /** The bets that may be seen, null where there is none or it is hidden (§7.2). */
  stakes: (number | null)[];
  /** What the round that was paid last did to each seat's chips, null where those are hidden (§7.1). */
  accounts: (DevilWithItAccount | null)[];
  /** The most this seat may bet now, 0 if it may not. */
  highest_bet: number;
  /** Whether this seat may end its turn now. */
  may_stop: boolean;
  players: number;
  goal: number;
  mouth: number;
  minimum_bet: number;
  track: number[];
  phase: DevilWithItPhase;
  to_act: Seat;
  /** Who may decide now. */
  awaited: Seat[];
  start: Seat;
  turn: Seat;
  pawns: DevilWithItStand[];
  pacts: Seat[];
  /** The places where coal lies face down. */
  face_down: DevilWithItPlace[];
  /**
   * How many pieces of each kind still lie face down in the oven: all there are without those that
   * everybody has seen since it was laid, wherever they lie now.
   */
  unseen: number[];
  /** How likely the next piece is a devil, from 0 to 1. */
  devil_chance: number;
  /** How many pieces lie face down at the edge (§7.3). */
  edge: number;
  /** The coal turned up in this turn. */
  turned: [DevilWithItPlace, DevilWithItKind][];
  turned_worth: number;
  /** The coal in front of each seat, by rising value. */
  fronts: DevilWithItKind[][];
  /** Each seat's coal amount so far (§3.5). */
  amounts: number[];
  /** Who has turned up a devil in this round (§3.4). */
  burnt: Seat[];
  /** Turns that are over in this round. */
  turns: number;
  /** How the last round was paid, until the bets of the next one are in (§4). */
  payout: DevilWithItPayout | null;
  rounds: number;
  /** Who has won, empty before the end. */
  winners: Seat[];
};

/** What a round did to the chips of one seat, for who may see its total (§7.1). */
export type DevilWithItAccount = {
  before: number;
  /** What it paid to the pacts of others out of its own chips (§3.8). */
  pact_paid: number;
  /** What it had before, without what it paid, and with its gains. */
  after: number;
};

/** What is awaited: START, LAY, BET or COAL as the verbs, or TURN. */
export type DevilWithItPhase = number;

/** Where a pawn stands: 0 on the first space, 1 in the gap behind it, 2 on the second space, and so on. */
export type DevilWithItStand = number;

export type DevilWithItPlace = number;

export type DevilWithItKind = number;

/** How a round was paid. */
export type DevilWithItPayout = {
  round: number;
  /** What the bets are held against: the highest coal amount (§4.1). */
  highest_amount: number;
  most_pieces: number;
  /** The bet that is paid twice if it wins (§4.4), null if nobody bet. */
  highest_stake: number | null;
  /** One for each seat. */
  shares: DevilWithItShare[];
};

/** What one seat did in the round, and what everybody saw it get. */
export type DevilWithItShare = {
  /** The bet, null without one. */
  stake: number | null;
  coal: DevilWithItCoal;
  /** The coal amount, 0 without coal in front. */
  amount: number;
  /** Pieces of coal in front. */
  pieces: number;
  /** Whether the seat had a pact in this round. */
  pact: boolean;
  /** Where the pawn stood before. */
  pawn: DevilWithItStand;
  /** What it got and lost, in the order in which it is paid. */
  gains: DevilWithItGain[];
};

/** How a turn at the oven ended (§3.4 to §3.6). */
export const DEVIL_WITH_IT_COALS = ["kept", "burnt", "no_turn"] as const;
export type DevilWithItCoal = (typeof DEVIL_WITH_IT_COALS)[number];

/** Chips for one reason; less than 0 where they are lost. */
export type DevilWithItGain = {
  reason: DevilWithItReason;
  chips: number;
};

/** Why chips change hands: for devils of others (§3.7), for the bet (§4.2 to §4.4), for coal (§4.5, §4.6). */
export const DEVIL_WITH_IT_REASONS = ["pact_received", "bet_won", "bet_doubled", "bet_lost", "amount_bonus", "pieces_bonus"] as const;
export type DevilWithItReason = (typeof DEVIL_WITH_IT_REASONS)[number];

/** What the numbers of a DevilWithItView stand for. */
export const DEVIL_WITH_IT = {
  START: 0,
  LAY: 1,
  BET: 2,
  REVEAL: 3,
  COAL: 4,
  STOP: 5,
  VERB_NAMES: ["start", "lay", "bet", "reveal", "coal", "stop"],
  TURN: 6,
  NO_BET: -1,
  START_CHIPS: 200,
  SPACES: 8,
  VALUES: [10, 20, 25, 50, 75, 100, 0],
  PIECES: [9, 9, 9, 7, 3, 2, 9],
  KIND_NAMES: ["10", "20", "25", "50", "75", "100", "devil"],
  KINDS: 7,
  DEVIL: 6,
  /** How many kinds show a number: all but the devil. */
  NUMBERS: 6,
  OVEN: 48,
  NO_PLACE: -1,
} as const;

/** The table as one seat sees it; what differs from seat to seat comes first. */
export type LittleDevilsView = {
  /** Who looks, or NOBODY for a spectator. */
  seat: Seat;
  /** Each seat's hand, null where it is hidden. */
  hands: (LittleDevilsCard[] | null)[];
  /** The cards this seat may play now. */
  legal: LittleDevilsCard[];
  players: number;
  goal: number;
  open_tricks: LittleDevilsOpenness;
  to_act: Seat;
  /** Who may play now. */
  awaited: Seat[];
  dealer: Seat;
  leader: Seat;
  /** How many cards each seat holds. */
  sizes: number[];
  /** Who played what on the table, in order. */
  trick: LittleDevilsTrick;
  side: LittleDevilsSide;
  /** Who takes the trick as it lies, or NOBODY. */
  taking: Seat;
  /** Why they take it. */
  taking_for: LittleDevilsReason | null;
  /** The devils on the table. */
  devils: number;
  /** The trick taken last, where it may be seen (§4.2). */
  last_trick: LittleDevilsTrick;
  last_taker: Seat;
  last_side: LittleDevilsSide;
  /** Why that trick went to its taker. */
  last_for: LittleDevilsReason | null;
  /** What it cost them. */
  last_devils: number;
  /** The cards each seat took, where they lie open, and after a round, when they are counted (§4.2). */
  piles: LittleDevilsCard[][] | null;
  /** The devils each seat took in this round, where they are shown (§4.3). */
  taken: number[] | null;
  totals: number[];
  /** The devils each seat took in every finished round (§3.1). */
  sheet: number[][];
  rounds: number;
  /** Who has won, empty before the end. */
  winners: Seat[];
};

export type LittleDevilsCard = number;

export type LittleDevilsOpenness = number;

/** Who played what, in order; the first card is the lead. */
export type LittleDevilsTrick = [Seat, LittleDevilsCard][];

export type LittleDevilsSide = number;

/**
 * Why a card takes the trick: everybody followed, and it is the highest of an *up* or the lowest of a *down*
 * trick (§2.5); or some went astray because they could not follow, and of theirs it is the lowest in an *up*,
 * the highest in a *down* trick (§2.6).
 */
export const LITTLE_DEVILS_REASONS = ["highest", "lowest", "lowest_astray", "highest_astray"] as const;
export type LittleDevilsReason = (typeof LITTLE_DEVILS_REASONS)[number];

/** What the numbers of a LittleDevilsView stand for. */
export const LITTLE_DEVILS = {
  NO_CARD: 0,
  HAND_SIZE: 9,
  DECK: 54,
  DEVILS_ON: {
    0: [1, 2, 14, 16, 24, 26, 34, 36, 44, 46],
    1: [3, 5, 7, 9, 11, 13, 17, 19, 21, 23, 27, 29, 31, 33, 37, 39, 41, 43, 47, 49, 51, 53],
    2: [4, 12, 18, 22, 28, 32, 38, 42, 48],
    3: [6, 8, 10, 20, 30, 40, 50, 52, 54],
    5: [15, 25, 35, 45],
  },
  /** The devils on each card; there is no card 0. */
  DEVILS: [0, 0, 0, 1, 2, 1, 3, 1, 3, 1, 3, 1, 2, 1, 0, 5, 0, 1, 2, 1, 3, 1, 2, 1, 0, 5, 0, 1, 2, 1, 3, 1, 2, 1, 0, 5, 0, 1, 2, 1, 3, 1, 2, 1, 0, 5, 0, 1, 2, 1, 3, 1, 3, 1, 3],
  DEAL: 0,
  PLAY: 1,
  VERB_NAMES: ["deal", "play"],
  /** Cards that a seat may not see, in a deal as that seat sees it. */
  HIDDEN_HAND: -1,
  OPEN: 0,
  UP: 1,
  DOWN: 2,
  SIDE_NAMES: ["open", "up", "down"],
  OPEN_NONE: 0,
  OPEN_LAST: 1,
  OPEN_ALL: 2,
  OPEN_NAMES: ["none", "last", "all"],
} as const;

/** The table as one seat sees it; what differs from seat to seat comes first. */
export type DiavoloView = {
  /** Who looks, or NOBODY for a spectator. */
  seat: Seat;
  /** What each seat grabbed at; null for nothing, and for others' until the grabbing is over (§6.1). */
  grabs: (DiavoloDevil | null)[];
  /** Milliseconds each seat took; null where there is no grab to see. */
  reactions: (number | null)[];
  players: number;
  options: DiavoloAgreed;
  phase: DiavoloPhase;
  to_act: Seat;
  /** Who may grab now. */
  awaited: Seat[];
  thrower: Seat;
  rubies: number[];
  order: DiavoloOrder;
  /** Three black, three white and three red dice; empty before the first throw. */
  dice: number[];
  /** Where they lie, and the order die after them. */
  places: [number, number][];
  /** Devils on the table at the throw: black, white, red, grey (§1.2). */
  supply: number[];
  /** Who has grabbed. */
  grabbed: Seat[];
  /** Who made a false start (§3.4). */
  early: Seat[];
  /** Who waits for a lot (§3.3). */
  level: Seat[];
  /** The right devil, null until the grabbing is over. */
  answer: DiavoloDevil | null;
  /** Why it is the right one, null until the grabbing is over. */
  figures: DiavoloFigures | null;
  /** What each seat really got, once the round is over. */
  held: (DiavoloDevil | null)[];
  /** What the round was for each seat, once it is over. */
  outcomes: (DiavoloOutcome | null)[];
  /** The rubies each seat has won or lost by it, 0 before it is over. */
  changes: number[];
  rounds: number;
  /** Who has won; empty before the end, and if nobody has. */
  winners: Seat[];
};

export type DiavoloDevil = number;

/** What the table has agreed on, as the options of the game name it. */
export type DiavoloAgreed = {
  /** Whether the fastest come first (§3), or all have their time (§5). */
  race: boolean;
  /** Rounds of a table without a race (§5.3). */
  limit: number;
  /** Seconds to grab in, 0 for no limit (§7.1). */
  time_limit: number;
  /** A reaction below so many milliseconds is a false start (§3.4). */
  fastest: number;
  /** Whoever is at most so many milliseconds behind the fastest is level with them (§3.3). */
  dead_heat: number;
  /** Whether the order die has its sixth face, position (§2.7). */
  position: boolean;
};

/** What is awaited: START, THROW, GRAB or LOT as the verbs. */
export type DiavoloPhase = number;

export type DiavoloOrder = number;

/** Why the answer is right. */
export type DiavoloFigures = {
  /** Black, white and red. */
  colours: DiavoloFigure[];
  /** The colours that answer the order best; the grey devil is right if there are several (§2.8). */
  best: DiavoloDevil[];
};

/**
 * What a round was for a seat: the right colour, the grey devil rightly, a wrong devil, a right one that
 * others had already (§3.6), a false start (§3.4), no grab at all, or not in the game any more.
 */
export const DIAVOLO_OUTCOMES = ["right", "grey", "wrong", "late", "early", "nothing", "out"] as const;
export type DiavoloOutcome = (typeof DIAVOLO_OUTCOMES)[number];

/** How well a colour answers the order. */
export type DiavoloFigure = {
  /** The sum, the difference, how many are odd, the highest value, or the distance to the order die. */
  value: number;
  /**
   * The dice that make it, as places in `dice`: all three for a sum, the lowest and the highest for a
   * difference, the odd ones, those with the highest value, or the nearest one and the order die.
   */
  dice: number[];
};

/** What the numbers of a DiavoloView stand for. */
export const DIAVOLO = {
  BLACK: 0,
  WHITE: 1,
  RED: 2,
  GREY: 3,
  NO_DEVIL: -1,
  COLOURS: 3,
  DEVILS: 4,
  DEVIL_NAMES: ["black", "white", "red", "grey"],
  LARGEST_SUM: 0,
  SMALLEST_SUM: 1,
  LARGEST_DIFFERENCE: 2,
  MOST_ODD: 3,
  HIGHEST_VALUE: 4,
  POSITION: 5,
  ORDERS: 6,
  ORDER_NAMES: [
    "largest_sum",
    "smallest_sum",
    "largest_difference",
    "most_odd",
    "highest_value",
    "position",
  ],
  ALL_DICE: 9,
  TABLE: 1000,
  /** How far apart the centres of two dice are at least, so that none covers another. */
  APART: 130,
  ORDER_DIE: 9,
  /** A devil that may not be seen yet. */
  HIDDEN: -2,
  PRIVATE_FIELDS: ["seat", "grabs", "reactions"],
  START: 0,
  THROW: 1,
  GRAB: 2,
  CLOSE: 3,
  LOT: 4,
  CALL_OFF: 5,
  VERB_NAMES: ["start", "throw", "grab", "close", "lot", "call_off"],
  RUBIES: 5,
  NO_LOT: 0,
} as const;
