"""Processes that are pinned to a core, and what they and their children use, as Linux tells."""

import os
import resource
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, Popen, TimeoutExpired
from typing import NamedTuple

PROCESSES = Path("/proc")
PATIENCE = 10.0
"""Seconds that a process may take to end when it is asked to."""


class Usage(NamedTuple):
    """What a process and its children have used, or still use."""

    cpu_seconds: float
    memory_kb: float
    """Resident; what they share counts for each."""


class Entry(NamedTuple):
    """A process in the system's list."""

    parent: int
    ticks: int
    pages: int


@contextmanager
def running(command: Sequence[str], core: int, output: int = DEVNULL) -> Iterator[Popen[str]]:
    """Start `command` on `core`; it ends with the block."""
    pinned = ["taskset", "-c", str(core), *command]  # becomes the command: the process is the same
    process = Popen(pinned, stdin=DEVNULL, stdout=output, text=True)
    try:
        yield process
    finally:
        _end(process)


def _end(process: Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(PATIENCE)
    except TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout:
        process.stdout.close()


def allow_sockets(number: int) -> None:
    """Let the processes that are started from now on open so many files, or as many as may be."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = number if hard == resource.RLIM_INFINITY else min(number, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def usage(*processes: int) -> Usage:
    """What these processes and all their living children use."""
    entries = _entries()
    family = set(processes)
    while grown := {number for number, entry in entries.items() if entry.parent in family} - family:
        family |= grown
    own = [entries[number] for number in family if number in entries]
    return Usage(
        sum(entry.ticks for entry in own) / os.sysconf("SC_CLK_TCK"),
        sum(entry.pages for entry in own) * os.sysconf("SC_PAGE_SIZE") / 1024,
    )


def _entries() -> dict[int, Entry]:
    found = {}
    for path in PROCESSES.glob("[0-9]*/stat"):
        try:
            text = path.read_text()
        except OSError:  # it has just ended
            continue
        fields = text[text.rindex(")") + 1 :].split()  # the name in front may hold anything
        found[int(path.parent.name)] = Entry(
            parent=int(fields[1]), ticks=int(fields[11]) + int(fields[12]), pages=int(fields[21])
        )
    return found
