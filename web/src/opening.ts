/** Opening a table: what somebody wishes for, and the three ways to begin. */
import { ask, shuffleNumber } from "./api";
import { SUITED } from "./bots";
import { face } from "./games";
import type { Away, Json, TableMade } from "./messages";
import { go } from "./route.svelte";
import { language } from "./words.svelte";

/** What is chosen before a table is opened. */
export interface Wishes {
  /** 0 for as many as is usual. */
  players: number;
  bot: string;
  pace: string;
  /** Those that are not as usual. */
  options: Record<string, Json>;
  public: boolean;
  talk: boolean;
  /** What happens when somebody is away whose time is over. */
  away: Away;
  /** Null for what is usual: hints at private tables. */
  hints: boolean | null;
  /** Whether bots show feelings now and then. */
  botsReact: boolean;
}

/** What somebody gets who wishes for nothing. */
export const usualWishes = (): Wishes => ({
  players: 0,
  bot: SUITED,
  pace: "normal",
  options: {},
  public: false,
  talk: true,
  away: "stand_in",
  hints: null,
  botsReact: true,
});

/** Whether hints may be asked for, by what was wished for. */
export const withHints = ({ hints, public: open }: Wishes): boolean => hints ?? !open;

/** Have ready what the table will need, so that it is there at once; the table itself tells of what fails. */
export function prepare(game: string): void {
  Promise.all([import("./pages/Table.svelte"), face(game)]).catch(() => {});
}

/** Sit down with bots, and begin at once. */
export async function playNow(game: string, wishes: Wishes): Promise<void> {
  const { players, bot, options, botsReact } = wishes;
  const pace = bot === SUITED && wishes.pace === usualWishes().pace ? SUITED : wishes.pace;
  const agreed = { game, players, bot, pace, options, hints: withHints(wishes), bots_react: botsReact };
  const wanted = { ...agreed, number: shuffleNumber() };
  const made = await ask<TableMade>("POST", "/api/quick", wanted);
  go(`/table/${made.code}`);
}

/** Open a table for people, and go to its lounge or to its big screen. */
export async function openTable(game: string, wishes: Wishes, place: "table" | "tv"): Promise<void> {
  const { players, pace, options, talk, away, botsReact } = wishes;
  const made = await ask<TableMade>("POST", "/api/tables", {
    ...{ game, players, pace, options, talk, away, hints: withHints(wishes) },
    ...{ public: wishes.public, bots_react: botsReact, language: language() },
  });
  go(`/${place}/${made.code}`);
}
