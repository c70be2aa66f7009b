/** Diavolo, chapter by chapter. */
import type { Chapter } from "../../../rules/chapters";
import Orders from "./Orders.svelte";
import Supply from "./Supply.svelte";

const CHAPTERS: Chapter[] = [
  { name: "goal" },
  { name: "table", Picture: Supply },
  { name: "round" },
  { name: "orders", Picture: Orders },
  { name: "grey" },
  { name: "rubies" },
  { name: "first" },
  { name: "peace" },
];
export default CHAPTERS;
