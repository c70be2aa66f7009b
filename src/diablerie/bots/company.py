"""Bots at a table: what those among the players who are bots do next."""

from collections.abc import Mapping

from diablerie.bots.bot import Bot
from diablerie.game.core import Seat
from diablerie.game.masks import seats_of
from diablerie.game.tempo import Intentions, Race, Tempo
from diablerie.game.types import Event, State
from diablerie.match.referee import Match, refusal


class Company:
    """The bots at one table."""

    def __init__(self, bots: Mapping[Seat, Bot], tempo: Tempo[State, Event]) -> None:
        self.bots = bots
        self._intentions = Intentions(tempo) if isinstance(tempo, Race) else None
        self._round = -1

    def next_event(self, match: Match, before: int | None = None) -> Event | None:
        """What the next bot does, or None if only people are awaited.

        In a race the fastest bot is the next, if it acts `before` so many milliseconds have passed; None
        means that no bot wants anything more, so that the round can be closed.
        """
        if self._intentions is not None:
            self._look(match, self._intentions)
            return self._intentions.next_deed(lambda deed: refusal(match, deed), before)
        for seat in seats_of(match.game.awaited(match.state)):
            if seat in self.bots:
                return self._decision(match, seat)
        return None

    def _decision(self, match: Match, seat: Seat) -> Event | None:
        return self.bots[seat].decide(match.game.view(match.state, seat), match.memory)

    def _look(self, match: Match, intentions: Intentions[State, Event]) -> None:
        """Let every bot decide when a round opens; what it wants it does when its time comes."""
        rounds = match.game.rounds(match.state)
        if self._round == rounds or not intentions.race.under_way(match.state):
            return
        self._round = rounds
        intentions.wanted.clear()
        for seat in seats_of(match.game.awaited(match.state)):
            if seat in self.bots and (deed := self._decision(match, seat)) is not None:
                intentions.want(deed)
