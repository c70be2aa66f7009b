/** A lesson as it is taken: scene by scene, with what others do, what the learner tries, and what is said to it. */
import { announce, exclaim } from "../announce.svelte";
import type { Json } from "../messages";
import type { GameFace, Latest, Scene } from "../scene";
import type { Player } from "../seats";
import { play } from "../sound";
import { awaited } from "../table.svelte";
import { say, type Text } from "../words.svelte";
import {
  answerTo,
  ME,
  NO_LEEWAY,
  type Fields,
  type Leeway,
  type Moment,
  type Step,
  type Teaching,
} from "./lesson";

/** Milliseconds before something happens, usually. */
const PAUSE = 750;

/** watching: others act; asked: the learner may; following: what comes of it; right, wrong: it is explained. */
type Phase = "watching" | "asked" | "following" | "right" | "wrong";

export class Course {
  readonly game: string;
  readonly steps: Step[];
  readonly face: GameFace;
  readonly players: () => Player[];
  /** Which step; behind the last one, the lesson is done. */
  at = $state(0);
  phase = $state<Phase>("watching");
  /** Why something was not done. */
  note = $state.raw<Text | null>(null);
  #view = $state.raw<Fields>({});
  #latest = $state.raw<Latest | null>(null);
  #rolls = $state.raw<number | null>(null);
  #outcome = $state("");
  readonly #teaching: Teaching;
  readonly #leeway: Leeway;
  /** What the learner has taken of the lesson's leeway, now and when this step began. */
  #taken: unknown;
  #before: unknown;
  #version = 0;
  #queue: Moment[] = [];
  #then: () => void = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was told since something was said. */
  #told: string[] = [];

  constructor(game: string, teaching: Teaching, face: GameFace, players: () => Player[]) {
    [this.game, this.steps, this.face, this.players] = [game, teaching.steps, face, players];
    [this.#teaching, this.#leeway] = [teaching, teaching.leeway ?? NO_LEEWAY];
    this.#taken = this.#before = this.#leeway.asTold;
    this.begin(0);
  }

  step: Step | null = $derived.by(() => this.steps[this.at] ?? null);
  awaited: number[] = $derived(awaited(this.#view));
  /** What is said: the task, then what came of it. */
  said: Text = $derived.by(() => ({
    id: `learn-${this.game}-${this.#outcome || (this.step?.id ?? "done")}`,
  }));

  /** The game as it is seen now. */
  scene: Scene = $derived.by(() => ({
    game: this.game,
    view: this.#view,
    options: {},
    players: this.players().slice(0, this.#view.players as number),
    me: ME,
    mine: this.phase === "asked" && this.awaited.includes(ME),
    latest: this.#latest,
    rolls: this.#rolls,
    due: null,
    hint: null,
    place: "live",
    act: (event) => this.act(event),
    takeBack: () => {},
  }));

  /** Begin a step; what the learner has done counts only from one step to the next. */
  begin(at: number): void {
    if (at !== this.at + 1) this.#taken = at === this.at ? this.#before : this.#leeway.asTold;
    this.#before = this.#taken;
    this.stop();
    [this.at, this.note, this.#outcome, this.phase] = [at, null, "", "watching"];
    [this.#latest, this.#rolls, this.#told] = [null, null, []];
    if (this.step) this.#view = this.#leeway.view(this.#taken, this.step.view);
    this.#speak();
    if (this.step) this.#play(this.step.shown, () => this.#ask());
  }

  /** Go on: first to the end of what happens, then to the next step. */
  next(): void {
    if (this.#queue.length) this.#hurry();
    else this.begin(this.at + 1);
  }

  act(wanted: Fields): void {
    if (this.phase === "watching") this.#hurry();
    if (this.phase !== "asked" || !this.step) return;
    const answer = answerTo(this.step, wanted);
    if (!answer) {
      this.#hint(this.step.otherwise);
    } else if ("refusal" in answer) {
      this.#refuse({ id: `refusal-${answer.refusal}` });
    } else {
      this.#taken = this.#leeway.after(this.#taken, answer.act, wanted);
      this.#follow(answer.moments, answer.text, answer.right);
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #ask(): void {
    this.phase = this.step?.answers.length ? "asked" : "right";
    if (this.#told.length) this.#speak();
    const late = this.step?.late;
    if (late) this.#timer = setTimeout(() => this.#follow(late.moments, late.text, false), late.after);
  }

  #follow(moments: Moment[], text: string, right: boolean): void {
    [this.phase, this.note] = ["following", null];
    this.#play(moments, () => {
      [this.phase, this.#outcome] = [right ? "right" : "wrong", text];
      this.#speak();
    });
  }

  #play(moments: Moment[], then: () => void): void {
    this.stop();
    this.#queue = moments.map((moment) => this.#leeway.moment(this.#taken, moment));
    this.#then = then;
    this.#await();
  }

  #await(): void {
    const [moment] = this.#queue;
    if (!moment) {
      this.#then();
      return;
    }
    const wait = moment.event.by === ME ? 0 : (this.#teaching.pauses[moment.event.do] ?? PAUSE);
    if (moment.event.do === this.#teaching.tumbling) {
      this.#rolls = performance.now() + wait;
      play("dice");
    }
    const happen = (): void => {
      this.#queue.shift();
      this.#happen(moment, true);
      this.#await();
    };
    if (wait) this.#timer = setTimeout(happen, wait);
    else happen();
  }

  #hurry(): void {
    const rest = this.#queue;
    this.stop();
    for (const moment of rest) this.#happen(moment, false);
    this.#then();
  }

  #happen({ event, view }: Moment, seen: boolean): void {
    const before = this.#view as Record<string, Json>;
    this.#view = { ...before, ...view };
    this.#latest = { version: ++this.#version, event, before };
    this.#rolls = null;
    this.#told.push(...this.face.tell(this.scene).map(say));
    const sound = seen ? this.face.sound(this.scene) : null;
    if (sound) play(sound);
    if (!seen) this.#latest = null;
  }

  #hint(text: string | undefined): void {
    if (text) this.#refuse({ id: `learn-${this.game}-${text}` });
  }

  #refuse(note: Text): void {
    this.note = note;
    exclaim(say(note));
  }

  /** Say aloud what happened meanwhile, and what is said to it. */
  #speak(): void {
    announce([...this.#told, say(this.said)].join(" "));
    this.#told = [];
  }
}
