"""The table of Diavolo as a value, and what can happen at it."""

from typing import Final, NamedTuple, TypeAlias

from diablerie.game.core import CHANCE, CLOCK, NOBODY, Seat
from diablerie.games.diavolo.dice import NO_DEVIL, NO_PLACES, Devil, Dice, Order, Places
from diablerie.kernel import NOTHING, Six, large, put, rule

Verb: TypeAlias = int
START: Final = 0
THROW: Final = 1
GRAB: Final = 2
CLOSE: Final = 3
LOT: Final = 4
VERB_NAMES: Final = ("start", "throw", "grab", "close", "lot")

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
    phase: Phase
    """What is awaited."""
    to_act: Seat
    """Who is awaited: CHANCE, EVERYBODY while devils are grabbed, or NOBODY when the game is over."""
    thrower: Seat
    """Who throws next, or has thrown the dice that lie; NOBODY before the lot (§1.4)."""
    rubies: Six
    """Each seat's rubies (§1.3)."""
    playing: int
    """The seats that are still in the game, as a mask (§4.4)."""
    order: Order
    """What the order die asks for."""
    dice: Dice
    """What the dice show, 0 before the first throw."""
    places: Places
    """Where they lie."""
    answer: Devil
    """The right devil, or NO_DEVIL before the first throw."""
    supply: int
    """Devils of each colour on the table in this round; there is always one grey (§1.2)."""
    grabs: Takers
    """Who grabbed at which devil in this round."""
    reactions: Six
    """Milliseconds each seat took."""
    early: int
    """The seats that made a false start, as a mask (§3.4)."""
    ranked: int
    """The seats whose rank among the fastest is decided, as a mask (§3.2)."""
    level: int
    """The seats of the dead heat that a lot must order, as a mask (§3.3)."""
    held: Takers
    """Who really got which devil (§3.6)."""
    at_throw: Six
    """Each seat's rubies when the dice were thrown."""
    rounds: int
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
def drawing(lot: Lot) -> Event:
    """Make the event of a lot between level seats."""
    return Event(CHANCE, LOT, NOBODY, 0, 0, NO_PLACES, NO_DEVIL, 0, lot)


@rule
def new_game(players: int, options: Options) -> State:
    """Open a table at which nothing has happened yet: five rubies each (§1.3)."""
    rubies = NOTHING
    for seat in range(players):
        rubies = put(rubies, seat, RUBIES)
    return State(
        players=players,
        options=options,
        phase=START,
        to_act=CHANCE,
        thrower=NOBODY,
        rubies=rubies,
        playing=(1 << players) - 1,
        order=0,
        dice=0,
        places=NO_PLACES,
        answer=NO_DEVIL,
        supply=0,
        grabs=NO_TAKERS,
        reactions=NOTHING,
        early=0,
        ranked=0,
        level=0,
        held=NO_TAKERS,
        at_throw=rubies,
        rounds=0,
    )
