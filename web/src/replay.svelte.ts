/** A finished game, moment by moment: what was true, what was told, and how it is stepped through. */
import { announce } from "./announce.svelte";
import { ask, Refusal, why } from "./api";
import { botName } from "./bots";
import { face, FOLDERS } from "./games";
import { NOBODY, type Json, type Replay, type ReplayStep } from "./messages";
import type { Result } from "./ranks";
import type { GameEvent, GameFace, Latest, Scene } from "./scene";
import { players, type Player } from "./seats";
import { play } from "./sound";
import { language, say, type Text } from "./words.svelte";

/** Whose eyes one looks through: everything `open`, a `spectator`'s, or a seat's number. */
export type Eyes = string;
export const OPEN: Eyes = "open";
export const SPEEDS = [0.5, 1, 2, 4];

/** Milliseconds for which a moment is looked at: more where more is told, hardly any where nothing is. */
const UNTOLD = 450;
const TOLD = 700;
const SENTENCE = 600;
const LONGEST = 4500;

/** The game after one more event; the first moment comes before any. */
export interface Moment {
  step: ReplayStep | null;
  view: Record<string, Json>;
  /** The bots that stand in for people who are away, by seat. */
  standIns: Record<number, string>;
}

/** What was told at a moment. */
export interface Told {
  moment: number;
  /** Milliseconds since the game began. */
  at: number;
  /** Who did it, where that is one seat. */
  seat: number | null;
  texts: (Text | string)[];
}

export class Showing {
  readonly code: string;
  eyes = $state<Eyes>(OPEN);
  /** How many events have happened. */
  at = $state(0);
  /** Whether the last event was seen happening, so that it may move and sound. */
  #seen = $state(false);
  playing = $state(false);
  speed = $state(1);
  replay = $state.raw<Replay | null>(null);
  face = $state.raw<GameFace | null>(null);
  /** Why there is nothing to see, or no other view of it. */
  wrong = $state.raw<{ code: string; text: Text } | null>(null);

  constructor(code: string) {
    this.code = code.toUpperCase();
  }

  moments: Moment[] = $derived(this.replay ? momentsOf(this.replay) : []);
  last: number = $derived(Math.max(0, this.moments.length - 1));
  /** The moments that end a round. */
  roundEnds: number[] = $derived(
    this.moments.flatMap(({ view }, at) =>
      at && view.rounds !== this.moments[at - 1]?.view.rounds ? [at] : [],
    ),
  );
  round: number = $derived(this.roundEnds.filter((end) => end < this.at).length + 1);
  /** What was told last. */
  told: Told | null = $derived(this.#lastTold(this.at));
  result: Result | null = $derived((this.replay?.result as unknown as Result | undefined) ?? null);
  players: Player[] = $derived(this.#playersAt(this.at));

  /** The game as it is seen at this moment. */
  scene: Scene | null = $derived(this.#sceneAt(this.at, this.#seen));

  /** The game as it was seen before this moment. */
  get before(): Scene | null {
    return this.#sceneAt(this.at - 1, false);
  }

  /** How long this moment is looked at when it is played back. */
  get pause(): number {
    const sentences = this.told?.moment === this.at ? this.told.texts.length : 0;
    const time = sentences ? TOLD + SENTENCE * sentences : UNTOLD;
    return Math.min(LONGEST, time) / this.speed;
  }

  /** Fetch the game as somebody saw it; whether there is something to see. */
  async look(eyes: Eyes): Promise<boolean> {
    try {
      const found = await this.#fetched(eyes);
      this.face ??= await face(found.game);
      this.#seen = false;
      [this.replay, this.eyes, this.wrong] = [found, eyes, null];
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.code === "bad_value") return eyes !== OPEN && this.look(OPEN);
      this.wrong = { code: error instanceof Refusal ? error.code : "strange", text: why(error) };
      return false;
    }
  }

  /** The game as somebody saw it, with words where it has no folder here. */
  async #fetched(eyes: Eyes): Promise<Replay> {
    const path = `/api/tables/${this.code}/replay?view=${encodeURIComponent(eyes)}`;
    const found = await ask<Replay>("GET", path);
    return FOLDERS.includes(found.game) ? found : ask<Replay>("GET", `${path}&language=${language()}`);
  }

  /** The record of the game, as text. */
  async record(): Promise<string> {
    const answer = await fetch(`/api/tables/${this.code}/record`).catch(() => null);
    if (!answer) throw new Refusal("no_server", "the server does not answer");
    if (!answer.ok) throw new Refusal("strange", answer.statusText);
    return answer.text();
  }

  /** Go to a moment; from one to the next, it is seen happening. */
  goTo(wanted: number): void {
    const moment = Math.max(0, Math.min(this.last, Math.round(wanted)));
    if (moment === this.at) return;
    this.wrong = null;
    this.#seen = moment === this.at + 1;
    this.at = moment;
    if (moment === this.last) this.playing = false;
    this.#tell();
  }

  /** Play on, or stop; at the end, from the beginning. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.goTo(0);
    this.playing = !this.playing && this.last > 0;
  }

  #tell(): void {
    if (this.told?.moment === this.at) announce(this.told.texts.map(say).join(" "));
    const sound = this.scene && this.#seen ? this.face?.sound(this.scene) : null;
    if (sound) play(sound);
  }

  /** What was told in the moments from one up to before another: all of a long game at once takes too long. */
  story(from: number, end: number): Told[] {
    const told: Told[] = [];
    for (let at = from; at < Math.min(end, this.moments.length); at += 1) told.push(...this.#told(at));
    return told;
  }

  #lastTold(moment: number): Told | null {
    for (let at = moment; at >= 0; at -= 1) {
      const [told] = this.#told(at);
      if (told) return told;
    }
    return null;
  }

  #told(moment: number): Told[] {
    const step = this.moments[moment]?.step;
    const scene = this.#sceneAt(moment, true);
    if (!step || !scene || !this.face) return [];
    // Whoever reads it is not the one who played.
    const texts = step.plain?.lines ?? this.face.tell({ ...scene, me: NOBODY });
    const { by } = step.event;
    return texts.length ? [{ moment, at: step.at, seat: typeof by === "number" ? by : null, texts }] : [];
  }

  #sceneAt(at: number, seen: boolean): Scene | null {
    const [moment, before] = [this.moments[at], this.moments[at - 1]];
    if (!this.replay || !moment) return null;
    const words = moment.step ? moment.step.plain : this.replay.plain;
    return {
      game: this.replay.game,
      view: moment.view,
      options: this.replay.options,
      players: this.#playersAt(at),
      me: /^\d$/.test(this.eyes) ? Number(this.eyes) : NOBODY,
      mine: false,
      latest: seen && before ? latestOf(moment, before) : null,
      rolls: null,
      due: null,
      hint: null,
      plain: words ? { ...words, choices: [], fresh: true } : null,
      place: "watch",
      act: () => {},
      takeBack: () => {},
    };
  }

  #playersAt(at: number): Player[] {
    const seats = this.replay?.seats ?? [];
    const standIns = this.moments[at]?.standIns ?? {};
    const people = seats.map(({ who = "" }) => who);
    return players(seats, people, botName).map((player) => {
      const bot = standIns[player.seat];
      return bot ? { ...player, bot } : player;
    });
  }
}

/** Every moment, made by adding up what changed. */
export function momentsOf({ view, steps }: Replay): Moment[] {
  const moments: Moment[] = [{ step: null, view, standIns: {} }];
  for (const step of steps) {
    const { view: old, standIns } = moments.at(-1)!;
    const { by } = step.event;
    const own = typeof by === "number" ? { [by]: step.bot ?? "" } : {};
    moments.push({ step, view: { ...old, ...step.view }, standIns: { ...standIns, ...own } });
  }
  return moments;
}

function latestOf({ step }: Moment, before: Moment): Latest | null {
  return step && { version: step.version, event: step.event as GameEvent, before: before.view };
}
