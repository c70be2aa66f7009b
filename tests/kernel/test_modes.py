"""The primitives that differ between the two modes do the same in both."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from diablerie.game.manifest import Game
from diablerie.game.options import complete
from diablerie.games.catalogue import GAMES
from diablerie.kernel import Six, compiled, count, highest, lowest, nth, put, rule, word
from diablerie.kernel.luck import below, luck_of, one_of
from tests.inside import inside

Numbers = npt.NDArray[np.int64]
MASKS = st.integers(1, (1 << 62) - 1) | st.integers(0, 61).map(lambda bit: 1 << bit)
ANY = st.integers(-(1 << 63), (1 << 63) - 1)


class Pair(NamedTuple):
    """A tuple in a tuple."""

    one: int
    two: int


class Mixed(NamedTuple):
    """Fields of several types."""

    number: int
    six: Six
    pair: Pair
    flag: bool


@rule
def turned(mixed: Mixed, value: int) -> Mixed:
    return mixed._replace(pair=mixed.pair._replace(two=value), number=mixed.pair.one)


@compiled
def put_six(items: Six, place: int, value: int) -> Six:
    result: Six = put(items, place, value)
    return result


@compiled
def item_of_six(items: Six, place: int) -> int:
    return items[place]


@compiled
def put_pair(items: tuple[int, int], place: int, value: int) -> tuple[int, int]:
    result: tuple[int, int] = put(items, place, value)
    return result


@compiled
def bits(mask: int, n: int, out: Numbers) -> None:
    out[0] = count(mask)
    out[1] = lowest(mask)
    out[2] = highest(mask)
    out[3] = nth(mask, n)


@compiled
def words(counters: Numbers, out: Numbers) -> None:
    for index in range(len(counters)):
        out[index] = word(counters[index])


@compiled
def lots(seed: int, game: int, mask: int, out: Numbers) -> None:
    luck = luck_of(seed, game)
    out[0] = luck
    for index in range(1, len(out)):
        out[index] = below(luck + index, index) * 100 + one_of(luck + index, mask)


@compiled
def replaced(mixed: Mixed, value: int) -> Mixed:
    changed = turned(mixed, value)
    return changed._replace(six=put(changed.six, 2, value), flag=not changed.flag)


@pytest.mark.parametrize("place", range(-6, 6))
def test_an_item_of_a_tuple_is_found_in_both_modes(place: int) -> None:
    items = (3, 1 << 62, -5, 0, 9, -1)
    assert item_of_six(items, place) == item_of_six.plain(items, place) == items[place]


@pytest.mark.parametrize("place", [-(1 << 63), -7, 6, 1 << 40])
def test_an_item_outside_the_tuple_is_an_error_in_both_modes(place: int) -> None:
    for item_of in (item_of_six.plain, item_of_six):
        with pytest.raises(IndexError, match="tuple index out of range"):
            item_of((1, 2, 3, 4, 5, 6), place)


@pytest.mark.parametrize("place", [-1000, -7, -6, -1, 6, 7, 1 << 40])
def test_put_outside_the_tuple_is_an_error_in_both_modes(place: int) -> None:
    for put_one in (put_six.plain, put_six):
        with pytest.raises(IndexError, match="place out of range"):
            put_one((1, 2, 3, 4, 5, 6), place, 9)
    if place != -1000 and place < 0:
        for put_two in (put_pair.plain, put_pair):
            with pytest.raises(IndexError):
                put_two((1, 2), place, 9)


@settings(max_examples=60)
@given(items=st.tuples(*[ANY] * 6), place=st.integers(0, 5), value=ANY)
def test_put_changes_one_place_in_both_modes(items: Six, place: int, value: int) -> None:
    expected = list(items)
    expected[place] = value
    assert list(put_six.plain(items, place, value)) == expected
    assert list(put_six(items, place, value)) == expected


@settings(max_examples=200)
@given(mask=MASKS, data=st.data())
def test_bits_are_counted_and_found_alike_in_both_modes(mask: int, data: st.DataObject) -> None:
    places = [bit for bit in range(62) if mask >> bit & 1]
    n = data.draw(st.integers(0, len(places) - 1))
    plain, fast = np.zeros(4, dtype=np.int64), np.zeros(4, dtype=np.int64)
    bits.plain(mask, n, plain)
    bits(mask, n, fast)
    assert plain.tolist() == fast.tolist() == [len(places), places[0], places[-1], places[n]]


def test_nothing_has_no_bits_in_both_modes() -> None:
    assert count(0) == 0
    out = np.ones(4, dtype=np.int64)
    bits(0, 0, out)
    assert out[0] == 0


@settings(max_examples=50)
@given(counters=st.lists(ANY, min_size=1, max_size=50))
def test_words_are_the_same_in_both_modes(counters: list[int]) -> None:
    given_counters = np.array(counters, dtype=np.int64)
    fast = np.zeros(len(counters), dtype=np.int64)
    words(given_counters, fast)
    assert fast.tolist() == [word(counter) for counter in counters]
    assert all(0 <= number < 1 << 32 for number in fast.tolist())


@settings(max_examples=50)
@given(seed=st.integers(0, 1 << 62), game=st.integers(0, 1 << 40), mask=MASKS)
def test_luck_is_the_same_in_both_modes(seed: int, game: int, mask: int) -> None:
    plain, fast = np.zeros(20, dtype=np.int64), np.zeros(20, dtype=np.int64)
    lots.plain(seed, game, mask, plain)
    lots(seed, game, mask, fast)
    assert plain.tolist() == fast.tolist()
    assert all(value // 100 < index for index, value in enumerate(fast.tolist()) if index)
    assert all(mask >> value % 100 & 1 for value in fast.tolist()[1:])


def test_words_look_random() -> None:
    """Half of the bits are set, and neighbours do not resemble each other."""
    numbers = [word(counter) for counter in range(20_000)]
    assert len(set(numbers)) > 19_990
    for bit in range(32):
        assert abs(sum(number >> bit & 1 for number in numbers) - 10_000) < 400
        flips = sum((one ^ two) >> bit & 1 for one, two in zip(numbers, numbers[1:]))
        assert abs(flips - 10_000) < 400


@settings(max_examples=60)
@given(number=ANY, six=st.tuples(*[ANY] * 6), pair=st.tuples(ANY, ANY), flag=st.booleans(), value=ANY)
def test_a_changed_copy_of_a_named_tuple_is_the_same_in_both_modes(
    number: int, six: Six, pair: tuple[int, int], flag: bool, value: int
) -> None:
    mixed = Mixed(number, six, Pair(*pair), flag)
    fast = replaced(mixed, value)
    assert fast == replaced.plain(mixed, value)
    assert fast == Mixed(pair[0], (*six[:2], value, *six[3:]), Pair(pair[0], value), not flag)
    assert isinstance(fast.pair, Pair)
    assert mixed == Mixed(number, six, Pair(*pair), flag)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_large_tuple_changes_just_the_fields_that_are_named(game: Game) -> None:
    state = inside(game.new_game(game.usual, complete(game.options, {})))
    for number, name in enumerate(state._fields):
        changed = state._replace(**{name: "changed"})
        assert type(changed) is type(state)
        assert [*changed] == [*state[:number], "changed", *state[number + 1 :]]
    assert state._replace() == state
    with pytest.raises(KeyError):
        state._replace(no_field=1)
