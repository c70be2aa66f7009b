"""How a game goes on at a table: what people do, chance, bots and clocks."""

from diablerie.bots.roster import STAND_IN
from diablerie.errors import RecordError
from diablerie.game.core import CHANCE, LEGAL, NOBODY, REFUSAL_NAMES, Seat
from diablerie.game.masks import seats_of
from diablerie.game.types import Event
from diablerie.match.dealer import Dealer
from diablerie.match.record import event_line, event_of
from diablerie.match.referee import Timeout, explain, refusal
from diablerie.server.effects import Ask, Effect, Keep, Measure, No, Tell
from diablerie.server.entries import AnyEntry, BotSat, Happening, Opened, Person, Sat, TakenBack
from diablerie.server.ledger import Ledger
from diablerie.server.messages import Act, AnyTold, Hurry, TakeBack, Tumbling
from diablerie.server.race import NO_WAY, Way, believed, has_limit, throws_next

LONGEST_GRACE = 1_000
"""Milliseconds for the way to a player and back that the clock adds at most."""
REMEMBERED_TRIPS = 6


class Play(Ledger):
    """A table with people and bots around it, and time that passes."""

    __slots__ = (
        "_published",
        "_question",
        "_questions",
        "_sent",
        "_throw",
        "_warned",
        "_ways",
        "here",
    )

    def __init__(self, opened: Opened) -> None:
        super().__init__(opened)
        self.here: dict[str, Person] = {}
        """Who is connected."""
        self._ways: dict[str, Way] = {}
        self._published = opened.at
        self._sent = 0
        """Up to which version everything has been sent out."""
        self._throw: int | None = None
        """The version of a throw that has not been sent out yet."""
        self._warned: int | None = None
        self._question = 0
        self._questions: dict[Seat, int] = {}

    def measured(self, key: str, trip: int, line: int | None = None) -> None:
        """The server has measured the way to somebody and back; the kernel may know the line alone."""
        trips = self._ways.get(key, NO_WAY).trips
        self._ways[key] = Way((*trips, trip)[-REMEMBERED_TRIPS:], line)

    def published(self, version: int, at: int) -> None:
        """Everything up to `version` has been sent out: from now on people can see it."""
        if version > self._sent:
            self._sent, self._published = version, at
        if self._throw is not None and version >= self._throw:
            self._throw = None
            self.race.thrown = at
            self.due = self._due_after(self.match, at)

    @property
    def wakes(self) -> int | None:
        """When `tick` has something to do, or None."""
        if self.shut:
            return None
        times = [self._clock_plays(), self._warns(), self.race.wakes() if self.racing else None]
        return min((time for time in times if time is not None), default=None)

    def _clock_plays(self) -> int | None:
        """When the clock plays: time counts from when the player could see what he decides on."""
        if self.due is None or self.match is None:
            return None
        if self.racing:
            return self.due
        awaited = [self.places[seat].person for seat in seats_of(self.game.awaited(self.match.state))]
        trips = [max(self._ways[p.key].trips) for p in awaited if p is not None and p.key in self._ways]
        return self.due + max(0, self._published - self.last) + min(max(trips, default=0), LONGEST_GRACE)

    def _warns(self) -> int | None:
        if self.racing or self.due is None or self._warned == self.due:
            return None
        return self.due - self.pace.warning

    def act(self, person: Person, command: Act, at: int, effects: list[Effect]) -> None:
        """Let somebody do something in the game."""
        if self.racing:
            effects += self.tick(at)  # who was faster comes first
        seat = self._seat_in_game(person, at, effects)
        fields = command.event | {"by": seat}
        claim = bounds = None
        if self.racing:
            claim = fields.get("reaction")
            claim = claim if type(claim) is int and 0 <= claim < 1 << 40 else None
            elapsed = max(0, at - self.race.thrown)
            bounds = low, high = believed(elapsed, self._ways.get(person.key, NO_WAY))
            fields["reaction"] = low if claim is None else min(max(claim, low), high)
        try:
            event = event_of(self.game, fields)
        except RecordError as error:
            raise No("bad_event", str(error)) from None
        assert self.match is not None
        reason = refusal(self.match, event)
        if reason != LEGAL:
            raise No(REFUSAL_NAMES[reason], explain(self.match, event, reason))
        written = event_line(self.game, event)
        entry = Happening(at, person.key, command.id, event=written, claim=claim, bounds=bounds)
        self.change(entry, effects, event)
        self.go_on(at, effects)

    def take_back(self, person: Person, command: TakeBack, at: int, effects: list[Effect]) -> None:
        """Let somebody take back what nobody has seen."""
        seat = self._seat_in_game(person, at, effects)
        assert self.match is not None
        if self.game.take_back(self.match.state, seat) is None:
            raise No("nothing_to_take_back", "what others could see or answer cannot be taken back")
        self.change(TakenBack(at, person.key, command.id, seat=seat), effects)

    def _seat_in_game(self, person: Person, at: int, effects: list[Effect]) -> Seat:
        """The seat of somebody who plays; who comes to himself has it back from his stand-in."""
        seat = self.seats.get(person.key, NOBODY)
        if seat == NOBODY:
            raise No("not_seated", "you are not playing at this table")
        if self.match is None:
            raise No("not_begun", "the game has not begun")
        if self.shut:
            raise No("closed", f"the table was closed: {self.shut}")
        if self.places[seat].bot:
            self.change(Sat(at, seat=seat, person=person), effects)
        return seat

    def change(
        self,
        entry: AnyEntry,
        effects: list[Effect],
        event: Event | None = None,
        dealer: Dealer | None = None,
    ) -> None:
        """Let an entry happen, keep it, and tell everybody who is here."""
        before = self.sight() if self.here else None
        self.fold(entry, event, dealer)
        effects.append(Keep(self.version, entry))
        if not self.here:
            return
        change = self._changes[-1]
        if event is not None and before is not None and self.match is not None:
            after = self._sight = before.after(self.game, event, self.match.state)
            for message, keys in change.happened(before, after, self.here, self.seats):
                if keys:
                    effects.append(Tell(keys, message))
        else:
            for key in self.here:
                effects.append(Tell([key], self._told(change, key)))

    def tell_all(self, message: AnyTold, effects: list[Effect]) -> None:
        """Tell everybody who is here."""
        if self.here:
            effects.append(Tell(list(self.here), message))

    def happen(self, event: Event, at: int, effects: list[Effect]) -> None:
        """Let an event of a bot or the clock happen."""
        self.change(Happening(at, event=event_line(self.game, event)), effects, event)

    def go_on(self, at: int, effects: list[Effect]) -> None:
        """Let chance have its turn, end the game if it is over, and ask the bots that are awaited."""
        while self.match is not None and self.match.state.to_act == CHANCE and not self.shut:
            throws = self.racing and throws_next(self.match.state)
            if throws and not self._dice_lie_still(at, effects):
                return
            event, dealer = self._dealer.outcome(self.game, self.match.state)
            self.change(Happening(at, event=event_line(self.game, event)), effects, event, dealer)
            if throws:
                self._throw = self.version
        if self.over:
            for message in self._last_words():
                self.tell_all(message, effects)
        if self.racing and self.match is not None:
            self.race.watch(self.match.state, at)
        if self.bots:
            self.ask_bots(effects)

    def _dice_lie_still(self, at: int, effects: list[Effect]) -> bool:
        """Whether dice have tumbled long enough; while they do, nobody knows what they will show."""
        if self.race.rolls is None:
            self.race.rolls = at + self.race.tumble
            self.tell_all(Tumbling(self.race.rolls), effects)
            effects.append(Measure())
        return at >= self.race.rolls

    def ask_bots(self, effects: list[Effect]) -> None:
        """Ask every bot that is awaited and has not been asked."""
        sight = self.sight() if self.bots else None
        if self.match is None or sight is None or self.shut:
            return
        for seat in seats_of(self.game.awaited(self.match.state)):
            if seat in self.bots and seat not in self._asked:
                self._asked.add(seat)
                self._question += 1
                self._questions[seat] = self._question
                view, memory = sight.view(seat), self.match.memory
                effects.append(Ask(seat, self.places[seat].bot, view, memory, self._question))

    def decided(self, seat: Seat, event: Event | None, question: int, at: int) -> list[Effect]:
        """Take a bot's decision; if somebody took the seat back meanwhile, it counts for nothing."""
        effects: list[Effect] = []
        match = self.match
        if match is None or not self.places[seat].bot or self._questions.get(seat) != question or self.shut:
            return effects
        if not self.game.awaited(match.state) >> seat & 1:
            return effects
        if self.racing:
            if event is not None and event.by == seat:
                self.race.want(event, at)
            return self.tick(at)
        assert self.game.played_by_clock is not None
        if event is None or event.by != seat or refusal(match, event) != LEGAL:
            event = self.game.played_by_clock(match.state, seat)
        self.happen(event, at, effects)
        self.go_on(at, effects)
        return effects

    def tick(self, at: int) -> list[Effect]:
        """Let the clock play for everybody who is awaited too long; who is not even here gets a stand-in."""
        effects: list[Effect] = []
        if self.shut:
            return effects
        if self.racing:
            self._tick_race(at, effects)
            return effects
        warns = self._warns()
        if warns is not None and at >= warns:
            self._warn(at, effects)
        while (due := self._clock_plays()) is not None and at >= due and self.match is not None:
            for seat in seats_of(self.game.awaited(self.match.state)):
                self._play_for(seat, at, effects)
            self.go_on(at, effects)
        return effects

    def _warn(self, at: int, effects: list[Effect]) -> None:
        assert self.match is not None
        assert self.due is not None
        self._warned = self.due
        late = [s for s in seats_of(self.game.awaited(self.match.state)) if not self.places[s].bot]
        if late:
            self.tell_all(Hurry(late, max(0, self.due - at)), effects)

    def _tick_race(self, at: int, effects: list[Effect]) -> None:
        if self.race.rolls is not None and at >= self.race.rolls:
            self.go_on(at, effects)
        if self.due is not None and at >= self.due:
            self._replace_who_is_gone(at, effects)
        while self.match is not None and (event := self.race.next_event(self.match, at)) is not None:
            self.happen(event, at, effects)
            self.go_on(at, effects)

    def _replace_who_is_gone(self, at: int, effects: list[Effect]) -> None:
        """Put bots on the seats of who is awaited and away; where nothing closes a round, also of idlers."""
        assert self.match is not None
        limited = has_limit(self.match.state)
        for seat in seats_of(self.game.awaited(self.match.state)):
            place = self.places[seat]
            if place.person and not place.bot and not (limited and place.person.key in self.here):
                self.change(BotSat(at, seat=seat, bot=STAND_IN, away=True), effects)
        if not limited:
            self.due = None
            self.ask_bots(effects)

    def _play_for(self, seat: Seat, at: int, effects: list[Effect]) -> None:
        assert self.match is not None
        assert self.game.played_by_clock is not None
        event = self.game.played_by_clock(self.match.state, seat)
        self.happen(Timeout(seat), at, effects)
        self.happen(event, at, effects)
        person = self.places[seat].person
        if person is not None and person.key not in self.here and not self.places[seat].bot and not self.over:
            self.change(BotSat(at, seat=seat, bot=STAND_IN, away=True), effects)
