/** How The Devil With It is taught: wherever the learner reaches, the lesson's next piece of coal lies there. */
import type { Leeway, Step, Teaching } from "../../learn/lesson";
import steps from "./lesson.json";
import { AS_TOLD, fitted, laid, reached, type Places } from "./reach";

const leeway: Leeway<Places> = {
  asTold: AS_TOLD,
  after: (places, told, { place }) =>
    typeof place === "number" ? reached(places, told.place as number, place) : places,
  view: laid,
  moment: fitted,
};

export const teaching: Teaching = {
  steps: steps as unknown as Step[],
  pauses: { reveal: 500, coal: 300, bet: 450 },
  leeway,
};
