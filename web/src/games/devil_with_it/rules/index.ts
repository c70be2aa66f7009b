/** The Devil With It, chapter by chapter. */
import type { Chapter } from "../../../rules/chapters";
import Coal from "./Coal.svelte";
import Payday from "./Payday.svelte";
import Turns from "./Turns.svelte";

const CHAPTERS: Chapter[] = [
  { name: "goal" },
  { name: "oven", Picture: Coal },
  { name: "bet" },
  { name: "coal", Picture: Turns },
  { name: "pay", Picture: Payday },
  { name: "pact" },
  { name: "next" },
  { name: "end" },
];
export default CHAPTERS;
