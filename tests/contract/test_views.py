"""A view is what everybody sees, and besides it what a seat sees of itself."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from diablerie.game.core import NOBODY
from diablerie.game.masks import members
from diablerie.game.types import View
from diablerie.games.catalogue import GAMES
from tests.inside import inside
from tests.play import ALL_TABLES, Table, play, tables

A_SEAT_EACH = {"hands", "chips", "stakes", "accounts", "grabs", "reactions"}
"""The private fields that have an entry for every seat."""


def differing(view: View, other: View) -> set[str]:
    """The fields that two views do not have in common."""
    return {name for name, one, two in zip(view._fields, view, other, strict=True) if one != two}


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_a_view_is_the_shared_view_with_private_fields_of_a_seat(
    game: str, players: int, data: st.DataObject
) -> None:
    rules = GAMES[game]
    for state in play(data.draw(tables(game, players))).states:
        shared = rules.shared_view(state)
        assert shared == rules.view(state, NOBODY)
        for seat in (*range(players), players, 6, -1, NOBODY):
            view = rules.view(state, seat)
            private = rules.private(state, shared, seat)
            assert len(private) == len(rules.private_fields)
            assert inside(view) == (*private, *shared[len(private) :])
            assert type(view) is type(shared)
            assert differing(view, shared) <= set(rules.private_fields)
            assert view.seat == (seat if seat in range(players) else NOBODY)
            assert view.awaited == members(rules.awaited(state))


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_a_shared_view_follows_from_any_earlier_one(game: str, players: int, data: st.DataObject) -> None:
    rules = GAMES[game]
    states = play(data.draw(tables(game, players))).states
    views = [rules.shared_view(state) for state in states]
    for now, state in enumerate(states):
        for back in (0, 1, 2, data.draw(st.integers(0, now))):
            assert rules.shared_after(views[max(0, now - back)], state) == views[now]


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_a_seat_sees_its_own_as_it_is_and_of_others_what_everybody_sees(
    game: str, players: int, data: st.DataObject
) -> None:
    rules = GAMES[game]
    for state in play(data.draw(tables(game, players))).states:
        shared, everything = rules.shared_view(state), rules.open_view(state)
        assert differing(shared, everything) <= A_SEAT_EACH
        for name in A_SEAT_EACH & set(shared._fields):
            all_see, true = getattr(shared, name), getattr(everything, name)
            assert all(one in (None, two) for one, two in zip(all_see, true, strict=True))
            for seat in range(players):
                sees = list(all_see)
                sees[seat] = true[seat]
                assert getattr(rules.view(state, seat), name) == tuple(sees)


@pytest.mark.parametrize("game", GAMES)
def test_every_private_field_differs_somewhere_and_they_come_first(game: str) -> None:
    rules = GAMES[game]
    options = {"race": False} if game == "diavolo" else {}
    states = play(Table(rules, ("random",) * 4, options, 2)).states
    found = set[str]()
    for state in states:
        views = [rules.view(state, seat) for seat in (*range(4), NOBODY)]
        found |= {name for view in views for name in differing(view, views[0])}
    assert found == set(rules.private_fields)
    fields = rules.shared_view(states[0])._fields
    assert fields[: len(rules.private_fields)] == rules.private_fields


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_what_a_seat_alone_may_see_changes_only_for_seats_that_the_event_touches(
    game: str, players: int, data: st.DataObject
) -> None:
    rules = GAMES[game]
    for before, event, after in play(data.draw(tables(game, players))).moments():
        then, now = rules.shared_view(before), rules.shared_view(after)
        touched = rules.touched(before, event, after)
        assert 0 <= touched < 1 << players
        for seat in range(players):
            if not touched >> seat & 1:
                assert rules.private(before, then, seat) == rules.private(after, now, seat)
