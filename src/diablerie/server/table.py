"""A table without input or output: commands, time and bots' decisions go in, effects come out.

A table is a fold over its entries (`Ledger`). What stands here decides which entry comes next and who is told
what. Whoever drives it must make a `Keep` durable before it carries out the effects behind it.
"""

from diablerie.bots.roster import BOT_NAMES
from diablerie.errors import RecordError
from diablerie.games.core import CHANCE, LEGAL, NOBODY, REFUSAL_NAMES, Seat
from diablerie.games.game import Event, seats_of
from diablerie.match.record import event_line, event_of
from diablerie.match.referee import Timeout, explain, refusal
from diablerie.server.effects import Ask, Effect, Keep, No, Tell
from diablerie.server.entries import PACES, AnyEntry, Began, BotSat, Emptied, Happening, Opened, Person, Sat
from diablerie.server.ledger import Ledger
from diablerie.server.messages import (
    Act,
    AddBot,
    AnyCommand,
    AnyTold,
    CatchUp,
    Done,
    Refused,
    Remove,
    Said,
    Say,
    Sit,
    Stand,
    Start,
)
from diablerie.server.places import seat_of

STAND_IN = "cautious"
REMEMBERED_COMMANDS = 64


class Table(Ledger):
    """One table: who is here, what they want, what the clock and the bots do."""

    def __init__(self, opened: Opened) -> None:
        super().__init__(opened)
        self.here: dict[str, Person] = {}
        """Who is connected."""
        self._answers: dict[str, dict[int, AnyTold]] = {}

    @property
    def wakes(self) -> int | None:
        """When `tick` has something to do, or None."""
        if self.due is None and (self.match is None or not self.game.awaited(self.match.state)):
            return None
        times = [self.due, self._race.wakes() if self.racing else None]
        return min((time for time in times if time is not None), default=None)

    @property
    def host(self) -> str:
        """Who may fill seats and begin: the creator, or the first person at the table when he has gone."""
        seated_here = [p.person.key for p in self.places if p.person and p.person.key in self.here]
        return self.opened.creator if self.opened.creator in self.here or not seated_here else seated_here[0]

    def receive(self, person: Person, command: AnyCommand, at: int) -> list[Effect]:
        """Carry out a command, or refuse it; a repeated one is answered as it was the first time."""
        answers = self._answers.setdefault(person.key, {})
        if command.id in answers:
            return [Tell(person.key, answers[command.id])]
        effects: list[Effect] = []
        try:
            self._carry_out(person, command, at, effects)
            answer: AnyTold = Done(command.id)
        except No as no:
            answer = Refused(command.id, no.code, no.why)
        answers[command.id] = answer
        while len(answers) > REMEMBERED_COMMANDS:
            del answers[next(iter(answers))]
        return [*effects, Tell(person.key, answer)]

    def _carry_out(self, person: Person, command: AnyCommand, at: int, effects: list[Effect]) -> None:
        if isinstance(command, Act):
            self._act(person, command, at, effects)
        elif isinstance(command, CatchUp):
            effects += [Tell(person.key, message) for message in self.missed(person.key, command.version)]
        elif isinstance(command, Say):
            effects += [Tell(key, Said(person.name, command.text)) for key in self.here]
        elif isinstance(command, Stand):
            self._stand(person, at, effects)
        elif self.match is not None:
            raise No("begun", "the game has begun; wait for the next one")
        elif isinstance(command, Sit):
            self._check_empty(command.seat)
            if seat_of(self.places, person.key) != NOBODY:
                raise No("seated_already", "you have a seat; stand up first")
            self._change(Sat(at, command.seat, person, command.number), effects)
        elif person.key != self.host:
            raise No("not_host", "only the host of the table may do that; ask him")
        elif isinstance(command, AddBot):
            self._check_empty(command.seat)
            if command.bot not in BOT_NAMES:
                raise No("unknown_bot", f"there is no bot {command.bot!r}; there are: {', '.join(BOT_NAMES)}")
            self._change(BotSat(at, command.seat, command.bot), effects)
        elif isinstance(command, Remove):
            if command.seat >= len(self.places) or self.places[command.seat].empty:
                raise No("no_such_seat", "nobody sits there")
            self._change(Emptied(at, command.seat), effects)
        elif isinstance(command, Start):
            self._start(at, effects)

    def _check_empty(self, seat: Seat) -> None:
        if seat >= len(self.places):
            raise No("no_such_seat", f"this table has the seats 0 to {len(self.places) - 1}")
        if not self.places[seat].empty:
            raise No("seat_taken", "somebody sits there; take another seat")

    def _start(self, at: int, effects: list[Effect]) -> None:
        if any(place.empty for place in self.places):
            raise No("seats_empty", "every seat must be taken; add bots to the empty ones")
        self._change(Began(at), effects)
        self._go_on(at, effects)

    def _stand(self, person: Person, at: int, effects: list[Effect]) -> None:
        seat = seat_of(self.places, person.key)
        if seat == NOBODY:
            raise No("not_seated", "you have no seat")
        self._change(Emptied(at, seat) if self.match is None else BotSat(at, seat, STAND_IN), effects)
        self._ask_bots(effects)

    def _act(self, person: Person, command: Act, at: int, effects: list[Effect]) -> None:
        seat = seat_of(self.places, person.key)
        if seat == NOBODY:
            raise No("not_seated", "you are not playing at this table")
        if self.match is None:
            raise No("not_begun", "the game has not begun")
        fields = command.event | {"by": seat}
        if self.racing:
            effects += self.tick(at)  # who was faster comes first
            fields["reaction"] = max(0, at - self._race.thrown)
        try:
            event = event_of(self.game, fields)
        except RecordError as error:
            raise No("bad_event", str(error)) from None
        reason = refusal(self.match, event)
        if reason != LEGAL:
            raise No(REFUSAL_NAMES[reason], explain(self.match, event, reason))
        self._happen(event, at, effects)
        self._go_on(at, effects)

    def _happen(self, event: Event, at: int, effects: list[Effect]) -> None:
        self._change(Happening(at, event_line(self.game, event)), effects)

    def _change(self, entry: AnyEntry, effects: list[Effect]) -> None:
        """Let an entry happen, keep it, and tell everybody who is here."""
        effects.append(Keep(entry))
        self.fold(entry)
        change = self._changes[-1]
        effects += [Tell(key, self._told(change, key)) for key in self.here]

    def _go_on(self, at: int, effects: list[Effect]) -> None:
        """Let chance have its turn, end the game if it is over, and ask the bots that are awaited."""
        while self.match is not None and self.match.state.to_act == CHANCE:
            event, _ = self._dealer.outcome(self.game, self.match.state)
            self._happen(event, at, effects)
        if self.over:
            effects += [Tell(key, self._ended()) for key in self.here]
        self._ask_bots(effects)

    def _ask_bots(self, effects: list[Effect]) -> None:
        if self.match is None:
            return
        for seat in seats_of(self.game.awaited(self.match.state)):
            if self.places[seat].bot and seat not in self._asked:
                self._asked.add(seat)
                view = self.game.view(self.match.state, seat)
                effects.append(Ask(seat, self.places[seat].bot, view))

    def decided(self, seat: Seat, event: Event | None, at: int) -> list[Effect]:
        """Take a bot's decision; if somebody took the seat back meanwhile, it counts for nothing."""
        effects: list[Effect] = []
        if self.match is None or not self.places[seat].bot or event is None or event.by != seat:
            return effects
        if self.racing:
            self._race.wanted[seat] = event
            return self.tick(at)
        if refusal(self.match, event) == LEGAL:
            self._happen(event, at, effects)
            self._go_on(at, effects)
        return effects

    def tick(self, at: int) -> list[Effect]:
        """Let the clock play for everybody who is awaited too long; who is not even here gets a stand-in."""
        effects: list[Effect] = []
        if self.racing:
            return self._tick_race(at, effects)
        while self.match is not None and self.due is not None and at >= self.due:
            for seat in seats_of(self.game.awaited(self.match.state)):
                self._play_for(seat, at, effects)
            self._go_on(at, effects)
        return effects

    def _tick_race(self, at: int, effects: list[Effect]) -> list[Effect]:
        while self.match is not None and (event := self._race.next_event(self.match, at)) is not None:
            if isinstance(event, int):
                self._asked.discard(event)
                self._ask_bots(effects)
            else:
                self._happen(event, at, effects)
                self._go_on(at, effects)
        return effects

    def _play_for(self, seat: Seat, at: int, effects: list[Effect]) -> None:
        assert self.match is not None
        assert self.game.played_by_clock is not None
        event = self.game.played_by_clock(self.match.state, seat)
        self._happen(Timeout(seat), at, effects)
        self._happen(event, at, effects)
        person = self.places[seat].person
        if person is not None and person.key not in self.here and not self.places[seat].bot:
            self._change(BotSat(at, seat, STAND_IN, away=True), effects)

    def arrive(self, person: Person, at: int) -> list[Effect]:
        """Somebody has come, or come back: he sees the table and has his seat again."""
        self.here[person.key] = person
        effects: list[Effect] = [Tell(person.key, self.shown(person.key))]
        seat = seat_of(self.places, person.key)
        if seat != NOBODY and self.places[seat].bot:
            self._change(Sat(at, seat, person, self.places[seat].number), effects)
        return effects

    def depart(self, key: str) -> None:
        """Somebody's connection is gone; his seat stays his."""
        self.here.pop(key, None)

    def resume(self, at: int) -> list[Effect]:
        """Go on after a restart: everybody who is awaited has his whole time again."""
        effects: list[Effect] = []
        if self.due is not None:
            self.due = at + PACES[self.opened.pace]
        if self.racing and self.match is not None:
            self._race.throw(at)
            self.due = self._due_after(None, at)
        self._go_on(at, effects)
        return effects
