"""§8.1: what is done for a seat whose time is over."""

import pytest

from diablerie.games.devil_with_it import GAME
from diablerie.games.devil_with_it.rules import played_by_clock
from diablerie.games.devil_with_it.state import State
from tests.games.devil_with_it.ovens import bets, laid, later, turns
from tests.games.tables import played

SOME_GONE = played(
    GAME, bets(laid(2), 10, 10), "0 reveal 0; chance coal 10; 0 reveal 2; chance coal 10; 0 stop"
)


@pytest.mark.parametrize(
    ("table", "seat", "event"),
    [
        pytest.param(laid(2), 1, "1 bet 10", id="the lowest bet"),
        pytest.param(laid(2, minimum_bet=0), 1, "1 bet 0", id="an empty fist where it is allowed"),
        pytest.param(later(10, 300), 0, "0 bet 10", id="the last chips"),
        pytest.param(bets(laid(2), 10, 10), 0, "0 reveal 0", id="nothing turned up: the lowest place"),
        pytest.param(SOME_GONE, 1, "1 reveal 1", id="the lowest place that is still face down"),
        pytest.param(turns(bets(laid(2), 10, 10), "10"), 0, "0 stop", id="with coal already they stop"),
    ],
)
def test_the_clock_does_as_little_as_possible(table: State, seat: int, event: str) -> None:
    done = played_by_clock(table, seat)
    assert GAME.to_text(done) == event
    assert done in GAME.choices(table, seat)
