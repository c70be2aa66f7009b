/** What can be typed in The Devil With It: a bet, a reach into the oven, that it is enough. */
import type { Command } from "../../scene";
import { t } from "../../words.svelte";
import { STEP } from "./chips";
import { betting, type DevilScene } from "./shapes";

export function commands(scene: DevilScene): Command[] {
  const { view, me } = scene;
  const staked = (view.stakes[me] ?? null) !== null;
  if (!betting(view))
    return [reach(scene), { words: t("choice-stop"), run: () => scene.act({ do: "stop" }) }];
  return staked ? [{ words: t("dwi-take-back"), run: () => scene.takeBack() }] : bets(scene);
}

function bets(scene: DevilScene): Command[] {
  const { minimum_bet: lowest, highest_bet: highest } = scene.view;
  const count = Math.max(0, Math.floor((highest - lowest) / STEP) + 1);
  return Array.from({ length: count }, (_, nth) => {
    const amount = lowest + nth * STEP;
    return { words: t("choice-bet", { amount }), run: () => scene.act({ do: "bet", amount }) };
  });
}

/** Which piece it is makes no difference to who cannot see them. */
function reach(scene: DevilScene): Command {
  const { face_down: places } = scene.view;
  const place = places[Math.floor(Math.random() * places.length)] ?? 0;
  return { words: t("dwi-command-reach"), run: () => scene.act({ do: "reveal", place }) };
}
