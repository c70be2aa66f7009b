"""The table of The Devil With It as a value, and what can happen at it."""

from typing import Final, NamedTuple, TypeAlias

from diablerie.game.core import CHANCE, NOBODY, Seat
from diablerie.games.devil_with_it.coal import NO_PLACE, NOTHING_SHOWN, Places, Shown
from diablerie.games.devil_with_it.track import Track, stands
from diablerie.kernel import NOTHING, Six, large, put, rule

Verb: TypeAlias = int
START: Final = 0
LAY: Final = 1
BET: Final = 2
REVEAL: Final = 3
COAL: Final = 4
STOP: Final = 5
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
    phase: Phase
    """What is awaited."""
    to_act: Seat
    """Who is awaited: a seat, CHANCE, EVERYBODY while bets are made, or NOBODY when the game is over."""
    start: Seat
    """Who opens this round at the oven (§6.2), or NOBODY before the lot."""
    chips: Six
    """All chips of each seat, the stake included."""
    stakes: Six
    """This round's bets; NO_BET for who has not bet (§2)."""
    pawns: Six
    """Where each pawn stands (§5.1)."""
    pacts: int
    """The seats that have a pact with the devil, as a mask (§5.2, §5.3)."""
    face_down: Places
    """The places where coal lies face down."""
    shown: Shown
    """What was turned up where since the oven was laid."""
    turn: Seat
    """Whose turn at the oven it is, or NOBODY."""
    turns: int
    """Turns that are over in this round."""
    reaching: int
    """The place just chosen, whose coal is about to be seen, or NO_PLACE."""
    turned: Places
    """The coal turned up in this turn."""
    front: Six
    """The coal that lies in front of each seat, as the places it came from (§3.5)."""
    opening: Six
    """Everybody's chips when this round began."""
    burnt: int
    """The seats that turned up a devil in this round, as a mask (§3.4)."""
    last: Round
    """The round that was paid last; one without bets and coal before the first."""
    rounds: int
    """Finished rounds."""


class Event(NamedTuple):
    """Something that happens."""

    by: Seat
    do: Verb
    what: int
    """The start player, the amount, the place, or the kind of coal; 0 where there is nothing to say."""


@rule
def new_game(players: int, goal: int, mouth: int, minimum_bet: int, open_totals: int, track: Track) -> State:
    """Open a table at which nothing has happened yet: 200 chips each and no pact (§1.2, §5.4)."""
    chips = NOTHING
    for seat in range(players):
        chips = put(chips, seat, START_CHIPS)
    return State(
        players=players,
        goal=goal,
        mouth=mouth,
        minimum_bet=minimum_bet,
        open_totals=open_totals,
        track=track,
        phase=START,
        to_act=CHANCE,
        start=NOBODY,
        chips=chips,
        stakes=NO_BETS,
        pawns=stands(track, chips),
        pacts=0,
        face_down=0,
        shown=NOTHING_SHOWN,
        turn=NOBODY,
        turns=0,
        reaching=NO_PLACE,
        turned=0,
        front=NOTHING,
        opening=chips,
        burnt=0,
        last=Round(chips, NO_BETS, stands(track, chips), 0, 0, NOTHING, NOTHING),
        rounds=0,
    )
