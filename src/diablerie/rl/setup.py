"""What is asked of an interface before a game begins, checked in one place."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from diablerie.errors import InputError
from diablerie.game.manifest import Game
from diablerie.game.numbers import AnyNumbers, numbers_of
from diablerie.game.options import Options, complete
from diablerie.games.catalogue import GAMES
from diablerie.match.referee import ROUND_LIMIT
from diablerie.rl.rewards import REWARDS


@dataclass(frozen=True)
class Setup:
    """A game, and what it is played for."""

    game: Game
    numbers: AnyNumbers
    players: int
    options: Options
    rounds: int
    """After so many rounds a game ends, if not before; 0 for the whole match."""
    reward: str

    @property
    def round_limit(self) -> int:
        """After how many rounds a game ends at the latest."""
        return self.rounds or ROUND_LIMIT

    def __reduce__(self) -> tuple[Callable[..., "Setup"], tuple[Any, ...]]:
        """Pickled and copied by the game's name: its functions are the same everywhere."""
        return setup_of, (self.game.name, self.players, self.rounds, self.reward, dict(self.options))


def setup_of(game: str, players: int | None, rounds: int, reward: str, options: dict[str, object]) -> Setup:
    """Check everything; without a number of players there are as many as usual."""
    if game not in GAMES:
        raise InputError(f"unknown game {game!r}; there are: {', '.join(GAMES)}")
    rules = GAMES[game]
    if reward not in REWARDS:
        raise InputError(f"unknown reward {reward!r}; there are: {', '.join(REWARDS)}")
    if type(rounds) is not int or rounds < 0:
        raise InputError(f"rounds: {rounds!r} is not allowed; 0 for the whole match, or a number of rounds")
    count = rules.check_players(rules.usual if players is None else players)
    given = complete(rules.options, options)
    return Setup(rules, numbers_of(rules.package), count, given, rounds, reward)
