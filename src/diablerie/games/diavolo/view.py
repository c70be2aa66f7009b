"""What a seat may see of Diavolo: an allow-list (§6), without the answer before the grabbing ends."""

from functools import lru_cache
from typing import Any, NamedTuple

from diablerie.games.core import NOBODY, Seat
from diablerie.games.diavolo.dice import ALL_DICE, NO_DEVIL, Devil, Dice, Order, Places, die, spot_of
from diablerie.games.diavolo.figures import Figures, Outcome, figures_of, outcome_of
from diablerie.games.diavolo.ranking import all_takers, devil_of
from diablerie.games.diavolo.rules import awaited, winners
from diablerie.games.diavolo.state import GRAB, THROW, Event, Options, Phase, State, Takers
from diablerie.games.game import seated, with_own
from diablerie.games.masks import REMEMBERED, members

HIDDEN = -2
"""A devil that may not be seen yet."""


class View(NamedTuple):
    """The table as one seat sees it; what differs from seat to seat comes first."""

    seat: Seat
    """Who looks, or NOBODY for a spectator."""
    grabs: tuple[Devil | None, ...]
    """What each seat grabbed at, None for nothing or where it is hidden (§5.1)."""
    reactions: tuple[int | None, ...]
    """Milliseconds each seat took, None for nobody's."""
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
    early: tuple[Seat, ...]
    """Who made a false start (§3.4)."""
    level: tuple[Seat, ...]
    """Who waits for a lot (§3.3)."""
    answer: Devil | None
    """The right devil, None until the grabbing is over."""
    figures: Figures | None
    """Why it is the right one, None until the grabbing is over."""
    held: tuple[Devil | None, ...]
    """What each seat really got, once the round is over."""
    outcomes: tuple[Outcome | None, ...]
    """What the round was for each seat, once it is over."""
    changes: tuple[int, ...]
    """The rubies each seat has won or lost by it, 0 before it is over."""
    rounds: int
    winners: tuple[Seat, ...]
    """Who has won; empty before the end, and if nobody has."""


PRIVATE_FIELDS = ("seat", "grabs", "reactions")
"""What may differ from seat to seat."""


def view(state: State, seat: Seat) -> View:
    """The table as `seat` sees it; anybody who has no seat sees what a spectator sees."""
    shared = shared_view(state)
    return View(*private(state, shared, seat), *shared[len(PRIVATE_FIELDS) :])


def shared_view(state: State) -> View:
    """The table as everybody sees it, without answers that are given in peace."""
    players, grabbing = state.players, state.phase == GRAB
    hidden = grabbing and not state.options.race
    ended = state.phase == THROW and state.rounds > 0
    nothing = (None,) * players
    return View(
        seat=NOBODY,
        grabs=nothing if hidden else _devils(state.grabs, players),
        reactions=nothing if hidden else _reactions(state),
        players=players,
        options=state.options,
        phase=state.phase,
        to_act=state.to_act,
        awaited=members(awaited(state)),
        thrower=state.thrower,
        rubies=state.rubies[:players],
        order=state.order,
        dice=_dice(state.dice) if state.dice else (),
        places=_spots(state.places) if state.dice else (),
        supply=(state.supply, state.supply, state.supply, 1) if state.dice else (),
        grabbed=members(all_takers(state.grabs)),
        early=() if hidden else members(state.early),
        level=members(state.level),
        answer=None if grabbing or state.answer == NO_DEVIL else state.answer,
        figures=None if grabbing or not state.dice else figures_of(state.order, state.dice, state.places),
        held=nothing if grabbing else _devils(state.held, players),
        outcomes=tuple([outcome_of(state, s) for s in range(players)]) if ended else nothing,
        changes=_changes(state) if ended else (0,) * players,
        rounds=state.rounds,
        winners=members(winners(state)) if state.to_act == NOBODY else (),
    )


def private(state: State, shared: View, seat: Seat) -> tuple[Any, ...]:
    """What differs for `seat`: its answer, where nobody else may see it yet."""
    if not seated(state.players, seat):
        return shared[: len(PRIVATE_FIELDS)]
    if seat not in shared.grabbed:
        return seat, shared.grabs, shared.reactions
    grabs = with_own(shared.grabs, seat, devil_of(state.grabs, seat))
    reactions = with_own(shared.reactions, seat, state.reactions[seat])
    return seat, grabs, reactions


def open_view(state: State) -> View:
    """The table with every answer open."""
    return shared_view(state)._replace(grabs=_devils(state.grabs, state.players), reactions=_reactions(state))


@lru_cache(REMEMBERED)
def _dice(dice: Dice) -> tuple[int, ...]:
    return tuple([die(dice, n) for n in range(ALL_DICE)])


@lru_cache(REMEMBERED)
def _spots(places: Places) -> tuple[tuple[int, int], ...]:
    spots = [spot_of(places, n) for n in range(ALL_DICE + 1)]
    return tuple([(spot & 1023, spot >> 10) for spot in spots])


@lru_cache(REMEMBERED)
def _devils(takers: Takers, players: int) -> tuple[Devil | None, ...]:
    devils = [devil_of(takers, s) for s in range(players)]
    return tuple([None if devil == NO_DEVIL else devil for devil in devils])


def _changes(state: State) -> tuple[int, ...]:
    return tuple([state.rubies[s] - state.at_throw[s] for s in range(state.players)])


def _reactions(state: State) -> tuple[int | None, ...]:
    grabbed = all_takers(state.grabs)
    return tuple([state.reactions[s] if grabbed >> s & 1 else None for s in range(state.players)])


def seen(state: State, event: Event, seat: Seat) -> Event:
    """What `seat` sees of an event: without a race, not what others answer (§5.1)."""
    if event.do == GRAB and event.by != seat and not state.options.race:
        return event._replace(devil=HIDDEN, reaction=0)
    return event


def hides_totals(state: State, seat: Seat) -> int:
    """Nobody's rubies are hidden."""
    return 0
