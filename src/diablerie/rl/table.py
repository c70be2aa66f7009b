"""One game under way, decision by decision: everything follows from the seed and the actions."""

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from diablerie.game.core import CHANCE, LEGAL, Seat
from diablerie.game.manifest import Game
from diablerie.game.masks import members
from diablerie.game.types import Event, Memory, State, View
from diablerie.kernel.luck import Luck
from diablerie.rl.rewards import POINTS, place
from diablerie.rl.seeds import fresh_seed, luck_of_game
from diablerie.rl.setup import Setup
from diablerie.words import ENGLISH

Numbers: TypeAlias = npt.NDArray[Any]
BYTES: Final = np.dtype(np.int8)


class Table:
    """A game under way; whoever decides is shown numbers made of their view and memory, never the state."""

    state: State
    """Everything that is true, secrets included."""
    awaited: tuple[Seat, ...]
    """Who decides now, in the order in which they are asked; nobody when the game is over."""
    rewards: tuple[float, ...]
    """What each seat got for the last decision and what chance made of it."""
    over: bool
    """Whether the game has ended, by its rules or after as many rounds as there may be."""
    is_cut_off: bool
    """Whether it was stopped because it would never end, and not as agreed."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.actions = setup.numbers.actions(setup.options)
        self._dtype = np.dtype(setup.numbers.kind.dtype)
        self._limit = setup.round_limit
        self._no_rewards = (0.0,) * setup.players
        self.begin(fresh_seed(), 0)

    @property
    def game(self) -> Game:
        """What is played."""
        return self.setup.game

    def begin(self, seed: int, game: int) -> None:
        """Begin the `game`-th game under `seed`."""
        self.state = self.game.new_game(self.setup.players, self.setup.options)
        self.rewards = self._no_rewards
        self._memory: Memory = self.game.no_memory
        self._shared: View = self.game.shared_view(self.state)
        self._luck: Luck = luck_of_game(seed, game)
        self._go_on()

    def objection(self, seat: Seat, action: int) -> str:
        """Why `seat` may not do this now, in a sentence; empty if it may."""
        if not 0 <= action < self.actions:
            return f"There are only the actions 0 to {self.actions - 1}."
        if seat in self._masks and self._masks[seat][action]:
            return ""  # it was told so, and need not be asked again
        event = self.setup.numbers.event_of(seat, action)
        reason = self.game.refusal(self.state, event)
        return "" if reason == LEGAL else self.game.explain(self._view(seat), event, reason, ENGLISH)

    def act(self, seat: Seat, action: int) -> None:
        """Do what `seat` has chosen, and whatever chance does until somebody decides again."""
        before = self.state
        self._let(self.setup.numbers.event_of(seat, action))
        self._go_on()
        self.rewards = self._rewards_since(before)

    def _let(self, event: Event) -> None:
        game, before = self.setup.game, self.state
        self.state = after = game.apply(before, event)
        self._memory = game.remember(self._memory, before, event, after)

    def _go_on(self) -> None:
        """Let chance act until somebody is awaited or the game has ended."""
        setup, limit = self.setup, self._limit
        game = setup.game
        rounds = game.rounds(self.state)
        while self.state.to_act == CHANCE and rounds < limit:
            event, self._luck = setup.numbers.outcome(self.state, self._luck)
            self._let(event)
            rounds = game.rounds(self.state)
        is_played_out = game.over(self.state)
        self.over = is_played_out or rounds >= limit
        self.is_cut_off = self.over and not is_played_out and not self.setup.rounds
        self.awaited = () if self.over else members(game.awaited(self.state))
        self._is_seen = False
        self._masks: dict[Seat, bytes] = {}

    def _rewards_since(self, before: State) -> tuple[float, ...]:
        if not self.over and self.setup.reward != POINTS:
            return self._no_rewards
        sign, players = self.game.better, self.setup.players
        then, now = self.game.totals(before), self.game.totals(self.state)
        if self.setup.reward == POINTS:
            return tuple([float(sign * (now[seat] - then[seat])) for seat in range(players)])
        return tuple([place(now, players, seat, sign) for seat in range(players)])  # type: ignore[arg-type]

    def seen_by(self, seat: Seat, width: int) -> tuple[Numbers, Numbers]:
        """What `seat` sees and remembers, and what it may do, as a mask that is so wide."""
        numbers, view = self.setup.numbers, self._view(seat)
        row, mask = numbers.observation(view, self._memory), numbers.mask(view, width)
        self._masks[seat] = bytes(mask)
        return np.frombuffer(row, self._dtype), np.frombuffer(mask, BYTES)

    def _view(self, seat: Seat) -> View:
        game = self.setup.game
        if not self._is_seen:  # the same for all who look
            self._shared, self._is_seen = game.shared_after(self._shared, self.state), True
        shared = self._shared
        own = game.private(self.state, shared, seat)
        seen: View = tuple.__new__(type(shared), own + shared[len(own) :])  # type: ignore[type-var]
        return seen
