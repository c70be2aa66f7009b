"""`make torture`: kill the server under load, again and again; ARGS=cluster: all faults of several nodes."""

import argparse
import asyncio
import sys
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import Progress

from tools.torture.cluster.faults import KINDS
from tools.torture.cluster.run import Wanted
from tools.torture.cluster.run import torture as cluster_torture
from tools.torture.player import Lost
from tools.torture.run import torture


def tortured_cluster(folder: Path, wanted: Wanted) -> str:
    """Torture a cluster, with a progress bar where somebody looks, or a line a fault."""
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task("Faults", total=wanted.faults)

        def say(line: str) -> None:
            progress.update(bar, advance=1, description=line) if console.is_terminal else print(
                line, flush=True
            )

        return str(asyncio.run(cluster_torture(folder, wanted, say)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="make torture", description=__doc__)
    parser.add_argument("whom", nargs="?", choices=["cluster"], help="several nodes on PostgreSQL and NATS")
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--faults", type=int, default=200, help="of a cluster")
    parser.add_argument("--minutes", type=float, default=inf, help="no more faults after so long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--only", default="", metavar="WORDS", help="faults with these words: told to end, killed, freezes"
    )
    given = parser.parse_args()
    if not any(given.only in kind for kind in KINDS):
        parser.error(f"no fault has {given.only!r} in its name; there are: {'; '.join(KINDS)}")
    with TemporaryDirectory() as temporary:
        if given.whom is None:
            print(asyncio.run(torture(Path(temporary) / "torture.db", given.kills, given.seed, print)))
        else:
            try:
                wanted = Wanted(given.faults, given.seed, given.minutes, only=given.only)
                print(tortured_cluster(Path(temporary), wanted))
            except Lost as lost:
                sys.exit(str(lost))
