/** Little Devils, chapter by chapter. */
import type { Chapter } from "../../../rules/chapters";
import Devils from "./Devils.svelte";
import Tricks from "./Tricks.svelte";

const CHAPTERS: Chapter[] = [
  { name: "goal" },
  { name: "cards", Picture: Devils },
  { name: "lead" },
  { name: "follow" },
  { name: "take", Picture: Tricks },
  { name: "score" },
];
export default CHAPTERS;
