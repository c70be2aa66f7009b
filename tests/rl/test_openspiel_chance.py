"""Chance in OpenSpiel draws step by step what the dealer draws, with exactly the same probabilities."""

from collections import Counter
from fractions import Fraction
from math import factorial, isclose, prod
from random import Random
from typing import Any

import pytest

from diablerie.games.devil_with_it.coal import KINDS, PIECES
from diablerie.games.devil_with_it.state import COAL
from diablerie.games.diavolo import dice as race_dice
from diablerie.games.diavolo import state as race
from diablerie.games.diavolo.notation import lot_seats
from diablerie.games.diavolo.openspiel import ARRANGEMENTS
from tests.rl.spiel import SHORT, load, opened, states


def chances(state: Any) -> dict[int, Fraction]:
    """What may be drawn, with chances as fractions."""
    return {action: Fraction(chance).limit_denominator(10_000) for action, chance in state.chance_outcomes()}


@pytest.mark.parametrize(("name", "parameters"), SHORT)
def test_chances_add_up_to_one_and_every_draw_is_written_differently(
    name: str, parameters: dict[str, Any]
) -> None:
    game = load(name, parameters)
    for state in states(game, 1):
        if state.is_chance_node():
            drawn = chances(state)
            assert sum(drawn.values()) == 1
            assert all(drawn.values())
            assert max(drawn) < game.max_chance_outcomes()
            assert len({state.action_to_string(-1, action) for action in drawn}) == len(drawn)


@pytest.mark.parametrize("players", range(3, 7))
def test_every_deal_and_every_first_dealer_of_little_devils_has_the_same_chance(players: int) -> None:
    game, taken = load("little_devils", {"players": players, "rounds": 1}), list[float]()
    state, luck = game.new_initial_state(), Random(players)
    assert chances(state) == {seat: Fraction(1, players) for seat in range(players)}
    while state.is_chance_node():
        action, chance = luck.choice(state.chance_outcomes())
        taken.append(chance)
        state.apply_action(action)
    assert isclose(prod(taken), 1 / players / factorial(9 * players))


def test_cards_go_round_the_table_from_the_left_of_the_dealer() -> None:
    state = opened(load("little_devils", {"players": 3, "rounds": 1}), 1, *range(27))
    hands = state.position.state.dealt
    assert state.current_player() == 2
    assert [hands[seat] & 0b1110 for seat in (2, 0, 1)] == [0b10, 0b100, 0b1000]
    assert str(state) == (
        "chance deal 1: 2 5 8 11 14 17 20 23 26 / 3 6 9 12 15 18 21 24 27 / 1 4 7 10 13 16 19 22 25\n"
    )


def test_a_deal_under_way_is_written_card_by_card() -> None:
    state = opened(load("little_devils", {"players": 3}), 1, 9, 26)
    assert str(state) == "chance dealer 1\nchance card 10 to 2\nchance card 27 to 0\n"


@pytest.mark.parametrize("players", [2, 6])
def test_coal_is_drawn_by_what_nobody_has_seen(players: int) -> None:
    draws = 0
    for state in states(load("devil_with_it", {"players": players, "rounds": 8}), players):
        table = state.position.state
        if state.is_chance_node() and table.phase == COAL:
            left = [PIECES[kind] - table.shown[kind].bit_count() for kind in range(KINDS)]
            assert sum(left) == table.face_down.bit_count() + 1
            assert chances(state) == {
                kind: Fraction(pieces, sum(left)) for kind, pieces in enumerate(left) if pieces
            }
            draws += 1
    assert draws > 48  # so the oven was laid again


def test_the_orders_and_the_faces_of_dice_are_equally_likely() -> None:
    for position, orders in ((True, 6), (False, 5)):
        state = opened(load("diavolo", {"position": position}), 0)
        assert chances(state) == {order: Fraction(1, orders) for order in range(orders)}
        for die in range(9):
            state.apply_action(die % 5)
            assert chances(state) == {face: Fraction(1, 6) for face in range(6)}
        state.apply_action(5)
        assert state.is_player_node()
        dice = state.position.state.dice
        assert [race_dice.die(dice, n) for n in range(9)] == [2, 3, 4, 5, 1, 2, 3, 4, 6]


def test_for_the_order_position_every_colour_is_nearest_as_often() -> None:
    state = opened(load("diavolo"), 0, race_dice.POSITION, *[0] * 9)
    assert chances(state) == {n: Fraction(1, len(ARRANGEMENTS)) for n in range(len(ARRANGEMENTS))}
    answers = Counter(state.child(n).position.state.answer for n in range(len(ARRANGEMENTS)))
    assert answers == {colour: len(ARRANGEMENTS) // 3 for colour in range(3)}
    assert len(set(ARRANGEMENTS)) == len(ARRANGEMENTS)
    assert all(race_dice.possible_places(places) for places in ARRANGEMENTS)


@pytest.mark.parametrize("players", [2, 4])
def test_a_dead_heat_is_drawn_seat_by_seat_and_every_order_has_the_same_chance(players: int) -> None:
    state = opened(load("diavolo", {"players": players}), 0, 0, *range(5), *range(4), *[0] * players)
    assert state.position.state.phase == race.LOT
    orders = Counter[tuple[int, ...]]()
    unfinished = [(state, Fraction(1))]
    while unfinished:
        here, chance = unfinished.pop()
        for action, more in chances(here).items():
            after = here.child(action)
            if after.position.drawn:
                unfinished.append((after, chance * more))
            else:
                orders[tuple(lot_seats(after.position.event.lot))] += chance * more  # type: ignore[assignment]
    assert set(orders.values()) == {Fraction(1, factorial(players))}
    assert len(orders) == factorial(players)
