"""A real server in a thread, on a port of its own and with a database of its own, and clients that visit it.

with OpenServer() as server:
    ada = Client(server, "Ada")
    code = ada.open_table("little_devils", players=3)
    ada.connect(code)
    ada.send("sit", seat=0)
"""

import asyncio
import json
import tempfile
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from email.message import Message
from pathlib import Path
from threading import Event, Lock, Thread
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar
from unittest.mock import patch
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

from uvicorn import Config
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from diablerie.server import app
from diablerie.server.hall.hub import Hub
from diablerie.server.settings import Settings
from diablerie.server.table.entries import PACES, Pace
from examples.bot import decision
from tests.ports import held_port

Json = dict[str, Any]
T = TypeVar("T")

PATIENCE = 20.0
"""Seconds after which a test has waited in vain."""
AT_ONCE = "at_once"
"""A pace for tests: much time to decide, bots that do not wait, dice that hardly tumble."""
PlainServer = app.Server
_starting = Lock()
_without_proxy = build_opener(ProxyHandler({}))


class OpenServer:
    """A server that runs; started again, it has the same port and the same database."""

    def __init__(self, database: Path | None = None, **overrides: Any) -> None:
        self._folder = None if database else tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.database = database or Path(self._folder.name if self._folder else "") / "games.db"
        self.settings = Settings(database=self.database, port=0, **overrides)
        self.port = 0
        self.ended_well: bool | None = None
        """How the last run ended, None while it goes on."""
        self._server: app.Server | None = None
        self._thread: Thread | None = None
        self._held = ExitStack()
        PACES.setdefault(AT_ONCE, Pace(20_000, 5_000, 0, 30))

    @property
    def host(self) -> str:
        """As a browser names it."""
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    @property
    def ws_url(self) -> str:
        return f"ws://{self.host}"

    @property
    def hub(self) -> Hub:
        """For looks from outside; what changes it goes through `call`."""
        assert self._server is not None
        return self._server.hub

    @property
    def connections(self) -> int:
        """How many are open, of all kinds."""
        assert self._server is not None
        return len(self._server.server_state.connections)

    def call(self, question: Callable[[], T]) -> T:
        """Do something in the server's own thread."""
        answer: Future[T] = Future()

        def do() -> None:
            try:
                answer.set_result(question())
            except BaseException as error:
                answer.set_exception(error)

        self.hub.loop.call_soon_threadsafe(do)
        return answer.result(PATIENCE)

    def start(self) -> None:
        assert self._thread is None, "it runs already"
        ready, self.ended_well = Event(), None
        self.port = self.port or self._held.enter_context(held_port())
        listening = app.listen("127.0.0.1", self.port)

        def make(config: Config) -> app.Server:  # nobody else hands out the server that `serve` makes
            self._server = PlainServer(config)
            return self._server

        def run() -> None:
            try:
                self.ended_well = asyncio.run(app.serve(self.settings, listening, ready.set))
            except BaseException:
                self.ended_well = False
                raise
            finally:
                listening.close()
                ready.set()

        with _starting, patch.object(app, "Server", make):
            self._thread = Thread(target=run, name=f"server at {self.port}", daemon=True)
            self._thread.start()
            assert ready.wait(PATIENCE), "the server does not start"
            assert self.ended_well is None, "the server has stopped at once"

    def stop(self) -> None:
        """Let it end as a signal would."""
        if self._thread is not None and self._server is not None:
            self._server.should_exit = True
            self._thread.join(PATIENCE)
            assert not self._thread.is_alive(), "the server does not stop"
        self._thread = self._server = None

    def restart(self) -> None:
        self.stop()
        self.start()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self.stop()
        finally:
            self._held.close()
            if self._folder is not None:
                self._folder.cleanup()


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    headers: Message
    content: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.content)

    @property
    def cookie(self) -> str:
        """What the answer says about the cookie."""
        return str(self.headers["Set-Cookie"] or "")

    def refused(self, status: int, code: str) -> str:
        """Check that this is a problem in one line, and return why."""
        assert self.status == status, self.content
        assert self.headers["Content-Type"] == "application/json"
        assert self.content.count(b"\n") == 1
        assert self.json.keys() == {"code", "why"}
        assert self.json["code"] == code, self.content
        return str(self.json["why"])


def ask(
    server: OpenServer,
    method: str,
    path: str,
    body: object = None,
    headers: Mapping[str, str] | None = None,
) -> Answer:
    """Ask over HTTP; a body that is not bytes is sent as JSON."""
    content = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    assert content is None or isinstance(content, bytes)
    request = Request(f"{server.url}{path}", content, dict(headers or {}), method=method)
    try:
        with _without_proxy.open(request, timeout=PATIENCE) as answer:
            return Answer(answer.status, answer.headers, answer.read())
    except HTTPError as refused:
        with refused:
            return Answer(refused.code, refused.headers, refused.read())


def is_answer(message: Json) -> bool:
    """Whether this answers a command: what happened does if it has the id of one."""
    return message["type"] in ("done", "refused") or (message["type"] == "happened" and "id" in message)


class Client:
    """Somebody who is known: asks over HTTP, sits at one table at a time, and keeps its view added up."""

    def __init__(self, server: OpenServer, name: str = "Ada", bot: bool = False, token: str = "") -> None:
        self.server = server
        if token:
            self.token, self.who = token, ""
        elif bot:
            made = ask(server, "POST", "/api/bots", {"name": name}).json
            self.token, self.who = made["token"], made["person"]["who"]
        else:
            answer = ask(server, "POST", "/api/guests", {"name": name})
            assert answer.status == 201, answer.content
            self.token, self.who = answer.cookie.partition("=")[2].partition(";")[0], answer.json["who"]
        proof = f"Bearer {self.token}" if bot else f"diablerie={self.token}"
        self.headers = {"Authorization" if bot else "Cookie": proof}
        self.socket: ClientConnection | None = None
        self.told: list[Json] = []
        """Everything heard over the socket there is now."""
        self.table: Json = {}
        """The latest `shown`, with everything since put over it."""
        self._id = 0
        self._visits = ExitStack()

    def ask(self, method: str, path: str, body: object = None) -> Answer:
        return ask(self.server, method, path, body, self.headers)

    def open_table(self, game: str, **fields: object) -> str:
        """Open a table, at the pace of tests, and return its code."""
        answer = self.ask("POST", "/api/tables", {"game": game, "pace": AT_ONCE} | fields)
        assert answer.status == 201, answer.content
        return str(answer.json["code"])

    def connect(self, code: str, query: str = "") -> Json:
        """Come to a table and return how it is shown."""
        self.visit(f"/api/tables/{code}/socket{query}")
        return self.until("shown")

    def visit(self, path: str) -> None:
        """Open a socket, in place of an older one."""
        self.leave()
        self.told, self.table = [], {}
        address = f"{self.server.ws_url}{path}"
        # With a bounded queue, closing would wait for somebody to read what is in it.
        visit = connect(address, additional_headers=self.headers, proxy=None, max_queue=None)
        self.socket = self._visits.enter_context(visit)

    def leave(self) -> None:
        self._visits.close()
        self.socket = None

    def hear(self, patience: float = PATIENCE) -> Json:
        """The next message; raises TimeoutError, or ConnectionClosed."""
        assert self.socket is not None
        message: Json = json.loads(self.socket.recv(patience))
        self.told.append(message)
        if message["type"] == "shown":
            self.table = message
            self._id = max(self._id, message.get("id", 0))
        elif message["type"] in ("changed", "happened", "moved", "closed"):
            if message["version"] > self.table["version"]:
                assert message["version"] == self.table["version"] + 1, "versions are dense"
            view = {**(self.table.get("view") or {}), **message.get("view", {})}
            self.table = {**self.table, **message, "view": view}
        return message

    def until(self, *kinds: str) -> Json:
        """Hear until a message of one of these types comes, and return it."""
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def until_true(self, holds: Callable[[], bool]) -> None:
        """Hear until something holds."""
        while not holds():
            self.hear()

    def silent(self, seconds: float = 0.2) -> bool:
        """Whether nothing is heard for a while."""
        try:
            self.hear(seconds)
        except TimeoutError:
            return True
        return False

    def closing(self) -> tuple[int, str]:
        """Hear until the connection is closed, and return the code and the reason."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "cut off")

    def send(self, do: str, **fields: object) -> Json:
        """Send a command with a rising id, hear until it is answered, and return the answer."""
        assert self.socket is not None
        self._id += 1
        self.socket.send(json.dumps({"do": do, "id": self._id, **fields}))
        while True:
            message = self.hear()
            if is_answer(message) and message.get("id", self._id) == self._id:
                return message

    def do(self, do: str, **fields: object) -> None:
        """Send a command that must be carried out."""
        answer = self.send(do, **fields)
        assert answer["type"] == ("happened" if do == "act" else "done"), answer

    @property
    def view(self) -> Json:
        return dict(self.table["view"])

    def heard(self, kind: str) -> list[Json]:
        """The messages of a type that were heard so far."""
        return [message for message in self.told if message["type"] == kind]

    def act(self) -> bool:
        """Do as the example does, if there is something to do; whether it was done."""
        event = decision(self.table["game"], self.view) if self.table.get("view") else None
        return event is not None and self.send("act", event=event)["type"] == "happened"

    def play(self) -> Json:
        """Play until the game is over, and return how it ended."""
        while not self.heard("ended"):
            if not self.act() and not self.heard("ended"):
                self.hear()
        return self.heard("ended")[0]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.leave()


def play_together(code: str, clients: list[Client]) -> Json:
    """Let people sit down at a table and play its game to the end, and return how it ended."""
    for seat, client in enumerate(clients):
        client.connect(code)
        client.do("sit", seat=seat, number=f"{seat:02x}")
    for client in clients:
        client.do("ready")
    with ThreadPoolExecutor(len(clients)) as pool:
        endings = list(pool.map(Client.play, clients))
    return endings[0]
