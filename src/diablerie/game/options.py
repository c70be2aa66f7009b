"""What a table can agree on: every option of a game knows its default, what it allows and what it means."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from re import fullmatch
from typing import TypeAlias

from diablerie.errors import InputError

Value: TypeAlias = int | bool | str | tuple[int, ...]
Options: TypeAlias = Mapping[str, Value]


@dataclass(frozen=True, kw_only=True)
class Offered:
    """How an option is offered to people."""

    basic: bool = False
    """Whether everybody is asked; the others are house rules."""
    needs: tuple[str, Value] | None = None
    """Another option and its value, without which this one changes nothing."""


@dataclass(frozen=True)
class Number(Offered):
    """A whole number."""

    name: str
    default: int
    low: int
    high: int
    step: int = 1
    evening: int | None = None
    """The highest at a table of people, where simulations and records go further: it ends in an evening."""

    @property
    def at_tables(self) -> "Number":
        """The same for people who agree on a table."""
        return self if self.evening is None else replace(self, high=self.evening)

    @property
    def allowed(self) -> str:
        """Say in words what is allowed."""
        if self.high - self.low == self.step:
            return f"{self.low} or {self.high}"
        return f"{self.low} to {self.high}"

    def read(self, value: object) -> Value:
        """Take a value as a record writes it."""
        if type(value) is not int or not self.low <= value <= self.high:
            raise refused(self, value)
        if (value - self.low) % self.step:
            raise refused(self, value)
        return value

    def parse(self, text: str) -> Value:
        """Take a value as a person types it."""
        return self.read(whole_number(self, text))


@dataclass(frozen=True)
class Switch(Offered):
    """Yes or no."""

    name: str
    default: bool
    allowed = "yes or no"

    def read(self, value: object) -> Value:
        """Take a value as a record writes it."""
        if type(value) is not bool:
            raise refused(self, value)
        return value

    def parse(self, text: str) -> Value:
        """Take a value as a person types it."""
        words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
        if text.lower() not in words:
            raise refused(self, text)
        return words[text.lower()]


@dataclass(frozen=True)
class Choice(Offered):
    """One of a few words."""

    name: str
    default: str
    words: tuple[str, ...]

    @property
    def allowed(self) -> str:
        """Say in words what is allowed."""
        return ", ".join(self.words[:-1]) + " or " + self.words[-1]

    def read(self, value: object) -> Value:
        """Take a value as a record writes it, or as a person types it."""
        if value not in self.words or not isinstance(value, str):
            raise refused(self, value)
        return value

    parse = read


@dataclass(frozen=True)
class Numbers(Offered):
    """Rising multiples of ten."""

    name: str
    default: tuple[int, ...]
    shortest: int
    longest: int
    low = 0
    high = 1_000_000
    step = 10

    @property
    def allowed(self) -> str:
        """Say in words what is allowed."""
        kind = f"rising multiples of {self.step}"
        return f"{self.shortest} to {self.longest} {kind}, from {self.low} to {self.high}"

    def read(self, value: object) -> Value:
        """Take a value as a record writes it."""
        if not isinstance(value, list | tuple) or not self.shortest <= len(value) <= self.longest:
            raise refused(self, value)
        if any(type(one) is not int or one % self.step for one in value):
            raise refused(self, value)
        if not all(self.low <= one <= self.high for one in value):
            raise refused(self, value)
        if any(one >= next_one for one, next_one in zip(value, value[1:])):
            raise refused(self, value)
        return tuple(value)

    def parse(self, text: str) -> Value:
        """Take a value as a person types it: numbers with commas between."""
        if not fullmatch(r"[0-9, ]+", text) or ",," in text:
            raise refused(self, text)
        return self.read([whole_number(self, part) for part in text.split(",")])


Option: TypeAlias = Number | Switch | Choice | Numbers


def refused(option: Option, value: object) -> InputError:
    """Say why a value is not taken, and which are."""
    shown = repr(value) if len(repr(value)) <= 60 else repr(value)[:57] + "..."
    return InputError(f"option {option.name}: {shown} is not allowed; allowed: {option.allowed}")


def whole_number(option: Option, text: str) -> int:
    """Read a whole number that a person typed."""
    if not fullmatch(r"\s*-?[0-9]{1,12}\s*", text):
        raise refused(option, text)
    return int(text)


def known(options: tuple[Option, ...], name: str) -> Option:
    """Find an option by its name."""
    for option in options:
        if option.name == name:
            return option
    names = ", ".join(option.name for option in options)
    raise InputError(f"unknown option {name!r}; this game has: {names}")


def at_tables(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """What people may agree on at a new table; old ones and simulations may have more."""
    return tuple(option.at_tables if isinstance(option, Number) else option for option in options)


def number_of(options: Options, name: str) -> int:
    """The value of an option that is a Number."""
    value = options[name]
    assert isinstance(value, int)
    return value


def complete(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Check what was given, as a record writes it, and fill in the defaults."""
    values: dict[str, Value] = {option.name: option.default for option in options}
    for name, value in given.items():
        values[name] = known(options, name).read(value)
    return values


def changed(options: tuple[Option, ...], values: Options) -> dict[str, Value]:
    """Leave out what has its default."""
    return {option.name: values[option.name] for option in options if values[option.name] != option.default}
