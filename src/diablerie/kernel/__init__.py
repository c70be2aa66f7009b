"""One source of rules, readable and compiled.

A function marked `@rule` is ordinary Python when it is called from Python, and machine code when it is
called from a loop marked `@compiled`. The few primitives that differ between the two modes stand here in
plain Python; `machine.py` and `machine_rows.py` give the same names their compiled form. They are loaded when
the first compiled loop is called, so whoever only plays never waits for numba.
"""

from collections.abc import Callable, Iterator
from typing import Any, Generic, ParamSpec, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")
P = ParamSpec("P")
R = TypeVar("R")

Six = tuple[int, int, int, int, int, int]
"""One number for each seat; there are always six, whoever plays, so that one compiled type serves all."""

NOTHING: Six = (0, 0, 0, 0, 0, 0)

_rules: list[Callable[..., Any]] = []
_entries: "list[Compiled[..., Any]]" = []
_machine: Any = None


def rule(function: F) -> F:
    """Mark `function` as a rule: called as it is from Python, compiled from `@compiled` loops."""
    if _machine is None:
        _rules.append(function)
    else:
        _machine.register(function)
    return function


def compiled(function: Callable[P, R]) -> "Compiled[P, R]":
    """Mark `function` as the entry of a compiled loop; it compiles when it is first called."""
    entry = Compiled(function)
    _entries.append(entry)
    return entry


def all_compiled() -> bool:
    """Whether every compiled loop that has been imported was compiled before, now or in an earlier run."""
    from diablerie.kernel.cache import was_compiled  # which needs the kernel itself

    return all(entry.is_loaded or was_compiled(entry.plain) for entry in _entries)


class Compiled(Generic[P, R]):
    """A compiled loop: the plain function and, from its first call on, its machine code."""

    def __init__(self, function: Callable[P, R]) -> None:
        self.plain = function
        self._code: Callable[P, R] | None = None

    @property
    def is_loaded(self) -> bool:
        """Whether the machine code is at hand."""
        return self._code is not None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the machine code, compiling it first where that has not happened yet."""
        return (self._code or self._load())(*args, **kwargs)

    def fitted(self, *args: P.args, **kwargs: P.kwargs) -> Callable[P, R]:
        """Return the machine code for arguments of these types, which need not be found out at every call."""
        code: Callable[P, R] = load_machine().fitted(self._code or self._load(), args)
        return code

    def _load(self) -> Callable[P, R]:
        self._code = load_machine().compile(self.plain)
        return self._code


def load_machine() -> Any:
    """Load numba and hand it every rule there is so far."""
    global _machine
    if _machine is None:
        from diablerie.kernel import machine  # takes more than a second, so not before it is needed

        for function in _rules:
            machine.register(function)
        _machine = machine
    return _machine


def large(kind: type[T]) -> type[T]:
    """Give a NamedTuple of many fields a `_replace` in plain Python that touches only those that change."""
    places = {name: place for place, name in enumerate(kind._fields)}  # type: ignore[attr-defined]
    make: Any = tuple.__new__

    def _replace(self: Any, /, **changes: Any) -> Any:
        fields = [*self]
        for name, value in changes.items():
            fields[places[name]] = value
        return make(kind, fields)

    setattr(kind, "_replace", _replace)  # noqa: B010  # mypy knows the method as it was
    return kind


def put(items: Any, place: int, value: int) -> Any:
    """Return the tuple `items` with `value` at `place`."""
    if not 0 <= place < len(items):
        raise IndexError("place out of range")
    changed = [*items]
    changed[place] = value
    return tuple(changed)


def count(mask: int) -> int:
    """Count the bits of `mask`."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """Find the lowest bit of `mask`, which must not be empty."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """Find the highest bit of `mask`, which must not be empty."""
    return mask.bit_length() - 1


def nth(mask: int, n: int) -> int:
    """Find the bit of `mask` that has `n` others below it; there must be one."""
    if not 0 <= n < mask.bit_count():
        raise IndexError("no such bit")
    skipped = 0
    while n >= (here := (mask & 0xFF).bit_count()):
        n -= here
        mask >>= 8
        skipped += 8
    for _ in range(n):
        mask &= mask - 1
    return skipped + lowest(mask)


_ELEVEN = tuple(bytes(mask >> bit & 1 for bit in range(11)) for mask in range(1 << 11))
"""Eleven bits as bytes: six of them hold 64 bits, and all there can be are soon made."""


def spread(row: Any, first: int, mask: int, width: int) -> None:
    """Write the lowest `width` bits of `mask`, 64 at most, into the places of `row` from `first` on."""
    row[first : first + width] = bytearray().join(
        (
            _ELEVEN[mask & 2047],
            _ELEVEN[mask >> 11 & 2047],
            _ELEVEN[mask >> 22 & 2047],
            _ELEVEN[mask >> 33 & 2047],
            _ELEVEN[mask >> 44 & 2047],
            _ELEVEN[mask >> 55 & 2047],
        )
    )[:width]


def fill(row: Any, first: int, last: int, number: int) -> None:
    """Write `number` into the places of `row`, an array of bytes, from `first` to the one before `last`."""
    row[first:last] = bytearray((number,)) * max(0, last - first)


def gather(row: Any, first: int, width: int) -> int:
    """Read what `spread` wrote: so many places of `row`, an array of bytes, from `first` on, as a mask."""
    return sum(1 << place for place, bit in enumerate(bytes(row[first : first + width])) if bit)


def save(row: Any, value: Any) -> None:
    """Write all numbers of the tuple `value`, and of the tuples in it, into `row`, an array of int64."""
    numbers = _numbers(value)
    row[: len(numbers)] = numbers


def saved_size(value: Any) -> int:
    """How many places `save` needs."""
    return len(_numbers(value))


def load(row: Any, like: T) -> T:
    """Read what `save` wrote, as a tuple of the same shape as `like`."""
    value: T = _shaped(iter(row.tolist()), like)
    return value


def _numbers(value: Any) -> list[int]:
    return [value] if isinstance(value, int) else [number for part in value for number in _numbers(part)]


def _shaped(numbers: Iterator[int], like: Any) -> Any:
    if isinstance(like, int):
        return next(numbers)
    parts = [_shaped(numbers, part) for part in like]
    return type(like)(*parts) if hasattr(like, "_fields") else tuple(parts)


_ONES = (1 << 64) - 1


def word(counter: int) -> int:
    """Return 32 bits that look random, the same for the same counter (SplitMix64).

    For simulations, which want millions of throws a second; a dealt game uses `match.recipe` instead.
    """
    z = (counter * 0x9E3779B97F4A7C15) & _ONES
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _ONES
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _ONES
    return z >> 32
