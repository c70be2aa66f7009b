"""Whole matches for the tests: bots by name, options by lot, and everything from one number."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from diablerie.bots.company import Company, close_event
from diablerie.bots.roster import BOT_NAMES, make_bot
from diablerie.games.catalogue import GAMES
from diablerie.games.core import CHANCE, LEGAL
from diablerie.games.game import Event, Game, State, seats_of
from diablerie.games.options import Choice, Number, Numbers, Option, Value, complete
from diablerie.match.dealer import Dealer
from diablerie.match.recipe import commitment_of, salt_of
from diablerie.match.record import Header, Line, Player, header_line, lines_of, result_line
from diablerie.match.referee import Happening, Match, Timeout, apply, explain, refusal
from diablerie.match.replay import Step

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn")
ALL_TABLES = [(name, n) for name, game in GAMES.items() for n in range(game.fewest, game.most + 1)]
"""Every game with every number of players."""

SHORT = {"goal": {"little_devils": 60, "devil_with_it": 700}, "limit": {"diavolo": 20}}
"""Options that are drawn no higher than this, so that no game takes long."""
LONGEST = 20_000
"""More events than any game of the tests has."""


@dataclass(frozen=True)
class Table:
    """Everything that decides how a match goes."""

    game: Game
    bots: tuple[str, ...]
    options: dict[str, Value]
    """Those that are not at their default."""
    seed: int
    late: float = 0.0
    """How often the time of a seat is over."""

    @property
    def players(self) -> int:
        return len(self.bots)


@dataclass(frozen=True)
class Played:
    """A match from its header to its result."""

    header: Header
    seed: bytes
    steps: tuple[Step, ...]
    lines: tuple[Line, ...]

    @property
    def game(self) -> Game:
        return self.header.game

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.header.seats]

    @property
    def states(self) -> list[State]:
        """Every state of the match, the opening first."""
        return [self.header.begin().state, *(step.after.state for step in self.steps)]

    def moments(self) -> Iterator[tuple[State, Event, State]]:
        """Every event of the game, without those of the clock over it."""
        for step in self.steps:
            if not isinstance(step.event, Timeout):
                yield step.before.state, step.event, step.after.state


def opening(table: Table) -> tuple[Header, bytes, Random]:
    """Who sits where, the seed of the dealer, and the luck of everything else."""
    luck = Random(table.seed)
    seed = luck.randbytes(32)
    seats = []
    for name, bot in zip(NAMES, table.bots):
        number = f"{luck.getrandbits(256):x}"[: luck.randrange(1, 65)] if luck.random() < 0.5 else ""
        seats.append(Player(name, bot, number))
    options = complete(table.game.options, table.options)
    started = "2026-11-15T18:00:00Z"
    return Header(table.game, options, tuple(seats), commitment_of(seed), started), seed, luck


def play(table: Table) -> Played:
    """Play a match to its end; whatever the bots and the dealer do must be legal."""
    header, seed, luck = opening(table)
    bots = {s: make_bot(bot, table.game, Random(luck.random())) for s, bot in enumerate(table.bots)}
    company = Company(bots)
    dealer = Dealer(seed, salt_of([player.number for player in header.seats]))
    match, steps, lines = header.begin(), list[Step](), [header_line(header)]
    while not match.over:
        assert len(steps) < LONGEST, f"no end: {table}"
        event: Happening
        if match.state.to_act == CHANCE:
            event, dealer = dealer.outcome(table.game, match.state)
        else:
            event = _decision(match, company, luck, table.late)
        reason = refusal(match, event)
        assert reason == LEGAL, f"{event}: {explain(match, event, reason)}"
        after = apply(match, event)
        steps.append(Step(len(lines) + 1, event, match, after))
        lines += lines_of(match, event, after)
        match = after
    lines.append(result_line(match, seed))
    return Played(header, seed, tuple(steps), tuple(lines))


def _decision(match: Match, company: Company, luck: Random, late: float) -> Happening:
    clock = match.game.played_by_clock
    if clock and match.late >= 0:
        return clock(match.state, match.late)
    if clock and luck.random() < late:
        return Timeout(luck.choice(seats_of(match.game.awaited(match.state))))
    return company.next_event(match) or close_event()


def option_values(game: Game, option: Option) -> st.SearchStrategy[Value]:
    """Everything that an option may be, within what makes a short game."""
    if isinstance(option, Number):
        high = SHORT.get(option.name, {}).get(game.name, option.high)
        return st.integers(0, (high - option.low) // option.step).map(lambda n: option.low + n * option.step)
    if isinstance(option, Choice):
        return st.sampled_from(option.words)
    if isinstance(option, Numbers):
        sizes = {"min_size": option.shortest, "max_size": option.longest}
        spaces = st.lists(st.integers(0, 100), unique=True, **sizes)  # type: ignore[arg-type]
        return spaces.map(lambda tens: tuple(10 * ten for ten in sorted(tens)))
    return st.booleans()


def option_sets(game: Game) -> st.SearchStrategy[dict[str, Value]]:
    """Any set of options; a game always has a goal that is soon reached."""
    strategies: dict[str, Any] = {option.name: option_values(game, option) for option in game.options}
    needed = {name: strategies.pop(name) for name in ("goal",) if name in strategies}
    return st.fixed_dictionaries(needed, optional=strategies)


@st.composite
def tables(draw: st.DrawFn, game: str, players: int, late: float = 0.0) -> Table:
    """Any table of a game with so many bots."""
    bots = draw(st.lists(st.sampled_from(BOT_NAMES), min_size=players, max_size=players))
    options = draw(option_sets(GAMES[game]))
    return Table(GAMES[game], tuple(bots), options, draw(st.integers(0, 1 << 32)), late)
