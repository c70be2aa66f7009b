/** How Diavolo is taught: as fast as the learner really is. */
import { ME, type Leeway, type Moment, type Step, type Teaching } from "../../learn/lesson";
import steps from "./lesson.json";

/** What can be believed of a reaction, so that the lesson stays true: no false start, and before the other one. */
const BELIEVED = [160, 7900] as const;

/** A moment with the time that the learner really took. */
export function timed({ event, view }: Moment, reaction: number): Moment {
  if (event.by !== ME || event.do !== "grab") return { event, view };
  const reactions = (view.reactions as (number | null)[]).map((old, seat) => (seat === ME ? reaction : old));
  return { event: { ...event, reaction }, view: { ...view, reactions } };
}

const believed = (reaction: number): number => Math.min(BELIEVED[1], Math.max(BELIEVED[0], reaction));

/** The learner's reaction to these dice, null while there is none. */
const leeway: Leeway<number | null> = {
  asTold: null,
  after: (_, __, { reaction }) => (typeof reaction === "number" ? believed(reaction) : null),
  view: (_, view) => view,
  moment: (reaction, moment) => (reaction === null ? moment : timed(moment, reaction)),
};

export const teaching: Teaching = {
  steps: steps as unknown as Step[],
  // The dice are in the air as long as at a table.
  pauses: { throw: 950, grab: 350, close: 700 },
  tumbling: "throw",
  leeway,
};
