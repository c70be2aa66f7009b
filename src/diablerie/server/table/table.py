"""A table without input or output: commands, time and bots' decisions go in, effects come out.

It is made of parts: what is true (`Ledger`, with `Seats`), who is here (`Presence`), how the game goes on
(`Play`, at a `Tempo`), what is told of it (`Picture`), who comes to the seats (`Gathering`), talk and rest.
Whoever drives a table must make a `Keep` durable before it carries out the effects behind it.
"""

from collections.abc import Iterable
from typing import Self

from diablerie.game.core import NOBODY, Seat
from diablerie.game.types import Event
from diablerie.server.people.allowance import Allowance
from diablerie.server.protocol.commands import (
    Act,
    AnyCommand,
    CatchUp,
    GoOn,
    Hint,
    Mute,
    Pause,
    React,
    Rematch,
    Rush,
    Say,
    Stand,
    TakeBack,
    Vote,
)
from diablerie.server.protocol.messages import AnyTold
from diablerie.server.protocol.told import Done, Reacted, Said
from diablerie.server.table.bounds import NO_BOUNDS, Bounds
from diablerie.server.table.effects import Effect, No, OpenNext, Tell, told_to_others
from diablerie.server.table.entries import AnyEntry, Opened, Person, Sat, Succeeded
from diablerie.server.table.gathering import Gathering
from diablerie.server.table.hints import Hints
from diablerie.server.table.ledger import remember
from diablerie.server.table.next_game import next_game, opens_next
from diablerie.server.table.play import Play
from diablerie.server.table.rest import Rest
from diablerie.server.table.talk import Talk, spoken
from diablerie.server.table.tempo import Tempo
from diablerie.server.table.votes import Votes

CHANGE_EVERY, CHANGE_BURST = 2_000, 40
"""Milliseconds a change of seats, readiness or mind at a table, and how many may come at once."""


class Table:
    """One table: who is here and what they want."""

    __slots__ = (
        "_changed",
        "_gathering",
        "_hints",
        "_rest",
        "_talk",
        "_votes",
        "ledger",
        "picture",
        "play",
        "presence",
        "seats",
    )

    def __init__(self, opened: Opened, bounds: Bounds = NO_BOUNDS) -> None:
        self.play = play = Play(opened, bounds)
        self._gathering = Gathering(play)
        self._changed: dict[str, Allowance] = {}
        """How often each person may still change something that they can change back at once."""
        self._rest = Rest(play)
        self._votes = Votes(play, self._rest)
        self._hints = Hints(play)
        self._talk: Talk | None = None
        self.ledger = play.ledger
        self.seats = play.ledger.seats
        self.presence = play.presence
        self.picture = play.picture

    @property
    def tempo(self) -> Tempo:
        """How time passes here: as was agreed on last."""
        return self.play.tempo

    @classmethod
    def restored(cls, entries: Iterable[AnyEntry], bounds: Bounds = NO_BOUNDS) -> Self:
        """Fold a table from its log."""
        opened, *rest = entries
        assert isinstance(opened, Opened)
        table = cls(opened, bounds)
        for entry in rest:
            table.play.fold(entry)
        return table

    # what people want

    def receive(self, person: Person, command: AnyCommand, at: int) -> list[Effect]:
        """Carry out a command, or refuse it; a repeated one is answered as it was the first time."""
        answers = self.ledger.answers.setdefault(person.key, {})
        if command.id in answers:
            return [Tell((person.key,), answers[command.id] or Done(command.id))]
        if answers and command.id < next(reversed(answers)):
            why = f"the id {command.id} is not larger than those before; go on from {next(reversed(answers))}"
            return [Tell((person.key,), No("stale_id", why).answer(command.id))]
        effects: list[Effect] = []
        refused = None
        try:
            self._carry_out(person, command, at, effects)
        except No as no:
            refused = no.answer(command.id)
        if 0 < self.play.bounds.events <= self.ledger.events:
            self.play.end_if_too_long(at, effects)
        if command.id not in answers and not (type(command) is Rematch and opens_next(effects)):
            remember(answers, command.id, refused)  # what changes the table is remembered with its entry
        if refused or not isinstance(command, Act) or person.key not in self.presence.here:
            effects.append(Tell((person.key,), refused or Done(command.id)))
        return effects  # to somebody who acts, what happened is the answer

    def _carry_out(self, person: Person, command: AnyCommand, at: int, effects: list[Effect]) -> None:
        if isinstance(command, Act):
            self.play.act(person, command, at, effects)
        elif isinstance(command, TakeBack):
            self._count_change(person, at)
            self.play.take_back(person, command, at, effects)
        elif isinstance(command, CatchUp):
            missed = self.picture.missed(person.key, command.version, at)
            effects += [Tell((person.key,), message) for message in missed]
        elif isinstance(command, GoOn):
            self.tempo.hasten(self.play, person.key, at, effects)
        elif isinstance(command, Rush):
            self._rush(person, command, at, effects)
        elif isinstance(command, Say | React | Mute):
            self._utter(person, command, at, effects)
        elif isinstance(command, Rematch):
            effects.append(next_game(self.play, person, command))
        elif isinstance(command, Hint):
            self._hints.ask(person, command, at, effects)
        else:
            self._count_change(person, at)
            if isinstance(command, Stand):
                self._gathering.stand(person, command, at, effects)
            elif isinstance(command, Pause):
                self._votes.pause(person, command, at, effects)
            elif isinstance(command, Vote):
                self._votes.vote(person, command, at, effects)
            else:
                self._gathering.arrange(person, command, at, effects)

    def _count_change(self, person: Person, at: int) -> None:
        """Refuse what goes to and fro without end: every time it is kept for ever."""
        if not self._changed.setdefault(person.key, Allowance()).spend(at, CHANGE_EVERY, CHANGE_BURST):
            raise No("too_fast", "you change your mind very often; wait a moment")

    def _utter(self, person: Person, command: Say | React | Mute, at: int, effects: list[Effect]) -> None:
        if self._talk is None:
            self._talk = Talk()
        if isinstance(command, Mute):
            self._talk.mute(person.key, command.who, command.muted)
            return
        if not self.ledger.opened.talk:
            raise No("no_talk", "nobody talks at this table; that was agreed on when it was opened")
        if wait := self._talk.waits(person.key, at):
            raise No("too_fast", f"that was a lot of talk; wait {wait // 1000 + 1} seconds")
        if isinstance(command, Say):
            said: AnyTold = Said(person.key, person.name, spoken(command.text))
        else:
            said = Reacted(person.key, person.name, command.reaction)
        effects.append(Tell(self._talk.hearers(person.key, self.presence.here), said))

    def _rush(self, person: Person, command: Rush, at: int, effects: list[Effect]) -> None:
        if person.key not in self.seats.by_key:
            raise No("not_seated", "you are not playing at this table")
        if self.ledger.shut or not self.tempo.rush(self.play, command.skip, at, effects):
            raise No("not_your_turn", "a person has still something to decide")

    # what the house does

    def furnish(self, entries: list[AnyEntry], begin: bool, at: int) -> list[Effect]:
        """Put people and bots on the seats of a new table, and perhaps begin."""
        effects: list[Effect] = []
        for entry in entries:
            self.play.change(entry, effects)
        if begin:
            self.play.change(self.ledger.beginning(at), effects)
            if not self.rest():
                self.play.go_on(at, effects)
        return effects

    def succeeded(self, code: str, by: OpenNext, at: int) -> list[Effect]:
        """The table of the rematch is open."""
        effects: list[Effect] = []
        self.play.change(Succeeded(at, by.by.key, by.command, code=code), effects)
        return effects

    def close(self, why: str, at: int) -> list[Effect]:
        """End the table before its game is over."""
        effects: list[Effect] = []
        self.play.close(why, at, effects)
        return effects

    # who comes and goes

    def arrive(self, person: Person, at: int, screen: bool = False) -> list[Effect]:
        """Somebody has come, or come back: they see the table as it goes on, and have their seat again."""
        self.presence.come(person)
        goes_on = self.resume(at) if self._rest.is_ended_by(person.key) else []
        self._votes.notice(person.key, at, goes_on)
        effects = list(told_to_others(goes_on, person.key))
        (self.presence.screens.add if screen else self.presence.screens.discard)(person.key)
        effects.append(Tell((person.key,), self.picture.shown(person.key, at)))
        effects += [Tell((person.key,), message) for message in self.picture.last_words()]
        seat = self.seats.of(person.key)
        if seat != NOBODY and self.seats.places[seat].bot and not self.ledger.finished:
            self.play.change(Sat(at, seat=seat, person=person), effects)
        self._gathering.tell_present(effects)
        self.play.tell_patience(effects)
        return effects

    def depart(self, key: str, at: int) -> list[Effect]:
        """Somebody's connection is gone; the seat stays theirs."""
        effects: list[Effect] = []
        if self.presence.leave(key, at):
            if key not in self.seats.by_key:
                if key != self.ledger.opened.creator:
                    self.ledger.answers.pop(key, None)
                if self._talk is not None:
                    self._talk.forget(key)
            self._gathering.tell_present(effects)
            self._votes.notice(key, at, effects)
            self.play.tell_patience(effects)
            if (rests := self._rest.begins_at()) is not None and at >= rests:
                self.rest()
        return effects

    def rename(self, person: Person, at: int) -> list[Effect]:
        """Somebody is called otherwise from now on; who is so too often keeps the name they have here."""
        effects: list[Effect] = []
        if self._changed.setdefault(person.key, Allowance()).spend(at, CHANGE_EVERY, CHANGE_BURST):
            self._gathering.rename(person, at, effects)
        return effects

    def measured(self, key: str, trip: int, line: int | None = None) -> None:
        """The server has measured the way to somebody and back; the kernel may know the line alone."""
        self.presence.measured(key, trip, line)

    # time and bots

    def published(self, version: int, at: int) -> None:
        """Everything up to `version` has been sent out: from now on people can see it."""
        self.tempo.published(self.ledger, version, at)

    @property
    def wakes(self) -> int | None:
        """When `tick` has something to do, or None."""
        goes_on = () if self.resting else (self.play.wakes, self._votes.wakes)
        times = (*goes_on, self._rest.begins_at())
        return min((time for time in times if time is not None), default=None)

    def tick(self, at: int) -> list[Effect]:
        """Let happen what happens by itself, or go to rest."""
        effects: list[Effect] = []
        rests = self._rest.begins_at()
        if self.resting or (rests is not None and at >= rests and self.rest()):
            return effects
        self.play.tick(at, effects)
        self._votes.settle(at, effects)
        return effects

    def decided(self, seat: Seat, event: Event | None, question: int, at: int) -> list[Effect]:
        """Take a bot's decision; what comes while the table rests will be asked again."""
        effects: list[Effect] = []
        if not self._rest.still:
            self.play.decided(seat, event, question, at, effects)
            self._votes.settle(at, effects)
        return effects

    @property
    def resting(self) -> bool:
        """Whether nothing happens until somebody comes."""
        return self._rest.resting

    @property
    def still(self) -> bool:
        """Whether nothing happens: in a rest, or in a pause that all wanted."""
        return self._rest.still

    def rest(self) -> bool:
        """Do nothing until somebody comes; whether there is anything to rest from, and tables do rest."""
        return self._rest.begin()

    def resume(self, at: int) -> list[Effect]:
        """Go on after a rest or a restart."""
        effects: list[Effect] = []
        self._rest.end(at, effects)
        return effects
