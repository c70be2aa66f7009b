"""Rows of numbers: what is written into them compiled is what plain Python writes, and can be read back."""

from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

from diablerie.kernel import Six, compiled, fill, gather, load, save, saved_size, spread

WIDTHS = (1, 5, 7, 8, 9, 16, 48, 54, 62)
ROOM = 80


class Inner(NamedTuple):
    one: int
    six: Six


class Outer(NamedTuple):
    first: int
    inner: Inner
    nothing: tuple[()]
    last: int


VALUE = Outer(-1, Inner(1 << 60, (0, 1, 2, 3, 4, -5)), (), 7)


@compiled
def spread_all(row: Any, masks: Any, first: int, width: int, gathered: Any) -> None:
    for number in range(len(masks)):
        spread(row[number], first, masks[number], width)
        gathered[number] = gather(row[number], first, width)


@compiled
def fill_one(row: Any, first: int, last: int, number: int) -> None:
    fill(row, first, last, number)


@compiled
def copy_and_count(rows: Any, like: Outer) -> None:
    value = load(rows[0], like)
    save(rows[1], value._replace(last=value.last + 1))


@pytest.mark.parametrize("dtype", [np.uint8, np.int32])
@pytest.mark.parametrize("width", WIDTHS)
def test_bits_are_spread_and_nothing_beside_them(width: int, dtype: Any) -> None:
    luck = Random(width)
    masks = [luck.getrandbits(62) for _ in range(20)] + [0, (1 << 62) - 1]
    plain, machine = np.full((2, len(masks), ROOM), 7, dtype)
    for row, mask in zip(plain, masks, strict=True):
        spread(row, 3, mask, width)
        assert row.tolist() == [7] * 3 + [mask >> n & 1 for n in range(width)] + [7] * (ROOM - 3 - width)
    gathered = np.zeros(len(masks), np.int64)
    if dtype is np.uint8:
        spread_all(machine, np.array(masks), 3, width, gathered)
        assert machine.tolist() == plain.tolist()
        expected = [mask & (1 << width) - 1 for mask in masks]
        assert gathered.tolist() == expected
        assert [gather(row, 3, width) for row in plain] == expected


def test_bits_go_into_a_bytearray_too() -> None:
    row = bytearray(10)
    spread(row, 1, 0b10110, 5)
    assert list(row) == [0, 0, 1, 1, 0, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(("first", "last"), [(0, 0), (0, 3), (5, 5), (5, 4), (2, 70), (79, 80)])
def test_places_are_filled_and_none_beside_them(first: int, last: int) -> None:
    plain, machine = np.full((2, ROOM), 7, np.uint8)
    fill(plain, first, last, 1)
    fill_one(machine, first, last, 1)
    assert machine.tolist() == plain.tolist() == [1 if first <= n < last else 7 for n in range(ROOM)]


def test_a_tuple_is_kept_in_a_row_and_comes_back() -> None:
    size = saved_size(VALUE)
    assert size == 9
    rows = np.full((2, size + 1), 7, np.int64)
    save(rows[0], VALUE)
    assert rows[0].tolist() == [-1, 1 << 60, 0, 1, 2, 3, 4, -5, 7, 7]
    copy_and_count(rows, VALUE)
    assert rows[1].tolist() == [-1, 1 << 60, 0, 1, 2, 3, 4, -5, 8, 7]
    assert load(rows[1], VALUE) == VALUE._replace(last=8)
    assert type(load(rows[0], VALUE).inner) is Inner
