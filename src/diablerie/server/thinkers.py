"""Where bots think: outside the event loop, and not before their compiled code is there."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from random import SystemRandom
from threading import Thread

from diablerie.bots.roster import BOT_NAMES, COMPILED, IN_THE_MEANTIME, WARM_UP, make_bot
from diablerie.games.game import Event, Game
from diablerie.server.effects import Ask

Answer = Callable[[Event | None], None]
PATIENCE = 1.0
"""Seconds that a bot may think at most."""

logger = logging.getLogger("diablerie.server")


class Thinkers:
    """A few threads in which bots decide, and one in which their code is compiled."""

    def __init__(self, loop: asyncio.AbstractEventLoop, threads: int = 2) -> None:
        self._loop = loop
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="diablerie bot")
        self._luck = SystemRandom()
        self.compiled: set[str] = set()
        """The games whose bots are ready."""
        self._compiler: Thread | None = None

    def warm_up(self) -> None:
        """Compile what bots need in the background, once."""
        if self._compiler is None:
            self._compiler = Thread(target=self._compile, name="diablerie compiler")
            self._compiler.start()

    def _compile(self) -> None:
        for game, compile_code in WARM_UP.items():
            try:
                compile_code()
            except Exception:
                logger.exception("no bot of %s can be compiled; %s plays for it", game, IN_THE_MEANTIME)
            else:
                self.compiled.add(game)
        logger.info("bots are ready")

    def think(self, ask: Ask, game: Game, answer: Answer) -> None:
        """Let a bot decide; `answer` is called in the loop, with None if the bot failed."""
        bot = ask.bot if ask.bot in BOT_NAMES else IN_THE_MEANTIME  # a log may know bots that have left us
        if bot in COMPILED[game.name] and game.name not in self.compiled:
            self.warm_up()
            bot = IN_THE_MEANTIME
        decide = make_bot(bot, game, self._luck, PATIENCE).decide
        future = self._pool.submit(decide, ask.view, ask.memory)
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
