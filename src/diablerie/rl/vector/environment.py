"""The vector environment: what Gymnasium's vector environments do, for games of several players."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from diablerie.errors import InputError
from diablerie.game.options import changed
from diablerie.game.types import State
from diablerie.rl.rewards import POINTS
from diablerie.rl.seeds import checked_seed, fresh_seed, luck_of_game, whim_of_game
from diablerie.rl.setup import setup_of
from diablerie.rl.vector.desk import (
    ALL_LEGAL,
    Actions,
    Desk,
    Terms,
    begin_anew,
    choose_by_lot,
    empty_desk,
    first_illegal,
    part_of,
)
from diablerie.rl.vector.loops import loop_of

Stepped = tuple[
    npt.NDArray[Any],
    npt.NDArray[np.float32],
    npt.NDArray[np.bool_],
    npt.NDArray[np.bool_],
    dict[str, npt.NDArray[Any]],
]
"""Observations, rewards, terminated, truncated and what else there is to know."""


class VectorEnv:
    """Many games of one kind; in each of them one seat decides at a time.

    The arrays are the same ones after every step, written anew: copy what you want to keep. A game that ends
    begins anew in the same step: its rewards are those of the old game, its observation is of the new one.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        rounds: int = 0,
        reward: str = "place",
        threads: int = 1,
        **options: object,
    ) -> None:
        self.setup = setup_of(game, players, rounds, reward, options)
        for name, number in (("games", games), ("threads", threads)):
            if type(number) is not int or number < 1:
                raise InputError(f"{name}: {number!r} is not allowed; at least 1")
        numbers = self.setup.numbers
        self.num_envs = games
        self.players = self.setup.players
        self.observation_size = numbers.size
        self.action_count = numbers.actions(self.setup.options)
        self._opening = self.setup.game.new_game(self.players, self.setup.options)
        self._desk = empty_desk(numbers, self._opening, games, self.setup.options)
        self._terms = Terms(
            self.setup.round_limit, int(rounds == 0), int(reward == POINTS), self.setup.game.better
        )
        self._chosen = np.zeros(games, np.int64)
        self._parts = [(part, part_of(self._desk, part)) for part in _slices(games, min(threads, games))]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._begun = False

    @property
    def masks(self) -> npt.NDArray[np.uint8]:
        """What may be done in each game now: 1 for a legal action, 0 for any other."""
        return self._desk.masks

    @property
    def turns(self) -> npt.NDArray[np.int64]:
        """The seat that decides in each game now."""
        return self._desk.turns

    def reset(
        self, *, seed: int | Sequence[int] | None = None
    ) -> tuple[npt.NDArray[Any], dict[str, npt.NDArray[Any]]]:
        """Begin all games anew: from one seed for all, or from one for each."""
        for game, (number, own) in enumerate(self._seeds(seed)):
            self._desk.lucks[game] = luck_of_game(number, own)
            self._desk.whims[game] = whim_of_game(number, own)
        begin_anew(self._desk, self._opening)
        self._step(self._chosen)
        self._desk.lengths[:] = 0
        self._begun = True
        return self._desk.observations, self._info()

    def step(self, actions: npt.ArrayLike) -> Stepped:
        """Do one action in each game; where one is not legal, nothing happens anywhere."""
        self._step(self._checked(actions))
        desk = self._desk
        return desk.observations, self._rewards(), desk.terminated, desk.truncated, self._info()

    def sample(self) -> Actions:
        """A legal action for each game, chosen by lot; the same ones for the same seed."""
        self._expect_begun()
        choose_by_lot(self._desk.masks, self._desk.whims, self._chosen)
        return self._chosen

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    @cached_property
    def _loop(self) -> Callable[[State, Desk, Actions, Terms], None]:
        loop = loop_of(self.setup.numbers)
        return loop.fitted(self._opening, self._desk, self._chosen, self._terms)

    def _step(self, actions: Actions) -> None:
        loop = self._loop  # which compiles, before several threads ask for it at once
        if self._pool is None:
            loop(self._opening, self._desk, actions, self._terms)
            return
        work = [
            self._pool.submit(loop, self._opening, desk, actions[part], self._terms)
            for part, desk in self._parts
        ]
        for done in work:
            done.result()

    def _rewards(self) -> npt.NDArray[np.float32]:
        return self._desk.rewards[:, : self.players]

    def _info(self) -> dict[str, npt.NDArray[Any]]:
        return {"action_mask": self._desk.masks, "turn": self._desk.turns, "length": self._desk.lengths}

    def _expect_begun(self) -> None:
        if not self._begun:
            raise InputError("nothing has begun: call reset() first")

    def _checked(self, actions: npt.ArrayLike) -> Actions:
        self._expect_begun()
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            wanted = f"{self.num_envs} whole numbers"
            raise InputError(f"actions: {chosen.dtype} of shape {chosen.shape} where {wanted} are needed")
        chosen = chosen.astype(np.int64, copy=False)
        wrong = first_illegal(self._desk.masks, chosen)
        if wrong != ALL_LEGAL:
            legal = np.flatnonzero(self._desk.masks[wrong]).tolist()
            seat = self._desk.turns[wrong]
            raise InputError(
                f"action {chosen[wrong]} of seat {seat} in game {wrong} is not legal; legal are {legal}"
            )
        return chosen

    def _seeds(self, seed: int | Sequence[int] | None) -> list[tuple[int, int]]:
        """For each game a seed, and its number among those that share it."""
        if seed is None:
            seed = fresh_seed()
        if isinstance(seed, int | np.integer):
            return [(checked_seed(seed), game) for game in range(self.num_envs)]
        if not isinstance(seed, Sequence | np.ndarray) or isinstance(seed, str):
            raise InputError(f"seed: {seed!r} is not allowed; a whole number, or one for each game")
        if len(seed) != self.num_envs:
            raise InputError(
                f"seed: {len(seed)} seeds for {self.num_envs} games; one for all or one for each"
            )
        return [(checked_seed(one), 0) for one in seed]

    def __repr__(self) -> str:
        options = changed(self.setup.game.options, self.setup.options)
        settings = "".join(f", {name}={value!r}" for name, value in options.items())
        return f"VectorEnv({self.setup.game.name!r}, {self.num_envs}, players={self.players}{settings})"


def _slices(games: int, parts: int) -> list[slice]:
    """Cut so many games into parts of about the same size."""
    edges = [games * part // parts for part in range(parts + 1)]
    return [slice(first, last) for first, last in zip(edges, edges[1:])]
