"""Whole matches for the tests: bots by name, options by lot, and everything from one number."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, cast

from hypothesis import strategies as st

from diablerie.bots.company import Company
from diablerie.bots.roster import SIMPLE, make_bot
from diablerie.game.core import CHANCE, LEGAL
from diablerie.game.manifest import Game
from diablerie.game.masks import seats_of
from diablerie.game.options import Choice, Number, Numbers, Option, Value, complete
from diablerie.game.tempo import Race
from diablerie.game.types import Event
from diablerie.games.catalogue import GAMES
from diablerie.games.diavolo import rules as race_rules
from diablerie.games.diavolo.state import State
from diablerie.match.dealer import Dealer
from diablerie.match.recipe import commitment_of, salt_of
from diablerie.match.record import Header, Line, Player, header_line, lines_of, result_line
from diablerie.match.referee import Happening, Match, Step, Timeout, apply, explain, refusal
from tests.contract.naive_race import grabs_of, right_devils_are_gone
from tests.inside import AnyGame

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn")
ALL_TABLES = [(name, n) for name, game in GAMES.items() for n in range(game.fewest, game.most + 1)]
"""Every game with every number of players."""

SHORT = {"goal": {"little_devils": 60, "devil_with_it": 700}, "limit": {"diavolo": 20}}
"""Options that are drawn no higher than this, so that no game takes long."""
OURS = ("devil_with_it", "little_devils", "diavolo")
"""The games whose values some laws look into; the others are seen through the contract alone."""
LONGEST = 20_000
"""More events than any game of the tests has."""


@dataclass(frozen=True)
class Table:
    """Everything that decides how a match goes."""

    game: AnyGame = field(repr=False)
    bots: tuple[str, ...]
    options: dict[str, Any]
    """Those that are not at their default."""
    seed: int
    late: float = 0.0
    """How often the time of a seat is over."""
    wild: float = 0.0
    """How often a seat does anything at all that it may do, whatever its bot would do."""

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
    def states(self) -> list[Any]:
        """Every state of the match, the opening first; a law over one game looks into them."""
        return [self.header.begin().state, *(step.after.state for step in self.steps)]

    def moments(self) -> Iterator[tuple[Any, Any, Any]]:
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
    bots = {
        s: make_bot(bot, table.game, Random(luck.random()), effort=0.01) for s, bot in enumerate(table.bots)
    }
    company = Company(bots, table.game.tempo(header.options))
    dealer = Dealer(seed, salt_of([player.number for player in header.seats]))
    match, steps, lines = header.begin(), list[Step](), [header_line(header)]
    while not match.over:
        assert len(steps) < LONGEST, f"no end: {table}"
        event: Happening
        if match.state.to_act == CHANCE:
            event, dealer = dealer.outcome(table.game, match.state)
        else:
            event = _decision(match, company, luck, table)
        reason = refusal(match, event)
        assert reason == LEGAL, f"{event}: {explain(match, event, reason)}"
        after = apply(match, event)
        steps.append(Step(len(lines) + 1, event, match, after))
        lines += lines_of(match, event, after)
        match = after
    lines.append(result_line(match, seed))
    return Played(header, seed, tuple(steps), tuple(lines))


def _decision(match: Match, company: Company, luck: Random, table: Table) -> Happening:
    clock = match.game.played_by_clock
    if clock and match.late >= 0:
        return clock(match.state, match.late)
    if clock and table.late and luck.random() < table.late:
        return Timeout(luck.choice(seats_of(match.game.awaited(match.state))))
    if table.wild and luck.random() < table.wild:
        choices = _anything(match, luck, luck.randrange(3000))
        if choices:
            return luck.choice(choices)
    event = company.next_event(match)
    if event is not None:
        return event
    race = match.game.tempo(match.options)
    assert isinstance(race, Race)
    return race.closing if may_close(match.state) else luck.choice(_anything(match, luck, 10_000))


def _anything(match: Match, luck: Random, reaction: int) -> list[Event]:
    seat = luck.choice(seats_of(match.game.awaited(match.state)))
    if match.game.name == "diavolo":
        return [*race_rules.choices(cast(State, match.state), seat, reaction)]
    return match.game.choices(match.state, seat)


def may_close(state: Any) -> bool:
    """Whether the clock may end the grabbing: without a limit not while right devils are left (§3.7)."""
    return state.options.time_limit > 0 or right_devils_are_gone(state, grabs_of(state), None)


def _highest(game: Game, option: Number) -> int:
    """The highest number that is drawn for an option; of a game we do not know, what an evening allows."""
    highest = option.high if game.name in OURS else option.at_tables.high
    return SHORT.get(option.name, {}).get(game.name, highest)


def option_values(game: Game, option: Option) -> st.SearchStrategy[Value]:
    """Everything that an option may be, within what makes a short game."""
    if isinstance(option, Number):
        high = _highest(game, option)
        steps = (high - option.low) // option.step
        number = st.sampled_from([0, steps]) | st.integers(0, steps)
        return number.map(lambda n: option.low + n * option.step)
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
    bots = draw(st.lists(st.sampled_from(tuple(SIMPLE)), min_size=players, max_size=players))
    options = draw(option_sets(GAMES[game]))
    wild = draw(st.sampled_from([0.0, 0.1, 0.5]))
    return Table(GAMES[game], tuple(bots), options, draw(st.integers(0, 1 << 32)), late, wild)


def random_options(game: Game, luck: Random) -> dict[str, Value]:
    """Options drawn without Hypothesis: each of them at its default half the time, save the goal."""
    drawn: dict[str, Value] = {}
    for option in game.options:
        if option.name != "goal" and luck.random() < 0.5:
            continue
        if isinstance(option, Number):
            high = _highest(game, option)
            any_number = luck.randrange(option.low, high + 1, option.step)
            drawn[option.name] = luck.choice((option.low, any_number, any_number))
        elif isinstance(option, Choice):
            drawn[option.name] = luck.choice(option.words)
        elif isinstance(option, Numbers):
            size = luck.randint(option.shortest, option.longest)
            drawn[option.name] = tuple(sorted(luck.sample(range(0, 1000, 10), size)))
        else:
            drawn[option.name] = luck.random() < 0.5
    return drawn


def random_table(game: str, players: int, seed: int, late: float = 0.05) -> Table:
    """A table of which everything follows from a number."""
    luck = Random(seed)
    bots = tuple(luck.choice(tuple(SIMPLE)) for _ in range(players))
    return Table(GAMES[game], bots, random_options(GAMES[game], luck), seed, late, luck.choice((0.0, 0.3)))
