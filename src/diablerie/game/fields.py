"""Reading the fields of a record's event, with an error that names what is wrong."""

from collections.abc import Mapping, Sequence
from typing import Any

from diablerie.errors import RecordError
from diablerie.game.core import CHANCE, CLOCK, Seat


def actor(fields: Mapping[str, Any]) -> Seat:
    """Who acts: a seat's number, chance or the clock."""
    by = fields.get("by")
    if type(by) is int and by >= 0:
        return by
    if by == "chance":
        return CHANCE
    if by == "clock":
        return CLOCK
    raise RecordError(f"`by` is {by!r}, not a seat, 'chance' or 'clock'")


def written_actor(by: Seat) -> int | str:
    """Write who acts."""
    return "chance" if by == CHANCE else "clock" if by == CLOCK else by


def verb(fields: Mapping[str, Any], names: Sequence[str]) -> int:
    """What is done, as a number."""
    return word(fields, "do", names)


def word(fields: Mapping[str, Any], name: str, words: Sequence[str]) -> int:
    """One of a few words, as its number."""
    value = fields.get(name)
    if value not in words:
        raise RecordError(f"`{name}` is {value!r}, not one of {', '.join(words)}")
    return words.index(value)


def number(fields: Mapping[str, Any], name: str, low: int = 0, high: int = 1 << 40) -> int:
    """A whole number within bounds."""
    value = fields.get(name)
    if type(value) is not int or not low <= value <= high:
        raise RecordError(f"`{name}` is {value!r}, not a number from {low} to {high}")
    return value


def numbers(value: object, name: str, low: int, high: int) -> list[int]:
    """A list of whole numbers within bounds."""
    if not isinstance(value, list) or any(type(item) is not int or not low <= item <= high for item in value):
        raise RecordError(f"`{name}` holds {value!r}, not a list of numbers from {low} to {high}")
    return value
