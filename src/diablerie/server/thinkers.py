"""Where bots think: outside the event loop."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from random import SystemRandom

from diablerie.bots.roster import make_bot
from diablerie.games.game import Event, Game, View

Answer = Callable[[Event | None], None]

logger = logging.getLogger("diablerie.server")


class Thinkers:
    """A few threads in which bots decide."""

    def __init__(self, loop: asyncio.AbstractEventLoop, threads: int = 2) -> None:
        self._loop = loop
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="diablerie bot")
        self._luck = SystemRandom()

    def think(self, bot: str, game: Game, view: View, answer: Answer) -> None:
        """Let a bot decide; `answer` is called in the loop, with None if the bot failed."""
        future = self._pool.submit(lambda: make_bot(bot, game, self._luck).decide(view))
        future.add_done_callback(lambda done: self._hand_over(bot, done, answer))

    def _hand_over(self, bot: str, done: "Future[Event | None]", answer: Answer) -> None:
        if done.cancelled():
            return
        event = None
        if (error := done.exception()) is not None:
            logger.error("the bot %s failed", bot, exc_info=error)
        else:
            event = done.result()
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(answer, event)

    def close(self) -> None:
        """Let nobody think any more."""
        self._pool.shutdown(wait=True, cancel_futures=True)
