"""A playout is a round as the rules and the habits have it, though no state and no event is made for it."""

from random import Random

import numpy as np
import pytest

from diablerie.game.core import NOBODY
from diablerie.games.little_devils.bots.deals import riddle
from diablerie.games.little_devils.bots.habits import (
    DUCKS,
    FEATURES,
    HABITS,
    HOPES,
    LEADS,
    ON_CARD,
    TAKES,
    TURNS,
    WHIM,
    WHIM_BITS,
    habitual,
    whim_for,
)
from diablerie.games.little_devils.bots.playouts import STRIDE, TOTALS, empty_room, to_the_end
from diablerie.games.little_devils.bots.search import COLUMNS, ROWS, Deals, play_out
from diablerie.games.little_devils.bots.tricks import followed, led, trick_of
from diablerie.games.little_devils.cards import DEVILS, deck, numbers
from diablerie.games.little_devils.rules import apply, hand, legal, winning_card
from diablerie.games.little_devils.state import OPEN, State, playing
from diablerie.games.little_devils.view import view
from diablerie.kernel import word
from tests.games.little_devils.bots.positions import moments

TABLES = [3, 4, 5, 6]


def by_the_rules(state: State, card: int, luck: int) -> tuple[tuple[int, ...], int]:
    """The totals after a round that is played event by event, and who took the trick on the table."""
    rounds, taker = state.rounds, NOBODY
    while True:
        state = apply(state, playing(state.to_act, card))
        if state.trick == 0 and taker == NOBODY:
            taker = state.leader
        if state.rounds > rounds:
            return state.totals, taker
        luck += STRIDE
        card = habitual(state, luck, HABITS)


@pytest.mark.parametrize("players", TABLES)
def test_a_playout_ends_as_the_same_cards_end_by_the_rules(players: int) -> None:
    luck = Random(players)
    for seed in range(2):
        for state, _ in moments(players, seed):
            card, place = luck.choice(numbers(legal(state))), luck.getrandbits(60)
            started = state._replace(totals=(4, 8, 15, 16, 23, 42))
            room = [[0] * 6, [0] * 6]
            taker = to_the_end(started, card, place, HABITS, room)
            assert (tuple(room[TOTALS]), taker) == by_the_rules(started, card, place)


@pytest.mark.parametrize("players", TABLES)
def test_a_trick_that_grows_card_by_card_is_the_trick_of_the_state(players: int) -> None:
    for seed in range(5):
        trick, before = None, None
        for state, _ in moments(players, seed):
            if before is not None and state.trick:
                (card,) = numbers(state.gone & ~before.gone)
                trick = followed(trick, before.to_act, card) if trick else led(card, players)
                assert trick == trick_of(state)
            elif not state.trick:
                trick = None
            before = state


@pytest.mark.parametrize("players", TABLES)
def test_harmless_is_what_does_not_take_the_trick(players: int) -> None:
    found = {True: 0, False: 0}
    for seed in range(5):
        for state, _ in moments(players, seed):
            if state.side != OPEN:
                for card in numbers(legal(state)):
                    takes = winning_card(state.trick | 1 << card, state.lead, state.side) == card
                    assert takes != bool(trick_of(state).harmless >> card & 1)
                    found[takes] += 1
    assert min(found.values()) > 20


def situation_of(state: State, ducking: bool) -> int:
    if not state.trick:
        return LEADS
    if state.side == OPEN:
        return TURNS
    if ducking:
        return DUCKS
    return TAKES if state.trick.bit_count() == state.players - 1 else HOPES


def thoughts(state: State) -> tuple[int, ...]:
    """What somebody thinks of playing: where they can, what does not take the trick."""
    options = numbers(legal(state))
    if state.side == OPEN:
        return options
    ducks = [c for c in options if winning_card(state.trick | 1 << c, state.lead, state.side) != c]
    return tuple(ducks) or options


def wish(state: State, card: int, luck: int, weights: tuple[int, ...]) -> int:
    """The score of a card, feature by feature as it is described, from lists of cards."""
    others = numbers(deck(state.players) & ~state.gone & ~hand(state, state.to_act))
    under, lead = sum(c < card for c in others), state.lead
    ducking = state.side != OPEN and winning_card(state.trick | 1 << card, lead, state.side) != card
    features = (
        DEVILS[card] * len(others),
        abs(under - (len(others) - under)),
        sum(c > card for c in others) if card > lead else under,
        sum(min(card, lead) < c < max(card, lead) for c in others),
    )
    first = situation_of(state, ducking) * FEATURES
    whim = weights[WHIM] * len(others) * whim_for(card, word(luck)) >> WHIM_BITS
    return sum(weights[first + n] * feature for n, feature in enumerate(features)) + whim


@pytest.mark.parametrize("players", TABLES)
def test_by_habit_the_card_with_the_highest_score_is_played(players: int) -> None:
    luck = Random(players)
    for seed in range(4):
        for state, _ in moments(players, seed):
            place = luck.getrandbits(60)
            some = tuple(luck.randint(-300, 300) for _ in range(WHIM)) + (luck.randint(0, 400),)
            for weights in (HABITS, (*some, *HABITS[ON_CARD:])):
                scores = {card: wish(state, card, place, weights) for card in thoughts(state)}
                best = max(scores, key=lambda card: (scores[card], card))
                assert habitual(state, place, weights) == best


@pytest.mark.parametrize("players", [3, 6])
def test_compiled_playouts_add_up_to_what_plain_ones_do(players: int) -> None:
    for number, (state, memory) in enumerate(moments(players, 7)):
        if number % 4 == 0:
            question = riddle(view(state, state.to_act), memory)
            fast, plain = np.zeros((ROWS, COLUMNS)), np.zeros((ROWS, COLUMNS))
            play_out(question, Deals(3, 0, 3), np.array(HABITS), empty_room(), fast)
            play_out.plain(question, Deals(3, 0, 3), HABITS, [[0] * 6, [0] * 6], plain)
            assert np.allclose(fast, plain, rtol=1e-12)
            assert fast.any()
