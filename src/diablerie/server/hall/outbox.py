"""The outbox: lets nobody see what could still be lost.

Whatever is to be kept or told in one turn of the loop is gathered in a batch. The log makes the facts of a
batch durable in one commit; only then is the batch told. One batch is written while the next one gathers.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from diablerie.server.hall.counts import Durations
from diablerie.server.hall.results import rated
from diablerie.server.hall.room import Listener, Room
from diablerie.server.log.facts import Contest, Fact
from diablerie.server.log.home import Log, Settled
from diablerie.server.protocol.messages import AnyTold, write_into
from diablerie.server.wire.frames import text_frame

logger = logging.getLogger("diablerie.server")


@dataclass(slots=True)
class Batch:
    """What is kept and told together."""

    facts: list[Fact] = field(default_factory=list)
    tells: list[tuple[bytes, Listener]] = field(default_factory=list)
    """What to tell, as frames, and whom."""
    versions: dict[Room, int] = field(default_factory=dict)
    """Up to which version each room's entries are in this batch or before."""
    contests: dict[Contest, list[Listener]] = field(default_factory=dict)
    """Games that are settled with the facts, and who is told what that did to the ratings."""
    closes: list[tuple[Listener, int, str]] = field(default_factory=list)
    """Who is sent away after that, and why."""
    waiting: list["asyncio.Future[None]"] = field(default_factory=list)


class Outbox:
    """What waits to be kept and told."""

    def __init__(self, log: Log, loop: asyncio.AbstractEventLoop, failed: Callable[[], None]) -> None:
        self.batch = Batch()
        """What is gathered now; whoever adds to it calls `plan`."""
        self.commits = self.messages = 0
        self.waits = Durations()
        """How long a batch took to be durable."""
        self.failure: BaseException | None = None
        """Why nothing can be kept any more."""
        self._loop = loop
        self._failed = failed
        self._log = log
        log.watch(self._lost)
        self._is_planned = False
        self._is_held = False
        """Whether a batch is on its way, or nothing may be sent."""
        self._buffer = bytearray()

    def framed(self, message: AnyTold) -> bytes:
        """A message as it will be sent: to write it at once is cheaper than to keep what it is made of."""
        write_into(self._buffer, message)
        return text_frame(self._buffer)

    def tell(self, listeners: Iterable[Listener], message: AnyTold) -> None:
        """Tell somebody something, after everything that was to be told before."""
        frame = self.framed(message)
        self.batch.tells += [(frame, listener) for listener in listeners]
        self.plan()

    def keep(self, fact: Fact) -> None:
        """Keep something."""
        self.batch.facts.append(fact)
        self.plan()

    async def durable(self) -> None:
        """Wait until everything so far is durable and told."""
        future = self._loop.create_future()
        self.batch.waiting.append(future)
        self.plan()
        await future

    def plan(self) -> None:
        """See to it that what is gathered is sent at the end of this turn of the loop."""
        if not self._is_planned and not self._is_held:
            self._is_planned = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        self._is_planned = False
        batch, self.batch = self.batch, Batch()
        if not batch.facts:
            self._publish(batch)
            return
        self._is_held = True
        handed = time.perf_counter()  # the loop's own clock counts whole milliseconds

        def written(outcome: Settled | BaseException) -> None:
            self._loop.call_soon_threadsafe(self._written, batch, outcome, time.perf_counter() - handed)

        self._log.write(batch.facts, written)

    def _written(self, batch: Batch, outcome: Settled | BaseException, waited: float) -> None:
        if isinstance(outcome, BaseException):
            self.batch.waiting += batch.waiting
            self._stop(outcome)
            return
        self._is_held = False
        self.commits += 1
        self.waits.note(waited)
        for contest, settlement in outcome.items():
            frame = self.framed(rated(contest, settlement))
            batch.tells += [(frame, listener) for listener in batch.contests.get(contest, ())]
        self._publish(batch)
        self.plan()

    def _lost(self, error: BaseException) -> None:
        """Hear from the log that there is nothing left to write to."""
        self._loop.call_soon_threadsafe(self._stop, error)

    def _stop(self, error: BaseException) -> None:
        """Send nothing more: memory is ahead of the log, which tells the truth at the next start."""
        logger.critical("the log cannot be written, the server stops: %s", error)
        self.failure = error
        self._is_held = True
        for future in self.batch.waiting:
            if not future.done():
                future.set_exception(OSError("the log cannot be written"))
        self._failed()

    def _publish(self, batch: Batch) -> None:
        for frame, listener in batch.tells:
            post = listener.post  # found first: it is a field, and Python looks for a method much longer
            post(frame)
        self.messages += len(batch.tells)
        for listener, code, reason in batch.closes:
            listener.close(code, reason)
        now = self._loop.time()
        for room, version in batch.versions.items():
            room.table.published(version, room.at(now))
        for future in batch.waiting:
            if not future.done():
                future.set_result(None)

    async def pause(self) -> None:
        """Send everything, then hold what comes until `resume`."""
        await self.durable()
        while self._is_held or self._is_planned or self.batch.facts:
            await self.durable()
        self._is_held = True

    def resume(self, keeping: Iterable[Fact]) -> None:
        """Go on with these facts of all that was gathered meanwhile."""
        self.batch = Batch(list(keeping), waiting=self.batch.waiting)
        self._is_held = False
        self.plan()
