/** Advice at the table: what the strongest bot would do in my place, from the question until it is no longer true. */
import { announce, exclaim } from "./announce.svelte";
import type { ChoiceShown, Hinted, Json, Seat } from "./messages";
import type { GameEvent, Hint } from "./scene";
import { reason, worth } from "./thoughts";
import { t } from "./words.svelte";

export class Advice {
  /** The command that has asked, while it is being thought about. */
  #asked = $state(0);
  hint = $state.raw<Hint | null>(null);
  /** How many play: how sure the bot is depends on it. */
  #players = 2;

  get thinking(): boolean {
    return this.#asked > 0;
  }

  /** Whether something was asked, and perhaps answered. */
  get wanted(): boolean {
    return this.thinking || this.hint !== null;
  }

  /** What speaks for the best choice, or that it is being thought about. */
  get why(): string {
    if (this.thinking) return t("hint-thinking");
    const first = best(this.hint);
    return first ? reason(first, this.hint?.figures).join(" · ") : t("hint-none");
  }

  /** Await the answer to a command. */
  expect(command: number, players: number): void {
    this.#players = players;
    [this.#asked, this.hint] = [command, null];
    if (command) announce(t("hint-thinking"));
  }

  /** Hear the answer; one to an older question is nobody's business any more. */
  hear({ id, choices, figures = {} }: Hinted): void {
    if (id !== this.#asked) return;
    [this.#asked, this.hint] = [0, { choices, figures, tried: null }];
    exclaim(spoken(this.hint, this.#players));
  }

  /** The command was refused; the table says why. */
  refuse(command: number | undefined): void {
    if (command === this.#asked) this.forget();
  }

  /** Have a choice ready to be made. */
  try(choice: ChoiceShown): void {
    if (this.hint) this.hint = { ...this.hint, tried: { ...choice } };
  }

  forget(): void {
    [this.#asked, this.hint] = [0, null];
  }

  /** Something happened. What others do in secret while I decide changes nothing for me. */
  notice({ by }: GameEvent, me: Seat, awaited: Seat[]): void {
    if (typeof by !== "number" || by === me || !awaited.includes(me)) this.forget();
  }
}

/** Whether a choice is to do this. */
export function says(choice: ChoiceShown | null | undefined, wanted: Record<string, Json>): boolean {
  return Boolean(choice) && Object.entries(wanted).every(([name, value]) => choice?.event[name] === value);
}

/** What the bot would do first of all. */
export const best = (hint: Hint | null): ChoiceShown | null => hint?.choices[0] ?? null;

/** The whole advice, as it is read aloud. */
function spoken({ choices, figures }: Hint, players: number): string {
  const [first, ...others] = choices;
  if (!first) return t("hint-none");
  const why = reason(first, figures).join(", ");
  const said = others.map((choice) => `${worth(choice, first, players)}.`);
  return [`${worth(first, first, players)}: ${why}.`, ...said].join(" ");
}
