"""Diavolo in numbers (docs/research.md)."""

from diablerie.game.numbers import CompiledRules, Numbers, Paper
from diablerie.games.diavolo import by_lot, chance, observation, rules, sight, tensor

NUMBERS = Numbers(
    size=tensor.SIZE,
    dtype="uint8",
    lowest=0,
    highest=tensor.MOST,
    actions=lambda options: tensor.ACTIONS,
    what_actions_do="Action n grabs the black, white, red or grey devil.",
    is_simultaneous=True,
    paper=Paper(columns=54, lines=32, lines_a_player=1),
    observation=observation.observation,
    mask=observation.mask,
    event_of=tensor.event_of,
    action_of=tensor.action_of,
    outcome=chance.outcome,
    compiled=CompiledRules(
        apply=rules.apply,
        awaited=rules.awaited,
        totals=tensor.totals,
        winners=rules.winners,
        decision=by_lot.decision,
        sight=sight.sight,
        observe=tensor.observe,
        mark=tensor.mark,
        play_round=by_lot.play_round,
    ),
)
