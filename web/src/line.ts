/** The line to a table: it comes back by itself, loses no command and leaves out no version. */
import type { AnyCommand, AnyTold, Shown } from "./messages";
import { fits } from "./renewal.svelte";

export type Condition = "connecting" | "open" | "lost" | "elsewhere" | "closed";
type Without<C> = C extends AnyCommand ? Omit<C, "id"> : never;
/** A command without its id, which the line gives. */
export type Wish = Without<AnyCommand>;

const CHANGES = ["changed", "happened", "closed"];
/** What answers a command, where it has an id. */
const ANSWERS = ["done", "refused", "happened"];
const ELSEWHERE = 4001;
const CLOSED = 4002;
const LONGEST_PAUSE = 15_000;
/** Talk is not worth being said again, nor a question about a position that may have passed. */
const FLEETING = ["say", "react", "hint"];

export class Line {
  #path: string;
  #hear: (message: AnyTold) => void;
  #changed: (condition: Condition, admitted: boolean) => void;
  #socket: WebSocket | null = null;
  #unanswered = new Map<number, AnyCommand>();
  #last = 0;
  #version = -1;
  #tries = 0;
  #timer = 0;
  /** Nothing was heard on this connection yet. */
  #fresh = true;
  #stopped = false;
  /** Whether the table waits for us, so that we leave it while the page is hidden. */
  #rests = false;

  /** Come to a table and stay there; `changed` is told how the line is, and whether we were let in. */
  constructor(
    path: string,
    hear: (message: AnyTold) => void,
    changed: (condition: Condition, admitted: boolean) => void,
  ) {
    this.#path = path;
    this.#hear = hear;
    this.#changed = changed;
    addEventListener("online", this.#awake);
    document.addEventListener("visibilitychange", this.#awake);
    this.open();
  }

  open(): void {
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#fresh = true;
    this.#stopped = false;
    this.#changed("connecting", true);
    const socket = new WebSocket(location.origin.replace("http", "ws") + this.#path);
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data as string) as AnyTold);
    socket.onclose = ({ code }) => socket === this.#socket && this.#lost(code);
    this.#socket = socket;
  }

  /** Leave the table while nobody looks at the page, where that lets it wait. */
  restWhenUnseen(wanted: boolean): void {
    this.#rests = wanted;
  }

  /** Leave for good. */
  stop(): void {
    removeEventListener("online", this.#awake);
    document.removeEventListener("visibilitychange", this.#awake);
    this.#end("closed");
  }

  /** Send a command; its id, or 0 if there is no line. */
  send(wish: Wish): number {
    if (this.#fresh || this.#socket?.readyState !== WebSocket.OPEN) return 0;
    const command = { ...wish, id: ++this.#last } as AnyCommand;
    this.#unanswered.set(command.id, command);
    this.#socket.send(JSON.stringify(command));
    return command.id;
  }

  #awake = (): void => {
    if (this.#rests && !this.#stopped && document.visibilityState === "hidden") this.#sleep();
    const asleep = (this.#socket?.readyState ?? 0) >= WebSocket.CLOSING;
    if (!this.#stopped && asleep && document.visibilityState === "visible") this.open();
  };

  #sleep(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    if (socket) socket.onclose = null;
    socket?.close();
  }

  #lost(code: number): void {
    if (this.#stopped) return;
    if (code === ELSEWHERE || code === CLOSED) {
      this.#end(code === CLOSED ? "closed" : "elsewhere");
      return;
    }
    const pause = Math.min(LONGEST_PAUSE, 500 * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.#timer = window.setTimeout(() => this.open(), pause);
    this.#changed("lost", !this.#fresh);
  }

  #end(condition: Condition): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#changed(condition, true);
  }

  #receive(message: AnyTold): void {
    if (message.type === "shown" && !fits(message.protocol)) {
      this.#end("closed");
      return;
    }
    if (message.type === "shown") this.#welcome(message);
    if ("id" in message && message.id !== undefined && ANSWERS.includes(message.type))
      this.#unanswered.delete(message.id);
    if ("version" in message && CHANGES.includes(message.type)) {
      if (message.version <= this.#version) return;
      if (message.version > this.#version + 1) {
        this.send({ do: "catch_up", version: this.#version });
        return;
      }
      this.#version = message.version;
    }
    if (message.type === "moved") this.#version = Math.max(this.#version, message.version);
    this.#hear(message);
  }

  #welcome(shown: Shown): void {
    this.#version = shown.version;
    this.#last = Math.max(this.#last, shown.id ?? 0);
    if (!this.#fresh) return;
    this.#fresh = false;
    this.#tries = 0;
    this.#changed("open", true);
    for (const command of [...this.#unanswered.values()]) {
      if (FLEETING.includes(command.do)) this.#unanswered.delete(command.id);
      else this.#socket?.send(JSON.stringify(command));
    }
  }
}
