/** What bots of the house are called, how strong they are, and what kind of people. */
import { t } from "./words.svelte";

/** Who comes when nobody says whom he wants. */
export const USUAL_BOT = "normal";

/** A bot's name; several of a kind at one table are numbered. */
export const botName = (bot: string, nth = 0): string =>
  nth ? t("bot-numbered", { bot: t(`bot-${bot}`), nth }) : t(`bot-${bot}`);

/** A bot among others to choose from. */
export const botOffered = (bot: string): string =>
  t("bot-offered", { bot: t(`bot-${bot}`), level: t(`bot-${bot}-level`) });

/** What kind of person a bot is, and how it plays a game. */
export const botManner = (bot: string, game: string): string =>
  `${t(`bot-${bot}-manner`)} ${t(`bot-${bot}-${game}`)}`;
