"""Costly answers: made beside the loop, each once, and not too many for one address."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event, get_ident
from typing import Any
from unittest.mock import patch

import pytest

from diablerie.server.http import invitations, past_games, workshop
from diablerie.server.http.workshop import Workshop
from tests.server.clients import QUICK, Answer, Client, ask
from tests.server.open_server import PATIENCE, OpenServer

COSTLY = [
    (past_games, "_replayed", "replay?view=spectator"),
    (past_games, "_recorded", "record"),
    (invitations, "drawing", "qr.svg"),
]


@pytest.fixture(scope="module")
def server() -> Iterator[OpenServer]:
    with OpenServer(costly_per_address=0) as server:
        yield server


@pytest.fixture(scope="module")
def ada(server: OpenServer) -> Iterator[Client]:
    with Client(server, "Ada") as ada:
        yield ada


def finished(ada: Client) -> str:
    """Play a short game, and return the code of its table."""
    code: str = ada.ask("POST", "/api/quick", QUICK).json["code"]
    ada.connect(code)
    ada.play()
    ada.leave()
    return code


class Slow:
    """Somebody who makes answers as they should be, but only when told to go on."""

    def __init__(self, make: Callable[..., bytes]) -> None:
        self.make = make
        self.asked = 0
        self.thread = 0
        self.begun = Event()
        self.goes_on = Event()

    def __call__(self, *given: Any) -> bytes:
        self.asked += 1
        self.thread = get_ident()
        self.begun.set()
        assert self.goes_on.wait(PATIENCE)
        return self.make(*given)


@contextmanager
def slowly(module: object, name: str) -> Iterator[Slow]:
    slow = Slow(getattr(module, name))
    with patch.object(module, name, slow):
        try:
            yield slow
        finally:
            slow.goes_on.set()


@pytest.mark.parametrize(("module", "name", "path"), COSTLY)
def test_while_an_answer_is_made_others_play(
    server: OpenServer, ada: Client, module: object, name: str, path: str
) -> None:
    address = f"/api/tables/{finished(ada)}/{path}"
    with slowly(module, name) as slow, ThreadPoolExecutor(1) as pool, Client(server, "Bo") as bo:
        asked = pool.submit(ask, server, "GET", address)
        assert slow.begun.wait(PATIENCE)
        code = bo.ask("POST", "/api/quick", QUICK).json["code"]
        bo.connect(code)
        bo.play()
        assert not asked.done()
        slow.goes_on.set()
        assert asked.result(PATIENCE).status == 200
        assert slow.thread != server.call(get_ident)


@pytest.mark.parametrize(("module", "name", "path"), COSTLY)
def test_what_many_want_is_made_once(
    server: OpenServer, ada: Client, module: object, name: str, path: str
) -> None:
    address = f"/api/tables/{finished(ada)}/{path}"
    with slowly(module, name) as slow, ThreadPoolExecutor(20) as pool:
        asked = [pool.submit(ask, server, "GET", address) for _ in range(20)]
        assert slow.begun.wait(PATIENCE)
        slow.goes_on.set()
        answers = [one.result(PATIENCE) for one in asked] + [ask(server, "GET", address)]
        assert [answer.status for answer in answers] == [200] * 21
        assert len({answer.content for answer in answers}) == 1
        assert slow.asked == 1


def test_the_record_of_a_running_game_is_made_for_each(server: OpenServer, ada: Client) -> None:
    with Client(server, "Bo") as bo:
        code = bo.ask("POST", "/api/quick", {**QUICK, "pace": "normal"}).json["code"]
        bo.connect(code)
        mine, theirs = (client.ask("GET", f"/api/tables/{code}/record") for client in (bo, ada))
        assert mine.content != theirs.content
        assert {answer.headers["Cache-Control"] for answer in (mine, theirs)} == {"no-store"}


def too_much(answer: Answer) -> bool:
    return answer.status == 429 and "ask again in a moment" in answer.refused(429, "too_much_work")


def test_an_address_is_made_so_much_in_a_minute() -> None:
    with OpenServer(costly_per_address=2, behind_proxy=True) as server:
        ada = Client(server, "Ada")
        paths = [f"/api/tables/{ada.open_table('diavolo')}/qr.svg" for _ in range(3)]
        here, there = ({"X-Forwarded-For": f"203.0.113.{number}"} for number in (1, 2))
        for path in paths[:2] * 2:
            assert ask(server, "GET", path, headers=here).status == 200
        assert too_much(ask(server, "GET", paths[2], headers=here))
        assert ask(server, "GET", paths[2], headers=there).status == 200
        assert ask(server, "GET", paths[2], headers=here).status == 200, "it is remembered now"


@pytest.mark.parametrize("limit", ["ORDERS", "ORDERS_OF_ONE"])
def test_so_much_is_made_at_once(server: OpenServer, ada: Client, limit: str) -> None:
    first, second = (f"/api/tables/{ada.open_table('diavolo')}/qr.svg" for _ in range(2))
    with (
        patch.object(workshop, limit, 1),
        slowly(invitations, "drawing") as slow,
        ThreadPoolExecutor(1) as pool,
    ):
        asked = pool.submit(ask, server, "GET", first)
        assert slow.begun.wait(PATIENCE)
        assert too_much(ask(server, "GET", second))
        slow.goes_on.set()
        assert asked.result(PATIENCE).status == 200
        assert ask(server, "GET", second).status == 200


def test_what_is_asked_for_in_the_same_moment_is_counted() -> None:
    async def ask_twice() -> tuple[bool, bytes]:
        room = Workshop(0)
        first = asyncio.create_task(room.make(1, "somewhere", lambda: b"made"))
        await asyncio.sleep(0)
        found = room.admits("somewhere"), await first
        room.close()
        return found

    with patch.object(workshop, "ORDERS_OF_ONE", 1):
        assert asyncio.run(ask_twice()) == (False, b"made")


def test_what_fails_is_not_remembered(server: OpenServer, ada: Client) -> None:
    path = f"/api/tables/{ada.open_table('diavolo')}/qr.svg"
    with patch.object(invitations, "drawing", side_effect=ValueError):
        ask(server, "GET", path).refused(500, "internal")
    assert ask(server, "GET", path).status == 200


def test_what_is_remembered_has_its_bounds() -> None:
    async def make() -> Workshop:
        room = Workshop(0)
        for number in range(6):
            await room.make(number, "somewhere", lambda: bytes(10))
            room.remembered(0)
        await room.make(6, "somewhere", lambda: bytes(31))
        room.close()
        return room

    with patch.object(workshop, "REMEMBERED_BYTES", 30), patch.object(workshop, "LARGEST_REMEMBERED", 30):
        room = asyncio.run(make())
    kept = [number for number in range(7) if room.remembered(number) is not None]
    assert kept == [0, 4, 5], "what was wanted last, and nothing that is too large"
