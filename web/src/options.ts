/** The options of a game: which apply, and whether what was typed will do. */
import { flushSync } from "svelte";
import type { GameShown, Json, OptionShown } from "./messages";
import type { Text } from "./words.svelte";

type Chosen = Record<string, Json>;

/** What an option is set to; `chosen` holds those that are not as usual. */
export const current = (option: OptionShown, chosen: Chosen): Json => chosen[option.name] ?? option.default;

/** Whether an option changes anything, as the others are. */
export function applies(game: GameShown, option: OptionShown, chosen: Chosen): boolean {
  return Object.entries(option.needs ?? {}).every(([name, value]) => {
    const other = game.options.find((one) => one.name === name);
    return other !== undefined && current(other, chosen) === value;
  });
}

/** What everybody is asked, or the rest; where no option is basic, all are. */
export function partOf(game: GameShown, basic: boolean): OptionShown[] {
  const some = game.options.some((option) => option.basic);
  return game.options.filter((option) => (option.basic ?? !some) === basic);
}

/** With one of them set; those that no longer apply are as usual again. */
export function withOption(game: GameShown, chosen: Chosen, option: OptionShown, value: Json): Chosen {
  const all = { ...chosen, [option.name]: value };
  const kept = game.options.filter(
    (one) =>
      one.name in all &&
      JSON.stringify(all[one.name]) !== JSON.stringify(one.default) &&
      applies(game, one, all),
  );
  return Object.fromEntries(kept.map(({ name }) => [name, all[name] as Json]));
}

/** What was typed as a value, or why it is none. */
export function typedValue(option: OptionShown, typed: string): { value: Json } | { wrong: Text } {
  const { lowest: low = 0, highest: high = 0, step = 1, shortest = 1, longest = 1 } = option;
  const numbers = typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  const fit = numbers.every(
    (one) => Number.isInteger(one) && one >= low && one <= high && (one - low) % step === 0,
  );
  const rising = numbers.every((one, nth) => nth === 0 || one > (numbers[nth - 1] ?? 0));
  if (fit && rising && numbers.length >= shortest && numbers.length <= longest)
    return { value: option.kind === "numbers" ? numbers : (numbers[0] ?? 0) };
  const kind = option.kind === "numbers" ? "numbers" : step > 1 ? "step" : "number";
  return { wrong: { id: `option-wrong-${kind}`, values: { typed, low, high, step, shortest, longest } } };
}

/** Pressing something here takes no focus away: a fault told just then would move it from under the finger. */
export function steady(box: HTMLElement): void {
  box.addEventListener("mousedown", (event) => event.preventDefault());
}

/** Whether all fields hold what will do; the first that does not is shown. */
export function allRight(box: Element | null | undefined): boolean {
  const { activeElement: here } = document;
  if (here instanceof HTMLElement && box?.contains(here)) here.blur(); // what is typed there counts
  flushSync();
  const field = box?.querySelector<HTMLElement>("[aria-invalid=true]");
  field?.closest("details")?.setAttribute("open", "");
  field?.focus();
  return !field;
}
