"""A NATS server of the tests' own, which dies with whoever has started it."""

import os
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import create_connection
from subprocess import DEVNULL, PIPE, Popen

from tests.children import child, wait_until
from tests.databases.servers import die_with_parent
from tests.ports import held_port

PROGRAM = Path(sysconfig.get_path("scripts")) / "nats-server"
USER, PASSWORD = "diablerie", "per-aspera"


class NatsServer:
    """A server on a port of its own; stopped and started again, it has the same one."""

    def __init__(self, port: int, *words: str) -> None:
        self.port = port
        self._words = [str(PROGRAM), "--addr", "127.0.0.1", "--port", str(port), *words]
        self._process: Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    @property
    def process(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        self._running = child(self._words, stdout=DEVNULL, stderr=PIPE, preexec_fn=die_with_parent)
        self._process = self._running.__enter__()
        os.set_blocking(self._process.stderr.fileno(), False) if self._process.stderr else None
        wait_until(self._answers)

    def stop(self) -> None:
        """End it as a power cut would."""
        if self._process is not None:
            self._process = None
            self._running.__exit__(None, None, None)

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, "it has stopped at once"
        with suppress(OSError), create_connection(("127.0.0.1", self.port), 1) as asked:
            return asked.recv(4) == b"INFO"
        return False


@contextmanager
def nats(*words: str) -> Iterator[NatsServer]:
    """A server that runs, with these options."""
    with held_port() as port:
        server = NatsServer(port, *words)
        server.start()
        try:
            yield server
        finally:
            server.stop()
