"""The analyst: what the strongest bot thinks of positions, in a thread beside the bots that play.

It has one thread, so hints and reviews take turns position by position, and nobody's game waits for them.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from typing import ParamSpec, TypeVar

from diablerie.bots.report import written_choices, written_figures
from diablerie.bots.review import Decided, Judgement, judge
from diablerie.game.manifest import Game
from diablerie.game.mind import Assessment, Mind
from diablerie.game.types import Event
from diablerie.server.minds.thinkers import Thinkers
from diablerie.server.protocol.told import ChoiceShown, Hinted
from diablerie.server.table.effects import Advise

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 1.0
"""Seconds for a hint."""
REVIEW_PATIENCE = 0.25
"""Seconds for a decision of a review."""
REVIEW_EFFORT = 0.5

logger = logging.getLogger("diablerie.server")


class Analyst:
    """Judges positions, one after another."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="diablerie analyst")
        self._hints: set[asyncio.Task[None]] = set()
        self._closed = False

    def advise(self, game: Game, wish: Advise, answer: Callable[[Hinted], None]) -> None:
        """Say what to do in a position; `answer` is called in the loop."""
        task = asyncio.get_running_loop().create_task(self._advise(game, wish, answer))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _advise(self, game: Game, wish: Advise, answer: Callable[[Hinted], None]) -> None:
        try:
            assessment = await self._in_thread(self._assess, game, wish)
        except Exception:
            logger.exception("no hint for a position of %s", game.name)
            assessment = None
        answer(hinted(game, wish, assessment))

    def _assess(self, game: Game, wish: Advise) -> Assessment[Event] | None:
        self._thinkers.compile_now(game)
        return assessed(game, wish, seconds=PATIENCE)

    async def judge(self, decided: Decided, seed: str) -> Judgement | None:
        """Judge a decision of a finished game."""
        return await self._in_thread(self._judge, decided, seed)

    def _judge(self, decided: Decided, seed: str) -> Judgement | None:
        self._thinkers.compile_now(decided.match.game)
        return judge(decided, seed, REVIEW_EFFORT, REVIEW_PATIENCE)

    async def _in_thread(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        if self._closed:
            raise asyncio.CancelledError  # the house closes, and whoever waits has gone
        return await asyncio.get_running_loop().run_in_executor(self._pool, partial(work, *args, **named))

    def close(self) -> None:
        """Judge nothing any more."""
        self._closed = True
        self._pool.shutdown(wait=True, cancel_futures=True)


def assessed(
    game: Game, wish: Advise, seconds: float | None, effort: float = 1.0
) -> Assessment[Event] | None:
    """What the strongest bot thinks; by what one may see alone: the same position, the same hint."""
    luck = Random(repr((wish.view, wish.memory)))
    return game.bots().assess(wish.view, Mind(wish.memory, luck, seconds, effort))


def hinted(game: Game, wish: Advise, assessment: Assessment[Event] | None) -> Hinted:
    """What somebody is told who asked for a hint."""
    if assessment is None:
        return Hinted(wish.command, wish.version, [])
    choices = [ChoiceShown(**choice) for choice in written_choices(game, assessment)]
    return Hinted(wish.command, wish.version, choices, written_figures(assessment.figures))
