"""Clients that visit a real server, over HTTP and over its sockets."""

import json
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from email.message import Message
from io import BytesIO
from types import TracebackType
from typing import Any, NamedTuple, Self
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from diablerie.match.record import Recorded, read_games
from examples.bot import decision
from tests.server.open_server import AT_ONCE, PATIENCE, OpenServer

Json = dict[str, Any]
_without_proxy = build_opener(ProxyHandler({}))


QUICK: Json = {"game": "little_devils", "players": 3, "options": {"goal": 1}, "pace": AT_ONCE}
"""A table with bots whose game is over soon."""


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


def record_of(answer: Answer) -> Recorded:
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "application/x-ndjson"
    [recorded] = read_games(BytesIO(answer.content))
    return recorded


def turned_away(server: OpenServer, path: str, headers: dict[str, str]) -> tuple[int, str]:
    """Knock at a socket's door, and return the status and the code of the answer; 101 if one is let in."""
    try:
        with connect(f"{server.ws_url}{path}", additional_headers=headers, proxy=None):
            return 101, ""
    except InvalidStatus as turned:
        body = bytes(turned.response.body or b"")
        problem = json.loads(body)
        assert problem.keys() == {"code", "why"}
        assert body.count(b"\n") == 1
        return turned.response.status_code, problem["code"]
