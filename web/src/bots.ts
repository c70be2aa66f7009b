/** What bots of the house are called, how strong they are, and what kind of people. */
import { t } from "./words.svelte";

/** Who comes when nobody says whom they want. */
export const USUAL_BOT = "normal";

/** Levels of the house, of whom each has a name of its own. */
const LEVELS = ["easy", "normal", "hard", "devil"];

/** What the first, second or third bot of a kind at one table is called; simple ones are numbered. */
export function botName(bot: string, nth: number): string {
  if (nth === 1) return t(`bot-${bot}`);
  return LEVELS.includes(bot) ? t(`bot-${bot}-${nth}`) : t("bot-numbered", { bot: t(`bot-${bot}`), nth });
}

/** A bot among others to choose from. */
export const botOffered = (bot: string): string =>
  t("bot-offered", { bot: t(`bot-${bot}`), level: t(`bot-${bot}-level`) });

/** What kind of person a bot is, and how it plays a game. */
export const botManner = (bot: string, game: string): string =>
  `${t(`bot-${bot}-manner`)} ${t(`bot-${bot}-${game}`)}`;
