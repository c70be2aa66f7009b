"""A decision that nobody has seen can be taken back, and then it was never made."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from diablerie.game.core import LEGAL, NOBODY
from diablerie.game.manifest import Game
from diablerie.game.types import Event, State
from diablerie.games.devil_with_it import state as oven
from diablerie.games.diavolo import rules as race_rules
from diablerie.games.diavolo import state as race
from tests.inside import inside
from tests.play import ALL_TABLES, Played, play, tables

Secret = dict[int, Event]
"""The decisions of this phase that nobody has seen, by seat, in the order in which they were made."""


DECIDE_IN_SECRET = ("devil_with_it", "diavolo")
"""The games that must have something to take back."""


def decided_in_secret(state: State, event: Event) -> bool:
    """Whether `event` is a bet, or an answer without a race (The Devil With It §7.2, Diavolo §5.1)."""
    if isinstance(event, race.Event):
        return event.do == race.GRAB and not inside(state).options.race
    return isinstance(event, oven.Event) and event.do == oven.BET


def moments(played: Played) -> Iterator[tuple[State, Secret, State]]:
    """The state in which a phase began, the secret decisions since then, and the state they led to."""
    began, secret = played.states[0], Secret()
    for before, event, after in played.moments():
        if decided_in_secret(before, event) and after.phase == before.phase:
            secret = secret | {event.by: event}
        else:
            began, secret = after, Secret()
        yield began, secret, after


def after_all(game: Game, state: State, events: list[Event]) -> State:
    """Let legal events happen one after the other."""
    for event in events:
        assert game.refusal(state, event) == LEGAL
        state = game.apply(state, event)
    return state


def choices(game: Game, state: State, seat: int, luck: Random) -> list[Event]:
    """What a seat may decide now; in Diavolo, after any time."""
    if game.name == "diavolo":
        reaction = luck.randrange(inside(state).options.time_limit * 1000 + 1)
        return [*race_rules.choices(inside(state), seat, reaction)]
    return game.choices(state, seat)


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_what_is_taken_back_was_never_decided(game: str, players: int, data: st.DataObject) -> None:
    table = data.draw(tables(game, players))
    if game == "diavolo":
        table.options["race"] = False
    rules, luck, taken_back = table.game, Random(table.seed), 0
    for began, secret, state in moments(play(table)):
        for seat in secret:
            others = [event for event in secret.values() if event.by != seat]
            luck.shuffle(others)
            without = after_all(rules, began, others)
            assert rules.take_back(state, seat) == without
            assert rules.take_back(without, seat) is None
            again = luck.choice(choices(rules, without, seat, luck))
            order = [*others, again]
            luck.shuffle(order)
            assert rules.apply(without, again) == after_all(rules, began, order)
            taken_back += 1
    assert taken_back > 0 or game not in DECIDE_IN_SECRET


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_nothing_else_can_be_taken_back(game: str, players: int, data: st.DataObject) -> None:
    played = play(data.draw(tables(game, players)))
    for _, secret, state in moments(played):
        for seat in (*range(-4, 8), 64):
            if seat not in secret:
                assert played.game.take_back(state, seat) is None
    for seat in (*range(players), NOBODY):
        assert played.game.take_back(played.states[0], seat) is None
