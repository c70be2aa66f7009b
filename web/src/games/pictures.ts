/** The picture of every game that has a folder here, for where several games are offered. */
import type { Component } from "svelte";

const FILES = import.meta.glob<Component>("./*/Picture.svelte", { eager: true, import: "default" });

export const pictureOf = (game: string): Component | undefined => FILES[`./${game}/Picture.svelte`];
