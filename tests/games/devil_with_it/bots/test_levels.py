"""Four levels: each plays by the rules, from what may be seen, within its time, and unlike the others."""

from random import Random
from typing import Any

import pytest

from diablerie.game.core import LEGAL
from diablerie.game.masks import seats_of
from diablerie.game.mind import Mind
from diablerie.games.devil_with_it import GAME
from diablerie.games.devil_with_it.bots.levels import LEVELS
from diablerie.games.devil_with_it.bots.thinking import CHUNK, spans
from diablerie.games.devil_with_it.memory import NO_MEMORY
from diablerie.games.devil_with_it.state import Event
from diablerie.match.referee import Match, Step
from tests.contract.disguise import disguised
from tests.inside import inside
from tests.play import Table, play

STRANGE: list[tuple[int, dict[str, Any]]] = [
    (2, {"goal": 10, "mouth": 0}),
    (3, {"goal": 400, "minimum_bet": 0, "mouth": 47}),
    (6, {"goal": 500, "open_totals": True, "track": [100, 300]}),
]
QUICK = 0.1


def matches(players: int, options: dict[str, Any], seed: int) -> list[Step]:
    """A match of simple bots who now and then do anything at all."""
    bots = ("random", "bold", "cautious", "bold", "random", "bold")[:players]
    return list(play(Table(GAME, bots, options, seed, wild=0.2)).steps)


def decision(level: str, match: Match, seat: int, seconds: float | None = None) -> Event | None:
    """What a level does, quickly."""
    mind = Mind(inside(match.memory), Random(5), seconds, QUICK)
    return LEVELS[level](GAME.view(inside(match.state), seat), mind)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "options"), STRANGE)
def test_every_level_plays_by_the_rules_whatever_was_agreed_on(
    level: str, players: int, options: dict[str, Any]
) -> None:
    decided = 0
    for step in matches(players, options, 3)[:250]:
        for seat in seats_of(GAME.awaited(inside(step.before.state))):
            event = decision(level, step.before, seat)
            assert event is not None
            assert event.by == seat
            assert GAME.refusal(inside(step.before.state), event) == LEGAL
            decided += 1
    assert decided > 5


@pytest.mark.parametrize("level", LEVELS)
def test_no_decision_changes_when_hidden_chips_and_bets_are_others(level: str) -> None:
    steps, luck, asked = matches(4, {"goal": 700}, 8), Random(1), 0
    for number in range(1, min(len(steps), 160), 3):
        now = steps[number - 1].after
        for seat in seats_of(GAME.awaited(inside(now.state))):
            other = disguised(steps[:number], seat, luck)[-1].after
            assert decision(level, now, seat) == decision(level, other, seat)
            asked += other.state != now.state
    assert asked > 15


def test_the_levels_differ() -> None:
    answers = set()
    steps = matches(4, {"goal": 800}, 4)
    for level in LEVELS:
        given = []
        for step in steps:
            for seat in seats_of(GAME.awaited(inside(step.before.state)))[:1]:
                event = decision(level, step.before, seat)
                assert event is not None
                given.append((event.do, event.what if event.do == 2 else 0))
        answers.add(tuple(given))
    assert len(answers) == len(LEVELS)


def test_who_has_no_time_looks_at_a_few_rounds_and_decides() -> None:
    hurried = list(spans(1000, Mind(NO_MEMORY, Random(1), seconds=0.0)))
    assert [(span.first, span.last) for span in hurried] == [(0, CHUNK)]
    calm = list(spans(1000, Mind(NO_MEMORY, Random(1))))
    assert calm[-1].last == 1000


def test_effort_is_a_number_of_imagined_rounds() -> None:
    assert [list(spans(100, Mind(NO_MEMORY, Random(1), effort=e)))[-1].last for e in (0, 0.5, 2)] == [
        1,
        50,
        200,
    ]
