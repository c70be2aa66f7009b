"""§5.1: what is played for a seat whose time is over."""

import pytest

from diablerie.games.little_devils import GAME
from diablerie.games.little_devils.rules import devils_if_last, played_by_clock
from tests.games.little_devils.deals import left
from tests.games.tables import played


@pytest.mark.parametrize(
    ("hands", "plays", "card"),
    [
        pytest.param("3 15 14 1 / 2 / 4", "", 1, id="a leader: the fewest devils, the lowest of several"),
        pytest.param("4 3 5 / 2 / 1", "", 3, id="a leader without a card free of devils"),
        pytest.param("25 15 / 2 / 1", "", 15, id="a leader with fives only: the lower one"),
        pytest.param(
            "1 / 3 4 6 / 2", "0 play 1", 3, id="the second always takes it so far: the fewest devils"
        ),
        pytest.param("20 1 / 26 2 / 21 25 24", "0 play 20; 1 play 26", 24, id="below the highest and bare"),
        pytest.param(
            "20 1 / 26 2 / 21 23 25", "0 play 20; 1 play 26", 21, id="among equals the lowest number"
        ),
        pytest.param("20 1 / 21 2 / 22 25 27", "0 play 20; 1 play 21", 27, id="who must take it takes least"),
        pytest.param("20 1 / 21 2 / 15 5", "0 play 20; 1 play 21", 5, id="who cannot follow takes least"),
        pytest.param(
            "20 1 / 21 2 / 6 4 / 15 3", "0 play 20; 1 play 21; 2 play 6", 15, id="even a five is best"
        ),
    ],
)
def test_the_clock_plays_the_card_that_takes_fewest_devils(hands: str, plays: str, card: int) -> None:
    table = played(GAME, left(hands), plays)
    event = played_by_clock(table, table.to_act)
    assert GAME.to_text(event) == f"{table.to_act} play {card}"
    assert event in GAME.choices(table, table.to_act)


@pytest.mark.parametrize(
    ("hands", "plays", "card", "devils"),
    [
        pytest.param("15 1 / 2 3 / 4 5", "", 15, 0, id="a lead takes none yet"),
        pytest.param("20 1 / 22 2 / 4 5", "0 play 20", 22, 5, id="the second takes both"),
        pytest.param("20 1 / 22 2 / 21 27", "0 play 20; 1 play 22", 21, 0, id="a lower one takes none"),
        pytest.param("20 1 / 22 2 / 21 27", "0 play 20; 1 play 22", 27, 6, id="a higher one takes all"),
        pytest.param("24 1 / 14 2 / 16 26", "0 play 24; 1 play 14", 26, 0, id="all bare: nothing to take"),
    ],
)
def test_what_a_card_would_take_if_it_were_the_last(hands: str, plays: str, card: int, devils: int) -> None:
    assert devils_if_last(played(GAME, left(hands), plays), card) == devils
