"""Two versions of rules, search, vectors and PettingZoo: `python -m bench.versions ../before`.

The other version is a checkout in which `make bench` has set up `.venv`. Each version runs what its own
`bench/` measures, in a process of its own on the same core; heats take turns, so that both have the same
machine, and the processor's time is what counts. Told is how many moves this version makes in the time in
which the other makes one. The server is measured by `python -m bench.server.versions`.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Self

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

HEATS = 15
WORKER = """
import sys
from time import process_time
from bench import bots_little_devils, games, research_pettingzoo, research_vector

search = games.Contestant("Little Devils, search", "playouts", bots_little_devils.playouts())
vectors = [one for sizes in research_vector.contestants()[0] for one in sizes]
found = [*games.contestants(), search, *research_pettingzoo.contestants()[1:], *vectors]
everybody = {f"{one.name}, {one.unit}": one for one in found}
print(*everybody, "", sep="\\n", flush=True)
for name in map(str.strip, sys.stdin):
    contestant = everybody[name]
    if contestant.games == 1:
        contestant.find_pace()
    started = process_time()
    moves = contestant.heat(contestant.games)
    print(moves / (process_time() - started), flush=True)
"""
PEERS = ("OpenSpiel", "pgx")


class Version:
    """A checkout, and what its own bench measures, in a process that waits to be asked."""

    def __init__(self, folder: Path) -> None:
        command = [str(folder / ".venv/bin/python"), "-W", "ignore", "-c", WORKER]
        self._folder = folder
        self._process = subprocess.Popen(
            command, cwd=folder, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.names = list(iter(self._line, ""))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.communicate()

    def heat(self, name: str) -> float:
        """Run a heat of what has this name, and return how fast it was."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{name}\n")
        self._process.stdin.flush()
        return float(self._line())

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit(f"the bench of {self._folder} ended early; what it printed is above")
        return line.rstrip("\n")


def ratios(here: Version, there: Version, name: str, heats: int) -> list[float]:
    """What this version does for each move of the other, heat by heat, rising."""
    for version in (here, there):
        version.heat(name)
    found = []
    for number in range(heats):
        pair = (here, there) if number % 2 else (there, here)
        speed = {version: version.heat(name) for version in pair}
        found.append(speed[here] / speed[there])
    return sorted(found)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.versions", description=__doc__)
    parser.add_argument("checkout", type=Path, help="the other version")
    parser.add_argument("--heats", type=int, default=HEATS, help=f"pairs of heats of each; usually {HEATS}")
    given = parser.parse_args()
    folders = Path().resolve(), given.checkout.resolve()
    for folder in folders:
        if not (folder / ".venv/bin/python").exists():
            parser.error(
                f"there is no {folder}/.venv; call this in a checkout, and set up both with `make bench`"
            )
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core for both, where one may say so
    table = Table(box=SIMPLE_HEAD, title="This version, for each move of the other")
    for title in ("", "ratio", "from heat to heat"):
        table.add_column(title, justify="right" if title else "left")
    with Version(folders[0]) as here, Version(folders[1]) as there:
        known = set(there.names)
        names = [name for name in here.names if name in known and not name.startswith(PEERS)]
        for name in track(names, "measuring", console=Console(stderr=True), transient=True):
            found = ratios(here, there, name, given.heats)
            table.add_row(name, f"{median(found):.3f}", f"{found[0]:.3f} to {found[-1]:.3f}")
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
