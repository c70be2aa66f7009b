"""§5 and §6: pawns, pacts, the next round and the end."""

import pytest

from diablerie.game.core import EVERYBODY, NOBODY
from diablerie.game.masks import seats_of
from diablerie.game.teller import Teller
from diablerie.games.devil_with_it import GAME
from diablerie.games.devil_with_it.coal import ALL_PLACES
from diablerie.games.devil_with_it.state import BET, LAY, TURN
from diablerie.games.devil_with_it.track import pacts_of, stand, stands, track_of
from diablerie.games.devil_with_it.words import written_stand
from diablerie.kernel import count
from tests.games.devil_with_it.ovens import bets, laid, later, turns
from tests.games.tables import played, six

SPACES = (50, 200, 300, 500, 800, 1200, 1600)
TRACK = track_of(SPACES)


@pytest.mark.parametrize(
    ("total", "where"),
    [
        (0, "0-50"),
        (50, "0-50"),
        (60, "0-50<>200"),
        (190, "0-50<>200"),
        (200, "200"),
        (300, "300"),
        (310, "300<>500"),
        (370, "300<>500"),
        (1600, "1600"),
        (1610, "over 1600"),
        (9000, "over 1600"),
    ],
)
def test_a_pawn_stands_on_its_number_or_in_the_gap(total: int, where: str) -> None:
    assert written_stand(stand(TRACK, total), SPACES, Teller(())) == where


@pytest.mark.parametrize(
    ("spaces", "total", "where"),
    [
        ((0, 100), 0, "0"),
        ((0, 100), 10, "0<>100"),
        ((0, 100), 110, "over 100"),
        ((10, 20, 30, 40, 50, 60, 70, 80), 80, "80"),
        ((10, 20, 30, 40, 50, 60, 70, 80), 90, "over 80"),
    ],
)
def test_the_track_may_have_two_to_eight_spaces(spaces: tuple[int, ...], total: int, where: str) -> None:
    assert written_stand(stand(track_of(spaces), total), spaces, Teller(())) == where


@pytest.mark.parametrize(
    ("chips", "pacts"),
    [
        pytest.param((60, 300, 370, 310), [0], id="A: alone at the very back"),
        pytest.param((100, 60, 300, 370), [], id="two share the last place"),
        pytest.param((40, 0, 50, 300), [0, 1, 2], id="B: all three on 0-50"),
        pytest.param((30, 300, 300, 300), [0], id="A and B together are one pact"),
        pytest.param((50, 60, 300, 300), [0], id="the gap behind 0-50 has none"),
        pytest.param((0, 10, 20, 30, 40, 50), [0, 1, 2, 3, 4, 5], id="everybody"),
        pytest.param((300, 310), [0], id="two players: the pawn behind"),
        pytest.param((310, 370), [], id="two players level in a gap"),
        pytest.param((40, 50), [0, 1], id="two players level on 0-50"),
        pytest.param((1610, 2000), [], id="beyond the last number one gap"),
        pytest.param((300, 310, 200), [2], id="the last seat at the back"),
    ],
)
def test_pacts_follow_from_where_the_pawns_stand(chips: tuple[int, ...], pacts: list[int]) -> None:
    pawns = stands(TRACK, six(*chips))
    assert seats_of(pacts_of(pawns, len(chips))) == pacts


def test_pawns_and_pacts_move_at_the_end_of_a_round_only() -> None:
    table = bets(laid(2), 190, 10)
    table = turns(table, "10 devil")
    assert (table.pawns[:2], table.pacts) == ((2, 2), 0)
    table = turns(table, "10 stop")
    assert table.chips[:2] == (10, 310)
    assert (table.pawns[:2], seats_of(table.pacts)) == ((0, 5), [0])


# The next round, §6.1 and §6.2.


@pytest.mark.parametrize(
    ("mouth", "left", "laid_again"),
    [(19, 20, False), (19, 19, True), (0, 1, False), (0, 2, False), (47, 46, True), (20, 20, True)],
)
def test_the_oven_is_laid_again_when_all_that_is_left_fits_into_its_mouth(
    mouth: int, left: int, laid_again: bool
) -> None:
    table = bets(laid(2, mouth=mouth), 10, 10)
    # Two pieces more than `left` lie face down; each player takes one.
    table = table._replace(face_down=ALL_PLACES & ~((1 << 46 - left) - 1))
    table = turns(table, "10 stop", "10 stop")
    assert count(table.face_down) == left
    assert table.phase == (LAY if laid_again else BET)
    if laid_again:
        table = played(GAME, table, "chance lay")
        assert (count(table.face_down), table.phase, table.to_act) == (48, BET, EVERYBODY)


def test_coal_that_was_taken_stays_away_until_the_oven_is_laid_again() -> None:
    table = turns(bets(laid(2), 10, 10), "100 stop", "100 75 stop")
    assert count(table.face_down) == 45
    assert count(bets(table, 10, 10).face_down) == 45
    assert GAME.view(table, 0).edge == 3


def test_the_start_passes_to_the_left_of_this_rounds_start_player() -> None:
    table = laid(3, start=1)
    starts = []
    for _ in range(4):
        starts.append(table.start)
        table = turns(bets(table, 10, 10, 10), "10 stop", "10 stop", "20 stop")
    assert starts == [1, 2, 0, 1]


# The end, §6.3.


@pytest.mark.parametrize(("chips", "ends"), [(1390, False), (1400, True), (1410, True)])
def test_the_game_is_over_when_somebody_has_the_goal_at_the_end_of_a_round(chips: int, ends: bool) -> None:
    table = bets(later(chips, 200), 50, 10)
    table = turns(table, "50 stop")  # twice 50, and both bonuses
    assert (table.phase, GAME.over(table)) == (TURN, False)
    table = turns(table, "devil")
    assert table.chips[0] == chips + 200
    assert GAME.over(table) == ends


def test_there_is_always_at_least_one_round() -> None:
    table = laid(2, goal=10)
    assert not GAME.over(table)
    assert GAME.over(turns(bets(table, 10, 10), "devil", "devil"))


@pytest.mark.parametrize(
    ("chips", "winners"), [((1600, 1700, 300), [1]), ((1700, 1700, 1650), [0, 1]), ((300, 300, 1800), [2])]
)
def test_the_richest_wins_and_ties_share_the_victory(chips: tuple[int, ...], winners: list[int]) -> None:
    table = turns(bets(later(*chips, minimum_bet=0), 0, 0, 0), "devil", "devil", "devil")
    assert table.to_act == NOBODY
    assert seats_of(GAME.winners(table)) == winners
