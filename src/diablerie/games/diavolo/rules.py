"""Diavolo: the rules (docs/rules/diavolo.md); who was first stands in ranking.py."""

from diablerie.game.core import (
    CHANCE,
    CLOCK,
    DEVIL_GONE,
    EVERYBODY,
    GAME_OVER,
    GRABBED_ALREADY,
    IMPOSSIBLE,
    LEGAL,
    NO_SUCH_DEVIL,
    NOBODY,
    NOT_NOW,
    NOT_YOUR_TURN,
    OUT_OF_THE_GAME,
    SEATS,
    TOO_LATE,
    Refusal,
    Seat,
)
from diablerie.games.diavolo.calling_off import call_off, may_call_off
from diablerie.games.diavolo.dice import (
    DEVILS,
    GREY,
    ORDERS,
    POSITION,
    Devil,
    Dice,
    Order,
    Places,
    answer,
    possible_dice,
    possible_places,
)
from diablerie.games.diavolo.ranking import (
    FOR_EVER,
    all_takers,
    certainly_taken,
    next_level,
    orders_level,
    serve,
    waiting,
)
from diablerie.games.diavolo.state import (
    CALL_OFF,
    CLOSE,
    GRAB,
    LOT,
    NO_TAKERS,
    RUBIES,
    THROW,
    Event,
    Lot,
    State,
    grabbing,
    with_rubies,
)
from diablerie.kernel import NOTHING, count, lowest, put, rule


@rule
def over(state: State) -> bool:
    """Whether the game is over."""
    return state.to_act == NOBODY


@rule
def awaited(state: State) -> int:
    """The seats that may grab now, as a mask."""
    if state.phase == GRAB and state.to_act == EVERYBODY:
        return state.playing & ~all_takers(state.grabs)
    return 0


@rule
def supply_for(players: int) -> int:
    """Devils of each colour for so many players still in the game (§1.2)."""
    return min(players - 1, 3)


@rule
def refusal(state: State, event: Event) -> Refusal:
    """Why `event` may not happen now, or LEGAL."""
    if state.to_act == NOBODY:
        return GAME_OVER
    if event.do == GRAB:
        return refusal_of_grab(state, event)
    if event.do == CLOSE:
        return LEGAL if may_close(state) and event.by == CLOCK else NOT_NOW
    if event.do == CALL_OFF:
        return LEGAL if may_call_off(state) and event.by == CLOCK else NOT_NOW
    if event.do != state.phase or event.by != CHANCE:
        return NOT_NOW
    if event.do == THROW:
        return refusal_of_throw(state, event)
    if event.do == LOT:
        return LEGAL if orders_level(state, event.lot) else IMPOSSIBLE
    return LEGAL if 0 <= event.player < state.players else IMPOSSIBLE


@rule
def may_close(state: State) -> bool:
    """Whether the grabbing can end: by the clock, where there is one, or with every right devil gone."""
    if state.phase != GRAB:
        return False
    return state.options.time_limit > 0 or (
        state.options.race == 1 and certainly_taken(state, state.answer, FOR_EVER)
    )


@rule
def refusal_of_grab(state: State, event: Event) -> Refusal:
    """Why this grab does not count (§3.1, §3.5, §3.7, §7.1)."""
    if state.phase != GRAB:
        return NOT_NOW
    if not 0 <= event.by < state.players:
        return NOT_YOUR_TURN
    if state.playing >> event.by & 1 == 0:
        return OUT_OF_THE_GAME
    if all_takers(state.grabs) >> event.by & 1:
        return GRABBED_ALREADY
    if not 0 <= event.devil < DEVILS:
        return NO_SUCH_DEVIL
    if event.reaction < 0:
        return IMPOSSIBLE
    if state.options.time_limit > 0 and event.reaction > 1000 * state.options.time_limit:
        return TOO_LATE
    if state.options.race == 0 or event.reaction < state.options.fastest:
        return LEGAL
    if certainly_taken(state, state.answer, event.reaction):
        return TOO_LATE
    return DEVIL_GONE if certainly_taken(state, event.devil, event.reaction) else LEGAL


@rule
def refusal_of_throw(state: State, event: Event) -> Refusal:
    """Why these dice cannot lie like this (§1.1, §2.1, §2.7)."""
    if event.player != state.thrower:
        return IMPOSSIBLE
    if not 0 <= event.order < ORDERS or (event.order == POSITION and state.options.position == 0):
        return IMPOSSIBLE
    possible = possible_dice(event.dice) and possible_places(event.places)
    return LEGAL if possible else IMPOSSIBLE


@rule
def apply(state: State, event: Event) -> State:
    """Let `event` happen; it is trusted to be legal."""
    if event.do == GRAB:
        return grab(state, event.by, event.devil, event.reaction)
    if event.do == THROW:
        return throw(state, event.order, event.dice, event.places)
    if event.do == CLOSE:
        return close_grabbing(state)
    if event.do == CALL_OFF:
        return call_off(state)
    if event.do == LOT:
        return rank(draw_lot(state, event.lot))
    return state._replace(phase=THROW, thrower=event.player)


@rule
def throw(state: State, order: Order, dice: Dice, places: Places) -> State:
    """Let the dice lie; everybody may grab (§2.1)."""
    return state._replace(
        phase=GRAB,
        to_act=EVERYBODY,
        order=order,
        dice=dice,
        places=places,
        answer=answer(order, dice, places),
        supply=supply_for(count(state.playing)),
        grabs=NO_TAKERS,
        reactions=NOTHING,
        early=0,
        ranked=0,
        level=0,
        held=NO_TAKERS,
        at_throw=state.rubies,
    )


@rule
def grab(state: State, seat: Seat, devil: Devil, reaction: int) -> State:
    """Note a grab; the last one ends the grabbing (§3.1, §3.7)."""
    early = reaction < state.options.fastest and state.options.race == 1
    noted = state._replace(
        grabs=put(state.grabs, devil, state.grabs[devil] | 1 << seat),
        reactions=put(state.reactions, seat, reaction),
        early=state.early | 1 << seat if early else state.early,
    )
    return noted if awaited(noted) else close_grabbing(noted)


@rule
def close_grabbing(state: State) -> State:
    """Rank the grabs; without a race everybody simply gets what they grabbed (§3.2, §5.2)."""
    if state.options.race == 0:
        return close_round(state._replace(held=state.grabs))
    return rank(state)


@rule
def rank(state: State) -> State:
    """Hand out devils from the fastest on, until a dead heat needs a lot or all are served (§3.2, §3.3)."""
    seats, held = waiting(state), state.held
    level = next_level(state, seats)
    while level != 0 and count(level) == 1:
        held = serve(state, held, level)
        seats &= ~level
        level = next_level(state, seats)
    if level == 0:
        return close_round(state._replace(held=held))
    ranked = state.ranked | waiting(state) & ~seats
    return state._replace(phase=LOT, to_act=CHANCE, held=held, ranked=ranked, level=level)


@rule
def draw_lot(state: State, lot: Lot) -> State:
    """Serve the seats of a dead heat in the order of the lot (§3.3)."""
    held = state.held
    while lot:
        held = serve(state, held, 1 << (lot & 7) - 1)
        lot >>= 3
    return state._replace(held=held, ranked=state.ranked | state.level, level=0)


@rule
def close_round(state: State) -> State:
    """Take and give rubies (§4.1 to §4.3); the game ends or the next one on the left throws (§4.5, §4.6)."""
    rubies = (
        rubies_after(state, 0),
        rubies_after(state, 1),
        rubies_after(state, 2),
        rubies_after(state, 3),
        rubies_after(state, 4),
        rubies_after(state, 5),
    )
    playing = with_rubies(rubies)
    rounds = state.rounds + 1
    last_round = state.options.race == 0 and rounds >= state.options.limit
    ended = last_round or count(playing) <= 1
    return state._replace(
        phase=THROW,
        to_act=NOBODY if ended else CHANCE,
        thrower=state.thrower if ended else next_thrower(state.thrower, playing),
        rubies=rubies,
        playing=playing,
        rounds=rounds,
    )


@rule
def rubies_after(state: State, seat: Seat) -> int:
    """The rubies of `seat` when the round is over; who is out has none (§4.1, §4.2, §4.3)."""
    rubies = state.rubies[seat]
    if rubies == 0:
        return 0
    if state.held[state.answer] >> seat & 1 == 0:
        return rubies - 1
    return min(rubies + 1, RUBIES) if state.answer == GREY else rubies


@rule
def next_thrower(seat: Seat, playing: int) -> Seat:
    """The next on the left of `seat` among those who are playing (§4.6)."""
    beyond = playing >> (seat + 1) << (seat + 1)
    return lowest(beyond) if beyond else lowest(playing)


@rule
def winners(state: State) -> int:
    """The seats with the most rubies, as a mask; nobody, if nobody has one (§4.5, §5.3)."""
    most = max(max(state.rubies), 1)
    mask = 0
    for seat in range(SEATS):
        if state.rubies[seat] == most:
            mask |= 1 << seat
    return mask


def choices(state: State, seat: Seat, reaction: int = 1000) -> list[Event]:
    """Everything that `seat` may do now, had it reacted in so many milliseconds."""
    grabs = [grabbing(seat, devil, reaction) for devil in range(DEVILS)]
    return [event for event in grabs if refusal(state, event) == LEGAL]


def take_back(state: State, seat: Seat) -> State | None:
    """The table without the answer of `seat`, which without a race nobody sees until all are in (§5.1)."""
    if state.phase != GRAB or state.options.race or not 0 <= seat < state.players:
        return None
    black, white, red, grey = state.grabs
    others = ~(1 << seat)
    grabs = (black & others, white & others, red & others, grey & others)
    without = state._replace(grabs=grabs, reactions=put(state.reactions, seat, 0))
    return without if grabs != state.grabs else None


played_by_clock = None  # for nobody: the clock closes the round
