/** What bots of the house are called, how strong they are, and what kind of people. */
import { t } from "./words.svelte";

/** Who comes when nobody says whom they want. */
export const USUAL_BOT = "normal";
/** Bots as strong, and a pace as slow, as suits whoever plays: the server knows how they have played. */
export const SUITED = "";

/** Levels of the house, of whom each has a name of its own. */
const LEVELS = ["easy", "normal", "hard", "devil"];

/** What the first, second or third bot of a kind at one table is called; simple ones are numbered. */
export function botName(bot: string, nth: number): string {
  if (nth === 1) return t(`bot-${bot}`);
  return LEVELS.includes(bot) ? t(`bot-${bot}-${nth}`) : t("bot-numbered", { bot: t(`bot-${bot}`), nth });
}

/** The level of all bots at a table with one person, and the next one above it; empty where there is none. */
export function levels(seats: { who: string; bot: string }[]): { level: string; next: string } {
  const bots = new Set(seats.flatMap(({ who, bot }) => (who ? [] : [bot])));
  const [level = ""] = bots;
  const at = bots.size === 1 && seats.filter(({ who }) => who).length === 1 ? LEVELS.indexOf(level) : -1;
  return { level: LEVELS[at] ?? "", next: at < 0 ? "" : (LEVELS[at + 1] ?? "") };
}

/** A bot among others to choose from. */
export const botOffered = (bot: string): string =>
  bot === SUITED ? t("bot-suited") : t("bot-offered", { bot: t(`bot-${bot}`), level: t(`bot-${bot}-level`) });

/** What kind of person a bot is, and how it plays a game. */
export const botManner = (bot: string, game: string): string =>
  bot === SUITED ? t("bot-suited-manner") : `${t(`bot-${bot}-manner`)} ${t(`bot-${bot}-${game}`)}`;
