"""Whose time may be over, and what is then played for them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from diablerie.game.core import CHANCE, CLOCK, LEGAL, NOBODY, NOT_NOW, NOT_YOUR_TURN
from diablerie.game.masks import seats_of
from diablerie.games.diavolo.state import closing
from diablerie.match.referee import Timeout, apply, explain, refusal
from tests.contract.naive_race import grabs_of, right_devils_are_gone
from tests.inside import inside
from tests.play import ALL_TABLES, play, random_table, tables

WITH_CLOCK = [(game, players) for game, players in ALL_TABLES if game != "diavolo"]


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_only_somebody_who_is_awaited_may_be_late(game: str, players: int, data: st.DataObject) -> None:
    for step in play(data.draw(tables(game, players, late=0.1))).steps:
        for match in (step.before, step.after):
            awaited = seats_of(match.game.awaited(match.state))
            for seat in range(-4, 8):
                may_be = match.late == NOBODY and seat in awaited and game != "diavolo"
                reason = refusal(match, Timeout(seat))
                assert reason == (LEGAL if may_be else NOT_NOW)
                assert "\n" not in explain(match, Timeout(seat), reason)
                assert refusal(match, Timeout(seat, by=seat)) == NOT_NOW
                assert refusal(match, Timeout(seat, by=CHANCE)) == NOT_NOW


@pytest.mark.parametrize(("game", "players"), WITH_CLOCK)
@given(data=st.data())
def test_after_a_time_out_only_the_late_seat_may_act(game: str, players: int, data: st.DataObject) -> None:
    for step in play(data.draw(tables(game, players, late=0.0))).steps:
        match = step.before
        for seat in seats_of(match.game.awaited(match.state)):
            late = apply(match, Timeout(seat))
            assert (late.late, late.state, late.version) == (seat, match.state, match.version + 1)
            for other in range(players):
                for event in match.game.choices(match.state, other)[:5]:
                    assert refusal(late, event) == (LEGAL if other == seat else NOT_YOUR_TURN)
            for by in (CHANCE, CLOCK):
                assert refusal(late, inside(step.event)._replace(by=by)) == NOT_YOUR_TURN
            assert all(refusal(late, Timeout(other)) == NOT_NOW for other in range(players))
            assert apply(late, match.game.choices(match.state, seat)[0]).late == NOBODY


@pytest.mark.parametrize(("game", "players"), WITH_CLOCK)
@given(data=st.data())
def test_what_is_played_by_the_clock_is_legal_whenever_somebody_is_awaited(
    game: str, players: int, data: st.DataObject
) -> None:
    played = play(data.draw(tables(game, players, late=0.3)))
    clock = played.game.played_by_clock
    assert clock is not None
    for state in played.states:
        for seat in seats_of(played.game.awaited(state)):
            event = clock(state, seat)
            assert event in played.game.choices(state, seat)
            assert event.by == seat


@pytest.mark.parametrize("race", [True, False])
@given(data=st.data())
def test_without_a_time_limit_the_clock_closes_nothing_while_right_devils_are_left(
    race: bool, data: st.DataObject
) -> None:
    """Diavolo §3.7, §7.1: no limit, so a round ends with the right devils or when everybody has grabbed."""
    table = data.draw(tables("diavolo", 4))
    table.options.update(race=race, time_limit=0)
    left = 0
    for step in play(table).steps:
        for state in (step.before.state, step.after.state):
            if step.before.game.awaited(state):
                gone = right_devils_are_gone(inside(state), grabs_of(inside(state)), None)
                assert (step.before.game.refusal(state, closing()) == LEGAL) == gone
                left += not gone
    assert left > 0


@pytest.mark.parametrize(("game", "players"), WITH_CLOCK)
def test_a_game_that_only_the_clock_plays_comes_to_its_end(game: str, players: int) -> None:
    played = play(random_table(game, players, 3, late=1.0))
    late = [step.event.seat for step in played.steps if isinstance(step.event, Timeout)]
    assert set(late) == set(range(players))
    decisions = [step for step in played.steps if step.event.by >= 0]
    assert len(decisions) == len(late)
