"""What is measured, beside its peers, as ratios from one run: `make bench`."""

import os

from bench import games

if __name__ == "__main__":
    if hasattr(os, "sched_setaffinity"):  # one core for all, where the system lets us say so
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    games.main()
