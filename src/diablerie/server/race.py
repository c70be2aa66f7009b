"""The timing of a throw of Diavolo: when the dice lie still, when bots grab, when the round is closed."""

from dataclasses import dataclass, field
from typing import NamedTuple, cast

from diablerie.game.core import LEGAL, Seat
from diablerie.game.tempo import SECOND_THOUGHT
from diablerie.game.types import Event as AnyEvent
from diablerie.game.types import State as AnyState
from diablerie.games.diavolo.ranking import FOR_EVER, certainly_taken
from diablerie.games.diavolo.rules import may_close
from diablerie.games.diavolo.state import GRAB, THROW, Event, State, closing
from diablerie.games.diavolo.tempo import at_another
from diablerie.match.referee import Match, refusal

LINE = 60
"""Milliseconds that a grab may have been on its way, at most: as much as somebody could gain who feigns a
slow line (docs/fair-races.md)."""


@dataclass(slots=True)
class Race:
    """One throw: when the dice came to rest, what the bots want, and when it will be over."""

    tumble: int
    """How long the dice tumble."""
    rolls: int | None = None
    """When the dice that tumble now will lie still."""
    thrown: int = 0
    """When everybody could see the dice lying still."""
    wanted: dict[Seat, Event] = field(default_factory=dict)
    """What each bot will grab, when its time has come."""
    closes: int | None = None
    """When the round is closed because every right devil is taken."""

    def throw(self, at: int) -> None:
        """The dice lie still."""
        self.rolls, self.thrown, self.wanted, self.closes = None, at, {}, None

    def closes_at(self, state: AnyState) -> int | None:
        """When the time limit is over and nothing more can arrive, or None."""
        limit = cast(State, state).options.time_limit
        return self.thrown + 1000 * limit + LINE if limit else None

    def wakes(self) -> int | None:
        """When something will happen by itself."""
        times = [self.thrown + event.reaction for event in self.wanted.values()]
        times += [time for time in (self.closes, self.rolls) if time is not None]
        return min(times, default=None)

    def want(self, wanted: AnyEvent, at: int) -> None:
        """Note what a bot will grab; who thinks again does so after a moment."""
        grab = cast(Event, wanted)
        soonest = at - self.thrown + SECOND_THOUGHT
        self.wanted[grab.by] = grab._replace(reaction=max(grab.reaction, soonest))

    def next_event(self, match: Match, at: int) -> Event | None:
        """What happens by itself by now: a bot's grab, or the end of the round."""
        state = cast(State, match.state)
        if state.phase != GRAB:
            self.wanted, self.closes = {}, None
            return None
        while (event := self._next_grab()) is not None and self.thrown + event.reaction <= at:
            del self.wanted[event.by]
            reason = refusal(match, event)
            if reason == LEGAL:
                return event
            if (other := at_another(event, reason)) is not None:
                self.want(other, self.thrown + event.reaction)
        limit = self.closes_at(state)
        if (limit is not None and at >= limit) or (self.closes is not None and at >= self.closes):
            return closing() if may_close(state) else None
        return None

    def _next_grab(self) -> Event | None:
        return min(self.wanted.values(), key=lambda grab: (grab.reaction, grab.by), default=None)

    def watch(self, now: AnyState, at: int) -> None:
        """Let the round end soon when every right devil is taken; a grab as fast may be on its way."""
        state = cast(State, now)
        if state.phase != GRAB or not state.options.race or self.closes is not None:
            return
        if certainly_taken(state, state.answer, FOR_EVER):
            self.closes = at + LINE + state.options.dead_heat


def throws_next(state: AnyState) -> bool:
    """Whether the dice are thrown next."""
    return cast(State, state).phase == THROW


def has_limit(state: AnyState) -> bool:
    """Whether a clock ends the grabbing."""
    return cast(State, state).options.time_limit > 0


class Way(NamedTuple):
    """What the server has measured of the way to somebody and back, in milliseconds."""

    trips: tuple[int, ...]
    """How long the latest pings took; whoever wants to can answer late."""
    line: int | None
    """The shortest trip by the kernel's own measure, which no late answer makes longer, if it is known."""

    @property
    def best(self) -> int:
        """What is believed of it: the shortest that was seen lately, for nobody can answer too early."""
        if not self.trips:
            return 0
        return min(*self.trips, LINE, LINE if self.line is None else self.line)


NO_WAY = Way((), None)


def believed(elapsed: int, way: Way) -> tuple[int, int]:
    """Between which reaction times a claim is believed that arrived after so many milliseconds."""
    return max(0, elapsed - way.best), elapsed
