"""The tempo of a game: turns with a clock for each decision, or a race in which everybody acts at once."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias

from diablerie.game.core import LEGAL, Refusal, Seat
from diablerie.game.options import Options
from diablerie.game.types import E, S

SECOND_THOUGHT: Final = 300
"""Milliseconds a bot needs to reach for something else when what it wanted is gone."""


@dataclass(frozen=True)
class Turns:
    """Whoever is awaited decides, and a decision has its time: when that is over, the clock plays."""


@dataclass(frozen=True, kw_only=True)
class Race(Generic[S, E]):
    """Everybody acts at once, each after a reaction of so many milliseconds, until the round is closed."""

    timed: bool
    """Whether it matters who is faster; where not, everybody answers in peace."""
    limit: int
    """Seconds after which the clock closes a round, 0 where it never does so by itself."""
    dead_heat: int
    """Milliseconds within which two are equally fast."""
    begins: Callable[[S], bool]
    """Whether the next thing that chance does opens a round."""
    opener: Callable[[S], Seat]
    """Who opens it, for everybody to look at."""
    racing: Callable[[S], int]
    """The seats that take part in it, as a mask."""
    under_way: Callable[[S], bool]
    """Whether the round is open: those who are awaited may still act."""
    settled: Callable[[S], bool]
    """Whether nothing is left that would do anybody good, however fast."""
    closing: E
    """The clock's event that closes the round."""
    may_close: Callable[[S], bool]
    reaction: Callable[[E], int]
    """How many milliseconds somebody took."""
    after: Callable[[E, int], E]
    """The same deed after so many milliseconds."""
    instead: Callable[[E, Refusal], E | None]
    """What a bot reaches for when its deed was refused, as fast as before; None to give up."""
    calling_off: E | None = None
    """The clock's event that takes back what opened the round, as long as the rules allow it."""


Tempo: TypeAlias = Turns | Race[S, E]
"""What a table's options make of a game."""


def always_turns(options: Options) -> Turns:
    """Whatever the table agrees on, it is played in turns."""
    return Turns()


class Intentions(Generic[S, E]):
    """What those who play by themselves will do in this round, each when its time has come."""

    def __init__(self, race: Race[S, E]) -> None:
        self.race = race
        self.wanted: dict[Seat, E] = {}

    def want(self, deed: E, now: int | None = None) -> None:
        """Note what somebody will do; who is asked only `now` needs a moment to be there."""
        soonest = 0 if now is None else now + SECOND_THOUGHT
        self.wanted[deed.by] = self.race.after(deed, max(self.race.reaction(deed), soonest))

    def forget(self, seat: Seat) -> None:
        """Somebody else plays there now."""
        self.wanted.pop(seat, None)

    @property
    def soonest(self) -> int | None:
        """The reaction of whoever is next, or None if nobody wants anything."""
        return min(map(self.race.reaction, self.wanted.values()), default=None)

    def next_deed(self, refusal: Callable[[E], Refusal], before: int | None = None) -> E | None:
        """What happens next, if it comes `before` so many milliseconds; whoever is refused thinks again."""
        reaction = self.race.reaction
        while self.wanted:
            deed = min(self.wanted.values(), key=lambda one: (reaction(one), one.by))
            if before is not None and reaction(deed) >= before:
                return None
            del self.wanted[deed.by]
            reason = refusal(deed)
            if reason == LEGAL:
                return deed
            if (other := self.race.instead(deed, reason)) is not None:
                self.want(other, reaction(deed))
        return None
