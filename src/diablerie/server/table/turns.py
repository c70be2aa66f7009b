"""The usual tempo: whoever is awaited has a time for the decision, then the clock plays for them."""

from typing import Any

from diablerie.bots.roster import STAND_IN
from diablerie.game.core import EVERYBODY, LEGAL, Seat
from diablerie.game.masks import seats_of
from diablerie.game.types import Event
from diablerie.match.referee import Match, Timeout, refusal
from diablerie.server.protocol.messages import Hurry
from diablerie.server.table.effects import Effect
from diablerie.server.table.entries import AnyEntry, BotSat, Pace
from diablerie.server.table.ledger import Ledger
from diablerie.server.table.tempo import NO_CLAIM, Claim, Course

LONGEST_GRACE = 1_000
"""Milliseconds for the way to a player and back that the clock adds at most."""


class Turns:
    """The clock of a table where people decide one after another, or together without haste."""

    __slots__ = ("_pace", "_published", "_sent", "_warned", "bot_pause", "due")

    rolls = None
    unhurried = True

    def __init__(self, pace: Pace, at: int) -> None:
        self.due: int | None = None
        self.bot_pause = pace.bot
        self._pace = pace
        self._published = at
        self._sent = 0
        """Up to which version everything has been sent out."""
        self._warned: int | None = None

    def follow(self, ledger: Ledger, before: Match | None, entry: AnyEntry) -> bool:
        """Set the clock: a new decision has its whole time, a common one goes on as it was."""
        match = ledger.match
        if match is None or ledger.shut or not ledger.game.awaited(match.state):
            self.due = None
            return False
        same = before is match
        common = before is not None and before.state.to_act == match.state.to_act == EVERYBODY
        if not (same or common) or self.due is None:
            self.due = entry.at + self._pace.decision
        return False

    def published(self, ledger: Ledger, version: int, at: int) -> None:
        """Everything up to `version` has been sent out: from now on people can see it."""
        if version > self._sent:
            self._sent, self._published = version, at

    def sleeps_until(self) -> int | None:
        """Nothing happens before the warning, as long as nobody leaves."""
        return None if self.due is None else self.due - self._pace.warning

    def wakes(self, course: Course) -> int | None:
        """When somebody is warned, or the clock plays."""
        plays, warns = self._plays(course), self._warns()
        return plays if warns is None or plays is None else min(plays, warns)

    def _plays(self, course: Course) -> int | None:
        """When the clock plays: time counts from when players could see what they decide on."""
        ledger = course.ledger
        if self.due is None or ledger.match is None:
            return None
        places = ledger.seats.places
        awaited = [places[seat].person for seat in seats_of(ledger.game.awaited(ledger.match.state))]
        grace = min(course.presence.longest_trip(awaited), LONGEST_GRACE)
        return self.due + max(0, self._published - ledger.last) + grace

    def _warns(self) -> int | None:
        if self.due is None or self._warned == self.due:
            return None
        return self.due - self._pace.warning

    def tick(self, course: Course, at: int, effects: list[Effect]) -> None:
        """Let the clock play for everybody who is awaited too long; who is not even here gets a stand-in."""
        warns = self._warns()
        if warns is not None and at >= warns:
            self._warn(course, at, effects)
        ledger = course.ledger
        while (due := self._plays(course)) is not None and at >= due and ledger.match is not None:
            for seat in seats_of(ledger.game.awaited(ledger.match.state)):
                self._play_for(course, seat, at, effects)
            course.go_on(at, effects)

    def _warn(self, course: Course, at: int, effects: list[Effect]) -> None:
        ledger = course.ledger
        assert ledger.match is not None
        assert self.due is not None
        self._warned = self.due
        awaited = seats_of(ledger.game.awaited(ledger.match.state))
        late = [seat for seat in awaited if not ledger.seats.places[seat].bot]
        if late:
            course.tell_all(Hurry(late, max(0, self.due - at)), effects)

    def _play_for(self, course: Course, seat: Seat, at: int, effects: list[Effect]) -> None:
        ledger = course.ledger
        assert ledger.match is not None
        assert ledger.game.played_by_clock is not None
        event = ledger.game.played_by_clock(ledger.match.state, seat)
        course.happen(Timeout(seat), at, effects)
        course.happen(event, at, effects)
        place = ledger.seats.places[seat]
        is_away = place.person is not None and place.person.key not in course.presence.here
        if is_away and not place.bot and not ledger.over:
            course.change(BotSat(at, seat=seat, bot=STAND_IN, away=True), effects)

    def weigh(
        self, course: Course, key: str, fields: dict[str, Any], at: int, effects: list[Effect]
    ) -> Claim:
        """Nobody wins by being fast."""
        return NO_CLAIM

    def holds_chance(self, course: Course, at: int, effects: list[Effect]) -> bool:
        """Chance has its turn at once."""
        return False

    def decided(
        self, course: Course, event: Event | None, seat: Seat, at: int, effects: list[Effect]
    ) -> None:
        """Let a bot's decision happen; where it is none, the clock's."""
        match, game = course.ledger.match, course.ledger.game
        assert match is not None
        assert game.played_by_clock is not None
        if event is None or event.by != seat or refusal(match, event) != LEGAL:
            event = game.played_by_clock(match.state, seat)
        course.happen(event, at, effects)
        course.go_on(at, effects)

    def may_rest(self, ledger: Ledger) -> bool:
        """Nobody gains by leaving: the time for a decision is long enough anyway."""
        return True

    def rest(self) -> None:
        """Nothing is under way."""

    def resume(self, ledger: Ledger, at: int) -> None:
        """Give everybody who is awaited the whole time again."""
        self._sent, self._published = ledger.version, ledger.last
        if self.due is not None:
            self.due = at + self._pace.decision
