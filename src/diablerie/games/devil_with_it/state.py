"""The table of The Devil With It as a value, and what can happen at it."""

from typing import Final, NamedTuple, TypeAlias

from diablerie.game.core import CHANCE, NOBODY, Seat
from diablerie.games.devil_with_it.coal import NO_PLACE, NOTHING_SHOWN, Places, Shown
from diablerie.games.devil_with_it.track import Track, stands
from diablerie.kernel import NOTHING, Six, large, put

Verb: TypeAlias = int
START, LAY, BET, REVEAL, COAL, STOP = range(6)
VERB_NAMES: Final = ("start", "lay", "bet", "reveal", "coal", "stop")

Phase: TypeAlias = int
"""What is awaited: START, LAY, BET or COAL as the verbs, or TURN."""
TURN: Final = 6

NO_BET: Final = -1
NO_BETS: Final[Six] = (NO_BET, NO_BET, NO_BET, NO_BET, NO_BET, NO_BET)
START_CHIPS: Final = 200


class Round(NamedTuple):
    """What a round is paid for (§4)."""

    opening: Six
    """Everybody's chips when the round began."""
    stakes: Six
    """The bets; NO_BET for who made none."""
    pawns: Six
    """Where the pawns stood."""
    pacts: int
    """The seats that had a pact, as a mask."""
    burnt: int
    """The seats that turned up a devil, as a mask (§3.4)."""
    amounts: Six
    """Each seat's coal amount (§3.5)."""
    pieces: Six
    """How many pieces of coal lay in front of each seat."""


NO_ROUND: Final = Round(NOTHING, NO_BETS, NOTHING, 0, 0, NOTHING, NOTHING)
"""A round without bets and coal."""


@large
class State(NamedTuple):
    """Everything that is true at the table; what lies face down is not even here."""

    players: int
    """How many play, 2 to 6."""
    goal: int
    """Chips that end the game (§6.3)."""
    mouth: int
    """So many pieces fit into the oven's mouth (§6.1)."""
    minimum_bet: int
    """The lowest bet, 0 or 10 (§2.2)."""
    open_totals: int
    """1 if everybody's chips may be seen by all (§7.1)."""
    track: Track
    """The number spaces of the money track (§1.3)."""
    phase: Phase = START
    """What is awaited."""
    to_act: Seat = CHANCE
    """Who is awaited: a seat, CHANCE, EVERYBODY while bets are made, or NOBODY when the game is over."""
    start: Seat = NOBODY
    """Who opens this round at the oven (§6.2), or NOBODY before the lot."""
    chips: Six = NOTHING
    """All chips of each seat, the stake included."""
    stakes: Six = NO_BETS
    """This round's bets; NO_BET for who has not bet (§2)."""
    pawns: Six = NOTHING
    """Where each pawn stands (§5.1)."""
    pacts: int = 0
    """The seats that have a pact with the devil, as a mask (§5.2, §5.3)."""
    face_down: Places = 0
    """The places where coal lies face down."""
    shown: Shown = NOTHING_SHOWN
    """What was turned up where since the oven was laid."""
    turn: Seat = NOBODY
    """Whose turn at the oven it is, or NOBODY."""
    turns: int = 0
    """Turns that are over in this round."""
    reaching: int = NO_PLACE
    """The place just chosen, whose coal is about to be seen, or NO_PLACE."""
    turned: Places = 0
    """The coal turned up in this turn."""
    front: Six = NOTHING
    """The coal that lies in front of each seat, as the places it came from (§3.5)."""
    opening: Six = NOTHING
    """Everybody's chips when this round began."""
    burnt: int = 0
    """The seats that turned up a devil in this round, as a mask (§3.4)."""
    last: Round = NO_ROUND
    """The round that was paid last; one without bets and coal before the first."""
    rounds: int = 0
    """Finished rounds."""


class Event(NamedTuple):
    """Something that happens."""

    by: Seat
    do: Verb
    what: int
    """The start player, the amount, the place, or the kind of coal; 0 where there is nothing to say."""


def new_game(players: int, goal: int, mouth: int, minimum_bet: int, open_totals: int, track: Track) -> State:
    """Open a table at which nothing has happened yet: 200 chips each and no pact (§1.2, §5.4)."""
    chips = NOTHING
    for seat in range(players):
        chips = put(chips, seat, START_CHIPS)
    pawns = stands(track, chips)
    last = NO_ROUND._replace(opening=chips, pawns=pawns)
    table = State(players, goal, mouth, minimum_bet, open_totals, track)
    return table._replace(chips=chips, pawns=pawns, opening=chips, last=last)
