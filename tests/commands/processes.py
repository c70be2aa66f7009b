"""Servers as people start them, real processes with real databases, and people who visit them."""

import json
import os
import re
import signal
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.children import COMMAND

Json = dict[str, Any]

PATIENCE = 30.0
OPEN_AT = re.compile(r"Diablerie is open at (\S+).*\n")
LISTENS_ON = re.compile(r"\(listens on (\S+)\)")
_without_proxy = build_opener(ProxyHandler({}))


def environment(folder: Path, **others: str) -> dict[str, str]:
    """A person with an empty home and no settings, whose browser is never opened."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("DIABLERIE_")}
    own |= {"DIABLERIE_WARM_UP": "no", "DIABLERIE_LANGUAGE": "en"}
    cache = os.environ.get("XDG_CACHE_HOME") or str(
        Path.home() / ".cache"
    )  # compiling takes long: once is enough
    own |= {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "BROWSER": "true"}
    return own | {"XDG_CACHE_HOME": cache} | others


def diablerie(folder: Path, *words: object, **others: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(
        [*COMMAND, *map(str, words)],
        env=environment(folder, **others),
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
    )


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one line with which a command was refused."""
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("diablerie: ")
    return done.stderr


class Process:
    """A server that runs until the block ends; without words, it is `diablerie` alone."""

    def __init__(self, folder: Path, *words: object, start: Sequence[str] = COMMAND, **others: str) -> None:
        self.database = folder / "data" / "diablerie" / "diablerie.db"
        self.said = ""
        """What it has printed for people."""
        self.logged = ""
        self._process = subprocess.Popen(
            [*start, *map(str, words)],
            env=environment(folder, **others),
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._readers = [
            threading.Thread(target=self._read, args=[name], daemon=True) for name in ("said", "logged")
        ]
        for reader in self._readers:
            reader.start()
        self.wait_for(lambda: OPEN_AT.search(self.said))
        found = OPEN_AT.search(self.said)
        assert found, self.logged
        self.url = found[1]

    def _read(self, name: str) -> None:
        stream = self._process.stdout if name == "said" else self._process.stderr
        assert stream is not None
        with stream:
            for line in stream:
                setattr(self, name, getattr(self, name) + line)

    def wait_for(self, happened: Any) -> None:
        """Wait until something has happened, or the process is over."""
        until = time.monotonic() + PATIENCE
        while not happened() and self._process.poll() is None:
            assert time.monotonic() < until, (self.said, self.logged)
            time.sleep(0.01)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def local_url(self) -> str:
        """Where it is for this machine, if people reach it otherwise."""
        found = LISTENS_ON.search(self.said)
        return found[1] if found else self.url

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Stop it and return its exit code."""
        self._process.send_signal(how)
        return self.end()

    def end(self) -> int:
        """Wait for its end and return its exit code."""
        code = self._process.wait(PATIENCE)
        for reader in self._readers:
            reader.join(PATIENCE)
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self.end()


def asked(
    url: str, body: object = None, headers: Mapping[str, str] | None = None, method: str | None = None
) -> tuple[int, Any]:
    """Ask over HTTP; a body is sent as JSON."""
    content = None if body is None else json.dumps(body).encode()
    try:
        with _without_proxy.open(
            Request(url, content, dict(headers or {}), method=method), timeout=PATIENCE
        ) as answer:
            return answer.status, json.loads(answer.read() or b"null")
    except HTTPError as no:
        with no:
            return no.code, json.loads(no.read() or b"null")


class Visitor:
    """A program that plays Little Devils for somebody, as far as it is let."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        status, made = asked(f"{url}/api/bots", {"name": name})
        assert status == 201, made
        self.token: str = made["token"]
        self.key: str = made["person"]["who"]
        self.headers = {"Authorization": f"Bearer {self.token}"}
        self.view: Json = {}
        self.version = -1
        self.heard: dict[int, Json] = {}
        """What happened in the game, by its version."""
        self.done: set[int] = set()
        """The commands that were said to be carried out."""
        self.closed = 0
        self._id = 0
        self._socket: ClientConnection | None = None
        self._leaving = ExitStack()

    def ask(self, path: str, body: object = None) -> tuple[int, Any]:
        return asked(f"{self.url}{path}", body, self.headers)

    def open_table(self, **fields: object) -> str:
        wanted = {"game": "little_devils", "players": 3, "pace": "relaxed", "options": {"goal": 500}} | fields
        status, made = self.ask("/api/tables", wanted)
        assert status == 201, made
        return str(made["code"])

    def come(self, code: str) -> None:
        """Connect to a table; who has been there before says what they have seen."""
        address = f"ws{self.url.removeprefix('http')}/api/tables/{code}/socket"
        self.leave()
        opening = connect(address, additional_headers=self.headers, proxy=None)
        self._socket = self._leaving.enter_context(opening)
        known = self.version
        while self.hear()["type"] != "shown":
            pass
        if known >= 0:
            self.do("catch_up", version=known)

    def leave(self) -> None:
        self._leaving.close()
        self._socket = None

    def hear(self, patience: float = PATIENCE) -> Json:
        """The next message, taken in."""
        assert self._socket is not None
        message: Json = json.loads(self._socket.recv(patience))
        if message["type"] == "shown":
            self.version, self.view = message["version"], message.get("view") or {}
            self._id = max(self._id, message.get("id", 0))
        elif "version" in message and message["version"] > self.version:
            assert message["version"] == self.version + 1
            self.version = message["version"]
            self.view |= message.get("view", {})
        if message["type"] == "happened":
            self.heard[message["version"]] = message["event"]
        if message["type"] in ("done", "happened") and "id" in message:
            self.done.add(message["id"])
        return message

    def do(self, what: str, **fields: object) -> Json:
        """Send a command and return its answer."""
        assert self._socket is not None
        self._id += 1
        self._socket.send(json.dumps({"do": what, "id": self._id, **fields}))
        while True:
            message = self.hear()
            if message["type"] in ("done", "refused", "happened") and message.get("id") == self._id:
                return message

    def play_until_sent_away(self) -> int:
        """Play whatever is allowed, until the connection is closed; why it was."""
        try:
            while True:
                legal = self.view.get("legal")
                if legal and self.view.get("to_act") == self.view.get("seat"):
                    time.sleep(0.005)
                    self.do("act", event={"do": "play", "card": legal[-1]})
                else:
                    self.hear()
        except ConnectionClosed as closed:
            self.closed = closed.rcvd.code if closed.rcvd else 1006
            return self.closed


def seated(url: str, names: str = "Ada Bo Cy") -> tuple[str, list[Visitor]]:
    """A table of Little Devils that has begun, and those who play there."""
    visitors = [Visitor(url, name) for name in names.split()]
    code = visitors[0].open_table(players=len(visitors))
    for seat, visitor in enumerate(visitors):
        visitor.come(code)
        assert visitor.do("sit", seat=seat)["type"] == "done"
    assert visitors[0].do("start")["type"] == "done"
    return code, visitors
