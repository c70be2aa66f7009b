"""A small server with real sockets whose guests echo, and clients who send whatever bytes they like."""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from unittest.mock import patch

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request as HttpRequest
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from diablerie.server.wire import sockets
from diablerie.server.wire.guest import Guest
from diablerie.server.wire.handshake import Request, Turned
from diablerie.server.wire.sockets import Socket, socket_class

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
        self.answers = asyncio.Event()
        """When those hear who ask for what is slow."""
        self.left = 0
        """How many of them have gone before."""

    async def open(self, request: Request, socket: Socket) -> Guest | Turned:
        self.requests.append(request)
        if request.path == "/closed":
            return Turned(403, "full", "come back tomorrow")
        if request.path == "/broken":
            raise ValueError("the hinge")
        if request.path.startswith("/slow"):
            try:
                await self.answers.wait()
            except asyncio.CancelledError:
                self.left += 1
                raise
        if request.path == "/slow/closed":
            return Turned(403, "full", "come back tomorrow")
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
