/** The log of a table as people read it: what happened, what was said, and the bubble over whoever spoke last. */
import { announce } from "./announce.svelte";
import type { News } from "./company";
import type { PlainTold, Reacted, Reaction } from "./messages";
import type { GameFace, Latest } from "./scene";
import type { Player } from "./seats";
import { play } from "./sound";
import { missed } from "./story";
import { say, type Text } from "./words.svelte";

const LONGEST = 300;

/** A line of the log: something that happened, or that somebody said. */
export interface Entry {
  key: number;
  kind: "event" | "said" | "reacted" | "note";
  /** Who said it, or who did it where that is one seat. */
  seat: number | null;
  /** Their name, for those who have no seat. */
  name: string;
  text: Text | string;
  /** The person's public id, for muting. */
  who: string;
}

/** What somebody on a seat has just said or felt. */
export interface Uttered {
  key: number;
  seat: number;
  text: string;
  reaction: Reaction | null;
  bot: boolean;
}

type Line = Partial<Entry> & Pick<Entry, "kind" | "text">;

export class Log {
  lines = $state.raw<Entry[]>([]);
  uttered = $state.raw<Uttered | null>(null);
  readonly #players: () => Player[];
  #keys = 0;
  /** The version of what was told last. */
  #told = 0;

  constructor(players: () => Player[]) {
    this.#players = players;
  }

  write(line: Line): void {
    this.lines = [...this.lines.slice(1 - LONGEST), this.#entry(line)];
  }

  /** Note what the game counts for, before anything else. */
  begin(stake: Text): void {
    if (!this.lines.some(({ kind }) => kind === "event")) this.write({ kind: "note", text: stake });
  }

  /** Write down what just happened, and read it aloud. */
  tell(texts: Text[], { version, event: { by } }: Latest): void {
    this.#told = Math.max(this.#told, version);
    for (const text of texts) this.write({ kind: "event", seat: typeof by === "number" ? by : null, text });
    announce(texts.map(say).join(" "));
  }

  /** What the server tells of a game that has no folder here. */
  recount(told: PlainTold[]): void {
    const lines = told.flatMap((one) => one.lines);
    for (const text of lines) this.write({ kind: "event", text });
    if (lines.length) announce(lines.join(" "));
  }

  /** Put in what happened before we came, or while we were away. */
  async catchUp(code: string, face: GameFace | null, version: number): Promise<void> {
    const since = this.#told;
    this.#told = version;
    if (version <= since || !face) return;
    const lines = await missed(code, face, since, version);
    const earlier = lines.map(({ seat, text }): Entry => this.#entry({ kind: "event", seat, text }));
    // At first, what was noted on arrival comes before it, and what has happened meanwhile after it.
    const noted = since ? this.lines.length : this.lines.findIndex(({ kind }) => kind === "event");
    const before = noted < 0 ? this.lines : this.lines.slice(0, noted);
    this.lines = [...before, ...earlier, ...this.lines.slice(before.length)].slice(-LONGEST);
  }

  /** Tell what others do before the game, by a sound too. */
  gossip(all: News[]): void {
    for (const { text } of all) this.write({ kind: "note", text });
    if (!all.length) return;
    announce(all.map(({ text }) => say(text)).join(" "));
    play(all[0]!.sound);
  }

  /** Somebody says something. */
  utter(kind: "said" | "reacted", who: string, name: string, text: Text | string): void {
    const seat = this.#seatOf(who);
    this.write({ kind, seat, name, who, text });
    if (typeof text === "string") this.#bubble(seat, text, null);
    announce(`${name}: ${say(text)}`);
  }

  /** What a bot feels is seen and not written down: it would fill the log. */
  feel({ who, name, reaction, seat }: Reacted): void {
    if (seat === undefined) this.utter("reacted", who, name, { id: `reaction-${reaction}` });
    this.#bubble(seat ?? this.#seatOf(who), "", reaction, seat !== undefined);
  }

  /** Somebody has asked for a hint; all may know. */
  remark(who: string, name: string): void {
    const player = this.#players().find((other) => other.who === who);
    const text: Text = { id: "hint-taken", values: { who: name, you: player?.you ? "yes" : "no" } };
    this.write({ kind: "note", seat: player?.seat ?? null, text });
    if (!player?.you) announce(say(text));
  }

  #seatOf(who: string): number | null {
    return this.#players().find((player) => player.who === who)?.seat ?? null;
  }

  #bubble(seat: number | null, text: string, reaction: Reaction | null, bot = false): void {
    if (seat !== null) this.uttered = { key: ++this.#keys, seat, text, reaction, bot };
  }

  #entry(line: Line): Entry {
    return { key: ++this.#keys, seat: null, name: "", who: "", ...line };
  }
}
