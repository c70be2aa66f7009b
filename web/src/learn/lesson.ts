/** What a lesson is written in: scenes of real games, which `python -m tests.web.lessons` makes by the rules. */
import type { GameName } from "../api";
import type { Json } from "../messages";
import type { GameEvent } from "../scene";

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
  /** What happens to who waits too long. */
  late?: { after: number; text: string; moments: Moment[] };
}

const LESSONS: Record<GameName, () => Promise<{ default: unknown }>> = {
  devil_with_it: () => import("./devil_with_it.json"),
  little_devils: () => import("./little_devils.json"),
  diavolo: () => import("./diavolo.json"),
};

/** The lesson of a game. */
export async function lesson(game: GameName): Promise<Step[]> {
  return (await LESSONS[game]()).default as Step[];
}

/** Which answer somebody gives; it does not matter where he reaches, nor how long he takes. */
export function answerTo(step: Step, act: Fields): Answer | undefined {
  return step.answers.find((answer) =>
    Object.entries(answer.act).every(([name, value]) => name === "place" || act[name] === value),
  );
}
