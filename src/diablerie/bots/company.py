"""Bots at a table: what those among the players who are bots do next."""

from collections.abc import Mapping

from diablerie.bots.bot import Bot
from diablerie.game.core import DEVIL_GONE, EVERYBODY, LEGAL, Seat
from diablerie.game.game import Event, seats_of
from diablerie.games.diavolo import state as race
from diablerie.games.diavolo.dice import DEVILS
from diablerie.match.referee import Match, refusal

SECOND_THOUGHT = 300
"""Milliseconds a bot needs to grab at another devil when the one it wanted is gone."""


def no_sooner(grab: Event, now: int) -> Event:
    """A grab at its own time, but not before the hand that is asked to make it `now` can be there."""
    return grab._replace(reaction=max(grab.reaction, now + SECOND_THOUGHT))


def at_another(grab: Event) -> Event:
    """What a bot does whose devil is gone: reach for the next one, for none costs as much as a wrong one."""
    return no_sooner(grab._replace(devil=(grab.devil + 1) % DEVILS), grab.reaction)


class Company:
    """The bots at one table."""

    def __init__(self, bots: Mapping[Seat, Bot]) -> None:
        self.bots = bots
        self._intended: dict[Seat, Event | None] = {}
        self._round = -1

    def next_event(self, match: Match) -> Event | None:
        """What the next bot does, or None if only people are awaited."""
        if match.game.name == "diavolo":
            return self.next_grab(match)
        for seat in seats_of(match.game.awaited(match.state)):
            if seat in self.bots:
                return self.bots[seat].decide(match.game.view(match.state, seat), match.memory)
        return None

    def next_grab(self, match: Match, before: int | None = None) -> Event | None:
        """The next bot's grab in the order of their reactions, if it comes `before` so many milliseconds.

        None means that no bot grabs any more, so that the round can be closed.
        """
        self._look(match)
        awaited = seats_of(match.game.awaited(match.state))
        while True:
            events = [event for seat in awaited if (event := self._intended.get(seat))]
            event = min(events, key=lambda grab: (grab.reaction, grab.by), default=None)
            if event is None or (before is not None and event.reaction >= before):
                return None
            reason = refusal(match, event)
            if reason == LEGAL:
                return event
            self._intended[event.by] = at_another(event) if reason == DEVIL_GONE else None

    def _look(self, match: Match) -> None:
        """Let every bot decide when it sees the dice; what it wants it does when its time comes."""
        rounds = match.game.rounds(match.state)
        if match.state.to_act == EVERYBODY and self._round != rounds:
            self._round = rounds
            self._intended = {
                seat: self.bots[seat].decide(match.game.view(match.state, seat), match.memory)
                for seat in seats_of(match.game.awaited(match.state))
                if seat in self.bots
            }


def close_event() -> Event:
    """The clock's event that closes a round of Diavolo."""
    return race.closing()
