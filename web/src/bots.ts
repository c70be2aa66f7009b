/** What bots of the house are called. */
import { t } from "./words.svelte";

/** A bot's name; several of a kind at one table are numbered. */
export const botName = (bot: string, nth = 0): string =>
  nth ? t("bot-numbered", { bot: t(`bot-${bot}`), nth }) : t(`bot-${bot}`);
