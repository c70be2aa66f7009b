"""Every legal event is accepted and every other refused; nothing that is asked changes the table."""

import copy
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from diablerie.game.core import CHANCE, CLOCK, GAME_OVER, LEGAL, NOBODY
from diablerie.game.manifest import Game
from diablerie.game.masks import seats_of
from diablerie.game.types import Event, State
from diablerie.games.catalogue import GAMES
from tests.contract.universe import UNIVERSE, may_chance, simple_events
from tests.play import ALL_TABLES, Played, Table, play, tables

FEW = 12
"""So many states of a match are held against the whole universe."""


def some_moments(played: Played, luck: Random) -> list[tuple[State, Event | None]]:
    """Some states of a match, each with what happened then; always the opening and the end."""
    moments: list[tuple[State, Event | None]] = [(before, event) for before, event, _ in played.moments()]
    moments.append((played.states[-1], None))
    chosen = {0, 1, len(moments) - 1, *(luck.randrange(len(moments)) for _ in range(FEW))}
    return [moments[index] for index in sorted(chosen)]


def chosen_by_seats(game: Game, state: State, event: Event) -> bool:
    """Whether a seat has `event` among its choices."""
    if (
        game.name == "diavolo" or event.by < 0
    ):  # there the reaction makes the universe endless: a naive reading
        return False
    return event in game.choices(state, event.by)


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_every_event_of_the_universe_is_accepted_if_and_only_if_it_may_happen(
    game: str, players: int, data: st.DataObject
) -> None:
    played = play(data.draw(tables(game, players)))
    luck = Random(played.seed)
    for state, happened in some_moments(played, luck):
        drawn = happened if happened is not None and happened.by == CHANCE else None
        for event in UNIVERSE.get(game, simple_events)(state, luck, drawn):
            reason = played.game.refusal(state, event)
            allowed = chosen_by_seats(played.game, state, event) or may_chance(game, state, event, drawn)
            assert (reason == LEGAL) == allowed, (played.game.code(reason), event, state)


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_every_choice_is_accepted_and_only_those_who_are_awaited_have_one(
    game: str, players: int, data: st.DataObject
) -> None:
    played = play(data.draw(tables(game, players)))
    for state in played.states:
        awaited = seats_of(played.game.awaited(state))
        for seat in range(6):
            choices = played.game.choices(state, seat)
            assert all(event.by == seat for event in choices)
            assert all(played.game.refusal(state, event) == LEGAL for event in choices)
            assert len(set(choices)) == len(choices)
            assert seat in awaited or not choices
            if game != "diavolo":  # there somebody may be too late for every devil
                assert bool(choices) == (seat in awaited)


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_nobody_who_has_no_seat_has_a_choice(game: str, players: int) -> None:
    options = {} if game == "diavolo" else {"goal": 10}
    played = play(Table(GAMES[game], ("random",) * players, options, 5))
    for state in played.states:
        for seat in (NOBODY, CLOCK, CHANCE, players, 6, 7):
            assert played.game.choices(state, seat) == []


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_seats_are_awaited_unless_chance_is_or_the_game_is_over(
    game: str, players: int, data: st.DataObject
) -> None:
    played = play(data.draw(tables(game, players)))
    rules = played.game
    for state in played.states:
        awaited = seats_of(rules.awaited(state))
        assert (awaited == []) == (state.to_act in (CHANCE, NOBODY))
        assert rules.over(state) == (state.to_act == NOBODY)
        assert set(awaited) <= set(range(players))
        if state.to_act >= 0:
            assert awaited == [state.to_act]
    assert [rules.over(state) for state in played.states].index(True) == len(played.states) - 1


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_after_the_end_nothing_happens(game: str, players: int, data: st.DataObject) -> None:
    played = play(data.draw(tables(game, players)))
    end = played.states[-1]
    for _, event, _ in played.moments():
        assert played.game.refusal(end, event) == GAME_OVER


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@settings(max_examples=3)
@given(data=st.data())
def test_asking_and_applying_never_change_the_table_before(
    game: str, players: int, data: st.DataObject
) -> None:
    played = play(data.draw(tables(game, players)))
    rules = played.game
    for before, event, after in played.moments():
        state, kept = copy.deepcopy((before, event))
        rules.refusal(state, event), rules.view(state, 0), rules.open_view(state), rules.totals(state)
        rules.seen(state, event, 0), rules.to_fields(event), rules.to_text(event)
        assert rules.apply(state, event) == after
        assert (state, event) == (before, kept)
        hash((state, event))
