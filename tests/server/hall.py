"""A hall with one table: everything that is sent, kept and asked goes through lists, as bytes."""

import json
from collections.abc import Collection
from random import Random
from typing import Any

import msgspec

from diablerie.bots.roster import make_bot
from diablerie.game.core import NOBODY
from diablerie.games.catalogue import GAMES
from diablerie.match.recipe import commitment_of
from diablerie.match.referee import Match
from diablerie.server.protocol.commands import Act, AddBot, AnyCommand, Sit, Start
from diablerie.server.protocol.messages import AnyTold, read_command, read_told, written
from diablerie.server.protocol.told import Changed, Closed, Done, Ended, Happened, Moved, Refused, Shown
from diablerie.server.table.effects import Ask, Effect, Keep, OpenNext, Tell
from diablerie.server.table.entries import Opened, Person, decoded, encoded
from diablerie.server.table.race import Race
from diablerie.server.table.table import Table

NOON = 1_700_000_000_000


class Guest:
    """A client that knows no rules: it keeps the view it was sent, and what changed of it."""

    def __init__(self, name: str, program: bool = False) -> None:
        self.person = Person(f"key of {name}", name, "ember", program)
        self.view: dict[str, Any] | None = None
        self.version = -1
        self.told: list[AnyTold] = []
        self.ids = 0

    def hear(self, content: bytes) -> None:
        message = read_told(content)
        self.told.append(message)
        if isinstance(message, Shown):
            self.version, self.view = message.version, message.view
            self.ids = max(self.ids, message.id)
        elif isinstance(message, Happened | Changed | Moved | Closed):
            assert message.version == self.version + 1, "versions are dense"
            self.version = message.version
            if isinstance(message, Happened):
                assert self.view is not None
                self.view |= message.view

    def next_id(self) -> int:
        self.ids += 1
        return self.ids

    @property
    def ended(self) -> Ended | None:
        return next((message for message in self.told if isinstance(message, Ended)), None)


class Hall:
    """One table, its log, its guests and its bots."""

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, object] | None = None,
        seed: int = 1,
        pace: str = "normal",
        away: str = "stand_in",
    ) -> None:
        secret = commitment_of(f"hall {seed}".encode())
        opened = Opened(0, "HALL", game, players, options or {}, pace, "key of Ada", secret, NOON, away=away)
        self.log = [encoded(opened)]
        self.table = Table(opened)
        self.guests: dict[str, Guest] = {}
        self.luck = Random(seed)
        self.now = 0
        self.next_tables: list[OpenNext] = []

    def perform(self, effects: list[Effect]) -> None:
        """Carry out effects in order; bots think at once, and what they want is carried out afterwards."""
        asked: list[Ask] = []
        for effect in effects:
            if isinstance(effect, Keep):
                self.log.append(encoded(effect.entry))
            elif isinstance(effect, Tell):
                content = written(effect.message)
                for key in effect.keys:
                    self.guests[key].hear(content)
            elif isinstance(effect, Ask):
                asked.append(effect)
            elif isinstance(effect, OpenNext):
                self.next_tables.append(effect)
        for ask in asked:
            bot = make_bot(ask.bot, self.table.ledger.game, Random(self.luck.getrandbits(32)), effort=0.01)
            wish = bot.decide(ask.view, ask.memory)
            self.perform(self.table.decided(ask.seat, wish, ask.question, self.now))

    def arrive(self, name: str, program: bool = False) -> Guest:
        guest = self.guests.setdefault(f"key of {name}", Guest(name, program))
        self.perform(self.table.arrive(guest.person, self.now))
        self.table.published(self.table.ledger.version, self.now)
        return guest

    def send(self, guest: Guest, command: AnyCommand) -> AnyTold:
        """Send a command through bytes and return its answer."""
        heard = len(guest.told)
        content = msgspec.json.encode(command)
        self.perform(self.table.receive(guest.person, read_command(content), self.now))
        told = [message for message in guest.told[heard:] if isinstance(message, Done | Refused | Happened)]
        (answer,) = [message for message in told if message.id == command.id]
        return answer

    def act(self, guest: Guest, **event: object) -> AnyTold:
        return self.send(guest, Act(guest.next_id(), event))

    def seat_everybody(
        self, people: list[str], bot: str = "random", programs: Collection[str] = ()
    ) -> list[Guest]:
        """Seat the people first, bots on the other seats, and begin."""
        guests = [self.arrive(name, name in programs) for name in people]
        for seat, guest in enumerate(guests):
            self.send(guest, Sit(guest.next_id(), seat, f"{seat}a"))
        for seat in range(len(guests), self.table.ledger.opened.players):
            self.send(guests[0], AddBot(guests[0].next_id(), seat, bot))
        self.send(guests[0], Start(guests[0].next_id()))
        return guests

    def wait(self, milliseconds: int) -> None:
        """Let time pass, waking the table whenever it wants to be woken."""
        end = self.now + milliseconds
        idle = 0
        while (wakes := self.table.wakes) is not None and wakes <= end:
            self.now = max(self.now, wakes)
            before = self.table.ledger.version
            self.perform(self.table.tick(self.now))
            idle = 0 if self.table.ledger.version > before else idle + 1
            assert idle < 20, "the table wakes for nothing"
        self.now = end

    def play_on(self, guests: list[Guest]) -> None:
        """Let every guest who may act do something legal, and time pass."""
        game = self.table.ledger.game
        for seat, guest in enumerate(guests):
            match = self.table.ledger.match
            choices = game.choices(match.state, seat) if match is not None else []
            if choices:
                fields = game.to_fields(self.luck.choice(choices))
                self.act(guest, **{name: value for name, value in fields.items() if name != "by"})
        self.wait(self.luck.choice((0, 300, 900)))

    @property
    def race(self) -> Race:
        assert isinstance(self.table.tempo, Race)
        return self.table.tempo

    def restored(self) -> Table:
        return Table.restored(map(decoded, self.log))


SHORT: dict[str, dict[str, object]] = {
    "little_devils": {"goal": 10},
    "devil_with_it": {"goal": 400},
    "diavolo": {},
}
TABLES = [(name, players) for name, game in GAMES.items() for players in range(game.fewest, game.most + 1)]


def plain(view: dict[str, Any] | None) -> Any:
    """A view as it looks to whoever got it as JSON."""
    return json.loads(msgspec.json.encode(view))


def truth(hall: Hall, guest: Guest) -> Any:
    match = hall.table.ledger.match
    assert isinstance(match, Match)
    seat = hall.table.seats.by_key.get(guest.person.key, NOBODY)
    return plain(match.game.view(match.state, seat)._asdict())


def code(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    return answer.code
