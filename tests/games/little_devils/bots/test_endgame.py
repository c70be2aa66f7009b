"""With three tricks left and all hands known, the search plays what a second, plain solution plays."""

from functools import lru_cache
from random import Random

import pytest

from diablerie.game.mind import Mind
from diablerie.games.little_devils.bots.search import DEVILS, TRIED, Effort, look_ahead
from diablerie.games.little_devils.cards import DEVILS as DEVILS_ON
from diablerie.games.little_devils.cards import FIVES, numbers
from diablerie.games.little_devils.state import State
from diablerie.games.little_devils.view import view
from tests.games.little_devils.bots.positions import all_known, moments

Hands = tuple[tuple[int, ...], ...]


def may_play(hand: tuple[int, ...], trick: tuple[int, ...]) -> list[int]:
    """The rules a second time, as a person reads them."""
    if not trick:
        return [card for card in hand if not FIVES >> card & 1] or list(hand)
    if len(trick) == 1:
        return list(hand)
    up = trick[1] > trick[0]
    return [card for card in hand if (card > trick[0]) == up] or list(hand)


def place_of_taker(trick: tuple[int, ...]) -> int:
    lead, *others = trick
    up = others[0] > lead
    astray = [card for card in others if (card > lead) != up]
    taking = (min(astray) if up else max(astray)) if astray else (max(others) if up else min(others))
    return trick.index(taking)


@lru_cache(None)
def outcome(hands: Hands, leader: int, trick: tuple[int, ...]) -> tuple[int, ...]:
    """What everybody still takes if each takes as little as they can, and of equal cards plays the lowest."""
    players = len(hands)
    if len(trick) == players:
        taker = (leader + place_of_taker(trick)) % players
        rest = outcome(hands, taker, ())
        here = sum(DEVILS_ON[card] for card in trick)
        return tuple(devils + here * (seat == taker) for seat, devils in enumerate(rest))
    seat = (leader + len(trick)) % players
    if not hands[seat]:
        return (0,) * players
    options = (after(hands, leader, trick, card) for card in sorted(may_play(hands[seat], trick)))
    return min(options, key=lambda devils: devils[seat])


def after(hands: Hands, leader: int, trick: tuple[int, ...], card: int) -> tuple[int, ...]:
    """What everybody still takes after `card`."""
    seat = (leader + len(trick)) % len(hands)
    left = tuple(other for other in hands[seat] if other != card)
    return outcome((*hands[:seat], left, *hands[seat + 1 :]), leader, (*trick, card))


def exactly(state: State) -> dict[int, int]:
    """What the seat to act takes in this round after each of its cards."""
    seat, players = state.to_act, state.players
    hands = tuple(numbers(hand & ~state.gone) for hand in state.dealt[:players])
    seats = [(state.leader + step) % players for step in range(state.trick.bit_count())]
    trick = tuple(numbers(state.dealt[s] & state.trick)[0] for s in seats)
    taken = sum(DEVILS_ON[card] for card in numbers(state.piles[seat]))
    found = {
        card: taken + after(hands, state.leader, trick, card)[seat] for card in may_play(hands[seat], trick)
    }
    outcome.cache_clear()
    return found


@pytest.mark.parametrize(("players", "rounds"), [(3, 12), (4, 8), (5, 3), (6, 1)])
def test_the_search_agrees_with_the_exact_solution_when_three_tricks_are_left_and_all_hands_are_known(
    players: int, rounds: int
) -> None:
    checked = 0
    for seed in range(rounds):
        for state, _ in moments(players, seed):
            if 9 * players - state.gone.bit_count() > 3 * players:
                continue
            mind = Mind(all_known(state), Random(seed))
            sums = look_ahead(view(state, state.to_act), mind.memory, mind, Effort(deals=1, solves=True))
            exact = exactly(state)
            assert {card: sums[card][DEVILS] / sums[card][TRIED] for card in exact} == exact
            checked += len(exact) > 1
    assert checked > 2 * rounds
