"""Handshakes that wait for the door's answer, and what clients do meanwhile."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from websockets.frames import Opcode

from diablerie.server.wire.sockets import Socket
from tests.server.echo_house import LIMIT, House, Raw, masked, play, request, until


@asynccontextmanager
async def knock(house: House, path: str = "/slow") -> AsyncIterator[Raw]:
    """Ask to come in, and be there while the door thinks about it."""
    asked = len(house.porter.requests)
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    try:
        writer.write(request(path))
        await until(lambda: len(house.porter.requests) > asked)
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


def only_one(house: House) -> Socket:
    """The one connection there is."""
    (socket,) = house.server.server_state.connections
    assert isinstance(socket, Socket)
    return socket


async def answer(raw: Raw) -> bytes:
    return await raw.reader.readuntil(b"\r\n\r\n")


def test_what_a_client_says_before_it_is_let_in_is_heard_after_that_and_in_order() -> None:
    async def scene(house: House) -> None:
        async with knock(house) as raw:
            sent = masked(1, b"one") + masked(1, b"two") + masked(1, b"three")
            for byte in range(len(sent)):
                raw.send(sent[byte : byte + 1])
                await asyncio.sleep(0)
            socket = only_one(house)
            await until(lambda: socket._early == sent)
            assert not house.guests
            house.porter.answers.set()
            raw.send(masked(1, b"four"))
            assert (await answer(raw)).startswith(b"HTTP/1.1 101 ")
            heard = [bytes((await raw.frame(Opcode.TEXT)).data) for _ in range(4)]
            assert heard == [b"one", b"two", b"three", b"four"]
            assert socket._early == b""

    play(scene)


def test_whoever_says_too_much_before_they_are_let_in_is_cut_off() -> None:
    async def scene(house: House) -> None:
        async with knock(house) as raw:
            raw.send(bytes(LIMIT))
            socket = only_one(house)
            await until(lambda: len(socket._early) == LIMIT)
            raw.send(b"x")
            with suppress(ConnectionError):  # as the kernel likes it
                assert await raw.reader.read() == b""
            await until(lambda: house.porter.left == 1)
        assert not house.server.server_state.connections
        assert not house.guests

    play(scene)


@pytest.mark.parametrize("how", ["without a word", "politely", "with a frame that is no frame"])
def test_a_client_that_goes_before_it_is_let_in_leaves_nothing_behind(how: str) -> None:
    async def scene(house: House) -> None:
        async with knock(house) as raw:
            if how == "politely":
                raw.writer.write_eof()
                assert await raw.reader.read() == b""
            elif how == "without a word":
                raw.reset()
            else:
                raw.send(b"\xff" * 9)
        await until(lambda: house.porter.left == 1)
        house.porter.answers.set()
        await until(lambda: not house.server.server_state.connections)
        async with house.visit() as client:
            await client.send("still here")
            assert await client.recv() == "still here"
        assert len(house.guests) == 1

    play(scene)


def test_nobody_is_let_in_on_a_line_that_is_just_closed() -> None:
    async def scene(house: House) -> None:
        async with knock(house) as raw:
            house.porter.answers.set()
            only_one(house).shutdown()
            assert await raw.reader.read() == b""
        assert [guest.times_opened for guest in house.guests] == [0]
        house.guests.clear()

    play(scene)


def test_who_is_turned_away_after_a_while_is_told_why() -> None:
    async def scene(house: House) -> None:
        async with knock(house, "/slow/closed") as raw:
            raw.send(masked(1, b"let me in"))
            socket = only_one(house)
            await until(lambda: socket._early)
            house.porter.answers.set()
            assert (await answer(raw)).startswith(b"HTTP/1.1 403 ")
            assert await raw.reader.read() == b'{"code":"full","why":"come back tomorrow"}\n'
        assert not house.guests

    play(scene)


def test_many_who_wait_are_let_in_each_by_themselves() -> None:
    async def scene(house: House) -> None:
        async with knock(house) as ada, knock(house) as bo:
            ada.send(masked(1, b"Ada"))
            bo.send(masked(1, b"Bo"))
            async with house.visit() as client:  # nobody waits for those who wait
                await client.send("quick")
                assert await client.recv() == "quick"
            house.porter.answers.set()
            for raw, name in ((ada, b"Ada"), (bo, b"Bo")):
                await answer(raw)
                assert (await raw.frame(Opcode.TEXT)).data == name

    play(scene)


def test_when_the_server_stops_it_waits_for_no_handshake() -> None:
    async def scene(house: House) -> None:
        async with knock(house) as raw:
            house.server.should_exit = True
            assert await raw.reader.read() == b""
            await until(lambda: house.porter.left == 1)

    play(scene)
