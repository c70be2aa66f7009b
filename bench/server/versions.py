"""Two versions of our server beside each other: `python -m bench.server.versions ../before`.

The other version is a checkout in which `make play` has set up `.venv`. Heats alternate, so that both have
the same machine. Told is how many moves this version makes for each of the other, with the same work.
"""

import argparse
from functools import cache
from pathlib import Path
from statistics import median
from subprocess import run
from tempfile import TemporaryDirectory

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.server.peers import Measured, measured, obstacle
from bench.server.report import SECONDS, server_command
from tools.load import LIMITS, without

SIZES = (200, 1000)


def heat(python: str, tables: int) -> Measured:
    """Measure the server of an environment, with a new database."""
    with TemporaryDirectory() as folder:
        command = server_command(Path(folder) / "heat.db", unlimited(python))
        return measured("diablerie", [python, *command[1:]], tables, SECONDS)


@cache
def unlimited(python: str) -> list[str]:
    """The options that lift the limits of an environment's server; an older one has fewer."""
    told = run([python, "-m", "diablerie", "serve", "--help"], capture_output=True, text=True, check=True)
    return without([limit for limit in LIMITS if f"{limit} " in told.stdout])


def ratios(python: str, other: str, tables: int, heats: int) -> list[float]:
    """What this version does for each move of the other, heat by heat, rising."""
    found = []
    for number in track(range(heats), f"{tables} tables", console=Console(stderr=True), transient=True):
        pair = (python, other) if number % 2 else (other, python)
        speed = {who: heat(who, tables).moves_per_cpu_second for who in pair}
        found.append(speed[python] / speed[other])
    return sorted(found)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.versions", description=__doc__)
    parser.add_argument("checkout", type=Path, help="the other version")
    parser.add_argument(
        "--heats", type=int, default=9, help="pairs of heats for each number of tables; usually 9"
    )
    given = parser.parse_args()
    here, there = (str(path.resolve() / ".venv/bin/python") for path in (Path(), given.checkout))
    for python in (here, there):
        if not Path(python).exists():
            parser.error(f"there is no {python}; call this in a checkout, and set up both with `make play`")
    if why_not := obstacle():
        parser.error(why_not)
    table = Table(box=SIMPLE_HEAD, title="Moves per CPU-second of this version for each of the other")
    for name in ("tables", "ratio", "from heat to heat"):
        table.add_column(name, justify="right")
    for tables in SIZES:
        found = ratios(here, there, tables, given.heats)
        table.add_row(f"{tables:,}", f"{median(found):.3f}", f"{found[0]:.3f} to {found[-1]:.3f}")
    Console().print(table)


if __name__ == "__main__":
    main()
