/** What a table has agreed on, in words. */
import type { GameShown, Json } from "./messages";
import { figure, t } from "./words.svelte";

/** The options that are not as usual. */
export function unusual(game: GameShown, options: Record<string, Json>): Record<string, Json> {
  const usual = Object.fromEntries(
    game.options.map((option) => [option.name, JSON.stringify(option.default)]),
  );
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== usual[name]),
  );
}

/** Each of these options with its value; the goal is told by the game. */
export function described(game: string, options: Record<string, Json>): string[] {
  const others = Object.entries(options).filter(([name]) => name !== "goal");
  return others.map(([name, value]) =>
    t("lounge-option", {
      name: t(`option-${game}-${name}`),
      value: valueWords(`option-${game}-${name}`, value),
    }),
  );
}

/** What an option is set to. */
export function valueWords(id: string, value: Json): string {
  if (typeof value === "boolean") return value ? t("option-yes") : t("option-no");
  if (typeof value === "number") return figure(value);
  return Array.isArray(value) ? value.join(", ") : t(`${id}-${String(value)}`);
}
