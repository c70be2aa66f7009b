"""How connections end: closed, broken, silent, too slow, or with the server."""

import asyncio
import gc
import logging
import socket

import pytest
from websockets.frames import Opcode

from tests.server.echo_house import LIMIT, House, ending, masked, play, raw_visit, slow_visit, until


def test_whoever_breaks_the_protocol_is_told_so_and_nobody_else() -> None:
    broken = {
        1002: [
            b"\x81\x02hi",
            b"\xc1\x80",
            masked(0, b"more"),
            masked(8, b"\x03\xed"),
            b"GET / HTTP/1.1\r\n\r\n",
        ],
        1003: [masked(2, b"\0"), masked(2, b"\0" * 500, last=False)],
        1007: [masked(1, b"\xff"), masked(8, b"\x03\xe8\xff")],
        1008: [masked(9, b"") * 20_000],
        1009: [
            b"\x81\xff" + bytes(5) + b"\xff\xff\xff",
            masked(1, b"x" * (LIMIT + 1)),
            masked(1, b"x" * 10**6),
        ],
    }

    async def scene(house: House) -> None:
        async with house.visit() as other:
            for code, streams in broken.items():
                for stream in streams:
                    async with raw_visit(house) as raw:
                        raw.send(masked(1, b"before") + stream)
                        assert (await raw.frame(Opcode.TEXT)).data == b"before"
                        assert (await raw.end())[0] == code
            await other.send("undisturbed")
            assert await other.recv() == "undisturbed"

    play(scene, patience=60)


def test_a_client_who_sends_too_much_hears_the_limit() -> None:
    async def scene(house: House) -> None:
        async with house.visit() as client:
            await client.send("x" * (LIMIT + 1))
            assert await ending(client) == (1009, f"a message has at most {LIMIT} bytes")

    play(scene)


def test_a_client_who_closes_is_answered_with_his_code() -> None:
    async def scene(house: House) -> None:
        async with house.visit() as client:
            await client.close(4321, "enough")
            assert client.close_code == 4321
        async with raw_visit(house) as raw:
            raw.send(masked(8, b"") + masked(1, b"nobody hears this"))
            assert (await raw.end())[0] == 1005
        await until(lambda: all(guest.times_gone for guest in house.guests))
        assert not house.guests[1].heard_at

    play(scene, patience=60)


def test_a_guest_can_be_closed_after_a_last_word() -> None:
    async def scene(house: House) -> None:
        async with house.visit() as client:
            await client.send("leave")
            assert await client.recv() == "one more word"
            assert await ending(client) == (4001, "as you wish")
        await until(lambda: house.guests[0].times_gone)

    play(scene)


def test_whoever_does_not_answer_a_close_frame_is_left_after_a_while() -> None:
    async def scene(house: House) -> None:
        async with raw_visit(house) as raw:
            raw.send(masked(1, b"leave") + masked(1, b"nobody hears this"))
            assert await raw.end() == (4001, "as you wish")
            raw.send(masked(1, b"nor this"))
            await until(lambda: house.guests[0].times_gone)
        assert len(house.guests[0].heard_at) == 1

    play(scene, patience=0.1)


def test_a_guest_who_fails_is_closed_and_the_others_play_on(caplog: pytest.LogCaptureFixture) -> None:
    async def scene(house: House) -> None:
        async with house.visit() as ada, house.visit() as bo:
            await ada.send("stumble")
            assert await ending(ada) == (1011, "something went wrong here")
            await bo.send("go on")
            assert await bo.recv() == "go on"

    play(scene)
    (record,) = [record for record in caplog.records if record.name == "diablerie.server"]
    assert record.levelno == logging.ERROR
    assert record.exc_info is not None
    assert "over a stone" in caplog.text


def test_whoever_does_not_answer_pings_is_closed() -> None:
    async def scene(house: House) -> None:
        async with raw_visit(house) as raw:
            await raw.frame(Opcode.PING)
            assert await raw.end() == (1011, "no answer")
            assert raw.seen.count(Opcode.PING) <= 2

    play(scene, ping_every=0.05, patience=0.1)


@pytest.mark.parametrize("reset", [True, False])
def test_a_client_who_vanishes_is_gone(reset: bool) -> None:
    async def scene(house: House) -> None:
        async with raw_visit(house) as raw:
            if reset:
                raw.reset()
            raw.send(masked(1, b"half a frame")[:-3])
        (guest,) = house.guests
        await until(lambda: guest.times_gone)
        guest.socket.send(b"into the void")
        guest.socket.ping()
        guest.socket.close(1000, "")
        assert not house.server.server_state.connections

    play(scene)


def test_a_client_who_does_not_read_is_cut_off_while_others_play_on() -> None:
    async def scene(house: House) -> None:
        async with slow_visit(house), house.visit() as other:
            sent = 0
            while not house.guests[0].times_gone:
                house.guests[0].socket.send(b"x" * 100_000)
                sent += 100_000
                await other.send("go on")
                assert await other.recv() == "go on"
            assert sent < 64 << 20
            assert len(house.server.server_state.connections) == 1

    play(scene)


def test_a_client_who_only_listens_for_the_end_is_left_after_a_while() -> None:
    async def scene(house: House) -> None:
        async with slow_visit(house) as slow:
            (guest,) = house.guests
            while not guest.socket._transport.get_write_buffer_size():
                guest.socket.send(b"x" * 100_000)
                await asyncio.sleep(0)
            slow.shutdown(socket.SHUT_WR)
            await until(lambda: guest.times_gone)

    play(scene, patience=0.1)


def test_whoever_is_gone_leaves_nothing_behind() -> None:
    async def scene(house: House) -> None:
        async with house.visit() as polite, raw_visit(house) as rude:
            await polite.send("hello")
            rude.reset()
        await until(lambda: all(guest.times_gone for guest in house.guests))
        house.guests.clear()
        gc.collect()
        own = house.server.config.ws_protocol_class  # servers of other tests may have sockets still
        assert own is not None
        assert not [thing for thing in gc.get_objects() if type(thing) is own]

    play(scene)


@pytest.mark.parametrize("polite", [True, False])
def test_a_server_that_stops_says_so(polite: bool) -> None:
    async def scene(house: House) -> None:
        if polite:
            async with house.visit() as client:
                house.server.should_exit = True
                assert await ending(client) == (1012, "service restart")
        else:
            async with raw_visit(house) as raw:
                house.server.should_exit = True
                assert await raw.end() == (1012, "service restart")
        await until(lambda: house.guests[0].times_gone)

    play(scene, patience=0.2)
