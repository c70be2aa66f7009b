"""What the others are expected to bet, and what a bet is worth against that."""

from random import Random

import pytest

from diablerie.game.mind import Mind
from diablerie.games.devil_with_it.bots.betting import BET_WINS, weighed_bets
from diablerie.games.devil_with_it.bots.field import TENS, expected_bets
from diablerie.games.devil_with_it.bots.solution import GAIN
from diablerie.games.devil_with_it.memory import NO_MEMORY
from diablerie.games.devil_with_it.rules import lay
from diablerie.games.devil_with_it.state import NO_BET, State
from diablerie.games.devil_with_it.view import view as view_of
from tests.games.devil_with_it.bots.tables import new_table, six


def opened(chips: tuple[int, ...]) -> State:
    """A table at which all bets are awaited."""
    return lay(new_table(len(chips))._replace(start=0, chips=six(chips)))


def expected(players: int, seen: list[tuple[int, ...]], seat: int) -> float:
    """The mean of what a seat is expected to bet."""
    at_most = expected_bets(players, [six(bets, six([NO_BET] * 6)) for bets in seen])[seat]
    return float(sum(10 * (1 - at_most[tens]) for tens in range(TENS)))


@pytest.mark.parametrize("players", range(2, 7))
def test_somebody_always_bets_something(players: int) -> None:
    field = expected_bets(players, ())
    assert all(field[seat][-1] == pytest.approx(1) for seat in range(players))


def test_who_bets_little_is_expected_to_bet_little_again() -> None:
    nothing, little = expected(3, [], 1), expected(3, [(100, 30, 100)] * 8, 1)
    assert 30 < little < nothing - 40
    assert expected(3, [(100, NO_BET, 100)] * 8, 1) == pytest.approx(nothing)


def test_a_higher_bet_wins_less_often_and_one_beyond_all_coal_never() -> None:
    view = view_of(opened((2000, 400, 400)), 0)
    memory = NO_MEMORY._replace(chips=six((2000, 400, 400)))
    bets = [10, 100, 200, 300, 1280]
    worth = weighed_bets(view, Mind(memory, Random(1)), bets, 300, attentive=True)
    wins = [float(row[BET_WINS]) for row in worth]
    assert wins == sorted(wins, reverse=True)
    assert wins[0] > 0.9
    assert (wins[-1], worth[-1][GAIN] < -1000) == (0, True)


def test_a_bet_is_worth_more_to_who_bets_highest_of_all() -> None:
    """The same bet of 120 brings twice as much where the others bet less (§4.4)."""
    view = view_of(opened((400, 400, 400)), 0)
    gains = []
    for others in (60, 250):
        memory = NO_MEMORY._replace(bets=(six((120, others, others), six([NO_BET] * 6)),) * 12)
        gains.append(float(weighed_bets(view, Mind(memory, Random(1)), [120], 300, attentive=True)[0][GAIN]))
    assert gains[0] > gains[1] + 20
