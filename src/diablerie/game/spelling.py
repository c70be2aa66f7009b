"""The writing of simple events, each of a verb and at most one number: `0 roll`, `chance die 5`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from diablerie.errors import InputError, RecordError
from diablerie.game.core import Seat
from diablerie.game.fields import actor, number, verb, written_actor
from diablerie.game.types import Event, Fields


class SimpleEvent(Event, Protocol):
    """An event of a verb and at most one number."""

    @property
    def what(self) -> int:
        """The number, 0 where the verb needs none."""
        ...


N = TypeVar("N", bound=SimpleEvent)


@dataclass(frozen=True)
class Spelling(Generic[N]):
    """The four functions of a notation, for simple events."""

    make: Callable[[Seat, int, int], N]
    """Makes an event of `by`, `do` and `what`: mostly its class."""
    verbs: Sequence[str]
    """What each verb is called, by its number."""
    numbers: Mapping[int, str]
    """For the verbs that have a number, what it is called."""
    examples: str
    """Events as a person might type them, for whoever has typed something else."""

    def to_fields(self, event: N) -> Fields:
        """Write an event as a record does."""
        fields: Fields = {"by": written_actor(event.by), "do": self.verbs[event.do]}
        return fields | {self.numbers[event.do]: event.what} if event.do in self.numbers else fields

    def from_fields(self, fields: Mapping[str, Any]) -> N:
        """Read an event as a record writes it."""
        do = verb(fields, self.verbs)
        return self.make(actor(fields), do, number(fields, self.numbers[do]) if do in self.numbers else 0)

    def to_text(self, event: N) -> str:
        """Write an event on one line."""
        return " ".join(map(str, self.to_fields(event).values()))

    def from_text(self, text: str) -> N:
        """Read an event from a line."""
        try:
            by, do, *what = (int(word) if word.isdecimal() else word for word in text.split())
            names = [self.numbers[verb({"do": do}, self.verbs)]] if what else []
            return self.from_fields({"by": by, "do": do} | dict(zip(names, what, strict=True)))
        except (ValueError, KeyError, RecordError):
            raise InputError(f"{text!r} is no event of this game; some would be: {self.examples}") from None
