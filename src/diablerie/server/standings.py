"""Who stands where in the ratings now, the games that are just being written included."""

from collections import OrderedDict

from diablerie.server.log.sqlite import SqliteLog
from diablerie.server.ratings import NEW, Rating

REMEMBERED_RATINGS = 10_000


class Standings:
    """Everybody's ratings, from the log and from what goes into it at the moment."""

    def __init__(self, log: SqliteLog) -> None:
        self._log = log
        self._noted: OrderedDict[tuple[str, str], Rating] = OrderedDict()

    def rating(self, game: str, person: str) -> Rating:
        """How good somebody is at a game."""
        if (game, person) in self._noted:
            return self._noted[game, person]
        kept = self._log.rating(game, person)
        return NEW if kept is None else Rating(kept.mu, kept.sigma, kept.games)

    def note(self, game: str, person: str, rating: Rating) -> None:
        """Know a rating before the log does."""
        self._noted[game, person] = rating
        self._noted.move_to_end((game, person))
        while len(self._noted) > REMEMBERED_RATINGS:
            self._noted.popitem(last=False)

    def forget_all(self) -> None:
        """Ask the log again: it was restored from a backup."""
        self._noted.clear()
