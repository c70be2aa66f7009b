"""A node as there is hardly one in life: impatient, with a clock that is wrong, or of another version.

python odd.py --hasty --clock 3600 --spoken 2 serve …
"""

import argparse
import sys
import time

from diablerie.commands import main
from diablerie.server import app
from diablerie.server.log.postgres import log
from diablerie.server.nodes import beating, exchange, frames, member

FASTER = 2
"""So many times sooner than others it has waited long enough, so that a test need not wait for hours."""


def hasty() -> None:
    """Beat often, and wait for nothing as long as others do."""
    for module, names in (
        (app, ("TRY_AGAIN",)),
        (beating, ("BEAT_EVERY", "LEASE")),
        (member, ("SILENCE", "SWEEP_EVERY")),
    ):
        for name in names:
            setattr(module, name, getattr(module, name) / FASTER)
    member.BUS_PATIENCE = 1.0
    log.opened.__defaults__ = tuple(value / FASTER for value in log.opened.__defaults__ or ())


def wrong(seconds: int) -> None:
    """Let the clock on the wall be wrong by so much; the one that measures durations is not."""
    right, exact = time.time, time.time_ns
    time.time = lambda: right() + seconds
    time.time_ns = lambda: exact() + seconds * 1_000_000_000


if __name__ == "__main__":
    parser = argparse.ArgumentParser(allow_abbrev=False)
    parser.add_argument("--hasty", action="store_true")
    parser.add_argument("--clock", type=int, default=0)
    parser.add_argument("--spoken", type=int, default=frames.SPOKEN)
    given, rest = parser.parse_known_args()
    exchange.SPOKEN = given.spoken  # type: ignore[attr-defined]
    if given.hasty:
        hasty()
    wrong(given.clock)
    sys.argv[1:] = rest
    main()
