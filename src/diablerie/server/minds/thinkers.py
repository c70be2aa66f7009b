"""Where bots think: outside the event loop, and not before their compiled code is there."""

import asyncio
import logging
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from random import SystemRandom
from threading import Thread

from diablerie.bots.roster import BOT_NAMES, STAND_IN, make_bot
from diablerie.game.manifest import Game
from diablerie.game.types import Event
from diablerie.games.catalogue import GAMES
from diablerie.kernel import all_compiled
from diablerie.server.table.effects import Ask

Answer = Callable[[Event | None], None]
PATIENCE = 1.0
"""Seconds that a bot may think at most."""

logger = logging.getLogger("diablerie.server")


class Thinkers:
    """A few threads in which bots decide, and one that sees to it that their code is compiled."""

    def __init__(self, loop: asyncio.AbstractEventLoop, threads: int = 2) -> None:
        for game in GAMES.values():
            game.bots()  # loaded now, so that no table waits for it later
        self._loop = loop
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="diablerie bot")
        self._luck = SystemRandom()
        self.compiled: set[str] = set()
        """The games whose bots are ready."""
        self._compiler: Thread | None = None
        self._elsewhere: subprocess.Popen[bytes] | None = None
        self._closing = False

    def warm_up(self) -> None:
        """Compile what bots need in the background, once."""
        if self._compiler is None:
            self._compiler = Thread(target=self._compile, name="diablerie compiler")
            self._compiler.start()

    def compile_now(self, game: Game) -> None:
        """Wait until everything is compiled; never to be called in the loop."""
        if game.name not in self.compiled:
            self.warm_up()
            assert self._compiler is not None
            self._compiler.join()
        if self._closing:
            raise asyncio.CancelledError  # the house closes, and whoever waits has gone

    def _compile(self) -> None:
        self._compile_elsewhere()
        for game in GAMES.values():
            if self._closing:
                return
            try:
                game.bots().warm_up()
            except Exception:
                logger.exception("no bot of %s can be compiled; %s plays for it", game.name, STAND_IN)
            else:
                self.compiled.add(game.name)
        logger.info("bots are ready")

    def _compile_elsewhere(self) -> None:
        """Compile in a process of its own: here it would hold up everybody, and the end of the server."""
        if all_compiled():
            return
        command = [sys.executable, "-m", "diablerie.bots.warming"]
        quiet = subprocess.DEVNULL
        try:
            self._elsewhere = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)
        except OSError:
            return  # then it is done here
        if self._closing:
            self._elsewhere.kill()
        self._elsewhere.wait()

    def think(self, ask: Ask, game: Game, answer: Answer) -> None:
        """Let a bot decide; `answer` is called in the loop, with None if the bot failed."""
        bot = ask.bot if ask.bot in BOT_NAMES else STAND_IN  # a log may know bots that have left us
        if bot in game.bots().compiled and game.name not in self.compiled:
            self.warm_up()
            bot = STAND_IN
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
        """Let nobody think any more, and compile nothing further."""
        self._closing = True
        if self._elsewhere is not None:
            self._elsewhere.kill()
        self._pool.shutdown(wait=True, cancel_futures=True)
        if self._compiler is not None:
            self._compiler.join()
