"""What a bot imagines agrees with all that was seen, and nothing that agrees is imagined more often."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from diablerie.games.little_devils.bots.deals import Riddle, imagined, possible_deals, riddle
from diablerie.games.little_devils.cards import cards
from diablerie.games.little_devils.memory import Memory
from diablerie.games.little_devils.rules import hand
from diablerie.games.little_devils.state import State
from diablerie.games.little_devils.view import view
from diablerie.kernel.luck import luck_of
from tests.games.little_devils.bots.positions import moments


def question(state: State, memory: Memory) -> Riddle:
    return riddle(view(state, state.to_act), memory)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_imagined_deal_could_be_the_true_one(players: int) -> None:
    constrained = 0
    for seed in range(6):
        for number, (state, memory) in enumerate(moments(players, seed)):
            if not any(memory.lacks) and number % 9:
                continue
            found = question(state, memory)
            for deal in range(3):
                table = imagined(found, luck_of(seed, deal))
                hands = [hand(table, seat) for seat in range(players)]
                assert hands[state.to_act] == hand(state, state.to_act)
                assert [held.bit_count() for held in hands] == list(view(state, state.to_act).sizes)
                assert sum(hands) == sum(hand(state, seat) for seat in range(players))
                assert not any(held & lacks for held, lacks in zip(hands, memory.lacks))
                constrained += any(memory.lacks)
    assert constrained > 20


def all_deals(unseen: tuple[int, ...], needs: list[tuple[int, int, int]]) -> list[tuple[int, ...]]:
    """Every way to give each of `needs` (seat, size, lacks) its cards, by trying them all."""
    if not needs:
        return [()]
    (_, size, lacks), *others = needs
    result = []
    for chosen in combinations(unseen, size):
        if not cards(*chosen) & lacks:
            rest = tuple(card for card in unseen if card not in chosen)
            result += [(cards(*chosen), *deal) for deal in all_deals(rest, others)]
    return result


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_deals_that_agree_are_counted_and_imagined_alike(players: int) -> None:
    tried = 0
    for seed in range(15):
        for state, memory in moments(players, seed):
            left = 9 * players - state.gone.bit_count()
            if left > min(2 * players, 8) or left < players:
                continue
            found = question(state, memory)
            others = [seat for seat in range(players) if seat != state.to_act]
            needs = [(seat, found.sizes[seat], memory.lacks[seat]) for seat in others]
            deals = all_deals(tuple(int(card) for card in found.unseen), needs)
            assert possible_deals(found) == len(deals)
            if 2 < len(deals) < 30 and any(memory.lacks) and tried < 3:
                tried += 1
                check_even(found, others, deals)
    assert tried == 3


def check_even(found: Riddle, others: list[int], deals: list[tuple[int, ...]]) -> None:
    """No deal comes up much more or much less often than the others: chi square, far out."""
    often = 60 * len(deals)
    luck = Random(1)
    tables = [imagined(found, luck.getrandbits(60)) for _ in range(often)]
    seen = Counter(tuple(hand(table, seat) for seat in others) for table in tables)
    assert set(seen) == set(deals)
    chi_square = sum((seen[deal] - 60) ** 2 / 60 for deal in deals)
    assert chi_square < len(deals) + 6 * (2 * len(deals)) ** 0.5


def test_a_card_that_only_one_seat_can_hold_is_always_there() -> None:
    for seed in range(30):
        for state, memory in moments(4, seed):
            found = question(state, memory)
            for card, holders in zip(found.unseen, found.holders):
                if int(holders).bit_count() == 1:
                    table = imagined(found, luck_of(seed, 1))
                    assert hand(table, int(holders).bit_length() - 1) >> int(card) & 1
                    return
    pytest.fail("no such card in all these rounds")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_memory_is_never_wrong(players: int) -> None:
    for seed in range(8):
        for state, memory in moments(players, seed):
            assert memory.taken == state.piles
            for seat in range(players):
                assert memory.played[seat] == state.dealt[seat] & state.gone
                assert not memory.lacks[seat] & hand(state, seat)
