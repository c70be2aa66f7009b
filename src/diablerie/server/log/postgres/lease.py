"""The lease of a node: how long it may go on without a word from PostgreSQL."""

import time
from collections.abc import Callable

from diablerie.server.log.postgres.endings import Ended, Fenced, WentBack

LEASE = 5.0
"""Seconds without a beat after which the others fence a node, by the clock of PostgreSQL."""
SILENCE = 3.0
"""Seconds without a beat after which a node sends people away itself."""


class Lease:
    """What a node knows of itself: its number, what it has written, and when PostgreSQL last answered."""

    def __init__(self, seconds: float = LEASE, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self.node = 0
        """The number of this node since it joined; a new one each time."""
        self.batch = 0
        """The last batch that is durable."""
        self.over: Ended | None = None
        """Why this node may not go on."""
        self._clock = clock
        self._lost: Callable[[BaseException], None] = lambda why: None
        self._heard = clock()

    def begin(self, node: int) -> None:
        """Start anew, as another node."""
        self.node, self.batch, self.over = node, 0, None
        self.hear()

    def watch(self, lost: Callable[[BaseException], None]) -> None:
        """Say when this node is over."""
        self._lost = lost

    def hear(self) -> None:
        """PostgreSQL has answered."""
        self._heard = self._clock()

    @property
    def silence(self) -> float:
        """Seconds since PostgreSQL has answered."""
        return self._clock() - self._heard

    @property
    def is_over(self) -> bool:
        """Whether the others may have fenced this node by now."""
        return self.silence > self.seconds

    def end(self, why: Ended) -> Ended:
        """Note that this node is over; the first reason stays."""
        if self.over is None:
            self.over = why
            self._lost(why)
        return self.over

    def compare(self, durable: int, batch: int | None, fenced: bool) -> None:
        """See whether the database has what was durable when it was asked, or raise why the node is over."""
        if batch is not None and batch < durable:
            raise self.end(WentBack(f"the database has lost what it acknowledged to node {self.node}"))
        if batch is None or fenced:
            raise self.end(Fenced(f"node {self.node} was not heard of for too long, and is over"))
