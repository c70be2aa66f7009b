"""A server on one core under the load of many tables, which a generator on another core plays."""

import os
import platform
import shutil
import socket
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE, Popen
from threading import Timer

import msgspec

from bench.server.processes import allow_sockets, running, usage

PEER = Path(__file__).parent / "peer"
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
"""The cores that are ours; read at the import, before anybody narrows the bench to one."""
SERVER_CORE, GENERATOR_CORE = CORES[0], CORES[-1]

INSTALLING, LISTENING, OPENING = 300.0, 60.0, 300.0
"""Seconds after which we give up."""


@dataclass(frozen=True)
class Measured:
    """How a server did."""

    moves_per_cpu_second: float
    moves_per_second: float
    median_ms: float
    """From sending a move until all four sockets of its table were told."""
    p99_ms: float
    bytes_per_message: float
    """Of a message that tells of a move, as text."""
    memory_per_table_kb: float
    """With four players seated, before the first move; rubbish counts, so ask with a thousand tables."""
    generator_busy: float
    """The share of its core that the generator needed; near 1, the times are its own."""


class Summary(msgspec.Struct):
    """What the generator prints at the end."""

    moves: int
    seconds: float
    median_ms: float
    p99_ms: float
    bytes_per_message: float
    generator_busy: float


def obstacle() -> str:
    """Why nothing can be measured here, in a sentence; empty if it can. Installs the peer if need be."""
    if platform.system() != "Linux":
        return "CPU time is read as Linux tells it, and this is another system."
    if len(CORES) < 2:
        return "The server and the generator need a core each, and there is only one."
    for program in ("node", "npm", "taskset"):
        if not shutil.which(program):
            return f"{program} is not installed."
    return "" if _installed() else _install()


def _installed() -> bool:
    mark = PEER / "node_modules" / ".package-lock.json"  # npm writes it last
    return mark.exists() and mark.stat().st_mtime >= (PEER / "package-lock.json").stat().st_mtime


def _install() -> str:
    quietly = ["--loglevel=error", "--fetch-retries=1"]
    command = ["npm", "ci", *quietly, "--no-audit", "--no-fund", "--ignore-scripts"]
    try:
        npm = subprocess.run(command, cwd=PEER, capture_output=True, text=True, timeout=INSTALLING)
    except subprocess.TimeoutExpired:
        return f"npm ci did not end within {INSTALLING:.0f} s."
    first_line = (npm.stderr.strip() or "no reason given").splitlines()[0]
    return f"npm ci failed: {first_line}" if npm.returncode else ""


def boardgame(tables: int, seconds: float, rate: float | None = None) -> Measured:
    """Measure boardgame.io."""
    return measured("boardgame", ["node", str(PEER / "boardgame.js"), "{port}"], tables, seconds, rate)


def measured(
    kind: str, command: Sequence[str], tables: int, seconds: float, rate: float | None = None
) -> Measured:
    """Measure the server that `command` starts, in which {port} is filled in; at full speed or at `rate`."""
    allow_sockets(4 * tables + 200)
    port = free_port()
    load = [kind, *map(str, (port, tables, seconds, rate or 0))]
    with running([word.replace("{port}", str(port)) for word in command], SERVER_CORE) as server:
        await_listening(server, port)
        return loaded(load, [server.pid], tables, seconds)


def loaded(load: Sequence[str], servers: Sequence[int], tables: int, seconds: float) -> Measured:
    """Measure the processes of servers that run, under the load that the generator makes of these words."""
    empty = usage(*servers)
    with running(["node", str(PEER / "load.js"), *load], GENERATOR_CORE, PIPE) as generator:
        watchdog = Timer(OPENING + seconds, generator.kill)
        watchdog.start()
        try:
            _await_line(generator, "ready")
            seated = usage(*servers)
            _await_line(generator, "measuring")
            before = usage(*servers)
            _await_line(generator, "measured")
            after = usage(*servers)
            summary = msgspec.json.decode(_line(generator), type=Summary)
        finally:
            watchdog.cancel()
    return Measured(
        moves_per_cpu_second=summary.moves / (after.cpu_seconds - before.cpu_seconds),
        moves_per_second=summary.moves / summary.seconds,
        median_ms=summary.median_ms,
        p99_ms=summary.p99_ms,
        bytes_per_message=summary.bytes_per_message,
        memory_per_table_kb=(seated.memory_kb - empty.memory_kb) / tables,
        generator_busy=summary.generator_busy,
    )


def free_port() -> int:
    """A port that is free just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def await_listening(server: Popen[str], port: int) -> None:
    """Wait until somebody listens there."""
    until = time.monotonic() + LISTENING
    while time.monotonic() < until:
        if server.poll() is not None:
            raise RuntimeError(f"the server ended with {server.returncode} before it listened")
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError(f"the server did not listen within {LISTENING:.0f} s")


def _await_line(generator: Popen[str], word: str) -> None:
    line = _line(generator)
    if msgspec.json.decode(line) != {word: True}:
        raise RuntimeError(f"the generator said {line!r} instead of {word!r}")


def _line(generator: Popen[str]) -> str:
    assert generator.stdout is not None
    line = generator.stdout.readline()
    if not line:
        raise RuntimeError("the generator ended too early")
    return line
