"""What is asked of an interface before a game begins, checked in one place."""

from typing import NamedTuple

from diablerie.errors import InputError
from diablerie.game.options import Options, complete
from diablerie.match.referee import ROUND_LIMIT
from diablerie.rl.encoding import ENCODINGS, Encoding
from diablerie.rl.rewards import REWARDS


class Setup(NamedTuple):
    """A game, and what it is played for."""

    encoding: Encoding
    players: int
    options: Options
    rounds: int
    """After so many rounds a game ends, if not before; 0 for the whole match."""
    reward: str

    @property
    def round_limit(self) -> int:
        """After how many rounds a game ends at the latest."""
        return self.rounds or ROUND_LIMIT


def setup_of(game: str, players: int | None, rounds: int, reward: str, options: dict[str, object]) -> Setup:
    """Check everything; without a number of players there are as many as usual."""
    if game not in ENCODINGS:
        raise InputError(f"unknown game {game!r}; there are: {', '.join(ENCODINGS)}")
    encoding = ENCODINGS[game]
    if reward not in REWARDS:
        raise InputError(f"unknown reward {reward!r}; there are: {', '.join(REWARDS)}")
    if type(rounds) is not int or rounds < 0:
        raise InputError(f"rounds: {rounds!r} is not allowed; 0 for the whole match, or a number of rounds")
    count = encoding.game.check_players(encoding.game.usual if players is None else players)
    return Setup(encoding, count, complete(encoding.game.options, options), rounds, reward)
