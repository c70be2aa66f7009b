"""Little Devils: the rules (docs/rules/little-devils.md)."""

from diablerie.game.core import (
    CHANCE,
    FIVE_LED,
    GAME_OVER,
    IMPOSSIBLE,
    LEGAL,
    MUST_FOLLOW,
    NOBODY,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_YOUR_TURN,
    SEATS,
    Refusal,
    Seat,
)
from diablerie.games.little_devils.cards import (
    FIVES,
    HAND_SIZE,
    NO_CARD,
    Card,
    Cards,
    above,
    below,
    deck,
    devils,
    numbers,
)
from diablerie.games.little_devils.state import (
    DEAL,
    DOWN,
    OPEN,
    PLAY,
    UP,
    Event,
    Side,
    State,
    playing,
)
from diablerie.kernel import NOTHING, Six, count, highest, lowest, put, rule


@rule
def over(state: State) -> bool:
    """Whether the game is over."""
    return state.to_act == NOBODY


@rule
def awaited(state: State) -> int:
    """The seats that may decide now, as a mask."""
    return 1 << state.to_act if state.to_act >= 0 else 0


@rule
def hand(state: State, seat: Seat) -> Cards:
    """The cards that `seat` still holds."""
    return state.dealt[seat] & ~state.gone


@rule
def left_of(state: State, seat: Seat) -> Seat:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.players else 0


@rule
def next_dealer(state: State) -> Seat:
    """Who must deal: whoever led the first trick of the round before (§1.3), or NOBODY if a lot decides."""
    return left_of(state, state.dealer) if state.dealer >= 0 else NOBODY


@rule
def legal(state: State) -> Cards:
    """The cards that the seat to act may play (§2.1 to §2.4)."""
    held, lead, side = hand(state, state.to_act), state.lead, state.side
    if lead == NO_CARD:
        wanted = held & ~FIVES
    elif side == OPEN:
        wanted = held
    elif side == UP:
        wanted = held & above(lead)
    else:
        wanted = held & below(lead)
    return wanted if wanted else held


@rule
def refusal(state: State, event: Event) -> Refusal:
    """Why `event` may not happen now, or LEGAL."""
    if state.to_act == NOBODY:
        return GAME_OVER
    if event.do == DEAL:
        return refusal_of_deal(state, event)
    if event.do != PLAY or state.to_act == CHANCE:
        return NOT_NOW
    if event.by != state.to_act:
        return NOT_YOUR_TURN
    if not 1 <= event.card <= HAND_SIZE * state.players:
        return NOT_IN_HAND
    card = 1 << event.card
    if card & legal(state):
        return LEGAL
    if card & hand(state, state.to_act) == 0:
        return NOT_IN_HAND
    return FIVE_LED if state.lead == NO_CARD else MUST_FOLLOW


@rule
def refusal_of_deal(state: State, event: Event) -> Refusal:
    """Why this deal may not happen now: nine cards of the deck for each, none twice (§1.1)."""
    if state.to_act != CHANCE or event.by != CHANCE:
        return NOT_NOW
    if not 0 <= event.dealer < state.players:
        return IMPOSSIBLE
    if state.dealer != NOBODY and event.dealer != next_dealer(state):
        return IMPOSSIBLE
    seen = 0
    for seat in range(SEATS):
        held = event.hands[seat]
        if held & seen or count(held) != (HAND_SIZE if seat < state.players else 0):
            return IMPOSSIBLE
        seen |= held
    return LEGAL if seen == deck(state.players) else IMPOSSIBLE


@rule
def apply(state: State, event: Event) -> State:
    """Let `event` happen; it is trusted to be legal."""
    if event.do == DEAL:
        return deal(state, event.dealer, event.hands)
    return play(state, event.card)


@rule
def deal(state: State, dealer: Seat, hands: Six) -> State:
    """Begin a round; the seat left of the dealer leads (§1.4)."""
    leader = dealer + 1 if dealer + 1 < state.players else 0
    return state._replace(
        to_act=leader,
        dealer=dealer,
        dealt=hands,
        gone=0,
        leader=leader,
        trick=0,
        lead=NO_CARD,
        side=OPEN,
        piles=NOTHING,
        last_trick=0,
        last_leader=NOBODY,
    )


@rule
def play(state: State, card: Card) -> State:
    """Lay `card` on the table; the second card sets the side (§2.2), the last one closes the trick."""
    lead, side = state.lead, state.side
    if lead == NO_CARD:
        lead = card
    elif side == OPEN:
        side = UP if card > lead else DOWN
    seat = left_of(state, state.to_act)
    played = state._replace(
        to_act=seat,
        gone=state.gone | 1 << card,
        trick=state.trick | 1 << card,
        lead=lead,
        side=side,
    )
    return close_trick(played) if seat == state.leader else played


@rule
def winning_card(trick: Cards, lead: Card, side: Side) -> Card:
    """The card that takes the trick: those who could not follow come first (§2.5, §2.6)."""
    others = trick & ~(1 << lead)
    low, high = lowest(others), highest(others)
    if side == UP:
        return low if low < lead else high
    return high if high > lead else low


@rule
def owner(dealt: Six, card: Card) -> Seat:
    """The seat that was dealt `card`."""
    for seat in range(SEATS):
        if dealt[seat] >> card & 1:
            return seat
    return NOBODY


@rule
def close_trick(state: State) -> State:
    """The taker puts the trick on their pile and leads the next one (§2.7)."""
    taker = owner(state.dealt, winning_card(state.trick, state.lead, state.side))
    closed = state._replace(
        to_act=taker,
        leader=taker,
        trick=0,
        lead=NO_CARD,
        side=OPEN,
        piles=put(state.piles, taker, state.piles[taker] | state.trick),
        last_trick=state.trick,
        last_leader=state.leader,
    )
    return close_round(closed) if closed.gone == deck(closed.players) else closed


@rule
def close_round(state: State) -> State:
    """Add the devils taken in nine tricks to the totals (§3.1); somebody's goal ends the game (§3.2)."""
    totals = state.totals
    most = 0
    for seat in range(state.players):
        totals = put(totals, seat, totals[seat] + devils(state.piles[seat]))
        most = max(most, totals[seat])
    return state._replace(
        to_act=NOBODY if most >= state.goal else CHANCE, totals=totals, rounds=state.rounds + 1
    )


@rule
def winners(state: State) -> int:
    """The seats with the fewest devils, as a mask (§3.3)."""
    fewest = state.totals[0]
    for seat in range(1, state.players):
        fewest = min(fewest, state.totals[seat])
    mask = 0
    for seat in range(state.players):
        if state.totals[seat] == fewest:
            mask |= 1 << seat
    return mask


def choices(state: State, seat: Seat) -> list[Event]:
    """Everything that `seat` may do now."""
    if seat != state.to_act or seat < 0:
        return []
    return [playing(seat, card) for card in numbers(legal(state))]


def take_back(state: State, seat: Seat) -> State | None:
    """Nothing can be taken back: a card is seen as soon as it lies (§4.1)."""
    return None


def devils_if_last(state: State, card: Card) -> int:
    """The devils that `card` would take if the trick ended with it; a lead takes none (§2.8)."""
    if state.lead == NO_CARD:
        return 0
    side = state.side if state.side != OPEN else UP if card > state.lead else DOWN
    trick = state.trick | 1 << card
    return devils(trick) if winning_card(trick, state.lead, side) == card else 0


def played_by_clock(state: State, seat: Seat) -> Event:
    """What is played for `seat` when its time is over: the card that takes least (§5.1)."""
    taking_least = min(
        numbers(legal(state)),
        key=lambda card: (devils_if_last(state, card), devils(1 << card), card),
    )
    return playing(seat, taking_least)
