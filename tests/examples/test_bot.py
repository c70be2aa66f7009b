"""The example for authors of bots plays every game to its end, also when the server restarts meanwhile."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from diablerie.games.catalogue import GAMES
from diablerie.server.door.guests import BURST, COMMANDS_A_SECOND, STRIKES
from diablerie.server.http.service import LARGEST_BODY
from diablerie.server.protocol.messages import LONGEST_COMMAND
from diablerie.server.settings import Settings
from tests.children import child
from tests.server.clients import Client
from tests.server.open_server import OpenServer

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
PAGE = BOT.parents[1] / "docs" / "bots.md"
OPTIONS: dict[str, dict[str, Any]] = {
    "little_devils": {"goal": 20},
    "devil_with_it": {"goal": 500},
    "diavolo": {"time_limit": 5, "fastest": 0},
}
IN_PEACE = {"race": False, "limit": 3}
"""A short Diavolo: bots of the house take their time."""
Process = subprocess.Popen[str]
Start = Callable[[OpenServer, str], Process]


@pytest.fixture(scope="module")
def server() -> Iterator[OpenServer]:
    with OpenServer(guests_per_address=0) as server:
        yield server


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts bots; when the test is over they are gone, or they would look for their server for ever."""
    environment = {"NO_PROXY": "*", "no_proxy": "*"}
    with ExitStack() as started:

        def begin(server: OpenServer, code: str) -> Process:
            command = [sys.executable, "-W", "error", str(BOT), server.url, code]
            return started.enter_context(child(command, env=environment))

        yield begin


def result_of(bot: Process) -> Any:
    """What a bot prints when the game is over."""
    out, err = bot.communicate(timeout=90)
    assert bot.returncode == 0, err
    assert not err
    return json.loads(out)


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_against_its_like(server: OpenServer, game: str, start: Start) -> None:
    with Client(server, "Ada") as ada:
        code = ada.open_table(game, players=3, options=OPTIONS[game])
        ada.connect(code)
        bots = [start(server, code) for _ in range(3)]
        ended = ada.until("ended")
        results = [result_of(bot) for bot in bots]
    assert results == [ended["result"]] * 3


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_against_the_bots_of_the_house(server: OpenServer, game: str, start: Start) -> None:
    with Client(server, "Ada") as ada:
        options = IN_PEACE if game == "diavolo" else OPTIONS[game]
        code = ada.open_table(game, players=3, options=options)
        ada.connect(code)
        for seat in (0, 2):
            ada.do("add_bot", seat=seat, bot="bold")
        bot = start(server, code)
        ended = ada.until("ended")
        assert result_of(bot) == ended["result"]


def test_the_example_comes_back_when_the_server_restarts(start: Start) -> None:
    """Also where the code that was read out leads nowhere any more."""
    with OpenServer() as server, Client(server, "Ada") as ada:
        code = ada.open_table("little_devils", players=3)
        short = ada.connect(code)["short"]
        ada.do("sit", seat=0)
        bots = [start(server, short) for _ in range(2)]
        ada.do("ready")
        for _ in range(2):
            # Ada plays along: without her the game could be over before the second restart.
            while len(ada.heard("happened")) <= 30:
                if not ada.act():
                    ada.hear()
            server.restart()
            ada.connect(code)
        ended = ada.play()
        assert [result_of(bot) for bot in bots] == [ended["result"]] * 2


def test_the_example_ends_when_there_is_no_such_table(server: OpenServer, start: Start) -> None:
    bot = start(server, "NOSUCH")
    _, err = bot.communicate(timeout=30)
    assert bot.returncode == 1
    assert "404" in err


def test_the_example_ends_when_the_table_is_closed(server: OpenServer, start: Start) -> None:
    with Client(server, "Ada") as ada:
        code = ada.open_table("diavolo", players=3)
        ada.connect(code)
        bot = start(server, code)
        ada.until_true(lambda: any("who" in seat for seat in ada.table["seats"]))
        server.call(lambda: server.hub.close_table(server.hub.rooms[code], "the house is tired"))
        assert result_of(bot) == {}


def test_the_example_ends_where_the_table_was_closed_before_it_came_back(
    server: OpenServer, start: Start
) -> None:
    """The line may break just as the table is closed; then nobody says so but the table itself."""
    with Client(server, "Ada") as ada:
        code = ada.open_table("diavolo", players=3)
        server.call(lambda: server.hub.close_table(server.hub.rooms[code], "the house is tired"))
        assert result_of(start(server, code)) == {}


def test_the_example_is_short_enough_to_read() -> None:
    lines = BOT.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 90
    code = [line for line in lines if line.strip() and not line.startswith(("import", "from"))]
    assert len(code) <= 66


def test_what_the_page_quotes_stands_in_the_example() -> None:
    quotes = re.findall(r"^```quoted\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.S | re.M)
    assert len(quotes) == 3
    for quote in quotes:
        assert quote in BOT.read_text(encoding="utf-8")


def test_the_page_names_the_limits_as_they_are() -> None:
    limits = Settings(Path("games.db"))
    for row in (
        f"| new identities from one address | {limits.guests_per_address} an hour |",
        f"| connections from one address | {limits.connections_per_address} |",
        f"| unfinished tables opened by one identity | {limits.tables_per_person} |",
        f"| unfinished public tables opened from one address | {limits.public_tables_per_address} |",
        f"| codes of no table tried from one address | {limits.misses_per_address} a minute |",
        f"| watchers at one table | {limits.watchers_per_table} |",
        f"| commands | {COMMANDS_A_SECOND} a second, {BURST} at once |",
        f"| a command | {LONGEST_COMMAND} bytes |",
        f"| the body of a request | {LARGEST_BODY} bytes |",
        f"| messages that are no commands | {STRIKES}, then one a second |",
    ):
        assert row in PAGE.read_text(encoding="utf-8")
