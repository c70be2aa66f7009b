"""One game under way, decision by decision: everything follows from the seed and the actions."""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from diablerie.games.core import CHANCE, LEGAL, Seat
from diablerie.games.game import Game, State, seats_of
from diablerie.kernel.luck import Luck
from diablerie.rl.rewards import POINTS, SIGNS, place
from diablerie.rl.seeds import fresh_seed, luck_of_game
from diablerie.rl.setup import Setup
from diablerie.words import ENGLISH

Numbers: TypeAlias = npt.NDArray[Any]


class Table:
    """A game under way; whoever decides is shown a `Sight` in numbers, and never the state."""

    state: State
    """Everything that is true, secrets included."""
    awaited: list[Seat]
    """Who decides now, in the order in which they are asked; nobody when the game is over."""
    rewards: tuple[float, ...]
    """What each seat got for the last decision and what chance made of it."""
    over: bool
    """Whether the game has ended, by its rules or after as many rounds as there may be."""
    is_cut_off: bool
    """Whether it was stopped because it would never end, and not as agreed."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.actions = setup.encoding.actions(setup.options)
        self._no_rewards = (0.0,) * setup.players
        self.begin(fresh_seed(), 0)

    @property
    def game(self) -> Game:
        """What is played."""
        return self.setup.encoding.game

    def begin(self, seed: int, game: int) -> None:
        """Begin the `game`-th game under `seed`."""
        self.state = self.game.new_game(self.setup.players, self.setup.options)
        self.rewards = self._no_rewards
        self._luck: Luck = luck_of_game(seed, game)
        self._go_on()

    def objection(self, seat: Seat, action: int) -> str:
        """Why `seat` may not do this now, in a sentence; empty if it may."""
        if not 0 <= action < self.actions:
            return f"There are only the actions 0 to {self.actions - 1}."
        if seat in self._marked and self._marked[seat][action]:
            return ""  # it was told so, and need not be asked again
        event = self.setup.encoding.event_of(seat, action)
        reason = self.game.refusal(self.state, event)
        if reason == LEGAL:
            return ""
        return self.game.explain(self.game.view(self.state, seat), event, reason, ENGLISH)

    def act(self, seat: Seat, action: int) -> None:
        """Do what `seat` has chosen, and whatever chance does until somebody decides again."""
        before = self.state
        self.state = self.game.apply(before, self.setup.encoding.event_of(seat, action))
        self._go_on()
        self.rewards = self._rewards_since(before)

    def _go_on(self) -> None:
        """Let chance act until somebody is awaited or the game has ended."""
        self.over = self._has_ended()
        while not self.over and self.state.to_act == CHANCE:
            event, self._luck = self.setup.encoding.outcome(self.state, self._luck)
            self.state = self.game.apply(self.state, event)
            self.over = self._has_ended()
        self.is_cut_off = self.over and not self.setup.rounds and not self.game.over(self.state)
        self.awaited = [] if self.over else seats_of(self.game.awaited(self.state))
        self._marked: dict[Seat, bytes] = {}

    def _has_ended(self) -> bool:
        game, state = self.game, self.state
        return game.over(state) or game.rounds(state) >= self.setup.round_limit

    def _rewards_since(self, before: State) -> tuple[float, ...]:
        if not self.over and self.setup.reward != POINTS:
            return self._no_rewards
        sign, players = SIGNS[self.game.name], self.setup.players
        then, now = self.game.totals(before), self.game.totals(self.state)
        if self.setup.reward == POINTS:
            return tuple([float(sign * (now[seat] - then[seat])) for seat in range(players)])
        return tuple([place(now, players, seat, sign) for seat in range(players)])  # type: ignore[arg-type]

    def observation(self, seat: Seat, mask: Numbers) -> Numbers:
        """What `seat` knows; what it may do is written into `mask`, an array of bytes."""
        encoding = self.setup.encoding
        sight = encoding.sight(self.state, seat)
        row = np.zeros(encoding.size, encoding.dtype)
        encoding.observe(sight, row.data)  # into their memory: numbers are written much faster there
        encoding.mark(sight, mask.data)
        self._marked[seat] = mask.tobytes()
        return row
