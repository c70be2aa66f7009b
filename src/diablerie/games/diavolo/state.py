"""The table of Diavolo as a value, and what can happen at it."""

from typing import Final, NamedTuple, TypeAlias

from diablerie.game.core import CHANCE, CLOCK, NOBODY, Seat
from diablerie.games.diavolo.dice import NO_DEVIL, NO_PLACES, Devil, Dice, Order, Places
from diablerie.kernel import NOTHING, Six, large, put, rule

Verb: TypeAlias = int
START, THROW, GRAB, CLOSE, LOT, CALL_OFF = range(6)
VERB_NAMES: Final = ("start", "throw", "grab", "close", "lot", "call_off")

Phase: TypeAlias = int
"""What is awaited: START, THROW, GRAB or LOT as the verbs."""

RUBIES: Final = 5

Takers: TypeAlias = tuple[int, int, int, int]
"""For each devil, the black, white, red and grey, the seats that took it, as a mask."""
NO_TAKERS: Final[Takers] = (0, 0, 0, 0)

Lot: TypeAlias = int
"""Seats in the order of a lot: three bits each, the first lowest, each seat plus one."""
NO_LOT: Final = 0


class Options(NamedTuple):
    """What a table has agreed on."""

    race: int
    """1 for a race, 0 for the table without one (§5)."""
    limit: int
    """Rounds of a table without a race (§5.3)."""
    time_limit: int
    """Seconds to grab in, 0 for no limit (§7.1)."""
    fastest: int
    """A reaction below so many milliseconds is a false start (§3.4)."""
    dead_heat: int
    """Whoever is at most so many milliseconds behind the fastest is level with them (§3.3)."""
    position: int
    """1 if the order die has its sixth face, position (§2.7)."""


@large
class State(NamedTuple):
    """Everything that is true at the table."""

    players: int
    """How many play, 2 to 6."""
    options: Options
    """What the table has agreed on."""
    phase: Phase = START
    """What is awaited."""
    to_act: Seat = CHANCE
    """Who is awaited: CHANCE, EVERYBODY while devils are grabbed, or NOBODY when the game is over."""
    thrower: Seat = NOBODY
    """Who throws next, or has thrown the dice that lie; NOBODY before the lot (§1.4)."""
    rubies: Six = NOTHING
    """Each seat's rubies (§1.3)."""
    playing: int = 0
    """The seats that are still in the game, as a mask (§4.4)."""
    order: Order = 0
    """What the order die asks for."""
    dice: Dice = 0
    """What the dice show, 0 before the first throw."""
    places: Places = NO_PLACES
    """Where they lie."""
    answer: Devil = NO_DEVIL
    """The right devil, or NO_DEVIL before the first throw."""
    supply: int = 0
    """Devils of each colour on the table in this round; there is always one grey (§1.2)."""
    grabs: Takers = NO_TAKERS
    """Who grabbed at which devil in this round."""
    reactions: Six = NOTHING
    """Milliseconds each seat took."""
    early: int = 0
    """The seats that made a false start, as a mask (§3.4)."""
    ranked: int = 0
    """The seats whose rank among the fastest is decided, as a mask (§3.2)."""
    level: int = 0
    """The seats of the dead heat that a lot must order, as a mask (§3.3)."""
    held: Takers = NO_TAKERS
    """Who really got which devil (§3.6)."""
    at_throw: Six = NOTHING
    """Each seat's rubies when the dice were thrown."""
    rounds: int = 0
    """Finished rounds."""


class Event(NamedTuple):
    """Something that happens."""

    by: Seat
    do: Verb
    player: Seat
    """Who begins or throws; NOBODY otherwise."""
    order: Order
    dice: Dice
    places: Places
    devil: Devil
    """The devil grabbed, or NO_DEVIL."""
    reaction: int
    """Milliseconds from the dice at rest to the grab."""
    lot: Lot
    """The seats of a dead heat, first to last."""


@rule
def starting(player: Seat) -> Event:
    """Make the event of the lot for the first thrower."""
    return Event(CHANCE, START, player, 0, 0, NO_PLACES, NO_DEVIL, 0, NO_LOT)


@rule
def throwing(player: Seat, order: Order, dice: Dice, places: Places) -> Event:
    """Make the event of a throw."""
    return Event(CHANCE, THROW, player, order, dice, places, NO_DEVIL, 0, NO_LOT)


@rule
def grabbing(seat: Seat, devil: Devil, reaction: int) -> Event:
    """Make the event of a grab."""
    return Event(seat, GRAB, NOBODY, 0, 0, NO_PLACES, devil, reaction, NO_LOT)


@rule
def closing() -> Event:
    """Make the event that ends the grabbing."""
    return Event(CLOCK, CLOSE, NOBODY, 0, 0, NO_PLACES, NO_DEVIL, 0, NO_LOT)


@rule
def calling_off() -> Event:
    """Make the event that takes a throw back (§7.2)."""
    return closing()._replace(do=CALL_OFF)


@rule
def drawing(lot: Lot) -> Event:
    """Make the event of a lot between level seats."""
    return Event(CHANCE, LOT, NOBODY, 0, 0, NO_PLACES, NO_DEVIL, 0, lot)


def new_game(players: int, options: Options) -> State:
    """Open a table at which nothing has happened yet: five rubies each (§1.3)."""
    rubies = NOTHING
    for seat in range(players):
        rubies = put(rubies, seat, RUBIES)
    return State(players, options, rubies=rubies, playing=(1 << players) - 1, at_throw=rubies)


@rule
def with_rubies(rubies: Six) -> int:
    """The seats that have a ruby, as a mask (§4.4)."""
    a, b, c, d, e, f = rubies
    return (a > 0) | (b > 0) << 1 | (c > 0) << 2 | (d > 0) << 3 | (e > 0) << 4 | (f > 0) << 5
