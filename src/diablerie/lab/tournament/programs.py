"""A program as a bot: it is started for one game, and is told and answers what the server's protocol says.

It is shown the table whenever it has to decide (`shown` replaces all that it knew), so that all games of a
tournament go through one loop, with the same deals for programs and for classes. It is told of no event by
itself, so there is no `happened` to answer an `act`: `done` does.
"""

import os
import secrets
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryFile
from time import monotonic
from typing import IO, Any

from diablerie.errors import InputError, RecordError
from diablerie.game.options import changed
from diablerie.game.types import Event, Memory, View
from diablerie.lab.tournament.chair import Chair
from diablerie.lab.tournament.line import Json, Line

PREFIX = "exec:"
PATIENCE = 60.0
"""Seconds after which a program that says nothing has failed."""
FAREWELL = 5.0
"""Seconds that it has to end by itself when the game is over."""
PROTOCOL = 1
"""The version that is spoken, the same as the server's, which is no part of this layer."""
CODE = "ARENA"
"""The code of the table, the only one there is at its address."""
UNRATED = "bots"
"""Why a game does not count for the ratings of people."""


def check_program(spec: str) -> None:
    """Say if there is no such program."""
    words = shlex.split(spec.removeprefix(PREFIX))
    if not words or shutil.which(words[0]) is None:
        raise InputError(f"the bot {spec} cannot be started: there is no program {' '.join(words[:1])!r}")


class Program:
    """Somebody at the other end of a line."""

    def __init__(self, spec: str, chair: Chair, complaints: IO[bytes]) -> None:
        self._spec = spec
        self._chair = chair
        self._complaints = complaints
        self._view: Json | None = None
        self._version = 0
        self._id = 0
        self._seated = self._ready = False
        self._line = Line(secrets.token_urlsafe(16), self._shown)
        words = [*shlex.split(spec.removeprefix(PREFIX)), self._line.address, CODE]
        own_luck = {"DIABLERIE_LUCK": str(chair.luck.getrandbits(32))}
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=complaints,
            env=os.environ | own_luck,
        )

    def sit_down(self) -> None:
        """Wait until it has come to the table and is ready, which is no part of its thinking."""
        while not self._ready:
            self._answer(self._heard())

    def decide(self, view: View, memory: Memory) -> Event | None:
        """Show it the table and wait for its decision; in a race, the time until then is its reaction."""
        self._view = view._asdict()
        self._version += 1
        asked = monotonic()  # before it can have seen anything: nobody's reaction may seem faster than it was
        self._line.say(self._shown())
        while True:
            command = self._heard()
            reaction = round(1000 * (monotonic() - asked))
            self._answer(command)
            if command.get("do") == "act":
                return self._event(command.get("event"), reaction)

    def end(self, result: Json) -> None:
        """Tell it how the game ended, and let it go."""
        self._version += 1
        self._line.say({"type": "ended", "version": self._version, **result})
        until = monotonic() + FAREWELL
        while self._process.poll() is None and monotonic() < until:
            self._line.hear(until)  # it takes its leave

    def close(self) -> None:
        """End it, if it has not ended itself."""
        self._line.close()
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()

    def _event(self, fields: Any, reaction: int) -> Event:
        own: Json = {**fields, "by": self._chair.seat} if isinstance(fields, dict) else {}
        if own.get("do") == "grab":
            own["reaction"] = reaction
        try:
            return self._chair.game.from_fields(own)
        except RecordError as error:
            raise self._fault(f"wants {fields!r}, which is no event of the game: {error}") from None

    def _heard(self) -> Json:
        until = monotonic() + PATIENCE
        while monotonic() < until:
            message = self._line.hear(until)
            if message is not None:
                return message
            if (code := self._process.poll()) is not None:
                raise self._fault(f"has ended during the game with exit code {code}{self._last_words()}")
        raise self._fault(f"has said nothing for {PATIENCE:g} s")

    def _answer(self, command: Json) -> None:
        """Carry out what needs nobody else; an `act` is for whoever asked."""
        do, number = command.get("do"), command.get("id")
        if not isinstance(do, str) or not isinstance(number, int):
            raise self._fault(f"says {command!r}, which is no command")
        self._id = max(self._id, number)
        if do in ("sit", "ready"):
            self._seated = True
            self._ready = self._ready or do == "ready"
            self._version += 1
            self._line.say(
                {"type": "changed", "version": self._version, "seats": self._seats(), "unrated": UNRATED}
            )
        self._line.say({"type": "done", "id": number})

    def _shown(self) -> Json:
        game, options = self._chair.game, self._chair.options
        return {
            "type": "shown",
            "version": self._version,
            "code": CODE,
            "game": game.name,
            "options": changed(game.options, options),
            "unrated": UNRATED,
            "pace": "relaxed",
            "public": False,
            "talk": False,
            "seats": self._seats(),
            "commitment": self._chair.commitment,
            "now": round(1000 * monotonic()),
            "protocol": PROTOCOL,
            "id": self._id,
            "view": self._view,
        }

    def _seats(self) -> list[Json]:
        seats: list[Json] = [{"name": name, "bot": name} for name in self._chair.names]
        mine: Json = {"name": self._chair.names[self._chair.seat], "you": True, "ready": self._ready}
        seats[self._chair.seat] = mine if self._seated else {}
        return seats

    def _fault(self, what: str) -> InputError:
        return InputError(f"{self._chair.game.title}: the bot {self._spec} {what}")

    def _last_words(self) -> str:
        self._complaints.seek(0)
        lines = self._complaints.read().decode(errors="replace").strip().splitlines()
        return f": {lines[-1]}" if lines else ""


@contextmanager
def program(spec: str, chair: Chair) -> Iterator[Program]:
    """A program for one game; it is gone afterwards."""
    with TemporaryFile() as complaints:
        started = Program(spec, chair, complaints)
        try:
            started.sit_down()
            yield started
        finally:
            started.close()
