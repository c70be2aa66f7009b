/** A table: what is true at it, what is heard, and what is said. */
import { Advice } from "./advice.svelte";
import { announce, exclaim } from "./announce.svelte";
import { botName, levels } from "./bots";
import { agreedAnew, came, moved, type News } from "./company";
import { face, FOLDERS } from "./games";
import { Line, type Condition, type Wish } from "./line";
import {
  NOBODY,
  type AnyTold,
  type Changed,
  type Ended,
  type Happened,
  type Json,
  type Patience,
  type PlainTold,
  type Present,
  type RatingChange,
  type Reacted,
  type Reaction,
  type Shown,
} from "./messages";
import { note } from "./promises";
import { Reading } from "./plain/reading.svelte";
import type { GameEvent, GameFace, Latest, Scene } from "./scene";
import { players, type Player } from "./seats";
import { play } from "./sound";
import { missed } from "./story";
import { Waiting } from "./waiting.svelte";
import { say, t, type Text } from "./words.svelte";

const LONGEST_LOG = 300;
/** Milliseconds for which dice are seen to tumble; before that, there is something to be looked at. */
const TOSS = 1000;
/** Letters that can be read out. */
const SHORT_CODE = 6;

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

export interface Result {
  totals: number[];
  winners: number[];
  rounds: number;
}

export class Table {
  /** How the line is, and whether the server let us in when we came last. */
  condition = $state<Condition>("connecting");
  admitted = $state(true);
  /** The table as it was shown, with everything since put over it. */
  shown = $state.raw<Shown | null>(null);
  face = $state.raw<GameFace | null>(null);
  latest = $state.raw<Latest | null>(null);
  present = $state.raw<Omit<Present, "type">>({ here: [], watchers: 0, host: "" });
  log = $state.raw<Entry[]>([]);
  uttered = $state.raw<Uttered | null>(null);
  muted = $state.raw<string[]>([]);
  /** Why the last thing was not done. */
  note = $state.raw<Text | null>(null);
  result = $state.raw<Result | null>(null);
  seed = $state("");
  ratings = $state.raw<RatingChange[]>([]);
  /** The code of the rematch, and whether we asked for it. */
  next = $state("");
  follows = false;
  /** The act that is on its way, so that nothing is done twice. */
  pending = $state(0);
  rolls = $state.raw<number | null>(null);
  /** The version of what I have read and gone on from, and whether another page lies there since it happened. */
  #read = $state(-1);
  #turned = $state(false);
  /** Whether I want to play again as soon as the game is over. */
  #again = false;
  /** Who was warned that their time is nearly over. */
  hurried = $state.raw<number[]>([]);
  /** What the strongest bot would do in my place. */
  readonly advice = new Advice();
  /** For whom the table waits, and whether it pauses. */
  readonly waiting = new Waiting(
    () => this.players,
    () => this.awaited,
  );
  /** The game in plain words, where it has no folder here. */
  #reading = $state.raw<Reading | null>(null);
  readonly code: string;
  readonly watching: boolean;
  /** What our clock showed when the table's showed 0. */
  #zero = 0;
  #keys = 0;
  /** The version of what was told last in the log. */
  #logged = 0;
  /** Who was around at the last look, by name; null before the first. */
  #met: Set<string> | null = null;
  /** What I was asked last, in words. */
  #asked = "";
  /** What was heard while the game was still being loaded. */
  #unheard: AnyTold[] | null = null;
  #line: Line;

  constructor(code: string, watching: boolean, screen = false) {
    this.code = code.toUpperCase();
    this.watching = watching;
    const query = [...(watching ? ["watch=1"] : []), ...(screen ? ["screen=1"] : [])].join("&");
    const path = `/api/tables/${this.code}/socket${query && `?${query}`}`;
    this.#line = new Line(
      path,
      (message) => this.#hear(message),
      (condition, admitted) => {
        this.condition = condition;
        this.admitted = admitted;
      },
    );
  }

  // what is seen

  players: Player[] = $derived(players(this.shown?.seats ?? [], this.present.here, botName));
  me: number = $derived(this.shown?.seats.findIndex((seat) => seat.you) ?? -1);
  awaited: number[] = $derived(awaited(this.shown?.view));
  mine: boolean = $derived(
    this.me >= 0 &&
      !this.result &&
      !this.pending &&
      this.condition === "open" &&
      !this.waiting.paused &&
      this.awaited.includes(this.me),
  );

  /** The code to read out, where there is one; the address of a private table is longer. */
  get short(): string {
    return this.shown?.short || (this.code.length > SHORT_CODE ? "" : this.code);
  }

  /** Whether I may ask for advice now. */
  advised: boolean = $derived(this.mine && Boolean(this.shown?.hints));

  /** The game as it is seen now; null before it begins. */
  scene(place: Scene["place"]): Scene | null {
    const { shown } = this;
    if (!shown?.view) return null;
    return {
      game: shown.game,
      view: shown.view,
      options: shown.options,
      players: this.players,
      me: this.me >= 0 ? this.me : NOBODY,
      mine: this.mine && place !== "watch",
      latest: this.latest,
      rolls: this.rolls,
      due: this.when(shown.due),
      look: this.when(shown.look),
      turned: this.#turned,
      hint: place === "watch" ? null : this.advice.hint,
      plain: this.#reading?.plain ?? null,
      place,
      act: (event) => this.act(event),
      takeBack: () => void this.send({ do: "take_back" }),
    };
  }

  /** A time of the table's clock, on ours. */
  when(time: number | undefined): number | null {
    return time === undefined ? null : time + this.#zero;
  }

  // what is said

  send(wish: Wish): number {
    const id = this.#line.send(wish);
    if (!id) this.#refuse("not-connected");
    return id;
  }

  act(event: Record<string, Json>): void {
    if (!this.pending) this.pending = this.send({ do: "act", event });
  }

  /** Until when what happened lies there to be read, and I can go on; null if nothing waits, or only for others. */
  get lies(): number | null {
    const { shown } = this;
    if (!shown || this.me < 0 || this.result || this.#read === shown.version) return null;
    return this.when(shown.look) ?? (this.rolls === null ? null : this.rolls - TOSS);
  }

  /** Say that I have read it, or that I wait for no bots. */
  goOn(): void {
    if (!this.shown || this.condition !== "open") return;
    const { version, look, due = 0 } = this.shown;
    const rolls = this.rolls === null ? null : Math.round(this.rolls - this.#zero);
    this.#read = version;
    // It is told what is meant: the next page may lie there before this arrives.
    this.send({ do: "go_on", until: look ?? rolls ?? due });
  }

  /** Let bots play on fast, or to the end, and perhaps play again then. */
  rush(skip: boolean, again = false): void {
    this.#again ||= again;
    this.send({ do: "rush", skip });
  }

  /** Play again, or another game, with the same people. */
  rematch(wish: { options?: Record<string, Json> | null; pace?: string; game?: string } = {}): void {
    this.follows = true;
    if (!this.next) this.send({ do: "rematch", options: null, ...wish });
  }

  /** Ask what the strongest bot would do, or put away what it said. */
  consult(): void {
    if (this.advice.wanted) this.advice.forget();
    else if (this.advised) this.advice.expect(this.send({ do: "hint" }), this.players.length);
  }

  mute(who: string, muted: boolean): void {
    this.send({ do: "mute", who, muted });
    this.muted = muted ? [...this.muted, who] : this.muted.filter((other) => other !== who);
  }

  open(): void {
    this.#line.open();
  }

  leave(): void {
    this.#line.stop();
    this.#reading?.stop();
  }

  // what is heard

  #hear(message: AnyTold): void {
    if (this.#unheard) this.#unheard.push(message);
    else if (message.type === "shown") void this.#show(message);
    else if (message.type === "changed") this.#rearrange(message);
    else if (message.type === "happened") this.#happen(message);
    else if (message.type === "present") this.#meet(message);
    else if (message.type === "patience") this.#wait(message);
    else if (message.type === "ended") this.#finish(message);
    else if (message.type === "rated") this.ratings = message.changes;
    else if (message.type === "moved") this.next = message.code;
    else if (message.type === "closed") this.#put({ version: message.version, closed: message.why });
    else if (message.type === "turned") this.#turn(message.look);
    else if (message.type === "tumbling") this.#tumble(message.rolls);
    else if (message.type === "hurry") this.#hurry(message.seats);
    else if (message.type === "said") this.#utter("said", message.who, message.name, message.text);
    else if (message.type === "reacted") this.#feel(message);
    else if (message.type === "hinted") this.advice.hear(message);
    else if (message.type === "hint_taken") this.#remark(message.who, message.name);
    else if (message.type === "done") this.#answered(message.id);
    else if (message.type === "refused") {
      this.#answered(message.id);
      this.advice.refuse(message.id);
      this.#refuse(message.code);
    }
  }

  async #show(shown: Shown): Promise<void> {
    this.#zero = performance.now() - shown.now;
    note(shown.code, shown.commitment);
    const unheard = this.face ? [] : await this.#load(shown.game);
    const anew = agreedAnew(this.shown, shown);
    this.shown = shown;
    if (anew) this.#gossip([{ text: { id: "lounge-news-agreed" }, sound: "paper" }]);
    this.latest = null;
    this.#turned = false;
    this.pending = 0;
    this.hurried = [];
    this.advice.forget();
    this.rolls = this.when(shown.rolls);
    this.next = shown.next ?? "";
    const stake = opposition(this.players) ?? (shown.unrated === "bots" ? null : atStake(shown));
    if (shown.view && stake && !this.log.some(({ kind }) => kind === "event"))
      this.#write({ kind: "note", text: stake });
    if (shown.view) this.#reading?.read(shown.version);
    if (shown.view && FOLDERS.includes(shown.game)) void this.#catchUp(shown.version);
    this.#restWhenUnseen();
    this.#ask(false);
    for (const message of unheard) this.#hear(message);
  }

  /** Load how the game looks, and return what was heard meanwhile: it goes on from what is shown then. */
  async #load(game: string): Promise<AnyTold[]> {
    const unheard: AnyTold[] = [];
    this.#unheard = unheard;
    try {
      this.face = await face(game);
      if (!FOLDERS.includes(game))
        this.#reading = new Reading(this.code, this.watching, (told) => this.#recount(told));
    } finally {
      this.#unheard = null;
    }
    return unheard;
  }

  /** Against bots alone the table waits for who looks away: a race must not be run without them. */
  #restWhenUnseen(): void {
    this.#line.restWhenUnseen(this.waiting.alone && Boolean(this.shown?.view));
  }

  #rearrange({ version, seats, unrated, removed = false }: Changed): void {
    if (!this.shown?.view) this.#gossip(moved(this.shown?.seats ?? [], seats));
    if (removed && !this.shown?.removed) this.#refuse("removed");
    this.#put({ version, seats, unrated, removed });
    this.#restWhenUnseen();
  }

  /** Who is here now; before the game, who comes is told. */
  #meet(present: Present): void {
    const around = present.around ?? [];
    if (this.#met && !this.shown?.view) this.#gossip(came(this.#met, this.present.around ?? [], around));
    this.#met = new Set([...around, ...(this.shown?.seats ?? []).map(({ name = "" }) => name)]);
    this.present = present;
  }

  /** Tell what others do before the game, in the log and by a sound. */
  #gossip(all: News[]): void {
    for (const { text } of all) this.#write({ kind: "note", text });
    if (!all.length) return;
    announce(all.map(({ text }) => say(text)).join(" "));
    play(all[0]!.sound);
  }

  /** Put into the log what happened before we came, or while we were away. */
  async #catchUp(version: number): Promise<void> {
    const since = this.#logged;
    this.#logged = version;
    if (version <= since || !this.face) return;
    const lines = await missed(this.code, this.face, since, version);
    const earlier = lines.map(({ seat, text }): Entry => this.#entry({ kind: "event", seat, text }));
    // At first, what was noted on arrival comes before it, and what has happened meanwhile after it.
    const noted = since ? this.log.length : this.log.findIndex(({ kind }) => kind === "event");
    const before = noted < 0 ? this.log : this.log.slice(0, noted);
    this.log = [...before, ...earlier, ...this.log.slice(before.length)].slice(-LONGEST_LOG);
  }

  #wait(told: Patience): void {
    this.waiting.hear(told);
    this.rolls = this.when(told.rolls);
    if (!this.shown) return;
    const { due: _old, ...rest } = this.shown;
    this.shown = told.due === undefined ? rest : { ...rest, due: told.due };
  }

  #put(change: Partial<Shown>): void {
    if (this.shown) this.shown = { ...this.shown, ...change };
  }

  #happen({ version, event, view, due, look, id }: Happened): void {
    this.#answered(id);
    this.#turned = false;
    const before = this.shown?.view;
    if (!this.shown || !before || !this.face) return;
    const was = this.mine;
    const { due: _due, look: _look, ...rest } = this.shown;
    const times = { ...(due === undefined ? {} : { due }), ...(look === undefined ? {} : { look }) };
    this.shown = { ...rest, ...times, version, view: { ...before, ...view } };
    this.latest = { version, event: event as GameEvent, before };
    this.#reading?.read(version);
    this.note = null;
    this.hurried = [];
    if (event.by === "chance") this.rolls = null;
    this.advice.notice(this.latest.event, this.me, this.awaited);
    this.#tell(was);
  }

  #tell(was: boolean): void {
    const scene = this.scene("live");
    if (!scene || !this.face || !this.latest) return;
    const texts = this.face.tell(scene);
    this.#logged = Math.max(this.#logged, this.latest.version);
    const { by } = this.latest.event;
    for (const text of texts) this.#write({ kind: "event", seat: typeof by === "number" ? by : null, text });
    announce(texts.map(say).join(" "));
    const sound = this.face.sound(scene);
    if (sound) play(sound);
    this.#ask(!was || by === this.me);
  }

  /** Say what I may do: when it begins to be my turn, when it is again, and when it is something else. */
  #ask(anew: boolean): void {
    const scene = this.scene("live");
    const prompt = scene?.mine ? this.face?.prompt(scene) : null;
    const words = prompt ? say(prompt) : "";
    if (words && (anew || words !== this.#asked)) exclaim(words);
    this.#asked = words;
  }

  /** What the server tells of a game that has no folder here. */
  #recount(told: PlainTold[]): void {
    const lines = told.flatMap((one) => one.lines);
    for (const text of lines) this.#write({ kind: "event", text });
    if (lines.length) announce(lines.join(" "));
  }

  #finish(ended: Ended): void {
    const fresh = !this.result;
    this.result = ended.result as unknown as Result;
    this.seed = ended.seed;
    if (fresh && this.latest) play("win");
    if (fresh && this.#again) this.rematch();
  }

  /** All have read what lay there, or its time is over: the next page lies there. */
  #turn(look: number): void {
    this.#turned = true;
    this.#read = -1;
    this.#put({ look });
  }

  #tumble(rolls: number): void {
    if (this.rolls === null) play("dice");
    this.rolls = this.when(rolls);
  }

  #hurry(seats: number[]): void {
    this.hurried = seats;
    if (!seats.includes(this.me)) return;
    play("hurry");
    exclaim(t("hurry"));
  }

  #utter(kind: "said" | "reacted", who: string, name: string, text: Text | string): void {
    const seat = this.players.find((player) => player.who === who)?.seat ?? null;
    this.#write({ kind, seat, name, who, text });
    if (typeof text === "string") this.#bubble(seat, text, null);
    announce(`${name}: ${say(text)}`);
  }

  /** What a bot feels is seen and not written down: it would fill the log. */
  #feel({ who, name, reaction, seat }: Reacted): void {
    if (seat === undefined) this.#utter("reacted", who, name, { id: `reaction-${reaction}` });
    const own = seat ?? this.players.find((player) => player.who === who)?.seat ?? null;
    this.#bubble(own, "", reaction, seat !== undefined);
  }

  #bubble(seat: number | null, text: string, reaction: Reaction | null, bot = false): void {
    if (seat !== null) this.uttered = { key: ++this.#keys, seat, text, reaction, bot };
  }

  /** Somebody has asked for a hint; all may know. */
  #remark(who: string, name: string): void {
    const player = this.players.find((other) => other.who === who);
    const text: Text = { id: "hint-taken", values: { who: name, you: player?.you ? "yes" : "no" } };
    this.#write({ kind: "note", seat: player?.seat ?? null, text });
    if (!player?.you) announce(say(text));
  }

  #write(entry: Partial<Entry> & Pick<Entry, "kind" | "text">): void {
    this.log = [...this.log.slice(1 - LONGEST_LOG), this.#entry(entry)];
  }

  #entry(entry: Partial<Entry> & Pick<Entry, "kind" | "text">): Entry {
    return { key: ++this.#keys, seat: null, name: "", who: "", ...entry };
  }

  /** Commands are answered in their order: what was asked before has its answer too, if perhaps unheard. */
  #answered(id: number | undefined): void {
    if (id !== undefined && id >= this.pending) this.pending = 0;
  }

  #refuse(code: string): void {
    this.note = { id: `refusal-${code}` };
    exclaim(say(this.note));
  }
}

/** How strong the bots are, where somebody plays against them alone. */
function opposition(seats: Player[]): Text | null {
  const { level } = levels(seats);
  return level ? { id: "ending-level", values: { level: { id: `bot-${level}-level` } } } : null;
}

/** Whether the game counts for the ratings, and why not if not. */
export function atStake({ view, unrated }: Pick<Shown, "view" | "unrated">): Text {
  if (unrated) return { id: `lounge-unrated-${unrated}` };
  return { id: view ? "lounge-rated" : "lounge-rated-if-ready" };
}

/** Who may decide in a view. */
export const awaited = (view: Record<string, Json> | undefined): number[] =>
  (view?.awaited ?? []) as number[];
