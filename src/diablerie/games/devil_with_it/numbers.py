"""The Devil With It in numbers (docs/research.md)."""

from diablerie.game.numbers import CompiledRules, Numbers, Paper
from diablerie.games.devil_with_it import by_lot, chance, observation, rules, sight, tensor

NUMBERS = Numbers(
    size=tensor.SIZE,
    dtype="int32",
    lowest=-1,
    highest=2**31 - 1,
    actions=lambda options: tensor.actions(options["goal"]),
    what_actions_do="0 stops, 1 to 48 turn up coal, 49 and on bet.",
    is_simultaneous=True,
    paper=Paper(columns=100, lines=10, lines_a_player=1),
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
