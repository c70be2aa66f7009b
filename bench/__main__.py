"""What is measured, beside its peers, as ratios from one run: `make bench`."""

import os

from bench import games

if __name__ == "__main__":
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # one core for all
    games.main()
