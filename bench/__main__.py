"""What is measured, beside its peers, as ratios from one run: `make bench`."""

import argparse
import os

from bench import games
from bench.server import report

PARTS = ("games", "server")

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("part", nargs="?", choices=PARTS, help="measure this alone")
    part = parser.parse_args().part
    chosen = [part] if part else PARTS
    if "server" in chosen:
        report.main()
    if "games" in chosen:
        if hasattr(os, "sched_setaffinity"):  # one core for all, where the system lets us say so
            os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        games.main()
