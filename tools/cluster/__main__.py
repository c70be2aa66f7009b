"""`make cluster`: a PostgreSQL, a NATS, two nodes and a load balancer on this machine, at one address."""

import argparse
import asyncio
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.cluster.balancer import Balancer, Target
from tools.cluster.parts import NotStarted, nats, nodes, postgres

HOST, PORT = "127.0.0.1", 8666
NAMES = ("one", "two", "three", "four", "five", "six", "seven", "eight")
ENDINGS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Ended(KeyboardInterrupt):
    """Somebody has had enough."""


def say(line: str) -> None:
    with suppress(OSError):  # nobody has to read it
        print(line, flush=True)


@contextmanager
def one_end() -> Iterator[None]:
    """Let whatever wants to end this do so once: what comes then must not disturb the end."""

    def end(number: int, frame: object) -> None:
        for ending in ENDINGS:
            signal.signal(ending, signal.SIG_IGN)
        raise Ended

    for ending in ENDINGS:
        signal.signal(ending, end)
    try:
        yield
    except Ended:
        say("everything has ended")


def listening_on(port: int) -> socket.socket:
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((HOST, port))
    except OSError as error:
        listening.close()
        say(f"cannot listen on {HOST} port {port}: {error.strerror}; try ARGS='--port 0'")
        raise NotStarted from None
    return listening


def run(given: argparse.Namespace) -> None:
    """Start everything, and end it in the opposite order."""
    with ExitStack() as stack:
        listening = stack.enter_context(listening_on(given.port))
        address = f"http://{HOST}:{listening.getsockname()[1]}"
        where: Path = given.folder or Path(stack.enter_context(TemporaryDirectory(prefix="diablerie-")))
        stack.callback(say, "PostgreSQL and NATS have ended")
        database = stack.enter_context(postgres(where.resolve(), say))
        say(f"PostgreSQL at {database}, data in {where}{'' if given.folder else ' until the end'}")
        bus = stack.enter_context(nats())
        say(f"NATS at {bus}")
        words = ["--database", database, "--bus", bus, "--public-url", address]
        words += ["--connections-per-address", "0"]  # here everybody has the balancer's
        stack.callback(say, "the nodes have left")
        house = stack.enter_context(nodes(list(NAMES[: given.nodes]), words, say))
        stack.callback(say, "the nodes leave")
        for node in house:
            say(f"node {node.name} at {node.url}, process {node.process.pid}")
        say(f"who is there: {sys.executable} -m diablerie admin nodes --database {database} --bus {bus}")
        say(f"Diablerie is open at {address} on {len(house)} nodes · Ctrl-C ends everything")
        targets = [Target(f"node {node.name}", node.url) for node in house]
        asyncio.run(Balancer(targets, say).serve(listening))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="make cluster")
    parser.add_argument("--port", type=int, default=PORT, help="of the one address; 0: any that is free")
    parser.add_argument("--nodes", type=int, default=2, choices=range(1, len(NAMES) + 1))
    parser.add_argument("--folder", type=Path, help="keep what is played in this folder")
    given = parser.parse_args()
    with one_end():
        try:
            run(given)
        except NotStarted:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
