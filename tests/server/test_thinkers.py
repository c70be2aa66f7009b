"""Bots think outside the loop, and somebody simpler plays until their code is compiled."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from signal import SIGKILL
from subprocess import Popen
from threading import Event as Signal
from threading import current_thread, main_thread
from typing import Any

import pytest

from diablerie.bots.roster import STAND_IN
from diablerie.game.manifest import Game
from diablerie.game.mind import Bots, Mind
from diablerie.games.catalogue import GAMES
from diablerie.server.minds import thinkers as module
from diablerie.server.minds.thinkers import Thinkers
from diablerie.server.table.effects import Ask
from tests.inside import changed

GAME = GAMES["little_devils"]


class Thoughts:
    """A bot whose compiler waits for a signal, and who decided what in which thread."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_compile = Signal()
        self.decided: list[tuple[str, bool]] = []
        bots: Bots[Any, Any, Any] = Bots(
            levels={bot: self._way(bot) for bot in ("devil", STAND_IN)},
            assess=lambda view, mind: None,
            compiled=frozenset({"devil"}),
            warm_up=self._compile,
        )
        self.game: Game = changed(GAME, bots=lambda: bots)
        monkeypatch.setattr(module, "GAMES", {GAME.name: self.game})

    def _compile(self) -> None:
        assert self.may_compile.wait(20)

    def _way(self, bot: str) -> Callable[[Any, Mind[Any]], Any]:
        def decide(view: Any, mind: Mind[Any]) -> Any:
            self.decided.append((bot, current_thread() is main_thread()))
            if view == "fail":
                raise RuntimeError("a bot's own fault")
            return f"{bot} on {view}"

        return decide


async def thought(thinkers: Thinkers, game: Game, bot: str, view: Any) -> Any:
    answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    ask = Ask(seat=0, bot=bot, view=view, memory=None, question=1)
    thinkers.think(ask, game, answered.set_result)
    return await asyncio.wait_for(answered, 20)


def test_a_simple_bot_plays_until_the_strong_one_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts = Thoughts(monkeypatch)

    async def play() -> None:
        thinkers = Thinkers(asyncio.get_running_loop())
        assert await thought(thinkers, thoughts.game, "devil", "first") == f"{STAND_IN} on first"
        assert await thought(thinkers, thoughts.game, "devil", "second") == f"{STAND_IN} on second"
        thoughts.may_compile.set()
        while await thought(thinkers, thoughts.game, "devil", "third") != "devil on third":
            await asyncio.sleep(0.01)
        thinkers.close()

    asyncio.run(play())
    assert not any(in_main for _, in_main in thoughts.decided)


def test_a_bot_that_fails_answers_nothing_and_others_go_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    thoughts = Thoughts(monkeypatch)

    async def play() -> None:
        thinkers = Thinkers(asyncio.get_running_loop())
        assert await thought(thinkers, thoughts.game, STAND_IN, "fail") is None
        assert await thought(thinkers, thoughts.game, STAND_IN, "fine") == f"{STAND_IN} on fine"
        thinkers.close()

    asyncio.run(play())
    assert f"the bot {STAND_IN} failed" in caplog.text


def test_somebody_plays_for_a_bot_that_has_left_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log may know bots of an older version."""
    thoughts = Thoughts(monkeypatch)

    async def play() -> None:
        thinkers = Thinkers(asyncio.get_running_loop())
        assert await thought(thinkers, thoughts.game, "sly", "first") == f"{STAND_IN} on first"
        thinkers.close()

    asyncio.run(play())


def test_the_real_compiler_makes_the_strong_bots_ready() -> None:
    async def wait() -> None:
        thinkers = Thinkers(asyncio.get_running_loop())
        thinkers.warm_up()
        thinkers.warm_up()  # the second time there is nothing to do
        for game in GAMES.values():
            thinkers.compile_now(game)
        assert thinkers.compiled == set(GAMES)
        thinkers.close()

    asyncio.run(wait())


def test_who_closes_does_not_wait_for_the_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It works elsewhere, where it can be stopped: here it could not."""
    monkeypatch.setattr(module, "all_compiled", lambda: False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    started = Signal()
    monkeypatch.setattr("subprocess.Popen", telling(started))

    async def close() -> None:
        thinkers = Thinkers(asyncio.get_running_loop())
        thinkers.warm_up()
        assert started.wait(20)
        thinkers.close()
        assert thinkers._elsewhere is not None
        assert thinkers._elsewhere.returncode == -SIGKILL
        assert thinkers.compiled == set()

    asyncio.run(close())


def telling(started: Signal) -> Callable[..., Any]:
    def popen(*args: Any, **named: Any) -> Any:
        process = Popen(*args, **named)
        started.set()
        return process

    return popen
