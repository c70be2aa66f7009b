"""Where bots think: outside the event loop, and not before their compiled code is there."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from random import SystemRandom
from threading import Thread

from diablerie.bots.roster import COMPILED, IN_THE_MEANTIME, make_bot
from diablerie.games.game import Event, Game, View

Answer = Callable[[Event | None], None]

logger = logging.getLogger("diablerie.server")


class Thinkers:
    """A few threads in which bots decide, and one in which their code is compiled."""

    def __init__(self, loop: asyncio.AbstractEventLoop, threads: int = 2) -> None:
        self._loop = loop
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="diablerie bot")
        self._luck = SystemRandom()
        self.compiled: set[str] = set()
        self._compiler: Thread | None = None

    def warm_up(self) -> None:
        """Compile what bots need in the background, once."""
        if self._compiler is None:
            self._compiler = Thread(target=self._compile, name="diablerie compiler")
            self._compiler.start()

    def _compile(self) -> None:
        for bot, compile_code in COMPILED.items():
            try:
                compile_code()
            except Exception:
                logger.exception("the bot %s cannot be compiled; %s plays for it", bot, IN_THE_MEANTIME)
            else:
                self.compiled.add(bot)
        logger.info("bots are ready")

    def think(self, bot: str, game: Game, view: View, answer: Answer) -> None:
        """Let a bot decide; `answer` is called in the loop, with None if the bot failed."""
        if bot in COMPILED and bot not in self.compiled:
            self.warm_up()
            bot = IN_THE_MEANTIME
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
        """Let nobody think any more; who compiles comes to an end first."""
        self._pool.shutdown(wait=True, cancel_futures=True)
        if self._compiler is not None:
            self._compiler.join()
