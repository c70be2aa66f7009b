"""A race: everybody decides at once, and time decides who was first (docs/fair-races.md)."""

from typing import Any

from diablerie.bots.roster import STAND_IN
from diablerie.game import tempo
from diablerie.game.core import CHANCE, EVERYBODY, Seat
from diablerie.game.masks import seats_of
from diablerie.game.types import Event, State
from diablerie.match.referee import Match, refusal
from diablerie.server.protocol.messages import Tumbling
from diablerie.server.table.effects import Effect, Measure
from diablerie.server.table.entries import AnyEntry, BotSat, Pace, Sat
from diablerie.server.table.ledger import Ledger
from diablerie.server.table.presence import Way
from diablerie.server.table.tempo import Claim, Course

LINE = 60
"""Milliseconds that a grab may have been on its way, at most: as much as somebody could gain who feigns a
slow line (docs/fair-races.md)."""


def believed(elapsed: int, way: Way) -> tuple[int, int]:
    """Between which reaction times a claim is believed that arrived after so many milliseconds.

    The way is believed to be the shortest that was seen lately, for nobody can answer too early.
    """
    shortest = min(*way.trips, LINE, LINE if way.line is None else way.line) if way.trips else 0
    return max(0, elapsed - shortest), elapsed


class Race:
    """One throw after another: when the dice lie still, what the bots want, and when a round is over."""

    __slots__ = (
        "_closes",
        "_decision",
        "_rules",
        "_tumble",
        "_unsent",
        "due",
        "intentions",
        "rolls",
        "thrown",
        "unhurried",
    )

    bot_pause = 0  # bots have times of their own

    def __init__(self, pace: Pace, rules: tempo.Race[State, Event]) -> None:
        self.due: int | None = None
        self.rolls: int | None = None
        """When the dice that tumble now will lie still."""
        self.thrown = 0
        """When everybody could see the dice lying still."""
        self.intentions = tempo.Intentions(rules)
        """What each bot will grab, when its time has come."""
        self.unhurried = not rules.timed
        self._rules = rules
        self._decision = pace.decision
        self._tumble = pace.tumble
        """How long the dice tumble."""
        self._closes: int | None = None
        """When the round is closed because every right devil is taken."""
        self._unsent: int | None = None
        """The version of a throw that has not been sent out yet."""

    def follow(self, ledger: Ledger, before: Match | None, entry: AnyEntry) -> bool:
        """Let the clock start when the dice lie still; then everybody decides anew."""
        match, lies_still = ledger.match, False
        if isinstance(entry, Sat | BotSat):
            self.intentions.forget(entry.seat)
        elif before is not None and match is not None and before.state.to_act == CHANCE:
            lies_still = bool(match.state.to_act == EVERYBODY)
        if lies_still:
            self._throw(entry.at)
            self._unsent = ledger.version
        self._watch(match, entry.at)
        self.due = self._due(ledger)
        return lies_still

    def _throw(self, at: int) -> None:
        self.rolls, self.thrown, self._closes = None, at, None
        self.intentions = tempo.Intentions(self._rules)

    def _due(self, ledger: Ledger) -> int | None:
        match = ledger.match
        if match is None or ledger.shut or not ledger.game.awaited(match.state):
            return None
        return self._limit() or self.thrown + self._decision

    def _limit(self) -> int | None:
        """When the time limit is over and nothing more can arrive, or None."""
        limit = self._rules.limit
        return self.thrown + 1000 * limit + LINE if limit else None

    def published(self, ledger: Ledger, version: int, at: int) -> None:
        """A throw has been sent out: from now on people can see it."""
        if self._unsent is not None and version >= self._unsent:
            self._unsent = None
            self.thrown = at
            self.due = self._due(ledger)

    def sleeps_until(self) -> int | None:
        """Too much may happen to say it at once."""
        return None

    def wakes(self, course: Course) -> int | None:
        """When dice lie still, a bot grabs, or the round is over."""
        soonest = self.intentions.soonest
        grabs = None if soonest is None else self.thrown + soonest
        times = (grabs, self.due, self._closes, self.rolls)
        return min((time for time in times if time is not None), default=None)

    def tick(self, course: Course, at: int, effects: list[Effect]) -> None:
        """Let dice come to rest, bots grab and rounds end."""
        if self.rolls is not None and at >= self.rolls:
            course.go_on(at, effects)
        if self.due is not None and at >= self.due:
            self._replace_who_is_gone(course, at, effects)
        ledger = course.ledger
        while ledger.match is not None and (event := self._next_event(ledger.match, at)) is not None:
            course.happen(event, at, effects)
            course.go_on(at, effects)

    def _next_event(self, match: Match, at: int) -> Event | None:
        """What happens by itself by now: a bot's grab, or the end of the round."""
        rules = self._rules
        if not rules.under_way(match.state):
            self.intentions, self._closes = tempo.Intentions(rules), None
            return None
        grab = self.intentions.next_deed(lambda deed: refusal(match, deed), at - self.thrown + 1)
        if grab is not None:
            return grab
        ends = [time for time in (self._limit(), self._closes) if time is not None and at >= time]
        return rules.closing if ends and rules.may_close(match.state) else None

    def _replace_who_is_gone(self, course: Course, at: int, effects: list[Effect]) -> None:
        """Put bots on the seats of who is awaited and away; where nothing closes a round, also of idlers."""
        ledger = course.ledger
        assert ledger.match is not None
        limited = bool(self._rules.limit)
        for seat in seats_of(ledger.game.awaited(ledger.match.state)):
            place = ledger.seats.places[seat]
            if place.person and not place.bot and not (limited and place.person.key in course.presence.here):
                course.change(BotSat(at, seat=seat, bot=STAND_IN, away=True), effects)
        if not limited:
            self.due = None
            course.ask_bots(effects)

    def weigh(
        self, course: Course, key: str, fields: dict[str, Any], at: int, effects: list[Effect]
    ) -> Claim:
        """Let whoever was faster come first; then believe a claim as far as the way to them allows it."""
        course.tick(at, effects)
        claim = fields.get("reaction")
        claim = claim if type(claim) is int and 0 <= claim < 1 << 40 else None
        bounds = low, high = believed(max(0, at - self.thrown), course.presence.way(key))
        fields["reaction"] = low if claim is None else min(max(claim, low), high)
        return Claim(claim, bounds)

    def holds_chance(self, course: Course, at: int, effects: list[Effect]) -> bool:
        """Whether dice still tumble; while they do, nobody knows what they will show."""
        match = course.ledger.match
        if match is None or not self._rules.begins(match.state):
            return False
        if self.rolls is None:
            self.rolls = at + self._tumble
            course.tell_all(Tumbling(self.rolls), effects)
            effects.append(Measure())
        return at < self.rolls

    def _watch(self, match: Match | None, at: int) -> None:
        """Let the round end soon when every right devil is taken; a grab as fast may be on its way."""
        rules = self._rules
        if match is None or self._closes is not None or not rules.timed or not rules.under_way(match.state):
            return
        if rules.settled(match.state):
            self._closes = at + LINE + rules.dead_heat

    def decided(
        self, course: Course, event: Event | None, seat: Seat, at: int, effects: list[Effect]
    ) -> None:
        """Note what a bot will grab; who thinks again does so after a moment."""
        if event is not None and event.by == seat:
            self.intentions.want(event, at - self.thrown)
        course.tick(at, effects)

    def may_rest(self, ledger: Ledger) -> bool:
        """Not while dice lie there: whoever has seen them could leave, think, and come back to a new clock.

        Bots and the clock end such a round, and the table rests before the next throw.
        """
        return ledger.match is not None and self._rules.begins(ledger.match.state)

    def rest(self) -> None:
        """Pick up the dice that tumble."""
        self.rolls = None

    def resume(self, ledger: Ledger, at: int) -> None:
        """Let everybody see the dice from now on, or let them tumble anew."""
        self._unsent = None
        self._throw(at)
        if ledger.match is not None and self._rules.begins(ledger.match.state) and not ledger.over:
            self.rolls = at + self._tumble
        self._watch(ledger.match, at)
        if self.due is not None:
            self.due = self._due(ledger)
