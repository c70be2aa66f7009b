/** What the strongest bot thinks, in words: choices, chances and figures, at the table and in reviews. */
import type { ChoiceShown } from "./messages";
import { decimal, percent, t, type Values } from "./words.svelte";

type Figures = Record<string, number>;

/** What is to be done. */
export function choiceWords({ event }: ChoiceShown): string {
  const { do: what, ...values } = event;
  return t(`choice-${String(what)}`, values as Values);
}

/** What is to be done, and the chance to win with it. */
export const worth = (choice: ChoiceShown): string => `${choiceWords(choice)}, ${percent(choice.chance)}`;

/** What speaks for a choice: its figures, and those of the position. */
export function reason({ chance, figures = {} }: ChoiceShown, position: Figures = {}): string[] {
  return Object.entries({ chance, ...figures, ...position }).map(([name, value]) => inWords(name, value));
}

/** What a choice was worth beside a better one: "devils to expect 3.2 instead of 5.1". */
export function compared(played: ChoiceShown, better: ChoiceShown, position: Figures = {}): string[] {
  const [was, would] = [played, better].map(({ chance, figures }) => ({ chance, ...figures }) as Figures);
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
