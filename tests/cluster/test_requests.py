"""Questions of one node to another, on a real NATS: answers come in parts, or it is known that none do."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from diablerie.server.nodes import bus as buses
from diablerie.server.nodes import requests as questions
from diablerie.server.nodes.requests import AHEAD, PART, Requests, Unanswered
from tests.cluster.servers import NatsServer
from tests.cluster.talkers import Node, run


@pytest.fixture(autouse=True)
def a_line_is_not_lost_because_much_is_going_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buses, "TEST_PATIENCE", 60)
    monkeypatch.setattr(questions, "SHORT", 60)


def test_an_answer_comes_in_parts_as_fast_as_it_is_taken() -> None:
    given = 0

    async def much(content: bytes) -> AsyncIterator[bytes]:
        nonlocal given
        for _ in range(100):
            given += 1
            yield content * PART

    async def wrong(content: bytes) -> AsyncIterator[bytes]:
        yield b"so far so good"
        raise OSError(content.decode())

    async def test(server: NatsServer) -> None:
        async with asking(server, {"much": much, "wrong": wrong}) as (one, _):
            parts = one.ask(2, "much", b"x")
            assert await anext(parts) == b"x" * PART
            await asyncio.sleep(0.3)
            assert given <= AHEAD + 4, "nobody takes them"
            assert sum([len(part) async for part in parts]) == 99 * PART
            with pytest.raises(Unanswered):
                await one.ask_once(2, "wrong", b"oh")
            assert await one.ask_once(2, "much", b"") == b""

    run(test)


def test_nobody_answers_for_a_node_that_is_gone() -> None:
    async def never(content: bytes) -> AsyncIterator[bytes]:
        await asyncio.sleep(3600)
        yield b""

    async def test(server: NatsServer) -> None:
        async with asking(server, {"never": never}) as (one, _):
            asked = asyncio.create_task(one.ask_once(2, "never"))
            await asyncio.sleep(0.05)
            one.gone(2)
            with pytest.raises(Unanswered):
                await asked

    run(test)


@asynccontextmanager
async def asking(
    server: NatsServer, answers: dict[str, Callable[[bytes], AsyncIterator[bytes]]]
) -> AsyncIterator[tuple[Requests, Requests]]:
    """Two who may ask each other; the second one answers."""
    one, other = Node(server.url, 1), Node(server.url, 2)
    both = Requests(1, one.bus, {}), Requests(2, other.bus, answers)
    for me, (node, requests) in enumerate(zip((one, other), both, strict=True), 1):
        node.bus.hear(f"node.{me}.asked", lambda _, content, to=requests: to.heard_question(content))  # type: ignore[misc]
        node.bus.hear(f"node.{me}.answered", lambda _, content, to=requests: to.heard_answer(content))  # type: ignore[misc]
        await node.bus.open()
    try:
        yield both
    finally:
        for requests in both:
            requests.close()
        await one.bus.close()
        await other.bus.close()
