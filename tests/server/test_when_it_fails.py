"""What the server does when a log cannot be written, or something in it cannot be read."""

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from diablerie.server.hall import fetches
from diablerie.server.hall.outbox import Outbox
from diablerie.server.log import schema
from diablerie.server.log.facts import Fact, PersonRenamed
from diablerie.server.log.home import Settled
from diablerie.server.log.sqlite import SqliteLog
from diablerie.server.log.sqlite_file import SqliteFile
from diablerie.server.protocol.told import Done
from tests.server.clients import Client, ask
from tests.server.homes import errors
from tests.server.open_server import OpenServer


def has_no_room(facts: Sequence[Fact]) -> Settled:
    raise OSError("no room")


class Ear:
    """Somebody who listens."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def post(self, frame: bytes) -> None:
        self.heard.append(frame)

    def close(self, code: int, reason: str) -> None:
        """Nobody does."""

    def ping(self) -> None:
        """Nobody does."""


@pytest.mark.file
def test_nobody_is_told_what_could_not_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada, failures = Ear(), []
    log = SqliteLog(tmp_path / "games.db")
    assert isinstance(log.copies, SqliteFile)
    monkeypatch.setattr(log.copies, "append", has_no_room)

    async def keep_and_tell() -> None:
        loop = asyncio.get_running_loop()
        outbox = Outbox(log, loop, lambda: failures.append(outbox.failure))
        outbox.keep(PersonRenamed("Ada L", "moss", "ada"))
        outbox.tell([ada], Done(1))
        with pytest.raises(OSError, match="the log cannot be written"):
            await asyncio.wait_for(outbox.durable(), 60)
        outbox.tell([ada], Done(2))
        await asyncio.sleep(0)
        await log.close()

    with caplog.at_level(logging.CRITICAL):
        asyncio.run(keep_and_tell())
    assert ada.heard == []
    assert [str(failure) for failure in failures] == ["no room"]
    assert caplog.messages == ["the log cannot be written, the server stops: no room"]


@pytest.mark.file
def test_whoever_is_damaged_in_the_log_is_told_so_and_not_let_in(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with OpenServer(path) as server, Client(server) as ada, Client(server, "Bo") as bo:
        code = ada.open_table("little_devils")
        server.stop()
        with closing(sqlite3.connect(path)) as file, file:
            file.execute("UPDATE people SET name = 'Eve' WHERE name = 'Ada'")
        server.start()
        why = ask(server, "GET", "/api/me", None, ada.headers).refused(401, "unknown")
        assert "what was kept of you is damaged" in why
        with pytest.raises(InvalidStatus, match="HTTP 401"):
            ada.connect(code)
        assert bo.ask("GET", "/api/me").json["name"] == "Bo"


def test_a_table_that_cannot_be_read_keeps_no_other_from_coming_back(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with OpenServer() as server, Client(server) as ada:
        codes = [ada.open_table("little_devils") for _ in range(3)]
        hub, entries = server.hub, server.hub.log.entries

        async def fails(code: str) -> object:
            if code == codes[1]:
                raise ValueError("strange")
            return await entries(code)

        monkeypatch.setattr(hub.log, "entries", fails)
        server.call(hub.rooms.clear)
        with caplog.at_level(logging.ERROR):
            server.wait_for(hub.come_back())
        assert set(codes) - set(server.call(lambda: list(hub.rooms))) == {codes[1]}
        assert errors(caplog) == ["a table cannot be read from the log"]


def test_a_log_that_cannot_say_which_games_go_on_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with OpenServer() as server, Client(server) as ada:
        code = ada.open_table("little_devils")
        hub, unfinished = server.hub, server.hub.log.queries.unfinished
        troubles = [OSError("the secret address"), TimeoutError()]

        async def fails() -> list[str]:
            if troubles:
                raise troubles.pop()
            return await unfinished()

        monkeypatch.setattr(fetches, "TRY_AGAIN", 0)
        monkeypatch.setattr(hub.log.queries, "unfinished", fails)
        server.call(hub.rooms.clear)
        server.wait_for(hub.come_back())
        assert server.call(lambda: list(hub.rooms)) == [code]
        told = "it is not known which games go on:"
        said = [message for message in caplog.messages if message.startswith(told)]
        assert said == [f"{told} TimeoutError", f"{told} OSError"]


@pytest.mark.file
def test_a_database_that_cannot_be_brought_up_to_date_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.db"
    SqliteFile(path).close()
    broken = (*schema.MIGRATIONS, "CREATE TABLE half_done (number INTEGER); INSERT INTO nowhere VALUES (1);")
    monkeypatch.setattr(schema, "MIGRATIONS", broken)
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        before = file.execute("SELECT sql FROM sqlite_schema").fetchall()
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            schema.migrate(file, path)
        assert not file.in_transaction
        assert file.execute("SELECT sql FROM sqlite_schema").fetchall() == before
        assert file.execute("PRAGMA user_version").fetchone() == (len(broken) - 1,)
