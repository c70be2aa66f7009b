"""Rounds of The Devil With It, from the bets on or from a nearly empty oven."""

from typing import Any

from diablerie.game.core import CHANCE
from diablerie.games.devil_with_it import GAME
from diablerie.games.devil_with_it.coal import (
    ALL_PLACES,
    KIND_NAMES,
    NOTHING_SHOWN,
    OVEN,
    PIECES,
    show,
)
from diablerie.games.devil_with_it.state import LAY, State
from diablerie.games.devil_with_it.track import pacts_of, stands
from diablerie.kernel import lowest
from tests.games.tables import opened, played, six


def laid(players: int, start: int = 0, **options: Any) -> State:
    """Begin the first round."""
    table: State = played(GAME, opened(GAME, players, **options), f"chance start {start}; chance lay")
    return table


def later(*chips: int, start: int = 0, **options: Any) -> State:
    """Begin the second round, with these chips, the pawns where they belong, and the pacts that follow."""
    table = laid(len(chips), start, **options)
    purses = six(*chips)
    pawns = stands(table.track, purses)
    pacts = pacts_of(pawns, len(chips))
    table = table._replace(phase=LAY, to_act=CHANCE, chips=purses, pawns=pawns, pacts=pacts, rounds=1)
    result: State = played(GAME, table, "chance lay")
    return result


def bets(table: State, *amounts: int) -> State:
    """Let everybody who has chips bet, in the order of the seats."""
    seats = [seat for seat in range(table.players) if table.chips[seat]]
    lines = [f"{seat} bet {amount}" for seat, amount in zip(seats, amounts, strict=True)]
    result: State = played(GAME, table, "\n".join(lines))
    return result


def turn(table: State, words: str) -> State:
    """Let whoever's turn it is turn up coal, lowest place first: `50 20 stop` or `75 devil`."""
    for word in words.split():
        at = "stop" if word == "stop" else f"reveal {lowest(table.face_down)}; chance coal {word}"
        table = played(GAME, table, f"{table.turn} {at}")
    return table


def turns(table: State, *words: str) -> State:
    """Let one after the other have their turn."""
    for one in words:
        table = turn(table, one)
    return table


def with_oven(table: State, coal: str) -> State:
    """Leave just this coal face down, at the last places of the oven; all else lies at the edge."""
    few = coal.split()
    gone = [name for kind, name in enumerate(KIND_NAMES) for _ in range(PIECES[kind] - few.count(name))]
    shown = NOTHING_SHOWN
    for place, name in enumerate(gone):
        shown = show(shown, KIND_NAMES.index(name), place)
    return table._replace(face_down=ALL_PLACES & ~((1 << OVEN - len(few)) - 1), shown=shown)
