"""The chance to win with the totals after a round."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from diablerie.game.core import CHANCE, NOBODY
from diablerie.game.masks import seats_of
from diablerie.games.little_devils.bots.habits import HABITS, habitual
from diablerie.games.little_devils.bots.prospects import prospects
from diablerie.games.little_devils.rules import apply, winners
from diablerie.games.little_devils.state import new_game, playing
from diablerie.kernel import Six
from tests.games.little_devils.bots.positions import dealt

any_totals = st.lists(st.integers(0, 140), min_size=3, max_size=6)


def six(totals: list[int]) -> Six:
    a, b, c, d, e, f = (*totals, 0, 0, 0)[:6]
    return a, b, c, d, e, f


@given(any_totals)
def test_somebody_wins(totals: list[int]) -> None:
    players = len(totals)
    chances = [prospects(six(totals), seat, players, 100).win for seat in range(players)]
    assert sum(chances) == pytest.approx(1.0)
    assert min(chances) >= 0.0


@given(any_totals)
def test_whoever_is_ahead_has_somebody_behind_him(totals: list[int]) -> None:
    players = len(totals)
    ahead = [prospects(six(totals), seat, players, 100).ahead for seat in range(players)]
    assert sum(ahead) == pytest.approx(players / 2)
    assert 0.0 <= min(ahead) <= max(ahead) <= 1.0


@given(any_totals)
def test_who_has_fewer_devils_has_the_better_chance(totals: list[int]) -> None:
    players = len(totals)
    by_total = sorted(range(players), key=lambda seat: totals[seat])
    chances = [prospects(six(totals), seat, players, 100).win for seat in by_total]
    assert chances == sorted(chances, reverse=True)
    ahead = [prospects(six(totals), seat, players, 100).ahead for seat in by_total]
    assert ahead == pytest.approx(sorted(ahead, reverse=True))


def test_when_the_goal_is_reached_the_fewest_have_won_and_share_it() -> None:
    totals = (40, 100, 40, 70, 0, 0)
    assert [prospects(totals, seat, 4, 100).win for seat in range(4)] == [0.5, 0.0, 0.5, 0.0]
    ahead = [prospects(totals, seat, 4, 100).ahead for seat in range(4)]
    assert ahead == pytest.approx([2.5 / 3, 0.0, 2.5 / 3, 1 / 3])
    assert prospects(totals, 3, 4, 101).win > 0.0


def test_a_lead_is_worth_more_the_nearer_the_end_is() -> None:
    far = prospects((20, 30, 30, 30, 0, 0), 0, 4, 100).win
    near = prospects((80, 90, 90, 90, 0, 0), 0, 4, 100).win
    assert 0.25 < far < near < 1.0


@pytest.mark.parametrize(
    "totals",
    [[70, 90, 80], [60, 75, 70, 90], [85, 62, 66, 80, 93, 70]],
)
def test_the_chance_agrees_with_games_played_to_their_end(totals: list[int]) -> None:
    """Three times what so few games can be off."""
    players, games, luck = len(totals), 150, Random(5)
    won = [0.0] * players
    for _ in range(games):
        state = new_game(players, 100, 1)._replace(totals=six(totals))
        while state.to_act != NOBODY:
            if state.to_act == CHANCE:
                state = apply(state._replace(dealer=NOBODY), dealt(players, luck))
            else:
                card = habitual(state, luck.getrandbits(40), HABITS)
                state = apply(state, playing(state.to_act, card))
        for seat in seats_of(winners(state)):
            won[seat] += 1 / len(seats_of(winners(state)))
    for seat in range(players):
        assert abs(won[seat] / games - prospects(six(totals), seat, players, 100).win) < 0.12
