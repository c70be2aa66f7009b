"""The usual tempo: whoever is awaited has a time for the decision, then the clock plays for them."""

from typing import Any

from diablerie.bots.roster import STAND_IN
from diablerie.game.core import EVERYBODY, LEGAL, Seat
from diablerie.game.masks import seats_of
from diablerie.game.reading import BESIDE, GLANCE, NOTHING_NEW, PAGE
from diablerie.game.types import Event, State
from diablerie.match.referee import Match, Timeout, refusal
from diablerie.server.protocol.commands import GoOn
from diablerie.server.protocol.told import Hurry, Turned
from diablerie.server.table.effects import Effect
from diablerie.server.table.entries import AnyEntry, BotSat, Pace
from diablerie.server.table.ledger import Ledger
from diablerie.server.table.patience import Patience
from diablerie.server.table.respite import Respite
from diablerie.server.table.tempo import NO_CLAIM, Claim, Course

LONGEST_GRACE = 1_000
"""Milliseconds for the way to a player and back that the clock adds at most."""


class Turns:
    """The clock of a table where people decide one after another, or together without haste."""

    __slots__ = (
        "_held",
        "_overdue",
        "_owed",
        "_pace",
        "_page",
        "_patience",
        "_published",
        "_respite",
        "_seen",
        "_sent",
        "_warned",
        "bot_pause",
        "due",
        "look",
    )

    rolls = None
    unhurried = True

    def __init__(self, pace: Pace, at: int, patience: Patience) -> None:
        self.due: int | None = None
        self._overdue = False
        """Whether time is over for somebody who is away, and they are waited for."""
        self._patience = patience
        self._respite = Respite()
        self.bot_pause = pace.bot
        self._pace = pace
        self._published = at
        self._sent = 0
        """Up to which version everything has been sent out."""
        self._warned: int | None = None
        self.look: int | None = None
        """Until when bots and chance wait, so that people can read what has happened."""
        self._page = 0
        """Milliseconds for which another page lies there when this one has been read."""
        self._held: dict[Seat, Event | None] = {}
        """What bots have decided meanwhile."""
        self._seen: set[str] = set()
        """Who has read it."""
        self._owed = 0
        """Milliseconds that the next decision has beside its own, for what lies beside it."""

    def follow(self, ledger: Ledger, before: Match | None, entry: AnyEntry) -> bool:
        """Set the clock: a new decision has its whole time, a common one goes on as it was."""
        match, lies = ledger.match, 0
        if match is not before:
            if match is None or before is None:
                self.due, self._overdue = None, False
            else:
                was, now = before.state, match.state
                if now.to_act != EVERYBODY or was.to_act != EVERYBODY:
                    self.due, self._overdue = None, False
                    self._respite.forget()
                lies = self._lay_open(ledger, was, now, entry.at)
        self._set(ledger, entry.at, lies)
        return False

    def _set(self, ledger: Ledger, at: int, lies: int = 0) -> None:
        """Let the clock run where somebody waits, with the whole time where it did not run."""
        awaited = self.expected(ledger)
        if not self._patience.runs(awaited):
            self.due, self._overdue = None, False
        elif self.due is None and not self._overdue:
            self.due = at + self._pace.decision + lies + self._owed
            self._owed = 0

    def _lay_open(self, ledger: Ledger, before: State, now: State, at: int) -> int:
        """See whether there is something to read now, and for how many milliseconds."""
        kind, lies = ledger.game.reading(before, now), 0
        self._page = 0
        if kind != NOTHING_NEW and not ledger.over and self._patience.reads:
            lies = self._lay_pages(kind)
        if self._seen:
            self._seen.clear()
        self.look = at + lies if lies or self._page or self._held else None
        return lies + self._page

    def _lay_pages(self, kind: int) -> int:
        """Note what lies there after what is seen at once, and say how long that is."""
        pace = self._pace
        self._page = pace.page if kind == PAGE else 0
        self._owed += pace.page if kind == BESIDE else 0
        return pace.glance if kind in (GLANCE, PAGE) else 0

    def expected(self, ledger: Ledger) -> int:
        """Whoever may decide now."""
        if ledger.match is None or ledger.shut:
            return 0
        return ledger.game.awaited(ledger.match.state)

    def notice(self, course: Course, at: int) -> None:
        """Give who has come back the time they had left; let the clock play if nobody waits any longer."""
        patience, awaited = course.patience, self.expected(course.ledger)
        self._respite.note(patience.waited_for(awaited), self.due, at)
        if self._overdue and not patience.waited_for(awaited):
            self._overdue = False
            left = self._respite.left(seats_of(awaited), self._pace.decision)
            self.due = at if patience.gone(awaited) else at + left
        self._set(course.ledger, at)

    def published(self, ledger: Ledger, version: int, at: int) -> None:
        """Everything up to `version` has been sent out: from now on people can see it."""
        if version > self._sent:
            self._sent, self._published = version, at

    def sleeps_until(self) -> int | None:
        """Nothing happens before the warning, as long as nobody leaves."""
        if self.due is None:
            return self.look
        warns = self.due - self._pace.warning
        return warns if self.look is None else min(self.look, warns)

    def wakes(self, course: Course) -> int | None:
        """When somebody is warned, or the clock plays."""
        times = (self.look, self._plays(course), self._warns())
        return min((time for time in times if time is not None), default=None)

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
        if self.look is not None and at >= self.look:
            self._look_up(course, at, effects)
        warns = self._warns()
        if warns is not None and at >= warns:
            self._warn(course, at, effects)
        while (due := self._plays(course)) is not None and at >= due:
            late = self._late(course)
            for seat in late:
                self._play_for(course, seat, at, effects)
            if late:
                course.go_on(at, effects)
            else:
                self.due, self._overdue = None, True
                course.tell_patience(effects)

    def _late(self, course: Course) -> list[Seat]:
        """Whom the clock plays for: everybody who is awaited, but for those who are away and waited for."""
        awaited = self.expected(course.ledger)
        waited_for = course.patience.waited_for(awaited)
        return [seat for seat in seats_of(awaited) if seat not in waited_for]

    def _warn(self, course: Course, at: int, effects: list[Effect]) -> None:
        ledger = course.ledger
        assert ledger.match is not None
        assert self.due is not None
        self._warned = self.due
        late = [seat for seat in self._late(course) if not ledger.seats.places[seat].bot]
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
        """Whether there is something to be read first."""
        return self.look is not None and at < self.look

    def hasten(self, course: Course, key: str, wish: GoOn, at: int, effects: list[Effect]) -> None:
        """Go on when all people on the seats have read what lies there, or the host says so who has none."""
        if self.look is None or wish.until not in (None, self.look):
            return
        self._seen.add(key)
        presence = course.presence
        if self._seen.issuperset(presence.asked) or (key == presence.host and key not in presence.seated):
            self._look_up(course, at, effects)

    def _look_up(self, course: Course, at: int, effects: list[Effect]) -> None:
        """Turn the page, or let happen what has waited for people to read."""
        if self._page:
            self.look, self._page = at + self._page, 0
            self._seen.clear()
            course.tell_all(Turned(self.look), effects)
            return
        self.look, held, self._held = None, self._held, {}
        course.go_on(at, effects)
        for seat, event in held.items():
            match = course.ledger.match
            awaits = match is not None and course.ledger.game.awaited(match.state) >> seat & 1
            if awaits and course.ledger.seats.places[seat].bot:
                self.decided(course, event, seat, at, effects)

    def rush(self, course: Course, skip: bool, at: int, effects: list[Effect]) -> bool:
        """As long as the game goes on, people have something to decide."""
        return False

    def decided(
        self, course: Course, event: Event | None, seat: Seat, at: int, effects: list[Effect]
    ) -> None:
        """Let a bot's decision happen, or wait until people have read; where it is none, the clock's."""
        if self.look is not None and at < self.look:
            self._held[seat] = event
            return
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
        """Nothing is under way: bots are asked again, and what lay there to be read has been."""
        self.look, self._page, self._held = None, 0, {}

    def resume(self, course: Course, at: int, effects: list[Effect]) -> bool:
        """Give everybody who is awaited the whole time again."""
        self.rest()
        self._sent, self._published = course.ledger.version, course.ledger.last
        self.due, self._overdue = None, False
        self._respite.forget()
        self._set(course.ledger, at)
        return True
