"""What a server's time is spent on: its event loop under the profiler, summed up by part of the house."""

import cProfile
import pstats
import sys
from pathlib import Path

PARTS = (
    ("rules, chance and referee", ("diablerie/games/", "diablerie/kernel/", "diablerie/match/")),
    ("what changed for whom", ("table/updates.py", "table/picture.py", "/view.py", "/masks.py")),
    ("reading and writing JSON", ("protocol/messages.py", "table/entries.py", "msgspec")),
    ("tables and their seats", ("server/table/",)),
    ("hub, rooms and clocks", ("server/hall/", "server/door/")),
    ("framing and connections", ("server/wire/",)),
    ("asyncio", ("asyncio/", "select.epoll", "uvicorn")),
    ("system calls for sockets", ("_socket.socket",)),
    ("handing over to the log", ("SimpleQueue",)),
)
"""The first part that fits counts, but views before the other files of a game."""


def profiled_command(command: list[str], profile: Path) -> list[str]:
    """The same command, but its event loop writes a profile when it ends."""
    assert command[1:3] == ["-m", "diablerie"]
    return [command[0], str(Path(__file__).resolve()), str(profile), *command[3:]]


def shares(profile: Path) -> list[tuple[str, float]]:
    """The share of each part, the largest first."""
    rows = pstats.Stats(str(profile)).stats  # type: ignore[attr-defined]
    spent: dict[str, float] = {}
    for (file, _, function), (_, _, seconds, _, _) in rows.items():
        if "select.epoll" not in function or "poll" not in function:
            part = _part(f"{file}:{function}")
            spent[part] = spent.get(part, 0.0) + seconds
    whole = sum(spent.values())
    return sorted(((part, seconds / whole) for part, seconds in spent.items()), key=lambda row: -row[1])


def _part(place: str) -> str:
    plain = place.replace("\\", "/")
    for name, marks in (PARTS[1], *PARTS):
        if any(mark in plain for mark in marks):
            return name
    return "Python itself"


if __name__ == "__main__":
    from diablerie.commands import main

    profiler = cProfile.Profile()
    target = sys.argv.pop(1)
    try:
        profiler.runcall(main)
    finally:
        profiler.dump_stats(target)
