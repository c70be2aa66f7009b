"""What a tournament plays: which deals, and who sits where in each of their games."""

import re
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import chain, combinations, permutations
from random import Random
from typing import TypeAlias

from diablerie.errors import InputError
from diablerie.game.manifest import Game
from diablerie.game.options import Options
from diablerie.games.catalogue import find_game

Seating: TypeAlias = tuple[int, ...]
"""For each seat the bot on it, as its number among the plan's names."""

FEW = 12
"""So many different seatings are all played with every deal; of more, a circle is drawn by lot."""


@dataclass(frozen=True)
class Plan:
    """A tournament before it is played; it can be sent to another process."""

    game_name: str
    players: int
    options: Options
    bots: tuple[str, ...]
    """Everybody who takes part; who is named twice sits at twice as many seats."""
    seed: int
    games: int
    """So many at least."""
    seconds: float | None = None
    """How long a bot may think; None where its own effort is the only limit."""

    def __post_init__(self) -> None:
        if len(self.names) < 2:
            raise InputError("a tournament needs two different bots; name them as --bots devil,bold")

    @property
    def game(self) -> Game:
        """The game that is played."""
        return find_game(self.game_name)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The different bots."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """What the different bots are called for short: class or file, where that tells them apart."""
        short = tuple(re.split(r"[:/\\\s]", name)[-1].removesuffix(".py") or name for name in self.names)
        return short if len(set(short)) == len(short) else self.names

    @cached_property
    def entrants(self) -> Seating:
        """Everybody as they were named; whoever was named twice is here twice."""
        return tuple(self.names.index(bot) for bot in self.bots)

    @cached_property
    def fields(self) -> list[Seating]:
        """Who may be at a table: where bots are fewer than seats, nobody is there twice more than another."""
        copies, more = divmod(self.players, len(self.bots))
        if not copies:
            return [self.entrants]
        return [self.entrants * copies + others for others in combinations(self.entrants, more)]

    @cached_property
    def all_seatings(self) -> tuple[Seating, ...]:
        """All different seatings if they are few, otherwise none."""
        found = set()
        for seating in chain.from_iterable(permutations(field, self.players) for field in self.fields):
            found.add(seating)
            if len(found) > FEW:
                return ()
        return tuple(sorted(found))

    def seatings(self, deal: int) -> tuple[Seating, ...]:
        """Who sits where in the games of a deal.

        Where not all seatings are played, a field stands in a circle, both drawn for this deal, and moves on
        by one from game to game: each of them sits once at every seat.
        """
        if self.all_seatings:
            return self.all_seatings
        luck = Random(f"{self.seed}/{deal}")
        circle = list(luck.choice(self.fields))
        luck.shuffle(circle)
        twice = circle * 2
        return tuple(tuple(twice[first : first + self.players]) for first in range(len(circle)))

    @property
    def games_a_deal(self) -> int:
        """How many games are played with each deal."""
        return len(self.all_seatings) or len(self.fields[0])

    @property
    def deals(self) -> int:
        """How many deals there are: whole ones, so that no seating is left out."""
        return -(-self.games // self.games_a_deal)

    def seed_of_deal(self, deal: int) -> bytes:
        """The dealer's seed, the same for all games of a deal: 32 bytes."""
        return sha256(f"diablerie tournament {self.seed} {deal}".encode()).digest()

    def luck(self, deal: int, number: int, seat: int) -> Random:
        """What the bot at a seat draws from in one game of a deal."""
        return Random(f"{self.seed}/{deal}/{number}/{seat}")
