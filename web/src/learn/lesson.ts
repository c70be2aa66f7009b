/** What a lesson is written in: scenes of real games, which `python -m tools.lessons` makes by the rules. */
import type { Json, Seat } from "../messages";
import type { GameEvent } from "../scene";

/** The learner's seat. */
export const ME: Seat = 0;

export type Fields = Record<string, Json>;

/** Something that happens, and what it changes of the view. */
export interface Moment {
  event: GameEvent;
  view: Fields;
}

/** Something the learner may try: the rules refuse it, or it has consequences and is explained. */
export type Answer = { act: Fields } & (
  { refusal: string } | { moments: Moment[]; text: string; right: boolean }
);

export interface Step {
  id: string;
  /** How the scene begins, from the learner's seat. */
  view: Fields;
  /** What others do first. */
  shown: Moment[];
  /** Empty where there is only something to see. */
  answers: Answer[];
  /** What is said to everything else that the rules allow. */
  otherwise?: string;
  /** What happens to those who wait too long. */
  late?: { after: number; text: string; moments: Moment[] };
}

/** What a lesson leaves to the learner, such as where they reach; what it tells is fitted to that. */
export interface Leeway<Taken = unknown> {
  asTold: Taken;
  /** What is taken once the learner has done something in place of what the lesson tells. */
  after(taken: Taken, told: Fields, done: Fields): Taken;
  /** A view, or what changed of it, as the learner is to see it. */
  view(taken: Taken, view: Fields): Fields;
  moment(taken: Taken, moment: Moment): Moment;
}

/** The leeway of a lesson that leaves nothing open. */
export const NO_LEEWAY: Leeway = {
  asTold: null,
  after: () => null,
  view: (_, view) => view,
  moment: (_, moment) => moment,
};

/** What a game's folder offers to those who learn it, from its lesson.ts. */
export interface Teaching {
  steps: Step[];
  /** Milliseconds before something happens, by what it is, where they are not the usual ones. */
  pauses: Record<string, number>;
  /** What is in the air before it is seen. */
  tumbling?: string;
  leeway?: Leeway;
}

/** Which answer somebody gives; it does not matter where they reach, nor how long they take. */
export function answerTo(step: Step, act: Fields): Answer | undefined {
  return step.answers.find((answer) =>
    Object.entries(answer.act).every(([name, value]) => name === "place" || act[name] === value),
  );
}
