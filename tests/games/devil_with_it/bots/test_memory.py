"""What somebody who pays attention remembers is true, and could be seen."""

from diablerie.games.devil_with_it import GAME
from diablerie.games.devil_with_it.memory import ROUNDS
from tests.inside import inside
from tests.play import Table, play


def test_everybodys_chips_and_the_last_bets_are_remembered() -> None:
    shown = []
    for step in play(Table(GAME, ("bold", "cautious", "random", "bold"), {}, 11)).steps:
        before, after, memory = inside(step.before.state), inside(step.after.state), inside(step.after.memory)
        if after.rounds > before.rounds:
            shown.append(before.stakes)
        assert memory.chips[:4] == after.chips[:4]
        assert memory.bets == tuple(shown[-ROUNDS:])
    assert len(shown) > 3
