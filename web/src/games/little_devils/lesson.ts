/** How Little Devils is taught: just as the lesson is written. */
import type { Step, Teaching } from "../../learn/lesson";
import steps from "./lesson.json";

export const teaching: Teaching = { steps: steps as unknown as Step[], pauses: {} };
