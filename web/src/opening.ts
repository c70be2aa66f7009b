/** Opening a table: what somebody wishes for, and the three ways to begin. */
import { ask, shuffleNumber } from "./api";
import { USUAL_BOT } from "./bots";
import { face } from "./games";
import type { Json, TableMade } from "./messages";
import { go } from "./route.svelte";

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
  /** Null for what is usual: hints at private tables. */
  hints: boolean | null;
}

/** What somebody gets who wishes for nothing. */
export const usualWishes = (): Wishes => ({
  players: 0,
  bot: USUAL_BOT,
  pace: "normal",
  options: {},
  public: false,
  talk: true,
  hints: null,
});

/** Whether hints may be asked for, by what was wished for. */
export const withHints = ({ hints, public: open }: Wishes): boolean => hints ?? !open;

/** Have ready what the table will need, so that it is there at once; the table itself tells of what fails. */
export function prepare(game: string): void {
  Promise.all([import("./pages/Table.svelte"), face(game)]).catch(() => {});
}

/** Sit down with bots, and begin at once. */
export async function playNow(game: string, wishes: Wishes): Promise<void> {
  const { players, bot, pace, options } = wishes;
  const agreed = { game, players, bot, pace, options, hints: withHints(wishes) };
  const wanted = { ...agreed, number: shuffleNumber() };
  const made = await ask<TableMade>("POST", "/api/quick", wanted);
  go(`/table/${made.code}`);
}

/** Open a table for people, and go to its lounge or to its big screen. */
export async function openTable(game: string, wishes: Wishes, place: "table" | "tv"): Promise<void> {
  const { players, pace, options, talk } = wishes;
  const made = await ask<TableMade>("POST", "/api/tables", {
    ...{ game, players, pace, options, talk, hints: withHints(wishes) },
    public: wishes.public,
  });
  go(`/${place}/${made.code}`);
}
