/** What a table has agreed on, in words. */
import type { GameShown, Json, Shown } from "./messages";
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

/** All that a table has agreed on, with as many others who watch; `rules` are not known at once. */
export function terms(shown: Shown, rules: GameShown | undefined, watchers: number): string[] {
  const bots = shown.seats.some(({ bot }) => bot);
  return [
    t("lounge-option", { name: t("home-pace"), value: t(`pace-${shown.pace}`) }),
    ...(rules ? described(shown.game, unusual(rules, shown.options)) : []),
    shown.public ? t("lounge-public") : t("lounge-private"),
    ...(shown.talk ? [] : [t("lounge-no-talk")]),
    ...(shown.hints ? [t("lounge-hints")] : []),
    ...(shown.away === "wait" ? [t("lounge-waits")] : []),
    ...(shown.bots_react || !bots ? [] : [t("lounge-bots-quiet")]),
    ...(watchers > 0 ? [t("lounge-watchers", { count: watchers })] : []),
  ];
}

/** What an option is set to. */
export function valueWords(id: string, value: Json): string {
  if (typeof value === "boolean") return value ? t("option-yes") : t("option-no");
  if (typeof value === "number") return figure(value);
  return Array.isArray(value) ? value.join(", ") : t(`${id}-${String(value)}`);
}
