"""What the server says about itself, and what it never says."""

import asyncio
import json
import logging
import signal
import socket
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from diablerie.errors import RecordError
from diablerie.server.log.seals import entries_of
from diablerie.server.logging_setup import Lines, Sentences, report_failure, told
from tests.commands.processes import Process, Visitor, asked, diablerie, seated

ALLOWED = {"time", "level", "logger", "message", "table", "game", "path", "count", "bytes", "exception"}
MESSAGES = {
    "open",
    "stopping",
    "table opened",
    "table finished",
    "a backup is taken",
    "everything is restored from a backup",
    "Started server process",
    "Shutting down",
    "Finished server process",
    "Waiting for connections to close.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
}


def record(message: str, *values: object, error: BaseException | None = None, **extra: Any) -> Any:
    logger = logging.getLogger("diablerie.server")
    info = (type(error), error, error.__traceback__) if error else None
    return logger.makeRecord(
        logger.name, logging.WARNING, "x.py", 1, message, values, info, extra=extra or None
    )


def raised(error: Exception, cause: Exception | None = None) -> Exception:
    try:
        raise error from cause
    except Exception as caught:
        return caught


def test_a_line_for_programs_has_what_happened_and_about_what() -> None:
    line = json.loads(Lines().format(record("table %s", "opened", table="ABCDEF", game="diavolo")))
    assert line.pop("time").endswith("Z")
    assert line == {
        "level": "warning",
        "logger": "diablerie.server",
        "message": "table opened",
        "table": "ABCDEF",
        "game": "diavolo",
    }


def test_a_line_for_people_is_one_line() -> None:
    line = Sentences().format(record("two\nlines", table="ABCDEF", error=raised(OSError(28, "No space"))))
    assert "\n" not in line
    assert "warning two lines table=ABCDEF (OSError: [Errno 28] No space at " in line
    assert "test_logs.py:" in line


def test_what_is_not_on_the_list_is_not_written_and_a_path_has_no_query() -> None:
    said = record("a request failed", path="/api/me?token=secret", token="secret", hand=[5, 7])
    for form in (Lines(), Sentences()):
        line = form.format(said)
        assert "/api/me" in line
        assert "secret" not in line
        assert "hand" not in line


def test_an_exception_says_its_kind_and_its_place_but_nothing_of_a_game() -> None:
    error = raised(RecordError("seat 2 bets 25"), raised(KeyError("7f3a-of-the-seed")))
    line = json.loads(Lines().format(record("it failed", error=error)))["exception"]
    assert line.startswith("KeyError at ")
    assert "; then RecordError at " in line
    assert "in raised" in line
    assert "bets" not in line
    assert "7f3a-of-the-seed" not in line
    assert told(raised(sqlite3.OperationalError("disk I/O error"))).startswith(
        "OperationalError: disk I/O error at "
    )


def test_what_fails_in_the_loop_is_told_without_what_it_was_called_with(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(hand: list[int]) -> None:
        raise ValueError(hand)

    async def run() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(report_failure)
        loop.call_soon(fail, [31, 32])
        await asyncio.sleep(0.01)

    asyncio.run(run())
    (said,) = caplog.records
    line = Lines().format(said)
    assert "something failed in the loop" in line
    assert "ValueError at" in line
    assert "31" not in json.loads(line)["message"]
    assert "[31" not in line


def test_no_token_seed_card_bet_name_or_word_is_ever_logged(tmp_path: Path) -> None:
    """A server that logs all it can, people who play, talk and misbehave, and somebody who looks after it."""
    with Process(tmp_path, "serve", "--port", 0, "--log-format", "json", "--log-level", "debug") as server:
        _, visitors = seated(server.url, "Adalbert Bonifaz Cyprian")
        bet_at_the_oven(server.url, visitors[0])
        for visitor in visitors:
            visitor.do("say", text="swordfish")
            visitor.do("act", event={"do": "play", "card": 99})
        for _ in range(30):
            play_one(visitors)
        misbehave(server.url, visitors[0].token)
        assert diablerie(tmp_path, "admin", "backup", "monday.db").returncode == 0
        assert diablerie(tmp_path, "admin", "restore", "monday.db").returncode == 0
        for visitor in visitors:
            visitor.leave()
        admin_token = json.loads(Path(f"{server.database}.running").read_bytes())["token"]
        assert server.stop(signal.SIGTERM) == 0
    lines = [json.loads(line) for line in server.logged.splitlines()]
    assert len(lines) > 8
    for line in lines:
        assert set(line) <= ALLOWED, line
        assert any(line["message"].startswith(message) for message in MESSAGES), line
        assert "exception" not in line, line
    secrets = [visitor.token for visitor in visitors] + [admin_token, "swordfish", "Bonifaz", "Adalbert"]
    secrets += secrets_in(server.database) + [
        "card",
        "hand",
        "bet",
        "legal",
        "watch=1",
        "Bearer",
        "127.0.0.1",
    ]
    for secret in secrets:
        assert secret not in server.logged, secret


def play_one(visitors: list[Visitor]) -> None:
    """Let whoever is to act play a card, and everybody see it."""
    for visitor in visitors:
        visitor.do("catch_up", version=visitor.version)
        if visitor.view["to_act"] == visitor.view["seat"]:
            visitor.do("act", event={"do": "play", "card": visitor.view["legal"][0]})


def bet_at_the_oven(url: str, visitor: Visitor) -> None:
    """Bet in a game against bots."""
    status, made = visitor.ask("/api/quick", {"game": "devil_with_it", "number": "c0ffee" * 4})
    assert status == 201, made
    other = Visitor(url, "Drusilla")
    other.token, other.headers = visitor.token, visitor.headers
    other.come(made["code"])
    assert other.do("act", event={"do": "bet", "amount": 100})["type"] == "happened"
    other.leave()


def misbehave(url: str, token: str) -> None:
    """Send what is no request, no command, no path, or comes from elsewhere."""
    host, port = url.removeprefix("http://").split(":")
    for content in (
        b"GARBAGE %b\r\n\r\n" % token.encode(),
        b"GET /api/lobby/socket?watch=1&token=%b HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\n"
        b"Upgrade: websocket\r\n\r\n" % token.encode(),
        b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: %b\r\n\r\n" % token.encode(),
    ):
        with socket.create_connection((host, int(port)), timeout=10) as raw:
            raw.sendall(content)
            raw.recv(1000)
    headers = {"Authorization": f"Bearer {token}"}
    assert asked(f"{url}/api/tables?token={token}", {"game": token[:30]}, headers)[0] == 422
    assert asked(f"{url}/admin/tables?token={token}", None, headers)[0] == 404


def secrets_in(database: Path) -> list[str]:
    """Seeds, keys of people, hashes of tokens, and what players added to shuffles."""
    with sqlite3.connect(database) as file:
        entries = [json.loads(kept.content) for kept in entries_of(file.execute("SELECT * FROM entries"))]
        people = file.execute("SELECT key, hex(token), name FROM people").fetchall()
    file.close()
    found = [entry["seed"] for entry in entries if entry["kind"] == "opened"]
    assert len(found) == 2
    found += [entry["number"] for entry in entries if entry.get("number")]
    assert len(found) >= 3
    return [*found, *(value for person in people for value in person)]
