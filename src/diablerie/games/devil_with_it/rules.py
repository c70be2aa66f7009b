"""The Devil With It: the rules (docs/rules/devil-with-it.md); how a round is paid stands in payout.py."""

from diablerie.game.core import (
    BET_NOT_TENS,
    BET_TOO_HIGH,
    BET_TOO_LOW,
    CHANCE,
    EVERYBODY,
    GAME_OVER,
    IMPOSSIBLE,
    LEGAL,
    NO_CHIPS,
    NO_COAL_THERE,
    NOBODY,
    NOT_NOW,
    NOT_YOUR_TURN,
    NOTHING_TO_KEEP,
    SEATS,
    Refusal,
    Seat,
)
from diablerie.games.devil_with_it.coal import (
    ALL_PLACES,
    DEVIL,
    KINDS,
    NO_PLACE,
    NOTHING_SHOWN,
    OVEN,
    Kind,
    Place,
    left,
    show,
)
from diablerie.games.devil_with_it.payout import pay_pacts, round_of, settled
from diablerie.games.devil_with_it.state import (
    BET,
    COAL,
    LAY,
    NO_BET,
    NO_BETS,
    REVEAL,
    START,
    STOP,
    TURN,
    Event,
    State,
)
from diablerie.games.devil_with_it.track import pacts_of, stands
from diablerie.kernel import NOTHING, count, lowest, put, rule


@rule
def over(state: State) -> bool:
    """Whether the game is over."""
    return state.to_act == NOBODY


@rule
def awaited(state: State) -> int:
    """The seats that may decide now, as a mask: all who have chips and no bet yet, or one (§2.1, §3.1)."""
    if state.phase == TURN and state.to_act != NOBODY:
        return 1 << state.turn
    mask = 0
    if state.phase == BET and state.to_act != NOBODY:
        chips, stakes = state.chips, state.stakes
        for seat in range(SEATS):
            if chips[seat] > 0 and stakes[seat] == NO_BET:
                mask |= 1 << seat
    return mask


@rule
def left_of(state: State, seat: Seat) -> Seat:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.players else 0


@rule
def refusal(state: State, event: Event) -> Refusal:
    """Why `event` may not happen now, or LEGAL."""
    if state.to_act == NOBODY:
        return GAME_OVER
    if event.do == BET:
        return refusal_of_bet(state, event.by, event.what)
    if event.do == REVEAL or event.do == STOP:
        return refusal_at_oven(state, event)
    if state.phase != event.do or event.do == TURN or event.by != CHANCE:
        return NOT_NOW
    if event.do == START and not 0 <= event.what < state.players:
        return IMPOSSIBLE
    if event.do == COAL and not 0 <= event.what < KINDS:
        return IMPOSSIBLE
    if event.do == COAL and left(state.shown, event.what) == 0:
        return IMPOSSIBLE
    return LEGAL


@rule
def refusal_of_bet(state: State, seat: Seat, amount: int) -> Refusal:
    """Why `seat` may not bet `amount` (§2.1, §2.2)."""
    if state.phase != BET:
        return NOT_NOW
    if not 0 <= seat < state.players:
        return NOT_YOUR_TURN
    if state.chips[seat] == 0:
        return NO_CHIPS
    if state.stakes[seat] != NO_BET:
        return NOT_YOUR_TURN
    if amount < state.minimum_bet:
        return BET_TOO_LOW
    if amount > state.chips[seat]:
        return BET_TOO_HIGH
    return LEGAL if amount % 10 == 0 else BET_NOT_TENS


@rule
def refusal_at_oven(state: State, event: Event) -> Refusal:
    """Why the coal may not be turned up, or the turn not be ended (§3.2, §3.3)."""
    if state.phase != TURN:
        return NOT_NOW
    if event.by != state.turn:
        return NOT_YOUR_TURN
    if event.do == STOP:
        return LEGAL if state.turned else NOTHING_TO_KEEP
    if not 0 <= event.what < OVEN or state.face_down >> event.what & 1 == 0:
        return NO_COAL_THERE
    return LEGAL


@rule
def apply(state: State, event: Event) -> State:
    """Let `event` happen; it is trusted to be legal."""
    if event.do == REVEAL:
        return reach(state, event.what)
    if event.do == COAL or event.do == STOP:
        turn = turn_after(state, event)
        return turn if turn.turned else pass_on(turn)
    if event.do == BET:
        return bet(state, event.by, event.what)
    if event.do == LAY:
        return lay(state)
    return state._replace(phase=LAY, start=event.what)


@rule
def lay(state: State) -> State:
    """Lay all 48 pieces face down (§1.5)."""
    return open_bets(state._replace(face_down=ALL_PLACES, shown=NOTHING_SHOWN))


@rule
def open_bets(state: State) -> State:
    """Ask everybody with chips for a bet (§2.1); if nobody has any, the oven is next (§2.3)."""
    opened = state._replace(
        phase=BET,
        to_act=EVERYBODY,
        stakes=NO_BETS,
        turn=NOBODY,
        turns=0,
        front=NOTHING,
        opening=state.chips,
        burnt=0,
    )
    return opened if awaited(opened) else open_turns(opened)


@rule
def bet(state: State, seat: Seat, amount: int) -> State:
    """Stake `amount`; the last bet opens all of them (§2.4)."""
    staked = state._replace(stakes=put(state.stakes, seat, amount))
    return staked if awaited(staked) else open_turns(staked)


@rule
def open_turns(state: State) -> State:
    """The start player is first at the oven (§3.1)."""
    return state._replace(phase=TURN, to_act=state.start, turn=state.start)


@rule
def reach(state: State, place: Place) -> State:
    """Choose a piece of coal (§3.2)."""
    return state._replace(
        phase=COAL, to_act=CHANCE, reaching=place, face_down=state.face_down & ~(1 << place)
    )


@rule
def turn_after(state: State, event: Event) -> State:
    """The turn after a piece of coal or a stop; it is over when no coal lies turned up any more."""
    if event.do == STOP:
        return keep(state)
    turned_up = turn_up(state, event.what)
    if event.what == DEVIL:
        return burn(turned_up)
    return turned_up if turned_up.face_down else keep(turned_up)


@rule
def turn_up(state: State, kind: Kind) -> State:
    """See what the coal is that was chosen (§3.2)."""
    return state._replace(
        phase=TURN,
        to_act=state.turn,
        shown=show(state.shown, kind, state.reaching),
        reaching=NO_PLACE,
        turned=state.turned | 1 << state.reaching,
    )


@rule
def burn(state: State) -> State:
    """A devil makes the coal of the turn worthless (§3.4) and pays the pacts (§3.7)."""
    return state._replace(
        chips=pay_pacts(state), turned=0, turns=state.turns + 1, burnt=state.burnt | 1 << state.turn
    )


@rule
def keep(state: State) -> State:
    """Lay the coal of the turn in front of the player (§3.5)."""
    front = put(state.front, state.turn, state.turned)
    return state._replace(front=front, turned=0, turns=state.turns + 1)


@rule
def pass_on(state: State) -> State:
    """The next on the left; after the last turn, or with an empty oven, winnings are paid (§3.1, §3.6)."""
    if state.turns == state.players or state.face_down == 0:
        return close_round(state)
    seat = left_of(state, state.turn)
    return state._replace(turn=seat, to_act=seat)


@rule
def close_round(state: State) -> State:
    """Pay, place the pawns, close the pacts (§4, §5), and go on or end (§6)."""
    last = round_of(state)
    chips = settled(state.chips, last)
    pawns = stands(state.track, chips)
    richest = max(chips)
    closed = state._replace(
        phase=LAY,
        to_act=CHANCE,
        start=left_of(state, state.start),
        chips=chips,
        stakes=NO_BETS,
        pawns=pawns,
        pacts=pacts_of(pawns, state.players),
        turn=NOBODY,
        turns=0,
        front=NOTHING,
        last=last,
        rounds=state.rounds + 1,
    )
    if richest >= state.goal:
        return closed._replace(to_act=NOBODY)
    return closed if count(closed.face_down) <= closed.mouth else open_bets(closed)


@rule
def winners(state: State) -> int:
    """The richest seats, as a mask (§6.3)."""
    richest = max(state.chips)
    mask = 0
    for seat in range(state.players):
        if state.chips[seat] == richest:
            mask |= 1 << seat
    return mask


def choices(state: State, seat: Seat) -> list[Event]:
    """Everything that `seat` may do now."""
    if seat < 0 or not awaited(state) >> seat & 1:
        return []
    if state.phase == BET:
        return [Event(seat, BET, amount) for amount in range(state.minimum_bet, state.chips[seat] + 1, 10)]
    reveals = [Event(seat, REVEAL, place) for place in range(OVEN) if state.face_down >> place & 1]
    return [*reveals, Event(seat, STOP, 0)] if state.turned else reveals


def take_back(state: State, seat: Seat) -> State | None:
    """The table without the bet of `seat`; when all bets are in they are open, and stand (§2.4)."""
    if state.phase != BET or not 0 <= seat < state.players or state.stakes[seat] == NO_BET:
        return None
    return state._replace(stakes=put(state.stakes, seat, NO_BET))


def played_by_clock(state: State, seat: Seat) -> Event:
    """What is done for `seat` when its time is over: as little as possible (§8.1)."""
    if state.phase == BET:
        return Event(seat, BET, state.minimum_bet)
    if state.turned:
        return Event(seat, STOP, 0)
    return Event(seat, REVEAL, lowest(state.face_down))
