"""A table without input or output: commands, time and bots' decisions go in, effects come out.

A table is a fold over its entries (`Ledger`); how its game goes on stands in `Play`, when it rests or ends
in `Bounded`. What stands here is who may sit, begin, talk and play again. Whoever drives a table must make a
`Keep` durable before it carries out the effects behind it.
"""

from diablerie.bots.roster import BOT_NAMES, STAND_IN
from diablerie.errors import InputError
from diablerie.game.core import NOBODY, Seat
from diablerie.game.options import complete
from diablerie.server.allowance import Allowance
from diablerie.server.bounds import Bounded
from diablerie.server.effects import Advise, Effect, No, OpenNext, Tell
from diablerie.server.entries import (
    PACES,
    BotSat,
    Emptied,
    Opened,
    Person,
    Readied,
    Sat,
    Succeeded,
)
from diablerie.server.ledger import remember
from diablerie.server.messages import (
    Act,
    AddBot,
    AnyCommand,
    AnyTold,
    CatchUp,
    Done,
    Hint,
    HintTaken,
    Moved,
    Mute,
    Present,
    React,
    Reacted,
    Ready,
    Refused,
    Rematch,
    Remove,
    Said,
    Say,
    Sit,
    Stand,
    Start,
    TakeBack,
)
from diablerie.server.talk import Talk, spoken

HINT_BURST = 5
CHANGE_EVERY, CHANGE_BURST = 2_000, 40
"""Milliseconds a change of seats, readiness or mind at a table, and how many may come at once."""
"""Hints that somebody may ask for at once."""
HINT_EVERY = 3_000
"""Milliseconds after which he may ask for another one."""


class Table(Bounded):
    """One table: who is here and what they want."""

    __slots__ = ("_arranged", "_hints_asked", "_talk")

    def __init__(self, opened: Opened) -> None:
        super().__init__(opened)
        self._talk: Talk | None = None
        self._hints_asked: dict[str, Allowance] = {}
        self._arranged: dict[str, Allowance] = {}
        """How often each person may still change something that they can change back at once."""

    @property
    def host(self) -> str:
        """Who may fill seats and begin: the creator, or the first person at the table when he has gone."""
        if self.opened.creator in self.here:
            return self.opened.creator
        seated_here = [key for key in self.seats if key in self.here]
        return seated_here[0] if seated_here else self.opened.creator

    @property
    def watchers(self) -> int:
        """How many people are here without a seat."""
        return sum(key not in self.seats for key in self.here)

    def receive(self, person: Person, command: AnyCommand, at: int) -> list[Effect]:
        """Carry out a command, or refuse it; a repeated one is answered as it was the first time."""
        answers = self.answers.setdefault(person.key, {})
        if command.id in answers:
            return [Tell((person.key,), answers[command.id] or Done(command.id))]
        if answers and command.id < next(reversed(answers)):
            why = f"the id {command.id} is not larger than those before; go on from {next(reversed(answers))}"
            return [Tell((person.key,), Refused("stale_id", why, command.id))]
        effects: list[Effect] = []
        refused = None
        try:
            self._carry_out(person, command, at, effects)
        except No as no:
            refused = Refused(no.code, no.why, command.id)
        if 0 < self.bounds.events <= self.events:
            self.end_if_too_long(at, effects)
        if command.id not in answers:  # what changed the table is remembered with its entry
            remember(answers, command.id, refused)
        if refused or not isinstance(command, Act) or person.key not in self.here:
            effects.append(Tell((person.key,), refused or Done(command.id)))
        return effects  # to somebody who acts, what happened is the answer

    def _carry_out(self, person: Person, command: AnyCommand, at: int, effects: list[Effect]) -> None:
        if isinstance(command, Act):
            self.act(person, command, at, effects)
        elif isinstance(command, TakeBack):
            self._count_change(person, at)
            self.take_back(person, command, at, effects)
        elif isinstance(command, CatchUp):
            missed = self.missed(person.key, command.version, at)
            effects += [Tell((person.key,), message) for message in missed]
        elif isinstance(command, Say | React | Mute):
            self._utter(person, command, at, effects)
        elif isinstance(command, Rematch):
            self._rematch(person, command, effects)
        elif isinstance(command, Hint):
            self._hint(person, command, at, effects)
        elif isinstance(command, Stand):
            self._count_change(person, at)
            self._stand(person, command, at, effects)
        elif self.shut:
            raise No("closed", f"the table was closed: {self.shut}")
        elif self.match is not None:
            raise No("begun", "the game has begun; wait for the next one")
        elif isinstance(command, Sit):
            self._count_change(person, at)
            self._sit(person, command, at, effects)
        elif isinstance(command, Ready):
            self._count_change(person, at)
            self._ready(person, command, at, effects)
        elif person.key != self.host:
            raise No("not_host", "only the host of the table may do that; ask them")
        else:
            self._count_change(person, at)
            self._arrange_seats(person, command, at, effects)

    def _count_change(self, person: Person, at: int) -> None:
        """Refuse what goes to and fro without end: every time it is kept for ever."""
        if not self._arranged.setdefault(person.key, Allowance()).spend(at, CHANGE_EVERY, CHANGE_BURST):
            raise No("too_fast", "you change your mind very often; wait a moment")

    def _sit(self, person: Person, command: Sit, at: int, effects: list[Effect]) -> None:
        self._check_empty(command.seat)
        if person.key in self.seats:
            raise No("seated_already", "you have a seat; stand up first")
        if person.key in self.banned:
            raise No("removed", "the host has removed you from this table; you may watch")
        sat = Sat(at, person.key, command.id, seat=command.seat, person=person, number=command.number)
        self.change(sat, effects)
        self._tell_present(effects)

    def _ready(self, person: Person, command: Ready, at: int, effects: list[Effect]) -> None:
        seat = self.seats.get(person.key, NOBODY)
        if seat == NOBODY:
            raise No("not_seated", "sit down first")
        entry = Readied(at, person.key, command.id, seat=seat, ready=command.ready, number=command.number)
        self.change(entry, effects)
        self._begin_if_all_are_ready(at, effects)

    def _begin_if_all_are_ready(self, at: int, effects: list[Effect]) -> None:
        if self.seats and all(place.ready or place.bot for place in self.places):
            self.change(self.beginning(at), effects)
            self.go_on(at, effects)

    def _arrange_seats(
        self, person: Person, command: AddBot | Remove | Start, at: int, effects: list[Effect]
    ) -> None:
        """What only the host may do before the game."""
        who = (person.key, command.id)
        if isinstance(command, AddBot):
            self._check_empty(command.seat)
            if command.bot not in BOT_NAMES:
                raise No("unknown_bot", f"there is no bot {command.bot!r}; there are: {', '.join(BOT_NAMES)}")
            self.change(BotSat(at, *who, seat=command.seat, bot=command.bot), effects)
            self._begin_if_all_are_ready(at, effects)
        elif isinstance(command, Remove):
            if command.seat >= len(self.places) or self.places[command.seat].empty:
                raise No("no_such_seat", "nobody sits there")
            sent = self.places[command.seat].person
            banned = sent.key if sent is not None and sent.key != person.key else ""
            self.change(Emptied(at, *who, seat=command.seat, banned=banned), effects)
            self._tell_present(effects)
        else:
            if any(place.empty for place in self.places):
                raise No("seats_empty", "every seat must be taken; add bots to the empty ones")
            self.change(self.beginning(at, *who), effects)
            self.go_on(at, effects)

    def _check_empty(self, seat: Seat) -> None:
        if seat >= len(self.places):
            raise No("no_such_seat", f"this table has the seats 0 to {len(self.places) - 1}")
        if not self.places[seat].empty:
            raise No("seat_taken", "somebody sits there; take another seat")

    def _stand(self, person: Person, command: Stand, at: int, effects: list[Effect]) -> None:
        seat = self.seats.get(person.key, NOBODY)
        if seat == NOBODY:
            raise No("not_seated", "you have no seat")
        if self.finished:
            raise No("game_over", "the game is over; just leave")
        who = (person.key, command.id)
        if self.match is None:
            self.change(Emptied(at, *who, seat=seat), effects)
        else:
            self.change(BotSat(at, *who, seat=seat, bot=STAND_IN), effects)
        self._tell_present(effects)
        self.ask_bots(effects)

    def _utter(self, person: Person, command: Say | React | Mute, at: int, effects: list[Effect]) -> None:
        if self._talk is None:
            self._talk = Talk()
        if isinstance(command, Mute):
            self._talk.mute(person.key, command.who, command.muted)
            return
        if not self.opened.talk:
            raise No("no_talk", "nobody talks at this table; that was agreed on when it was opened")
        if wait := self._talk.waits(person.key, at):
            raise No("too_fast", f"that was a lot of talk; wait {wait // 1000 + 1} seconds")
        if isinstance(command, Say):
            said: AnyTold = Said(person.key, person.name, spoken(command.text))
        else:
            said = Reacted(person.key, person.name, command.reaction)
        effects.append(Tell(self._talk.hearers(person.key, self.here), said))

    def _hint(self, person: Person, command: Hint, at: int, effects: list[Effect]) -> None:
        seat = self._seat_in_game(person, at, effects)
        if not self.hints:
            why = "there are no hints at this table: so it was agreed on, it is a race, or the game is rated"
            raise No("no_hints", why)
        sight = self.sight()
        assert self.match is not None
        assert sight is not None
        if not self.game.awaited(self.match.state) >> seat & 1:
            raise No("not_your_turn", "you have nothing to decide now")
        if not self._hints_asked.setdefault(person.key, Allowance()).spend(at, HINT_EVERY, HINT_BURST):
            raise No("too_fast", f"you have asked often; wait {HINT_EVERY // 1000} seconds")
        view, memory = sight.view(seat), self.match.memory
        effects.append(Advise(person.key, view, memory, self.version, command.id))
        self.tell_all(HintTaken(person.key, person.name), effects)

    def _rematch(self, person: Person, command: Rematch, effects: list[Effect]) -> None:
        if person.key not in self.seats:
            raise No("not_seated", "only those who played can ask for a rematch")
        if not self.finished:
            raise No("not_over", "the game is not over yet")
        if self.next_code:
            effects.append(Tell((person.key,), Moved(self.version, self.next_code)))
            return
        options = self.opened.options if command.options is None else command.options
        pace = command.pace or self.opened.pace
        if pace not in PACES:
            raise No("bad_option", f"there is no pace {pace!r}; there are: {', '.join(PACES)}")
        try:
            complete(self.game.table_options, options)
        except InputError as error:
            raise No("bad_option", str(error)) from None
        effects.append(OpenNext(person, command.id, options, pace))

    def succeeded(self, code: str, by: OpenNext, at: int) -> list[Effect]:
        """The table of the rematch is open."""
        effects: list[Effect] = []
        self.change(Succeeded(at, by.by.key, by.command, code=code), effects)
        return effects

    def arrive(self, person: Person, at: int) -> list[Effect]:
        """Somebody has come, or come back: they see the table as it goes on, and have their seat again."""
        effects = self.resume(at) if self.resting else []
        self.here[person.key] = person
        effects.append(Tell((person.key,), self.shown(person.key, at)))
        effects += [Tell((person.key,), message) for message in self._last_words()]
        seat = self.seats.get(person.key, NOBODY)
        if seat != NOBODY and self.places[seat].bot and not self.finished:
            self.change(Sat(at, seat=seat, person=person), effects)
        self._tell_present(effects)
        return effects

    def depart(self, key: str, at: int) -> list[Effect]:
        """Somebody's connection is gone; the seat stays theirs."""
        effects: list[Effect] = []
        if self.here.pop(key, None) is not None:
            self.empty_since = at
            self._ways.pop(key, None)
            if key not in self.seats:
                if key != self.opened.creator:
                    self.answers.pop(key, None)
                if self._talk is not None:
                    self._talk.forget(key)
            self._tell_present(effects)
        return effects

    def _tell_present(self, effects: list[Effect]) -> None:
        here = [key for key in self.seats if key in self.here]
        self.tell_all(Present(here, self.watchers, self.host), effects)
