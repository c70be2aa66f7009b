"""Games by lot on all cores: the compiled loop, run side by side in threads."""

from concurrent.futures import ThreadPoolExecutor

from diablerie.game.numbers import numbers_of
from diablerie.lab.by_lot import loop_of
from diablerie.lab.outcome import Outcomes, empty_outcomes
from diablerie.lab.setup import Progress, Setup

CHUNK = 2000
"""Games between two looks at the clock: a few hundredths of a second."""


def play_by_lot(setup: Setup, cores: int, progress: Progress) -> Outcomes:
    """Play every game of `setup` by lot; the same seed gives the same games on any number of cores."""
    opening = setup.game.new_game(setup.players, setup.options)
    loop = loop_of(numbers_of(setup.game.package))
    outcomes = empty_outcomes(setup.games)

    def play(chunk: range) -> None:
        loop(opening, setup.seed, chunk.start, outcomes[chunk.start : chunk.stop])
        progress(len(chunk))

    loop(opening, setup.seed, 0, outcomes[:0])  # compiles, before several threads ask for it at once
    pool = ThreadPoolExecutor(cores)
    try:
        for done in [pool.submit(play, chunk) for chunk in setup.chunks(CHUNK)]:
            done.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)  # to wait after a Ctrl-C could be for ever
    return outcomes
