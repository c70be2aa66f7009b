/** What tables agree on, for the tests. */
import type { DiavoloAgreed } from "../../messages";

export const RACE: DiavoloAgreed = {
  race: true,
  limit: 15,
  time_limit: 15,
  fastest: 150,
  dead_heat: 15,
  position: true,
};
export const PEACE: DiavoloAgreed = { ...RACE, race: false };
