/** A table: what is true at it, what is heard, and what is said. */
import { Advice } from "./advice.svelte";
import { exclaim } from "./announce.svelte";
import { botName } from "./bots";
import { agreedAnew, came, moved } from "./company";
import { face, FOLDERS } from "./games";
import { Line, type Condition, type Wish } from "./line";
import { Log } from "./log.svelte";
import { Looking } from "./looking.svelte";
import {
  NOBODY,
  type AnyTold,
  type Changed,
  type Ended,
  type Happened,
  type Json,
  type Patience,
  type Present,
  type RatingChange,
  type Shown,
} from "./messages";
import { note } from "./promises";
import { Reading } from "./plain/reading.svelte";
import type { Result } from "./ranks";
import type { GameEvent, GameFace, Latest, Scene } from "./scene";
import { players, type Player } from "./seats";
import { play } from "./sound";
import { stakeOf } from "./stake";
import { Waiting } from "./waiting.svelte";
import { say, t, type Text } from "./words.svelte";

/** Letters that can be read out. */
const SHORT_CODE = 6;

export class Table {
  /** How the line is, and whether the server let us in when we came last. */
  condition = $state<Condition>("connecting");
  admitted = $state(true);
  /** The table as it was shown, with everything since put over it. */
  shown = $state.raw<Shown | null>(null);
  face = $state.raw<GameFace | null>(null);
  latest = $state.raw<Latest | null>(null);
  present = $state.raw<Omit<Present, "type">>({ here: [], watchers: 0, host: "" });
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
  /** Whether I want to play again as soon as the game is over. */
  #again = false;
  /** Who was warned that their time is nearly over. */
  hurried = $state.raw<number[]>([]);
  /** What happened and what was said, line by line. */
  readonly log = new Log(() => this.players);
  /** What lies there to be looked at, and until when. */
  readonly #looking = new Looking();
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
      rolls: this.#looking.rolls,
      due: this.when(shown.due),
      look: this.when(shown.look),
      turned: this.#looking.turned,
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
    if (!shown || this.me < 0 || this.result) return null;
    return this.#looking.until(shown.version, this.when(shown.look));
  }

  /** Say that I have read it, or that I wait for no bots. */
  goOn(): void {
    if (!this.shown || this.condition !== "open") return;
    const { version, look, due = 0 } = this.shown;
    const { rolls: lands } = this.#looking;
    const rolls = lands === null ? null : Math.round(lands - this.#zero);
    this.#looking.goOn(version);
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
    else if (message.type === "tumbling") this.#looking.tumble(this.when(message.rolls));
    else if (message.type === "hurry") this.#hurry(message.seats);
    else if (message.type === "said") this.log.utter("said", message.who, message.name, message.text);
    else if (message.type === "reacted") this.log.feel(message);
    else if (message.type === "hinted") this.advice.hear(message);
    else if (message.type === "hint_taken") this.log.remark(message.who, message.name);
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
    if (anew) this.log.gossip([{ text: { id: "lounge-news-agreed" }, sound: "paper" }]);
    this.latest = null;
    this.pending = 0;
    this.hurried = [];
    this.advice.forget();
    this.#looking.show(this.when(shown.rolls));
    this.next = shown.next ?? "";
    const stake = stakeOf(shown, this.players);
    if (shown.view && stake) this.log.begin(stake);
    if (shown.view) this.#reading?.read(shown.version);
    if (shown.view && FOLDERS.includes(shown.game))
      void this.log.catchUp(this.code, this.face, shown.version);
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
        this.#reading = new Reading(this.code, this.watching, (told) => this.log.recount(told));
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
    if (!this.shown?.view) this.log.gossip(moved(this.shown?.seats ?? [], seats));
    if (removed && !this.shown?.removed) this.#refuse("removed");
    this.#put({ version, seats, unrated, removed });
    this.#restWhenUnseen();
  }

  /** Who is here now; before the game, who comes is told. */
  #meet(present: Present): void {
    const around = present.around ?? [];
    if (this.#met && !this.shown?.view) this.log.gossip(came(this.#met, this.present.around ?? [], around));
    this.#met = new Set([...around, ...(this.shown?.seats ?? []).map(({ name = "" }) => name)]);
    this.present = present;
  }

  #wait(told: Patience): void {
    this.waiting.hear(told);
    this.#looking.rolls = this.when(told.rolls);
    if (!this.shown) return;
    const { due: _old, ...rest } = this.shown;
    this.shown = told.due === undefined ? rest : { ...rest, due: told.due };
  }

  #put(change: Partial<Shown>): void {
    if (this.shown) this.shown = { ...this.shown, ...change };
  }

  #happen({ version, event, view, due, look, id }: Happened): void {
    this.#answered(id);
    this.#looking.happen(event.by);
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
    this.advice.notice(this.latest.event, this.me, this.awaited);
    this.#tell(was);
  }

  #tell(was: boolean): void {
    const scene = this.scene("live");
    if (!scene || !this.face || !this.latest) return;
    this.log.tell(this.face.tell(scene), this.latest);
    const sound = this.face.sound(scene);
    if (sound) play(sound);
    this.#ask(!was || this.latest.event.by === this.me);
  }

  /** Say what I may do: when it begins to be my turn, when it is again, and when it is something else. */
  #ask(anew: boolean): void {
    const scene = this.scene("live");
    const prompt = scene?.mine ? this.face?.prompt(scene) : null;
    const words = prompt ? say(prompt) : "";
    if (words && (anew || words !== this.#asked)) exclaim(words);
    this.#asked = words;
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
    this.#looking.turn();
    this.#put({ look });
  }

  #hurry(seats: number[]): void {
    this.hurried = seats;
    if (!seats.includes(this.me)) return;
    play("hurry");
    exclaim(t("hurry"));
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

/** Who may decide in a view. */
export const awaited = (view: Record<string, Json> | undefined): number[] =>
  (view?.awaited ?? []) as number[];
