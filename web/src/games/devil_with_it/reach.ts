/** A lesson knows which coal comes next, and not from where: what it tells is fitted to where the learner reached. */
import { DEVIL_WITH_IT } from "../../messages";
import type { Fields, Moment } from "../../learn/lesson";

/** For each place of the lesson's oven, the place in the oven that is seen. */
export type Places = readonly number[];

/** The oven as the lesson tells it. */
export const AS_TOLD: Places = Array.from({ length: DEVIL_WITH_IT.OVEN }, (_, place) => place);

/** The oven in which the piece that the lesson tells of lies where somebody has reached. */
export function reached(places: Places, told: number, hand: number): Places {
  const instead = places[told] ?? told;
  return places.map((place) => (place === hand ? instead : place === instead ? hand : place));
}

/** A view, or what changed of it, with the pieces where they are seen. */
export function laid(places: Places, view: Fields): Fields {
  const at = (place: unknown): number => places[place as number] ?? 0;
  const fitted = { ...view };
  if (Array.isArray(view.face_down))
    fitted.face_down = view.face_down.map(at).sort((one, other) => one - other);
  if (Array.isArray(view.turned))
    fitted.turned = (view.turned as [number, number][]).map(([place, kind]) => [at(place), kind]);
  return fitted;
}

/** A moment with the pieces where they are seen. */
export function fitted(places: Places, { event, view }: Moment): Moment {
  const place = event.place;
  const seen = typeof place === "number" ? { ...event, place: places[place] ?? place } : event;
  return { event: seen, view: laid(places, view) };
}
