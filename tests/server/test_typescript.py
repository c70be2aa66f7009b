"""The TypeScript for clients says what the server says: read again here, and held against real messages."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

from diablerie.game.core import NOBODY, REFUSAL_NAMES
from diablerie.games.devil_with_it.account import Reason
from diablerie.server.protocol.codes import refusal_codes
from diablerie.server.protocol.commands import AnyCommand, CatchUp, Mute, React, Ready, Rematch, Say, Sit
from diablerie.server.protocol.lobby import Listed, TableChanged
from diablerie.server.protocol.messages import AnyTold, written
from diablerie.server.protocol.terms import PROTOCOL
from diablerie.server.protocol.typescript import COMMAND, camel, typescript
from tests.server.clients import Client
from tests.server.hall import SHORT, Hall
from tests.server.open_server import AT_ONCE, OpenServer
from tests.server.typescript import Script

BUILD = Path(__file__).parents[2] / "web/build.py"


@pytest.fixture(scope="module")
def text() -> str:
    return typescript()


@pytest.fixture(scope="module")
def script(text: str) -> Script:
    return Script(text)


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def test_the_build_writes_the_typescript_where_it_is_missing_or_old_and_else_leaves_it(
    text: str, tmp_path: Path
) -> None:
    build = shutil.copy(BUILD, tmp_path)
    written = tmp_path / "src" / "messages.ts"
    written.parent.mkdir()
    for before in (None, "export const PROTOCOL = 0;\n"):
        if before is not None:
            written.write_text(before)
        subprocess.run([sys.executable, build, "messages"], timeout=60, check=True)
        assert written.read_text(encoding="utf-8") == text
    os.utime(written, (1, 1))
    subprocess.run([sys.executable, build, "messages"], timeout=60, check=True)
    assert written.stat().st_mtime == 1


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
