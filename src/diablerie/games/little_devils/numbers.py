"""Little Devils in numbers (docs/research.md)."""

from diablerie.game.numbers import CompiledRules, Numbers, Paper
from diablerie.games.little_devils import by_lot, chance, observation, rules, sight, tensor

NUMBERS = Numbers(
    size=tensor.SIZE,
    dtype="uint8",
    lowest=0,
    highest=tensor.MOST,
    actions=lambda options: tensor.ACTIONS,
    what_actions_do="Action n plays card n + 1.",
    is_simultaneous=False,
    paper=Paper(columns=100, lines=3, lines_a_player=2),
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
    ),
)
