"""What a seat may see of Diavolo: an allow-list (§6), without the answer before the grabbing ends."""

from typing import NamedTuple

from diablerie.games.core import NOBODY, Seat
from diablerie.games.diavolo.dice import ALL_DICE, DEVILS, NO_DEVIL, Devil, Order, die, spot_of
from diablerie.games.diavolo.ranking import all_takers, devil_of, devils_of
from diablerie.games.diavolo.rules import awaited, winners
from diablerie.games.diavolo.state import GRAB, Event, Options, Phase, State
from diablerie.games.game import eyes, seats_of

HIDDEN = -2
"""A devil that may not be seen yet."""


class View(NamedTuple):
    """The table as one seat sees it."""

    seat: Seat
    """Who looks, or NOBODY for a spectator."""
    players: int
    options: Options
    phase: Phase
    to_act: Seat
    awaited: tuple[Seat, ...]
    """Who may grab now."""
    thrower: Seat
    rubies: tuple[int, ...]
    order: Order
    dice: tuple[int, ...]
    """Three black, three white and three red dice; empty before the first throw."""
    places: tuple[tuple[int, int], ...]
    """Where they lie, and the order die after them."""
    supply: tuple[int, ...]
    """Devils on the table at the throw: black, white, red, grey (§1.2)."""
    grabbed: tuple[Seat, ...]
    """Who has grabbed."""
    grabs: tuple[Devil | None, ...]
    """What each seat grabbed at, None for nothing or where it is hidden (§5.1)."""
    reactions: tuple[int | None, ...]
    """Milliseconds each seat took, None for nobody's."""
    early: tuple[Seat, ...]
    """Who made a false start (§3.4)."""
    level: tuple[Seat, ...]
    """Who waits for a lot (§3.3)."""
    answer: Devil | None
    """The right devil, None until the grabbing is over."""
    held: tuple[Devil | None, ...]
    """What each seat really got, once the round is over."""
    rounds: int
    winners: tuple[Seat, ...]
    """Who has won; empty before the end, and if nobody has."""


def view(state: State, seat: Seat) -> View:
    """The table as `seat` sees it; anybody who has no seat sees what a spectator sees."""
    return _seen_by(state, *eyes(state.players, seat))


def open_view(state: State) -> View:
    """The table with every answer open."""
    return _seen_by(state, NOBODY, (1 << state.players) - 1)


def _seen_by(state: State, seat: Seat, open_seats: int) -> View:
    seats = range(state.players)
    grabbing = state.phase == GRAB
    grabbed = all_takers(state.grabs)
    shown = grabbed & open_seats if grabbing and not state.options.race else grabbed
    return View(
        seat=seat,
        players=state.players,
        options=state.options,
        phase=state.phase,
        to_act=state.to_act,
        awaited=tuple(seats_of(awaited(state))),
        thrower=state.thrower,
        rubies=state.rubies[: state.players],
        order=state.order,
        dice=tuple(die(state.dice, n) for n in range(ALL_DICE)) if state.dice else (),
        places=tuple(
            (spot & 1023, spot >> 10) for spot in (spot_of(state.places, n) for n in range(ALL_DICE + 1))
        )
        if state.dice
        else (),
        supply=tuple(devils_of(state, devil) for devil in range(DEVILS)) if state.dice else (),
        grabbed=tuple(seats_of(grabbed)),
        grabs=tuple(devil_of(state.grabs, s) if shown >> s & 1 else None for s in seats),
        reactions=tuple(state.reactions[s] if shown >> s & 1 else None for s in seats),
        early=tuple(seats_of(state.early & shown)),
        level=tuple(seats_of(state.level)),
        answer=None if grabbing or state.answer == NO_DEVIL else state.answer,
        held=tuple(
            devil_of(state.held, s) if all_takers(state.held) >> s & 1 and not grabbing else None
            for s in seats
        ),
        rounds=state.rounds,
        winners=tuple(seats_of(winners(state))) if state.to_act == NOBODY else (),
    )


def seen(state: State, event: Event, seat: Seat) -> Event:
    """What `seat` sees of an event: without a race, not what others answer (§5.1)."""
    if event.do == GRAB and event.by != seat and not state.options.race:
        return event._replace(devil=HIDDEN, reaction=0)
    return event


def hides_totals(state: State, seat: Seat) -> int:
    """Nobody's rubies are hidden."""
    return 0
