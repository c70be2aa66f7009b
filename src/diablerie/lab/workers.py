"""Processes that play side by side, one a core."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import Any


@contextmanager
def workers(cores: int, ready: Callable[..., object] | None = None, *told: Any) -> Iterator[Pool]:
    """So many processes, deaf to Ctrl-C, each made `ready` first; leaving the block ends them."""
    processes = get_context("spawn")  # a fork would copy the threads of a progress bar
    with _without_interrupts():  # the workers inherit this, and are quiet from their first moment
        pool = processes.Pool(cores, ready, told)
    with pool:
        yield pool


@contextmanager
def side_by_side(cores: int) -> Iterator[Callable[..., Iterator[Any]]]:
    """How to work through tasks in order; for one core nobody waits until another process has started."""
    if cores == 1:
        yield map
        return
    with workers(cores) as pool:
        yield pool.imap


@contextmanager
def _without_interrupts() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
