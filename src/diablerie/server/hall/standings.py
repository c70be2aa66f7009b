"""Who stands where in the ratings now, the games that are just being written included."""

from collections import Counter, OrderedDict, deque
from collections.abc import Sequence
from itertools import combinations

from diablerie.server.log.queries import DamagedPerson
from diablerie.server.log.sqlite import SqliteLog
from diablerie.server.people.ratings import DAY, NEW, Rating

REMEMBERED_RATINGS = 10_000


class Meetings:
    """Who has finished a game with whom in the last day: games among people, whether they counted or not."""

    def __init__(self) -> None:
        self._games: deque[tuple[int, str, Sequence[str]]] = deque()
        self._met: Counter[tuple[str, str, str]] = Counter()

    def add(self, time: int, game: str, people: Sequence[str]) -> None:
        """Remember a game that has ended."""
        self._games.append((time, game, people))
        self._met.update((game, one, other) for one, other in combinations(sorted(people), 2))

    def between(self, game: str, people: Sequence[str], time: int) -> list[list[int]]:
        """How often every two of these people have met in a game in the day before `time`."""
        self._forget(time - DAY)
        return [[self._met[game, min(one, other), max(one, other)] for other in people] for one in people]

    def _forget(self, until: int) -> None:
        while self._games and self._games[0][0] <= until:
            _, game, people = self._games.popleft()
            for one, other in combinations(sorted(people), 2):
                self._met[game, one, other] -= 1
                if not self._met[game, one, other]:
                    del self._met[game, one, other]


class Standings:
    """Everybody's ratings, from the log and from what goes into it at the moment."""

    def __init__(self, log: SqliteLog) -> None:
        self._log = log
        self._noted: OrderedDict[tuple[str, str], Rating] = OrderedDict()
        self._meetings: Meetings | None = None

    def rating(self, game: str, person: str) -> Rating:
        """How good somebody is at a game."""
        if (game, person) in self._noted:
            return self._noted[game, person]
        kept = self._log.queries.rating(game, person)
        return NEW if kept is None else Rating(kept.mu, kept.sigma, kept.games)

    def age(self, person: str, time: int) -> int:
        """Milliseconds from somebody's first coming to `time`; 0 if the log does not know when that was."""
        try:
            kept = self._log.queries.person_with_key(person)
        except DamagedPerson:
            return 0
        return 0 if kept is None else time - kept.created

    def meet(self, game: str, people: Sequence[str], time: int) -> list[list[int]]:
        """Note that these people have finished a game; how often have every two met in the day before?"""
        if self._meetings is None:
            self._meetings = Meetings()
            for finished, name, others in self._log.queries.finished_since(time - DAY):
                self._meetings.add(finished, name, others)
        before = self._meetings.between(game, people, time)
        self._meetings.add(time, game, people)
        return before

    def note(self, game: str, person: str, rating: Rating) -> None:
        """Know a rating before the log does."""
        self._noted[game, person] = rating
        self._noted.move_to_end((game, person))
        while len(self._noted) > REMEMBERED_RATINGS:
            self._noted.popitem(last=False)

    def forget_all(self) -> None:
        """Ask the log again: it was restored from a backup."""
        self._noted.clear()
        self._meetings = None
