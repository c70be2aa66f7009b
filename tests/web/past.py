"""A game that people have played here before, the same every time."""

from random import Random
from threading import Lock
from typing import Any
from unittest.mock import patch

from diablerie.match.recipe import commitment_of
from examples.bot import decision
from tests.server.clients import Client, Json, play_together
from tests.server.open_server import OpenServer

SEED = "5a" * 32
_drawing = Lock()


def finished_game(server: OpenServer, game: str, options: dict[str, Any]) -> str:
    """The code of a table at which Ada, Bo and Cleo have played, not too well."""
    people = [Client(server, name) for name in ("Ada", "Bo", "Cleo")]
    with patch("secrets.token_hex", lambda size: SEED):
        code = people[0].open_table(game, players=3, options=options)
    with patch("tests.server.clients.decision", _decision):
        play_together(code, people)
    assert people[0].table["commitment"] == commitment_of(bytes.fromhex(SEED))
    for person in people:
        person.leave()
    return code


def _decision(game: str, view: Json) -> Json | None:
    """What the example does, with lots that follow from what lies on the table."""
    seen = [view.get(name) for name in ("seat", "rounds", "legal", "face_down", "dice")]
    with _drawing, patch("examples.bot.random", Random(str(seen))):
        return decision(game, view)
