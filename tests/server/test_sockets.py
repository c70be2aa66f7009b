"""Sockets in a real server on a real port, with the clients of another library, and with hostile ones."""

import asyncio
import json
import sys
from unittest.mock import patch

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Opcode

from diablerie.server.wire.frames import text_frame
from tests.server.echo_house import LIMIT, House, Raw, http, masked, play, raw_visit, request, until


def test_what_a_guest_says_comes_back() -> None:
    async def scene(house: House) -> None:
        async with house.visit() as ada, house.visit() as bo:
            for text in ("", "a", "b" * 125, "c" * 126, "d" * LIMIT, "Füße"):
                await ada.send(text)
                await bo.send("other")
                assert await ada.recv() == text
                assert await bo.recv() == "other"
            await ada.send(["in ", "three ", "pieces"])
            assert await ada.recv() == "in three pieces"
        assert house.guests[0].heard_at == sorted(house.guests[0].heard_at)

    play(scene)


def test_the_same_port_answers_http() -> None:
    async def scene(house: House) -> None:
        assert await http(house, b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n") == (200, b"hello")

    play(scene)


def test_the_door_sees_who_asks() -> None:
    async def scene(house: House) -> None:
        async with connect(
            f"ws://127.0.0.1:{house.port}/table/r%C3%B6t?seat=2&name=Ada+L",
            proxy=None,
            additional_headers={"Origin": "https://example.org", "X-Token": "secret"},
        ):
            (asked,) = house.porter.requests
            assert asked.path == "/table/röt"
            assert asked.query == {"seat": "2", "name": "Ada L"}
            assert asked.headers["ORIGIN"] == "https://example.org"
            assert asked.headers["x-token"] == "secret"
            assert asked.headers.get("cookie") is None
            assert asked.address == "127.0.0.1"

    play(scene)


def test_whoever_is_turned_away_is_told_why() -> None:
    async def scene(house: House) -> None:
        with pytest.raises(InvalidStatus) as told:
            await house.visit("/closed")
        assert told.value.response.status_code == 403
        assert told.value.response.headers["Content-Type"] == "application/json"
        assert told.value.response.body == b'{"code":"full","why":"come back tomorrow"}\n'
        assert not house.server.server_state.connections

    play(scene)


def test_a_door_that_fails_turns_away(caplog: pytest.LogCaptureFixture) -> None:
    async def scene(house: House) -> None:
        status, body = await http(house, request("/broken"))
        assert (status, json.loads(body)["code"]) == (500, "our_fault")
        async with house.visit() as client:
            await client.send("still here")
            assert await client.recv() == "still here"

    play(scene)
    assert "the hinge" in caplog.text


def test_a_connection_that_is_kept_alive_can_be_upgraded() -> None:
    async def scene(house: House) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await reader.readuntil(b"hello")).startswith(b"HTTP/1.1 200 ")
        writer.write(
            request(
                Connection="keep-alive, Upgrade",
                Sec_WebSocket_Extensions="permessage-deflate",
                Sec_WebSocket_Protocol="chat",
            )
        )
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 ")
        assert b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in head
        assert b"Extensions" not in head
        assert b"Protocol:" not in head
        raw = Raw(reader, writer)
        raw.send(masked(1, b"hi"))
        assert (await raw.frame(Opcode.TEXT)).data == b"hi"
        writer.transport.abort()

    play(scene)


def test_a_bad_handshake_is_answered_in_one_line() -> None:
    async def scene(house: House) -> None:
        for asked in (
            request(Sec_WebSocket_Version="8"),
            request(Sec_WebSocket_Version=""),
            request(Sec_WebSocket_Key=""),
            request(Sec_WebSocket_Key="c2hvcnQ="),
            request(Sec_WebSocket_Key="not base64 at all!"),
            request().replace(b"GET", b"POST"),
            request(Content_Length="5") + b"hello",
            request(X_Long="x" * 20_000),
        ):
            status, body = await http(house, asked)
            assert (status, json.loads(body)["code"]) == (400, "bad_handshake")
            assert body.count(b"\n") == 1
        assert not house.porter.requests

    play(scene)


def test_what_is_sent_in_one_turn_leaves_in_one_write() -> None:
    async def scene(house: House) -> None:
        async with raw_visit(house) as raw:
            kind = type(raw.writer.transport)
            with patch.object(kind, "write", autospec=True, side_effect=kind.write) as write:
                raw.send(masked(1, b"count") + masked(1, b"again"))
                assert [(await raw.frame(Opcode.TEXT)).data for _ in range(4)] == [b"1", b"2", b"3", b"again"]
            joined = b"".join(map(text_frame, (b"1", b"2", b"3", b"again")))
            assert [call.args[1] for call in write.call_args_list][1:] == [joined]

    play(scene)


def test_a_flush_does_not_wait_for_the_end_of_the_turn() -> None:
    async def scene(house: House) -> None:
        async with raw_visit(house) as raw:
            (guest,) = house.guests
            guest.socket.send(b"now")
            guest.socket.flush()
            guest.socket.send(b"later")
            assert [(await raw.frame(Opcode.TEXT)).data for _ in range(2)] == [b"now", b"later"]

    play(scene)


def test_a_ping_is_measured_and_only_its_own_pong_counts() -> None:
    async def scene(house: House) -> None:
        async with raw_visit(house) as raw:
            (guest,) = house.guests
            first = await raw.frame(Opcode.PING)
            raw.send(masked(10, b"a guess") + masked(1, b"x"))
            await raw.frame(Opcode.TEXT)
            assert not guest.trips
            await asyncio.sleep(0.05)
            raw.send(masked(10, bytes(first.data)) * 2)
            await until(lambda: guest.trips)
            assert guest.trips[0] >= 50
            guest.socket.ping()
            guest.socket.ping()
            older, newer = await raw.frame(Opcode.PING), await raw.frame(Opcode.PING)
            assert len({bytes(ping.data) for ping in (first, older, newer)}) == 3
            raw.send(masked(10, bytes(newer.data)) + masked(10, bytes(older.data)) + masked(1, b"x"))
            await raw.frame(Opcode.TEXT)
            assert len(guest.trips) == 2

    play(scene)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how long the line takes")
def test_a_late_answer_makes_a_trip_longer_but_not_the_line() -> None:
    async def scene(house: House) -> None:
        async with raw_visit(house) as raw:
            (guest,) = house.guests
            ping = await raw.frame(Opcode.PING)
            await asyncio.sleep(0.2)
            raw.send(masked(10, bytes(ping.data)))
            await until(lambda: guest.trips)
            assert guest.trips[0] >= 200
            assert guest.lines[0] is not None
            assert guest.lines[0] <= guest.trips[0] - 150

    play(scene)


def test_pings_go_out_by_themselves() -> None:
    async def scene(house: House) -> None:
        async with house.visit() as client:
            await until(lambda: len(house.guests[0].trips) >= 3)
            await client.send("alive")
            assert await client.recv() == "alive"

    play(scene, ping_every=0.4)  # who needs half as long again for an answer is closed


def test_a_ping_of_a_client_is_answered() -> None:
    async def scene(house: House) -> None:
        async with raw_visit(house) as raw:
            raw.send(masked(9, b"are you there"))
            assert (await raw.frame(Opcode.PONG)).data == b"are you there"

    play(scene)
