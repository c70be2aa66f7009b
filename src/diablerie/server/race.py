"""The timing of a throw of Diavolo: when the dice lie still, when bots grab, when the round is closed."""

from dataclasses import dataclass, field

from diablerie.bots.company import no_sooner
from diablerie.games.core import DEVIL_GONE, LEGAL, Seat
from diablerie.games.diavolo.ranking import FOR_EVER, certainly_taken
from diablerie.games.diavolo.rules import may_close
from diablerie.games.diavolo.state import GRAB, State, closing
from diablerie.games.game import Event
from diablerie.match.referee import Match, refusal

WINDOW = 400
"""Milliseconds in which a grab that was made in time may still arrive."""


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

    def closes_at(self, state: State) -> int | None:
        """When the time limit is over and nothing more can arrive, or None."""
        limit = state.options.time_limit
        return self.thrown + 1000 * limit + WINDOW if limit else None

    def wakes(self) -> int | None:
        """When something will happen by itself."""
        times = [self.thrown + event.reaction for event in self.wanted.values()]
        times += [time for time in (self.closes, self.rolls) if time is not None]
        return min(times, default=None)

    def want(self, grab: Event, at: int) -> None:
        """Note what a bot will grab; who thinks again does so after a moment."""
        self.wanted[grab.by] = no_sooner(grab, at - self.thrown)

    def next_event(self, match: Match, at: int) -> Event | Seat | None:
        """What happens by itself by now: a bot's grab, the end of the round, or a bot that thinks again."""
        state: State = match.state
        if state.phase != GRAB:
            self.wanted, self.closes = {}, None
            return None
        for seat, event in sorted(self.wanted.items(), key=lambda item: (item[1].reaction, item[0])):
            if self.thrown + event.reaction <= at:
                del self.wanted[seat]
                reason = refusal(match, event)
                if reason == LEGAL:
                    return event
                if reason == DEVIL_GONE:
                    return seat
        limit = self.closes_at(state)
        if (limit is not None and at >= limit) or (self.closes is not None and at >= self.closes):
            return closing() if may_close(state) else None
        return None

    def watch(self, state: State, at: int) -> None:
        """Let the last window begin when every right devil is taken; a faster grab may be on its way."""
        if state.phase != GRAB or not state.options.race or self.closes is not None:
            return
        if certainly_taken(state, state.answer, FOR_EVER):
            self.closes = at + WINDOW


def believed(elapsed: int, trips: list[int]) -> tuple[int, int]:
    """Between which reaction times a claim is believed, by the round trips the server has measured.

    Whoever answers pings late gains nothing beyond the window in which grabs are waited for.
    """
    best, worst = (min(trips), min(max(trips), WINDOW)) if trips else (0, 0)
    return max(0, elapsed - worst), max(0, elapsed - min(best, worst))
