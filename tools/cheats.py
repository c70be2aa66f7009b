"""Races between people of the same speed, one of whom cheats: through the real table, with a clock to set.

`python -m tools.cheats` prints how often each cheat wins, and how many milliseconds it gains.
"""

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from math import sqrt
from random import Random
from typing import NamedTuple

from diablerie.games.diavolo.dice import DEVIL_NAMES
from diablerie.games.diavolo.state import GRAB, State
from diablerie.server.protocol.commands import Act
from diablerie.server.protocol.told import Happened
from tests.server.hall import Guest, Hall

TUMBLE = 5_000
REACTIONS = (900, 1_800)
"""Between which milliseconds everybody grabs, any of them as likely."""
TRIP = 20
"""Milliseconds of everybody's way to the server and back."""


class Player(NamedTuple):
    """How somebody races."""

    looks: bool = True
    """Whether they read the dice, or wait to see what another one grabs."""
    late: int = 0
    """Milliseconds by which they answer pings too late."""
    claims: int | None = None
    """The reaction that they claim, if they lie about it."""
    line: int | None = TRIP
    """What the kernel knows of their line; nothing behind a proxy."""


HONEST = Player()
COPIES = Player(looks=False, late=300, claims=0)
LATE = Player(late=300, claims=0)
LATE_BEHIND_PROXY = Player(late=300, claims=0, line=None)


class Won(NamedTuple):
    """What came of many rounds between two people."""

    rounds: int
    cheat: int
    """Rounds in which the cheat alone lost nothing."""
    honest: int
    gained: int
    """Milliseconds by which the cheat's hand was counted as faster than it was, at most."""

    @property
    def share(self) -> tuple[float, float, float]:
        """The cheat's part of the rounds that somebody won, with its 95 % interval (Wilson)."""
        n, z = self.cheat + self.honest, 1.96
        p = self.cheat / n
        middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return p, (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)


class Racing:
    """One throw after another between an honest player and a cheat."""

    def __init__(self, cheat: Player, seed: int) -> None:
        self.luck = Random(seed)
        self.hall = Hall("diavolo", 2, seed=seed)
        self.guests = self.hall.seat_everybody(["Ada", "Bo"])
        self.players = dict(zip(self.guests, (HONEST, cheat), strict=True))
        self._plans: list[tuple[int, int, Callable[[], None]]] = []
        self._order = count()
        self.gained = 0
        """Milliseconds by which the cheat's hand was counted as faster than it was, at most."""

    def play(self) -> list[tuple[int, ...]]:
        """Play to the end, and say what each round cost each seat."""
        costs = []
        while not self.hall.table.ledger.over:
            before = self.state.rubies[:2]
            self.throw()
            costs.append(tuple(was - now for was, now in zip(before, self.state.rubies, strict=False)))
        return costs

    @property
    def state(self) -> State:
        assert self.hall.table.ledger.match is not None
        state = self.hall.table.ledger.match.state
        assert isinstance(state, State)
        return state

    def throw(self) -> None:
        """Let the dice fall, and everybody grab in their own time."""
        hall = self.hall
        hall.wait(TUMBLE)
        hall.table.published(hall.table.ledger.version, hall.now)
        thrown, answer = hall.now, DEVIL_NAMES[self.state.answer]
        for guest, player in self.players.items():
            hall.table.measured(guest.person.key, TRIP + player.late, player.line)
            if player.looks:
                self._plan(guest, thrown, self.luck.randrange(*REACTIONS), answer)
        while self.state.phase == GRAB and self._plans:
            at, _, act = heappop(self._plans)
            hall.wait(max(0, at - hall.now))
            if self.state.phase == GRAB:
                act()
                hall.table.published(hall.table.ledger.version, hall.now)
                self._copy(thrown)
        self._plans.clear()
        while self.state.phase == GRAB:
            hall.wait(1_000)

    def _copy(self, thrown: int) -> None:
        """Whoever does not look reaches at once for what they see another one grab, or for anything."""
        for guest, player in self.players.items():
            last = guest.told[-1]
            if player.looks or not isinstance(last, Happened) or last.event["do"] != "grab":
                continue
            devil = last.event.get("devil") or self.luck.choice(DEVIL_NAMES)
            self._plan(guest, thrown, self.hall.now - thrown + 1, devil)

    def _plan(self, guest: Guest, thrown: int, reaction: int, devil: str) -> None:
        """A hand moves so long after its player saw the dice, and its grab arrives a way later."""

        def act() -> None:
            claim = self.players[guest].claims
            event = {"do": "grab", "devil": devil, "reaction": reaction if claim is None else claim}
            answer = self.hall.send(guest, Act(guest.next_id(), event))
            if isinstance(answer, Happened) and guest is self.guests[1]:
                self.gained = max(self.gained, reaction - answer.event["reaction"])

        heappush(self._plans, (thrown + reaction + TRIP, next(self._order), act))


def raced(cheat: Player, games: int) -> Won:
    """Let a cheat race against an honest player of the same speed."""
    cheats, honest, gained, rounds = 0, 0, 0, 0
    for seed in range(games):
        racing = Racing(cheat, seed)
        for cost in racing.play():
            rounds += 1
            cheats += cost[1] <= 0 < cost[0]
            honest += cost[0] <= 0 < cost[1]
        gained = max(gained, racing.gained)
    return Won(rounds, cheats, honest, gained)


if __name__ == "__main__":
    for name, cheat in {
        "honest": HONEST,
        "copies, late pongs": COPIES,
        "late pongs": LATE,
        "late pongs, behind a proxy": LATE_BEHIND_PROXY,
    }.items():
        result = raced(cheat, 200)
        share, low, high = (100 * part for part in result.share)
        print(
            f"{name:<28}{result.rounds} rounds, {share:.1f} % won ({low:.1f} to {high:.1f}), "
            f"{result.gained} ms gained"
        )
