/** What the strongest bot thinks, in words: choices, chances and figures, at the table and in reviews. */
import type { ChoiceShown } from "./messages";
import { beside } from "./weighing";
import { decimal, percent, t, type Values } from "./words.svelte";

type Figures = Record<string, number>;

/** What is to be done. */
export function choiceWords({ event }: ChoiceShown): string {
  const { do: what, ...values } = event;
  return t(`choice-${String(what)}`, values as Values);
}

/** What is to be done, and the chance to win with it beside the best choice. */
export function worth(choice: ChoiceShown, best: ChoiceShown, players: number): string {
  const { chance, equal } = beside(choice.chance, best.chance, players);
  const words = `${choiceWords(choice)}, ${percent(chance)}`;
  return equal && choice !== best ? `${words}, ${t("hint-equal")}` : words;
}

/** What speaks for a choice: its figures, and those of the position. */
export function reason({ chance, figures = {} }: ChoiceShown, position: Figures = {}): string[] {
  return Object.entries({ chance, ...figures, ...position }).map(([name, value]) => inWords(name, value));
}

/** What a choice was worth beside a better one: "devils to expect 3.2 instead of 5.1". */
export function compared(
  played: ChoiceShown,
  better: ChoiceShown,
  players: number,
  position: Figures = {},
): string[] {
  const shown = { ...played, chance: beside(played.chance, better.chance, players).chance };
  const [was, would] = [shown, better].map(({ chance, figures }) => ({ chance, ...figures }) as Figures);
  const own = Object.entries(was ?? {}).map(([name, value]) => inWords(name, value, would?.[name]));
  return [...own, ...Object.entries(position).map(([name, value]) => inWords(name, value))];
}

function inWords(name: string, played: number, better = played): string {
  const value = instead(decimal(played), decimal(better));
  return t(`figure-${name}`, { value, percent: instead(percent(played), percent(better)) });
}

function instead(played: string, better: string): string {
  return played === better ? played : t("figure-instead", { better, played });
}
