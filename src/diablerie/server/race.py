"""The timing of a throw of Diavolo at a table: when bots grab, and when the round is closed."""

from dataclasses import dataclass, field

from diablerie.games.core import DEVIL_GONE, LEGAL, Seat
from diablerie.games.diavolo.ranking import FOR_EVER, certainly_taken
from diablerie.games.diavolo.rules import may_close
from diablerie.games.diavolo.state import GRAB, State, closing
from diablerie.games.game import Event
from diablerie.match.referee import Match, refusal

WINDOW = 400
"""Milliseconds in which a grab that was made earlier may still arrive, once every right devil is taken."""


@dataclass
class Race:
    """One throw: when the dice came to rest, what the bots want, and when it will be over."""

    thrown: int = 0
    """When the dice came to rest, on the table's clock."""
    wanted: dict[Seat, Event] = field(default_factory=dict)
    """What each bot will grab, when its time has come."""
    closes: int | None = None
    """When the round is closed because every right devil is taken."""

    def throw(self, at: int) -> None:
        """The dice lie still."""
        self.thrown, self.wanted, self.closes = at, {}, None

    def limit(self, state: State) -> int | None:
        """When the time limit is over, or None."""
        return self.thrown + 1000 * state.options.time_limit if state.options.time_limit else None

    def wakes(self) -> int | None:
        """When something will happen by itself."""
        times = [self.thrown + event.reaction for event in self.wanted.values()]
        return min([*times, *([] if self.closes is None else [self.closes])], default=None)

    def next_event(self, match: Match, at: int) -> Event | Seat | None:
        """What happens by itself by now: a bot's grab, the end of the round, or a bot that thinks again."""
        state: State = match.state
        if state.phase != GRAB:
            return None
        for seat, event in sorted(self.wanted.items(), key=lambda item: (item[1].reaction, item[0])):
            if self.thrown + event.reaction <= at:
                del self.wanted[seat]
                reason = refusal(match, event)
                if reason == LEGAL:
                    return event
                if reason == DEVIL_GONE:
                    return seat
        limit = self.limit(state)
        if (limit is not None and at > limit) or (self.closes is not None and at >= self.closes):
            return closing() if may_close(state) else None
        if state.options.race and self.closes is None and certainly_taken(state, state.answer, FOR_EVER):
            self.closes = at + WINDOW
        return None
