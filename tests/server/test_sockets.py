"""Sockets in a real server on a real port, with the clients of another library, and with hostile ones."""

import asyncio
import gc
import json
import logging
import socket
import struct
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from unittest.mock import patch

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request as HttpRequest
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from diablerie.server.wire import sockets
from diablerie.server.wire.frames import text_frame
from diablerie.server.wire.handshake import Request, Turned
from diablerie.server.wire.sockets import Guest, Socket, socket_class

LIMIT = 1000
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Echo:
    """A guest who says what they hear, and remembers what became of them."""

    def __init__(self, own: Socket) -> None:
        self.socket = own
        self.heard_at: list[float] = []
        self.trips: list[int] = []
        self.lines: list[int | None] = []
        self.times_opened = self.times_gone = 0

    def opened(self) -> None:
        self.times_opened += 1

    def heard(self, content: bytes, at: float) -> None:
        self.heard_at.append(at)
        match content:
            case b"stumble":
                raise ValueError("over a stone")
            case b"count":
                for number in (b"1", b"2", b"3"):
                    self.socket.send(number)
            case b"leave":
                self.socket.send(b"one more word")
                self.socket.close(4001, "as you wish")
                self.socket.send(b"too late")
            case _:
                self.socket.send(content)

    def measured(self, trip_ms: int, line_ms: int | None) -> None:
        self.trips.append(trip_ms)
        self.lines.append(line_ms)

    def gone(self) -> None:
        self.times_gone += 1


class Porter:
    """A door with a way for everybody."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.guests: list[Echo] = []

    def open(self, request: Request, socket: Socket) -> Guest | Turned:
        self.requests.append(request)
        if request.path == "/closed":
            return Turned(403, "full", "come back tomorrow")
        if request.path == "/broken":
            raise ValueError("the hinge")
        socket.send(b"before the handshake")  # says nothing yet
        self.guests.append(Echo(socket))
        return self.guests[-1]


class House:
    """A running server."""

    def __init__(self, server: uvicorn.Server, port: int, porter: Porter) -> None:
        self.server = server
        self.port = port
        self.porter = porter

    @property
    def guests(self) -> list[Echo]:
        return self.porter.guests

    def visit(self, path: str = "/") -> connect:
        return connect(f"ws://127.0.0.1:{self.port}{path}", proxy=None, ping_interval=None)


@asynccontextmanager
async def house(ping_every: float) -> AsyncIterator[House]:
    async def hello(request: HttpRequest) -> PlainTextResponse:
        return PlainTextResponse("hello")

    porter = Porter()
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        Starlette(routes=[Route("/", hello)]),
        ws=socket_class(porter, LIMIT, ping_every),
        log_config=None,
        lifespan="off",
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        await until(lambda: server.started)
        yield House(server, listening.getsockname()[1], porter)
    finally:
        server.should_exit = True
        await running


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0.005)


def play(scene: Callable[[House], Awaitable[None]], ping_every: float = 60.0, patience: float = 2.0) -> None:
    """Let a scene happen in a house; a house that is left is empty, and everybody went once."""

    async def run() -> None:
        wrong: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: wrong.append(context))
        async with asyncio.timeout(30), house(ping_every) as open_house:
            await scene(open_house)
        assert not wrong
        assert all(guest.times_opened == guest.times_gone == 1 for guest in open_house.guests)

    with patch.object(sockets, "PATIENCE", patience):
        asyncio.run(run())


class Raw:
    """A client who sends whatever bytes they like."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.protocol = ClientProtocol(parse_uri("ws://localhost"), state=State.OPEN)
        self.frames: list[Frame] = []
        self.seen: list[Opcode] = []

    def send(self, content: bytes) -> None:
        self.writer.write(content)

    def reset(self) -> None:
        """Vanish without a word when they leave."""
        own: socket.socket = self.writer.get_extra_info("socket")
        own.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    async def frame(self, opcode: Opcode) -> Frame:
        """The next frame of a kind; those before it are dropped."""
        while True:
            while self.frames:
                frame = self.frames.pop(0)
                self.seen.append(frame.opcode)
                if frame.opcode is opcode:
                    return frame
            data = await self.reader.read(65536)
            assert data, "the connection is closed"
            self.protocol.receive_data(data)
            self.frames += [event for event in self.protocol.events_received() if isinstance(event, Frame)]

    async def end(self) -> tuple[int, str]:
        """How the server closes; it must also close the connection."""
        await self.frame(Opcode.CLOSE)
        assert self.protocol.close_rcvd is not None
        while await self.reader.read(65536):
            pass
        return self.protocol.close_rcvd.code, self.protocol.close_rcvd.reason


def request(path: str = "/", **headers: str) -> bytes:
    lines = {
        "Host": "localhost",
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Key": KEY,
        "Sec-WebSocket-Version": "13",
    } | {name.replace("_", "-"): value for name, value in headers.items()}
    head = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in lines.items() if value), "", ""]
    return "\r\n".join(head).encode()


@asynccontextmanager
async def raw_visit(to: House) -> AsyncIterator[Raw]:
    reader, writer = await asyncio.open_connection("127.0.0.1", to.port)
    try:
        writer.write(request())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


async def http(to: House, content: bytes) -> tuple[int, bytes]:
    """The status and the body that answer a request of whatever bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", to.port)
    writer.write(content)
    head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    return int(head.split()[1]), body


def masked(opcode: int, content: bytes, last: bool = True) -> bytes:
    return Frame(Opcode(opcode), content, fin=last).serialize(mask=True)


async def ending(client: ClientConnection) -> tuple[int, str]:
    await client.wait_closed()
    return client.close_code or 0, client.close_reason or ""


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


def test_whoever_does_not_answer_pings_is_closed() -> None:
    async def scene(house: House) -> None:
        async with raw_visit(house) as raw:
            await raw.frame(Opcode.PING)
            assert await raw.end() == (1011, "no answer")
            assert raw.seen.count(Opcode.PING) <= 2

    play(scene, ping_every=0.05, patience=0.1)


def test_a_ping_of_a_client_is_answered() -> None:
    async def scene(house: House) -> None:
        async with raw_visit(house) as raw:
            raw.send(masked(9, b"are you there"))
            assert (await raw.frame(Opcode.PONG)).data == b"are you there"

    play(scene)


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


@asynccontextmanager
async def slow_visit(to: House) -> AsyncIterator[socket.socket]:
    """A client who does not read, and whom the server can send next to nothing without waiting."""
    with socket.socket() as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.setblocking(False)
        await asyncio.get_running_loop().sock_connect(slow, ("127.0.0.1", to.port))
        slow.send(request())
        await until(lambda: to.guests)
        yield slow


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
