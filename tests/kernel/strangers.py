"""Somebody else's functions, and what numba makes of them; a child process of `test_good_guests.py` asks."""

import operator
import os
import re
from collections.abc import Callable
from typing import Any, NamedTuple

import numba
from numba import config
from numba.core.registry import cpu_target

Three = tuple[float, float, float]


class Point(NamedTuple):
    """A named tuple of theirs."""

    x: int
    y: int


def item(numbers: tuple[int, int, int], place: int) -> int:
    return numbers[place]


def fraction(numbers: Three, place: int) -> float:
    return numbers[place] * 2


def nested(rows: tuple[Three, Three], row: int, place: int) -> float:
    return rows[row][place]


def passed_on(numbers: tuple[int, int], place: int) -> tuple[int, tuple[int, int], Three]:
    return numbers[place], (numbers[1], numbers[0]), (1.0, 2.0, numbers[place] / 2)


def looped(numbers: tuple[int, int, int]) -> int:
    total = 0
    for place in range(3):
        total += numbers[place] * place
    for number in numbers:
        total += number
    return total


def from_the_end(numbers: tuple[int, int, int, int]) -> int:
    return numbers[-1] + numbers[len(numbers) - 2]


def of_point(point: Point, place: int) -> int:
    return point[place] + point.x


def changed(point: Point) -> Point:
    return point._replace(x=3)


FRACTIONS: Three = (0.5, 1.5, 2.5)
CALLS: dict[Callable[..., Any], tuple[Any, ...]] = {
    item: ((4, 5, 6), 1),
    fraction: (FRACTIONS, 2),
    nested: ((FRACTIONS, FRACTIONS), 1, 0),
    passed_on: ((7, 8), 0),
    looped: ((4, 5, 6),),
    from_the_end: ((1, 2, 3, 4),),
    of_point: (Point(2, 3), 1),
    changed: (Point(2, 3),),
}


def made_of(function: Callable[..., Any], args: tuple[Any, ...]) -> dict[str, Any]:
    """Compile a function anew, and tell everything about what became of it."""
    compiled = numba.njit(cache=True)(function)
    try:
        result = compiled(*args)
    except numba.TypingError:
        return {"cannot be compiled": True}
    fresh = numba.njit(function)
    fresh(*args)
    [llvm] = fresh.inspect_llvm().values()
    [signature] = fresh.nopython_signatures
    return {
        "result": repr(result),
        "signature": str(signature),
        "llvm": re.sub(r"B\d+v\d+|\[\d+ x i8\]", "", llvm),  # numba counts what it has compiled
        "cache": compiled.stats.cache_path,
    }


def numba_as_it_is() -> dict[str, Any]:
    """What is set, and how a tuple's items are found."""
    context = cpu_target.target_context
    context.refresh()
    return {
        "config": {name: repr(getattr(config, name)) for name in dir(config) if name.isupper()},
        "environment": dict(os.environ),
        "items": [(str(sig), repr(found)) for sig, found in context._defns[operator.getitem].versions],
    }


def everything() -> dict[str, Any]:
    """What they would notice."""
    made = {function.__name__: made_of(function, args) for function, args in CALLS.items()}
    return made | numba_as_it_is()
