"""The TypeScript for clients says what the server says: read again here, and held against real messages."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias, get_args

import msgspec
import pytest
from msgspec import Struct

from diablerie.game.core import NOBODY, REFUSAL_NAMES
from diablerie.games.devil_with_it.account import Reason
from diablerie.server.protocol.codes import refusal_codes
from diablerie.server.protocol.messages import (
    PROTOCOL,
    AnyCommand,
    AnyTold,
    CatchUp,
    Listed,
    Mute,
    React,
    Ready,
    Rematch,
    Say,
    Sit,
    TableChanged,
    written,
)
from diablerie.server.protocol.typescript import COMMAND, camel, typescript
from tests.server.hall import SHORT, Hall
from tests.server.open_server import AT_ONCE, Client, OpenServer

SCRIPT = Path(__file__).parents[2] / "web/src/messages.ts"

Fits: TypeAlias = Callable[[Any], bool]
"""Whether a JSON value is of a type."""

TOKEN = re.compile(
    r"""\s*(?:(?://[^\n]*|/\*(?:[^*]|\*(?!/))*\*/)|("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|\w+|[][(){}<>|:;,=?]))"""
)
PLAIN: dict[str, Fits] = {
    "null": lambda value: value is None,
    "boolean": lambda value: type(value) is bool,
    "number": lambda value: type(value) in (int, float),
    "string": lambda value: type(value) is str,
}


class Script:
    """The little TypeScript that the generator writes, and nothing beyond: anything else is an error here."""

    def __init__(self, text: str) -> None:
        self.types: dict[str, Fits] = {}
        self.constants: dict[str, Any] = {}
        self.used: set[str] = set()
        self._tokens = self._cut(text.rstrip())
        while self._tokens:
            self._declaration()

    def _cut(self, text: str) -> list[str]:
        tokens, at = [], 0
        while at < len(text):
            found = TOKEN.match(text, at)
            assert found, f"what is {text[at : at + 40]!r}?"
            tokens += [found[1]] if found[1] else []
            at = found.end()
        return tokens

    def _next(self, *expected: str) -> str:
        token = self._tokens.pop(0)
        assert not expected or token in expected, f"{token} before {self._tokens[:5]}, not {expected}"
        return token

    def _skip(self, token: str) -> bool:
        if self._tokens[:1] == [token]:
            self._tokens.pop(0)
            return True
        return False

    def _until(self, end: str, separator: str) -> Iterator[str]:
        """Let the caller read one item after another, each with its separator, the last perhaps without."""
        while not self._skip(end):
            yield self._tokens[0]
            assert self._skip(separator) or self._tokens[0] == end, f"{end} before {self._tokens[:5]}"

    def _declaration(self) -> None:
        self._next("export")
        kind, name = self._next("const", "type", "interface"), self._next()
        assert name not in self.types, f"{name} is declared twice"
        assert name not in self.constants, f"{name} is declared twice"
        if kind == "interface":
            self._next("{")
            self.types[name] = self._object()
            return
        self._next("=")
        if kind == "const":
            self.constants[name] = self._value()
            if self._skip("as"):
                self._next("const")
        else:
            self.types[name] = self._type()
        self._next(";")

    def _value(self) -> Any:
        token = self._next()
        if token == "[":
            return [self._value() for _ in self._until("]", ",")]
        if token == "{":
            return {self._key(): self._value() for _ in self._until("}", ",")}
        return json.loads(token)

    def _key(self) -> str:
        key = self._next()
        self._next(":")
        return str(json.loads(key)) if key.startswith('"') else key

    def _type(self) -> Fits:
        self._skip("|")
        choices = [self._item()]
        while self._skip("|"):
            choices.append(self._item())
        return lambda value: any(fits(value) for fits in choices)

    def _item(self) -> Fits:
        fits = self._single()
        while self._skip("["):
            self._next("]")
            fits = self._array(fits)
        return fits

    def _array(self, fits: Fits) -> Fits:
        return lambda value: isinstance(value, list) and all(fits(item) for item in value)

    def _single(self) -> Fits:
        token = self._next()
        if token == "(" and self._skip("typeof"):
            name = self._next()
            for expected in (")", "[", "number", "]"):
                self._next(expected)
            return lambda value: value in self.constants[name]
        if token == "(":
            fits = self._type()
            self._next(")")
            return fits
        if token == "[":
            items = [self._labelled() for _ in self._until("]", ",")]
            return lambda value: len(value) == len(items) and all(f(v) for f, v in zip(items, value))
        if token == "{":
            return self._object()
        if token == "Record":
            for expected in ("<", "string", ","):
                self._next(expected)
            fits = self._type()
            self._next(">")
            return self._record(fits)
        if token.startswith('"'):
            return lambda value: value == json.loads(token)
        self.used |= {token} - set(PLAIN)
        return PLAIN.get(token) or (lambda value: self.types[token](value))

    def _labelled(self) -> Fits:
        if self._tokens[1] == ":":
            self._key()
        return self._type()

    def _record(self, fits: Fits) -> Fits:
        return lambda value: isinstance(value, dict) and all(fits(item) for item in value.values())

    def _object(self) -> Fits:
        fields: dict[str, Fits] = {}
        needed: set[str] = set()
        for _ in self._until("}", ";"):
            name = self._next()
            if name == "[":  # of anything, as JSON is
                for expected in ("name", ":", "string", "]", ":"):
                    self._next(expected)
                fits = self._record(self._type())
                self._next("}")
                return fits
            if not self._skip("?"):
                needed.add(name)
            self._next(":")
            fields[name] = self._type()
        return lambda value: (
            isinstance(value, dict)
            and needed <= value.keys() <= fields.keys()
            and all(fields[name](item) for name, item in value.items())
        )


@pytest.fixture(scope="module")
def text() -> str:
    return typescript()


@pytest.fixture(scope="module")
def script(text: str) -> Script:
    return Script(text)


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def test_the_typescript_in_the_tree_is_what_the_sources_say(text: str) -> None:
    assert SCRIPT.read_text(encoding="utf-8") == text, f"write it again: {COMMAND} > web/src/messages.ts"


def test_the_command_prints_the_same_every_time(text: str) -> None:
    environment = os.environ | {"PYTHONHASHSEED": "7", "PYTHONIOENCODING": "ascii"}
    words = [sys.executable, *COMMAND.split()[1:]]
    done = subprocess.run(words, capture_output=True, env=environment, timeout=60, check=True)
    assert done.stdout.decode() == text


def test_every_type_that_is_used_is_declared_and_none_is_any(script: Script) -> None:
    assert script.used <= script.types.keys()
    assert not {"any", "unknown", "object"} & script.used


@pytest.mark.parametrize("message", [*get_args(AnyCommand), *get_args(AnyTold)])
def test_every_message_has_its_type_and_its_tag(message: type[Struct], text: str, script: Script) -> None:
    config = message.__struct_config__
    assert message.__name__ in script.types
    declared = text.split(f"export interface {message.__name__} {{")[1]
    assert declared.strip().startswith(f'{config.tag_field}: "{config.tag}";')


@pytest.mark.parametrize("game", SHORT)
def test_what_is_told_at_a_table_is_of_the_types_that_clients_know(game: str, script: Script) -> None:
    hall = Hall(game, 3, SHORT[game])
    watcher = hall.arrive("Watcher")
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    view = script.types[f"{camel(game)}View"]
    for _ in range(60):
        hall.play_on([ada, bo])
        assert all(view(plain(guest.view)) for guest in (ada, bo, watcher))
    hall.send(ada, Say(ada.next_id(), "Well?"))
    hall.send(bo, React(bo.next_id(), "wink"))
    hall.send(bo, Sit(bo.next_id(), 0))
    told = [*ada.told, *bo.told, *watcher.told, Listed([hall.table.picture.listed(1)], PROTOCOL)]
    told.append(TableChanged(hall.table.picture.listed(0)))
    assert len({type(message) for message in told}) >= 9
    for message in told:
        assert script.types["AnyTold"](json.loads(written(message))), message
    assert watcher.view is not None
    assert watcher.view["seat"] == script.constants["NOBODY"] == NOBODY


def test_what_is_asked_for_over_http_is_of_the_types_that_clients_know(script: Script) -> None:
    with OpenServer() as server, Client(server, "Ada") as ada:
        waiting = ada.open_table("diavolo")
        quick = {"game": "little_devils", "players": 3, "options": {"goal": 1}, "pace": AT_ONCE}
        assert script.types["QuickTable"](quick)
        made = ada.ask("POST", "/api/quick", quick).json
        ada.connect(made["code"])
        ada.play()
        answers = {
            "TableMade": made,
            "PersonShown": ada.ask("GET", "/api/me").json,
            "Catalogue": ada.ask("GET", "/api/games").json,
            "HouseShown": ada.ask("GET", "/api/house").json,
            "MyGames": ada.ask("GET", "/api/me/games").json,
            "TableShown": ada.ask("GET", f"/api/tables/{waiting}").json,
            "Replay": ada.ask("GET", f"/api/tables/{made['code']}/replay").json,
            "Leaderboard": ada.ask("GET", "/api/ratings/diavolo").json,
            "Health": ada.ask("GET", "/healthz").json,
            "Problem": ada.ask("GET", f"/api/tables/{waiting}/replay").json,
        }
    assert [table["code"] for table in answers["MyGames"]["running"]] == [waiting]
    for name, answer in answers.items():
        assert script.types[name](answer), (name, answer)
    assert answers["Problem"]["code"] in script.constants["PROBLEM_CODES"]


def test_what_may_be_left_out_of_a_command_has_a_question_mark(script: Script) -> None:
    fits = script.types["AnyCommand"]
    for command in (Ready(1), Mute(2, "bo"), Rematch(3), Rematch(3, {"goal": 50}, "fast"), CatchUp(4, 0)):
        assert fits(plain(command))
    assert fits({"do": "ready", "id": 5})
    assert fits({"do": "rematch", "id": 6})
    assert not fits({"do": "mute", "id": 7})
    assert not fits({"do": "ready", "id": 8, "reddy": True})
    assert not fits({"do": "react", "id": 9, "reaction": "sulk"})


def test_a_client_knows_every_code_and_what_the_numbers_of_a_view_mean(script: Script) -> None:
    assert script.constants["REFUSAL_CODES"] == refusal_codes()
    assert {"stale_id", "not_host", "bad_event", *REFUSAL_NAMES[1:]} <= set(refusal_codes())
    assert "legal" not in refusal_codes()
    assert script.constants["LITTLE_DEVILS"]["SIDE_NAMES"] == ["open", "up", "down"]
    assert script.constants["LITTLE_DEVILS"]["DEVILS_ON"]["5"] == [15, 25, 35, 45]
    assert script.constants["DEVIL_WITH_IT"]["TURN"] == 6
    assert script.constants["DIAVOLO"]["ORDER_NAMES"][5] == "position"
    assert script.constants["LITTLE_DEVILS"]["DEVILS"][15] == 5
    assert script.constants["DEVIL_WITH_IT"]["KIND_NAMES"][6] == "devil"
    assert script.constants["DEVIL_WITH_IT_REASONS"] == list(get_args(Reason))
