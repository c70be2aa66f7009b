/** What the rules of a game are divided into; every chapter has a heading and a text, and some have pictures. */
import type { Component } from "svelte";
import type { GameName } from "../api";

export interface Chapter {
  name: string;
  Picture?: Component;
}

/** The chapters of a game, with pictures made of its own pieces. */
export async function chapters(game: GameName): Promise<Chapter[]> {
  return (await CHAPTERS[game]()).default;
}

const CHAPTERS: Record<GameName, () => Promise<{ default: Chapter[] }>> = {
  devil_with_it: () => import("./devil_with_it"),
  little_devils: () => import("./little_devils"),
  diavolo: () => import("./diavolo"),
};
