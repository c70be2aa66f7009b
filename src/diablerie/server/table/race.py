"""A race: everybody decides at once, and time decides who was first (docs/fair-races.md)."""

from typing import Any

from diablerie.bots.roster import STAND_IN
from diablerie.game import tempo
from diablerie.game.core import CHANCE, EVERYBODY, LEGAL, Seat
from diablerie.game.masks import seats_of
from diablerie.game.types import Event, State
from diablerie.match.record import event_line
from diablerie.match.referee import Match, refusal
from diablerie.server.protocol.commands import GoOn
from diablerie.server.protocol.told import Tumbling
from diablerie.server.table.effects import Effect, Measure
from diablerie.server.table.entries import AnyEntry, BotSat, Happening, Pace, Sat
from diablerie.server.table.ledger import Ledger
from diablerie.server.table.patience import Patience
from diablerie.server.table.reactions import LINE, slowed, weighed
from diablerie.server.table.respite import Respite
from diablerie.server.table.tempo import Claim, Course

TOSS = 1_000
"""Milliseconds for which dice are seen to tumble; before that the last answer is looked at."""
USUAL_HASTE, FAST, AT_ONCE = 0, 1, 2
"""How a game goes on in which only bots are left."""


class Race:
    """One throw after another: when the dice lie still, what the bots want, and when a round is over."""

    __slots__ = (
        "_attended",
        "_called_off",
        "_closes",
        "_decision",
        "_haste",
        "_heard",
        "_leaps",
        "_patience",
        "_respite",
        "_rules",
        "_seen",
        "_slowness",
        "_tumble",
        "_unsent",
        "due",
        "intentions",
        "rolls",
        "thrown",
        "unhurried",
    )

    bot_pause = 0  # bots have times of their own
    look = None  # the answer is looked at until the dice lie still again

    def __init__(self, pace: Pace, rules: tempo.Race[State, Event], patience: Patience) -> None:
        self.due: int | None = None
        self.rolls: int | None = None
        """When the dice that tumble now will lie still."""
        self.thrown = 0
        """When everybody could see the dice lying still."""
        self.intentions = tempo.Intentions(rules)
        """What each bot will grab, when its time has come."""
        self.unhurried = not rules.timed
        self._rules = rules
        self._patience = patience
        self._respite = Respite()
        self._attended = 0
        """Since when somebody waits for another one, where no limit ends a round."""
        self._called_off = False
        """Whether the throw before was called off: never two in a row."""
        self._decision = pace.decision
        self._tumble = pace.tumble
        """How long the dice tumble."""
        self._closes: int | None = None
        """When the round is closed because every right devil is taken."""
        self._unsent: int | None = None
        """The version of a throw that has not been sent out yet."""
        self._slowness = pace.slowness
        self._haste = USUAL_HASTE
        self._heard: set[Seat] = set()
        """The bots that have decided on this throw."""
        self._seen: set[str] = set()
        """Who has looked at the last answer."""
        self._leaps = False
        """Whether nobody waits for bots in this round: time leaps from one grab to the next."""

    def follow(self, ledger: Ledger, before: Match | None, entry: AnyEntry) -> bool:
        """Let the clock start when the dice lie still; then everybody decides anew."""
        match, lies_still = ledger.match, False
        if isinstance(entry, Sat | BotSat):
            self.intentions.forget(entry.seat)
        elif before is not None and match is not None and before.state.to_act == CHANCE:
            lies_still = bool(match.state.to_act == EVERYBODY)
        if before is not None and self._rules.under_way(before.state) and isinstance(entry, Happening):
            off = self._rules.calling_off
            self._called_off = off is not None and entry.event == event_line(ledger.game, off)
        if lies_still:
            self._throw(entry.at)
            self._unsent = ledger.version
        self._watch(match, entry.at)
        self.due = self._due(ledger)
        return lies_still

    def _throw(self, at: int) -> None:
        self.rolls, self.thrown, self._closes = None, at, None
        self.intentions = tempo.Intentions(self._rules)
        self._heard.clear()
        self._seen.clear()
        self._respite.forget()
        self._leaps = False

    def _due(self, ledger: Ledger) -> int | None:
        match = ledger.match
        if match is None or ledger.shut or not ledger.game.awaited(match.state):
            return None
        if limit := self._limit():
            return limit
        runs = self._patience.runs(ledger.game.awaited(match.state))
        return max(self.thrown, self._attended) + self._decision if runs else None

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
        while ledger.match is not None:
            self._leap(ledger.match, at)
            if (event := self._next_event(ledger.match, at)) is None:
                return
            course.happen(event, at, effects)
            course.go_on(at, effects)

    def _leap(self, match: Match, at: int) -> None:
        """Let it be now when something happens next: as if the dice had come to lie so much earlier."""
        awaited = seats_of(match.game.awaited(match.state))
        if not self._leaps or not self._rules.under_way(match.state) or not self._heard.issuperset(awaited):
            return
        soonest = self.intentions.soonest
        grabs = None if soonest is None else self.thrown + soonest
        times = [time for time in (grabs, self._closes, self._limit()) if time is not None]
        ahead = max(0, min(times, default=at) - at)
        self.thrown -= ahead
        self._closes = None if self._closes is None else self._closes - ahead

    def _next_event(self, match: Match, at: int) -> Event | None:
        """What happens by itself by now: a bot's grab, or the end of the round."""
        rules = self._rules
        if not rules.under_way(match.state):
            self.intentions, self._closes = tempo.Intentions(rules), None
            return None
        hastes = self._haste and self._heard.issuperset(seats_of(match.game.awaited(match.state)))
        passed = None if hastes else at - self.thrown + 1
        grab = self.intentions.next_deed(lambda deed: refusal(match, deed), passed)
        if grab is not None:
            return grab
        times = [time for time in (self._limit(), self._closes) if time is not None]
        ends = times if hastes else [time for time in times if at >= time]
        return rules.closing if ends and rules.may_close(match.state) else None

    def _replace_who_is_gone(self, course: Course, at: int, effects: list[Effect]) -> None:
        """Put bots on the seats of who is awaited and away; where nothing closes a round, also of idlers."""
        limited = bool(self._rules.limit)
        for seat in course.patience.given_up(self.expected(course.ledger), idlers=not limited):
            course.change(BotSat(at, seat=seat, bot=STAND_IN, away=True), effects)
        if not limited:
            self.due = None
            course.ask_bots(effects)

    def weigh(
        self, course: Course, key: str, fields: dict[str, Any], at: int, effects: list[Effect]
    ) -> Claim:
        """Let whoever was faster come first; then believe a claim as far as the way to them allows it."""
        course.tick(at, effects)
        return weighed(fields, at - self.thrown, course.presence.way(key))

    def holds_chance(self, course: Course, at: int, effects: list[Effect]) -> bool:
        """Whether dice still tumble; while they do, nobody knows what they will show."""
        match = course.ledger.match
        if match is None or not self._rules.begins(match.state):
            return False
        if self._lacks_somebody(course):
            self.rolls = None
            return True
        if self._haste == AT_ONCE:
            return False
        if self.rolls is None:
            self.rolls = at + (min(self._tumble, 2 * TOSS) if self._haste else self._tumble)
            course.tell_all(Tumbling(self.rolls), effects)
            effects.append(Measure())
        return at < self.rolls

    def _lacks_somebody(self, course: Course) -> bool:
        """Whether nobody throws now: all have gone, or somebody has who is waited for."""
        away = course.patience.waited_for(self.expected(course.ledger))
        return self._respite.has(away) or not course.patience.attended

    def expected(self, ledger: Ledger) -> int:
        """Before a throw, all who take part; then those who have not grabbed."""
        if ledger.match is None or ledger.shut:
            return 0
        state = ledger.match.state
        return self._rules.racing(state) if self._rules.begins(state) else ledger.game.awaited(state)

    def notice(self, course: Course, at: int) -> None:
        """A round keeps its time; dice that tumble are picked up when somebody goes who is waited for."""
        match, seats = course.ledger.match, self.expected(course.ledger)
        away = course.patience.waited_for(seats)
        if match is not None and self._rules.begins(match.state) and self._lacks_somebody(course):
            if self.rolls is not None:
                self._respite.spend(away)
            self.rolls = None
        self._respite.note(away, self.due, at)
        if self.due is None:
            self._attended = at + self._respite.left(seats_of(seats), self._decision) - self._decision
        self.due = self._due(course.ledger)

    def hasten(self, course: Course, key: str, wish: GoOn, at: int, effects: list[Effect]) -> None:
        """Throw the dice when all people have looked who are still in the game; wait for no bots in vain."""
        if self._awaits_bots_alone(course):
            self._leaps = True
            course.tick(at, effects)
            return  # the answer is there now to be looked at
        if self.rolls is None or self.rolls <= at + TOSS or wish.until not in (None, self.rolls):
            return
        self._seen.add(key)
        match = course.ledger.match
        racing = 0 if match is None else self._rules.racing(match.state)
        if self._seen.issuperset(course.presence.asked_on(racing)):
            self.rolls = at + TOSS
            course.tell_all(Tumbling(self.rolls), effects)

    def _awaits_bots_alone(self, course: Course) -> bool:
        """Whether the one person at the table has grabbed, and only bots have not."""
        ledger = course.ledger
        if ledger.match is None or self.unhurried or not self._patience.alone:
            return False
        awaited = seats_of(ledger.game.awaited(ledger.match.state))
        under_way = self._rules.under_way(ledger.match.state)
        return under_way and all(seat in ledger.seats.bots for seat in awaited)

    def rush(self, course: Course, skip: bool, at: int, effects: list[Effect]) -> bool:
        """Let bots play on fast, or to the end at once, if they are alone in the game."""
        match, places = course.ledger.match, course.ledger.seats.places
        racing = seats_of(self._rules.racing(match.state)) if match is not None else []
        if match is None or match.over or any(places[seat].person is not None for seat in racing):
            return False  # whoever is away may come back
        self._haste = AT_ONCE if skip else FAST
        if self.rolls is not None:
            self.rolls = at if skip else min(self.rolls, at + TOSS)
        course.tick(at, effects)
        return True

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
            now = None if self._haste else at - self.thrown
            self.intentions.want(slowed(self._rules, self._slowness, event), now)
        self._heard.add(seat)
        course.tick(at, effects)

    def may_rest(self, ledger: Ledger) -> bool:
        """Not while dice lie there: whoever has seen them could leave, think, and come back to a new clock.

        Bots and the clock end such a round, and the table rests before the next throw. At a table of one
        person it rests at once, if the throw can be called off when they come back (docs/fair-races.md).
        """
        match = ledger.match
        if match is None or self._rules.begins(match.state):
            return match is not None
        return self._patience.alone and (self.unhurried or self._may_call_off(match))

    def _may_call_off(self, match: Match) -> bool:
        off = self._rules.calling_off
        return off is not None and not self._called_off and refusal(match, off) == LEGAL

    def rest(self) -> None:
        """Pick up the dice that tumble."""
        self.rolls = None

    def resume(self, course: Course, at: int, effects: list[Effect]) -> bool:
        """Let everybody see the dice from now on, or let them tumble anew."""
        ledger = course.ledger
        if self._patience.alone and ledger.match is not None and self._rules.under_way(ledger.match.state):
            if self._is_open_yet(ledger, at):
                return False
            if not self.unhurried and self._may_call_off(ledger.match):
                assert self._rules.calling_off is not None
                course.happen(self._rules.calling_off, at, effects)
        self._unsent = None
        self._throw(at)
        if ledger.match is not None and self._rules.begins(ledger.match.state) and not ledger.over:
            self.rolls = None if self._lacks_somebody(course) else at + self._tumble
        self._watch(ledger.match, at)
        self.due = self._due(ledger)
        return True

    def _is_open_yet(self, ledger: Ledger, at: int) -> bool:
        """Whether a round goes on as if nobody had been away: every bot would still be on its way."""
        assert ledger.match is not None
        bots = ledger.seats.bots.intersection(seats_of(ledger.game.awaited(ledger.match.state)))
        soonest, due = self.intentions.soonest, self.due
        if self.unhurried or soonest is None or due is None or bots - self.intentions.wanted.keys():
            return False
        return at - self.thrown < soonest and at < due
