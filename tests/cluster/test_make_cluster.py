"""`make cluster`: one command, one address, and nothing is left behind."""

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.children import wait_until
from tests.cluster.nodes import Node, leave, opened_at, seated_at
from tests.docs.pages import ROOT
from tools.cluster.balancer import Balancer, Target

START = [sys.executable, "-m", "tools.cluster"]


def is_alive(process: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


def listens(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


@pytest.fixture
def temporary() -> Iterator[Path]:
    """A folder for what should be gone in the end; whoever runs PostgreSQL has to get there."""
    with TemporaryDirectory(prefix="diablerie-") as folder:
        path = Path(folder)
        path.chmod(0o755)
        yield path


def test_a_cluster_is_open_at_one_address_and_leaves_nothing_behind(tmp_path: Path, temporary: Path) -> None:
    others = {"PYTHONPATH": str(ROOT), "TMPDIR": str(temporary)}
    with Node(tmp_path, "--port", 0, start=START, **others) as house:
        wait_until(lambda: house.said.count("gets visitors") == 2)
        code = opened_at(house, "little_devils", 3)
        leave(seated_at(house, code, ready=False))
        processes = [int(found) for found in re.findall(r"process (\d+)", house.said)]
        ports = [int(found) for found in re.findall(r"127\.0\.0\.1:(\d+)", house.said)]
        assert len(processes) == 2
        assert house.stop(signal.SIGINT) == 0
    assert house.said.endswith("everything has ended\n")
    assert [process for process in processes if is_alive(process)] == []
    assert [port for port in ports if listens(port)] == []
    assert list(temporary.iterdir()) == []


def test_the_balancer_goes_round_and_past_whoever_is_not_ready() -> None:
    async def node(ready: bool, name: bytes) -> asyncio.Server:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            asked = await reader.readline()
            status = b"200 OK" if ready or b"readyz" not in asked else b"503 Service Unavailable"
            writer.write(b"HTTP/1.1 " + status + b"\r\n\r\n" + name)
            await writer.drain()
            writer.close()

        return await asyncio.start_server(answer, "127.0.0.1", 0)

    async def ask(port: int) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\n\r\n")
        said = await reader.read()
        writer.close()
        return said.rpartition(b"\r\n")[2]

    async def run() -> None:
        nodes = [await node(True, b"one"), await node(False, b"two"), await node(True, b"three")]
        ports = [each.sockets[0].getsockname()[1] for each in nodes]
        said = asyncio.Queue[str]()
        targets = [Target(str(port), f"http://127.0.0.1:{port}") for port in ports]
        listening = socket.create_server(("127.0.0.1", 0))
        balancing = asyncio.create_task(Balancer(targets, said.put_nowait).serve(listening))
        async with asyncio.timeout(20):
            heard = {await said.get(), await said.get()}
            assert heard == {f"{ports[0]} gets visitors", f"{ports[2]} gets visitors"}
            answers = [await ask(listening.getsockname()[1]) for _ in range(4)]
            assert sorted(answers) == [b"one", b"one", b"three", b"three"]
            balancing.cancel()
            await asyncio.wait([balancing])
        for each in nodes:
            each.close()
            await each.wait_closed()

    asyncio.run(run())
