"""What a seat may see of Diavolo: an allow-list (§6), without the answer before the grabbing ends."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from diablerie.game.core import NOBODY, Seat
from diablerie.game.masks import REMEMBERED, members
from diablerie.game.sight import everybody, seated, with_own
from diablerie.games.diavolo.dice import ALL_DICE, NO_DEVIL, Devil, Dice, Order, Places, die, spot_of
from diablerie.games.diavolo.figures import Figures, Outcome, figures_of, outcome_of
from diablerie.games.diavolo.ranking import all_takers, devil_of
from diablerie.games.diavolo.rules import awaited, winners
from diablerie.games.diavolo.state import GRAB, THROW, Event, Options, Phase, State, Takers
from diablerie.kernel import Six

HIDDEN = -2
"""A devil that may not be seen yet."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """What the table has agreed on, as the options of the game name it."""

    race: bool
    """Whether the fastest come first (§3), or all have their time (§5)."""
    limit: int
    """Rounds of a table without a race (§5.3)."""
    time_limit: int
    """Seconds to grab in, 0 for no limit (§7.1)."""
    fastest: int
    """A reaction below so many milliseconds is a false start (§3.4)."""
    dead_heat: int
    """Whoever is at most so many milliseconds behind the fastest is level with them (§3.3)."""
    position: bool
    """Whether the order die has its sixth face, position (§2.7)."""


class View(NamedTuple):
    """The table as one seat sees it; what differs from seat to seat comes first."""

    seat: Seat
    """Who looks, or NOBODY for a spectator."""
    grabs: tuple[Devil | None, ...]
    """What each seat grabbed at; None for nothing, and for others' until the grabbing is over (§6.1)."""
    reactions: tuple[int | None, ...]
    """Milliseconds each seat took; None where there is no grab to see."""
    players: int
    options: Agreed
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
touched = everybody
"""What may differ from seat to seat."""


def view(state: State, seat: Seat) -> View:
    """The table as `seat` sees it; anybody who has no seat sees what a spectator sees."""
    shared = shared_view(state)
    return View(*private(state, shared, seat), *shared[len(PRIVATE_FIELDS) :])


def shared_view(state: State) -> View:
    """The table as everybody sees it, without what was grabbed while others still may."""
    # Fields by their place and not by their name: this happens at every grab, and is quicker so.
    players, options, phase, to_act, thrower, rubies, _, order, dice, places, answer = state[:11]
    supply, grabs, reactions, early, _, level, held, at_throw, rounds = state[11:]
    grabbing, ended = phase == GRAB, phase == THROW and rounds > 0 and dice > 0
    nothing, takers = (None,) * players, all_takers(grabs)
    return tuple.__new__(
        View,
        (
            NOBODY,
            nothing if grabbing else _devils(grabs, players),
            nothing if grabbing else _reactions(reactions, takers, players),
            players,
            _agreed(options),
            phase,
            to_act,
            members(awaited(state)),
            thrower,
            rubies[:players],
            order,
            _dice(dice) if dice else (),
            _spots(places) if dice else (),
            (supply, supply, supply, 1) if dice else (),
            members(takers),
            members(early),
            members(level),
            None if grabbing or answer == NO_DEVIL else answer,
            None if grabbing or not dice else figures_of(order, dice, places),
            nothing if grabbing else _devils(held, players),
            tuple([outcome_of(state, s) for s in range(players)]) if ended else nothing,
            tuple([rubies[s] - at_throw[s] for s in range(players)]) if ended else (0,) * players,
            rounds,
            members(winners(state)) if to_act == NOBODY else (),
        ),
    )


def shared_after(earlier: View, state: State) -> View:
    """The same as `shared_view`: with every throw nearly everything changes."""
    return shared_view(state)


def private(state: State, shared: View, seat: Seat) -> tuple[Any, ...]:
    """What differs for `seat`: its grab, while nobody else may see it."""
    if not seated(state.players, seat):
        return shared[: len(PRIVATE_FIELDS)]
    if seat not in shared.grabbed:
        return seat, shared.grabs, shared.reactions
    grabs = with_own(shared.grabs, seat, devil_of(state.grabs, seat))
    reactions = with_own(shared.reactions, seat, state.reactions[seat])
    return seat, grabs, reactions


def open_view(state: State) -> View:
    """The table with every answer open."""
    return shared_view(state)._replace(
        grabs=_devils(state.grabs, state.players),
        reactions=_reactions(state.reactions, all_takers(state.grabs), state.players),
    )


@lru_cache(REMEMBERED)
def _agreed(options: Options) -> Agreed:
    race, limit, time_limit, fastest, dead_heat, position = options
    return Agreed(bool(race), limit, time_limit, fastest, dead_heat, bool(position))


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


@lru_cache(REMEMBERED)
def _reactions(reactions: Six, takers: int, players: int) -> tuple[int | None, ...]:
    return tuple([reactions[s] if takers >> s & 1 else None for s in range(players)])


def seen(state: State, event: Event, seat: Seat) -> Event:
    """What `seat` sees of an event: that others have grabbed, but not at which devil (§6.1)."""
    if event.do == GRAB and event.by != seat:
        return event._replace(devil=HIDDEN, reaction=0)
    return event


def hides_totals(state: State, seat: Seat) -> int:
    """Nobody's rubies are hidden."""
    return 0
