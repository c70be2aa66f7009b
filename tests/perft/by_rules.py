"""How many ways there are to go on, by the rules; coal and lots are enumerated, deals and throws are not."""

from itertools import permutations
from typing import Any

from diablerie.game.core import CHANCE, LEGAL
from diablerie.game.masks import seats_of
from diablerie.game.options import complete
from diablerie.game.types import Event, State
from diablerie.games.catalogue import GAMES
from diablerie.games.devil_with_it import state as oven
from diablerie.games.diavolo import rules as race_rules
from diablerie.games.diavolo import state as race
from diablerie.games.diavolo.notation import packed_lot
from tests.inside import inside

Position = dict[str, Any]
"""A game, its options, the events so far in notation, and the reactions that a race counts with."""


def stand(position: Position) -> State:
    """The state that the events of a position lead to; each of them must be legal."""
    game = GAMES[position["game"]]
    state = game.new_game(position["players"], complete(game.options, position["options"]))
    for text in position["events"]:
        event = game.from_text(text)
        assert game.refusal(state, event) == LEGAL, text
        state = game.apply(state, event)
    return state


def ways_on(position: Position, state: State) -> list[Event]:
    """Everything that may happen next."""
    game = GAMES[position["game"]]
    seats = range(position["players"])
    if position["game"] == "little_devils":
        return [event for seat in seats for event in game.choices(state, seat)]
    if position["game"] == "devil_with_it":
        events = [event for seat in seats for event in game.choices(state, seat)]
        events += [oven.Event(CHANCE, oven.COAL, kind) for kind in range(7)]
        events.append(oven.Event(CHANCE, oven.LAY, 0))
    else:
        times = position["reactions"]
        events = [
            event
            for seat in seats
            for time in times
            for event in race_rules.choices(inside(state), seat, time)
        ]
        events += [race.drawing(packed_lot(order)) for order in permutations(seats_of(inside(state).level))]
        events.append(race.closing())
    return [event for event in events if game.refusal(state, event) == LEGAL]


def ways(position: Position, state: State, depth: int) -> int:
    """The number of sequences of `depth` events."""
    events = ways_on(position, state)
    if depth == 1:
        return len(events)
    return sum(ways(position, GAMES[position["game"]].apply(state, event), depth - 1) for event in events)
