"""What is measured, beside its peers, as ratios from one run: `make bench`."""

import argparse
import os
import sys

from bench import bots_little_devils, first_load, games, ladder, research_pettingzoo, research_vector
from bench.cluster import report as cluster
from bench.server import report

PARTS = ("games", "server", "research")
LADDER = "ladder"
LOAD = "load"
CLUSTER = "cluster"
ALONE = (LADDER, LOAD, CLUSTER, "bots")
"""Take long, and are about strength or need a browser, so they are measured only when asked for."""

if __name__ == "__main__":
    if sys.argv[1:2] == [LADDER]:
        sys.exit(bool(ladder.main(sys.argv[2:])))
    if sys.argv[1:2] == [LOAD]:
        first_load.main(sys.argv[2:])
        sys.exit()
    if sys.argv[1:2] == [CLUSTER]:
        cluster.main(sys.argv[2:])
        sys.exit()
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("part", nargs="?", choices=(*PARTS, *ALONE), help="measure this alone")
    part = parser.parse_args().part
    chosen = [part] if part else PARTS
    if "server" in chosen:
        report.main()
    if part != "server" and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # one core for all, where one may say so
    if "games" in chosen:
        games.main()
    if "research" in chosen:
        research_pettingzoo.main()
        research_vector.main()
    if "bots" in chosen:
        bots_little_devils.main()
