"""A broad universe of events, most of them nonsense, and a naive reading of which of them may happen."""

from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

from diablerie.game.core import CHANCE, CLOCK, EVERYBODY, NOBODY
from diablerie.game.outline import outline_of
from diablerie.game.types import Event, State
from diablerie.games.catalogue import GAMES
from diablerie.games.devil_with_it import state as oven
from diablerie.games.diavolo import state as race
from diablerie.games.diavolo.notation import packed_lot
from diablerie.games.little_devils import state as tricks
from diablerie.kernel import NOTHING
from tests.contract.naive_race import Grabs, devil_is_gone, grabs_of, right_devils_are_gone
from tests.inside import inside

ACTORS = range(-5, 9)
"""All seats, those there are and those there are not, chance, the clock and nobody."""
VERBS = (-1, *range(9))


def little_devils(state: tricks.State, luck: Random, drawn: Event | None) -> Iterator[Event]:
    for by in ACTORS:
        for card in (-1, *range(58), 63, 64):
            yield tricks.playing(by, card)
        yield from (tricks.Event(by, verb, 1, NOBODY, NOTHING) for verb in VERBS)
    numbers = list(range(9 * state.players))
    for dealer in range(-3, 7):
        luck.shuffle(numbers)
        hands = [sum(2 << card for card in numbers[9 * s : 9 * s + 9]) for s in range(6)]
        deal = tricks.dealing(dealer, tuple(hands))  # type: ignore[arg-type]
        yield deal
        yield from (deal._replace(by=by) for by in ACTORS)
        card = 2 << numbers[0]
        for first in (hands[0] ^ 1 << 54 ^ card, hands[0] | hands[1], hands[1], hands[0] ^ card | 1, 0):
            yield deal._replace(hands=(first, *hands[1:]))  # type: ignore[arg-type]


def devil_with_it(state: oven.State, luck: Random, drawn: Event | None) -> Iterator[Event]:
    amounts = {*range(-20, max(state.chips) + 30, 10), 5, 15, 1 << 40}
    for by in ACTORS:
        yield from (oven.Event(by, oven.BET, amount) for amount in amounts)
        yield from (oven.Event(by, oven.REVEAL, place) for place in (*range(-2, 51), 63, 64))
        yield from (oven.Event(by, oven.COAL, kind) for kind in range(-2, 9))
        yield from (oven.Event(by, oven.START, player) for player in range(-2, 8))
        yield from (oven.Event(by, verb, 0) for verb in VERBS)


def diavolo(state: race.State, luck: Random, drawn: Event | None) -> Iterator[Event]:
    heat, fast, limit = state.options.dead_heat, state.options.fastest, 1000 * state.options.time_limit
    reactions = {-1, 0, 1, fast - 1, fast, limit, limit + 1, luck.randrange(3000), 1 << 40}
    for reaction in state.reactions:
        reactions |= {reaction, reaction + heat, reaction + heat + 1}
    for by in ACTORS:
        for reaction in reactions:
            yield from (race.grabbing(by, devil, reaction) for devil in range(-2, 6))
        for verb in VERBS:
            if verb != race.GRAB:
                yield race.closing()._replace(by=by, do=verb)
        yield from (race.starting(player)._replace(by=by) for player in range(-2, 8))
        seats = luck.sample(range(6), luck.randrange(1, 7))
        yield race.drawing(packed_lot(seats))._replace(by=by)
    level = [seat for seat in range(6) if state.level >> seat & 1]
    for lot in permutations(level):
        yield race.drawing(packed_lot(lot))
        yield race.drawing(packed_lot([*lot, lot[0]] if lot else [6]))
        yield race.drawing(packed_lot(lot[1:]))
    if drawn is not None and drawn.do == race.THROW:
        yield from _throws(inside(drawn), luck)


def _throws(drawn: race.Event, luck: Random) -> Iterator[race.Event]:
    """The throw itself, and throws that differ from it in one impossible thing."""
    yield drawn
    yield from (drawn._replace(by=by) for by in ACTORS)
    yield from (drawn._replace(player=player) for player in range(-3, 8))
    yield from (drawn._replace(order=order) for order in range(-1, 8))
    die = 3 * luck.randrange(9)
    yield drawn._replace(dice=drawn.dice & ~(7 << die))
    yield drawn._replace(dice=drawn.dice | 7 << die)
    yield drawn._replace(dice=drawn.dice | 1 << 27)
    black, white, red, order = drawn.places
    yield drawn._replace(places=(black, black, red, order))
    yield drawn._replace(places=(black, white, red, white & 0xFFFFF))
    yield drawn._replace(places=(black, white, red, 1001 << 10 | order & 1023))
    yield drawn._replace(places=(black, white, red, 1 << 20 | order))
    yield drawn._replace(places=(black | 1 << 60, white, red, order))


def may_deal(state: tricks.State, event: tricks.Event) -> bool:
    """§1.1 to §1.3, as one would say them."""
    cards = [card for hand in event.hands for card in range(64) if hand >> card & 1]
    sizes = [hand.bit_count() for hand in event.hands]
    dealer_is_right = state.dealer == NOBODY or event.dealer == (state.dealer + 1) % state.players
    return (
        (event.by, event.do, state.to_act) == (CHANCE, tricks.DEAL, CHANCE)
        and event.dealer in range(state.players)
        and dealer_is_right
        and sizes == [9] * state.players + [0] * (6 - state.players)
        and sorted(cards) == list(range(1, 9 * state.players + 1))
    )


def may_fall(state: oven.State, event: oven.Event) -> bool:
    """§1.4, §1.5 and §3.2: the lot, the oven laid, and coal of which there is some left."""
    if event.by != CHANCE or state.to_act != CHANCE or event.do != state.phase:
        return False
    if event.do == oven.START:
        return event.what in range(state.players)
    if event.do == oven.COAL:
        pieces = (9, 9, 9, 7, 3, 2, 9)
        return event.what in range(7) and state.shown[event.what].bit_count() < pieces[event.what]
    return event.do == oven.LAY


def may_happen(state: race.State, event: race.Event, drawn: Event | None) -> bool:
    """§2.1 and §3: the lot, the throw that was drawn, a grab that counts, the end of the grabbing."""
    grabs = grabs_of(state)
    if event.do == race.GRAB:
        return _may_grab(state, event, grabs)
    if event.do == race.CLOSE:
        ended = state.options.time_limit > 0 or right_devils_are_gone(state, grabs, None)
        return event.by == CLOCK and state.to_act == EVERYBODY and ended
    if event.do == race.CALL_OFF:
        return bool(event.by == CLOCK and state.to_act == EVERYBODY and state.options.race and not grabs)
    if event.by != CHANCE or state.to_act != CHANCE or event.do != state.phase:
        return False
    if event.do == race.START:
        return event.player in range(state.players)
    if event.do == race.LOT:
        level = [seat for seat in range(6) if state.level >> seat & 1]
        return event.lot in {packed_lot(order) for order in permutations(level)}
    same_dice = drawn is not None and event._replace(order=inside(drawn).order) == drawn
    return same_dice and event.order in range(6 if state.options.position else 5)


def _may_grab(state: race.State, event: race.Event, grabs: Grabs) -> bool:
    if state.to_act != EVERYBODY or event.by not in range(state.players) or state.rubies[event.by] == 0:
        return False
    if event.by in grabs or event.devil not in range(4) or event.reaction < 0:
        return False
    if state.options.time_limit and event.reaction > 1000 * state.options.time_limit:
        return False
    if not state.options.race or event.reaction < state.options.fastest:
        return True
    gone = devil_is_gone(state, grabs, event.devil, event.reaction)
    return not gone and not right_devils_are_gone(state, grabs, event.reaction)


def simple_events(state: State, luck: Random, drawn: Event | None) -> Iterator[Event]:
    """Of a game whose events are a verb and a number (game/spelling.py)."""
    for by in ACTORS:
        for verb in VERBS:
            yield from (Simple(by, verb, what) for what in (*range(-3, 10), 1 << 40))


class Simple(NamedTuple):
    """Any event of such a game."""

    by: int
    do: int
    what: int


def may_be_drawn(game: str, state: State, event: Event) -> bool:
    """Whether `event` is one of those that OpenSpiel is told chance may draw, each of them in one draw."""
    if state.to_act != CHANCE:
        return False
    outline = outline_of(GAMES[game].package)
    return event in [outline.drawn_event(state, (draw,)) for draw, _ in outline.outcomes(state, ())]


UNIVERSE: dict[str, Callable[[Any, Random, Event | None], Iterator[Event]]] = {
    "little_devils": little_devils,
    "devil_with_it": devil_with_it,
    "diavolo": diavolo,
}


def may_chance(game: str, state: State, event: Event, drawn: Event | None) -> bool:
    """Whether `event` may happen although no seat chooses it."""
    if game == "little_devils":
        return may_deal(inside(state), inside(event))
    if game == "devil_with_it":
        return may_fall(inside(state), inside(event))
    if game == "diavolo":
        return may_happen(inside(state), inside(event), drawn)
    return may_be_drawn(game, state, event)
