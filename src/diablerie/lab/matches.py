"""Whole matches between bots, with dealer and record, on all cores in processes."""

from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import NamedTuple

from diablerie.bots.roster import make_bot
from diablerie.game.options import complete
from diablerie.games.catalogue import find_game
from diablerie.lab.outcome import Outcomes, empty_outcomes, note
from diablerie.lab.setup import Progress, Setup
from diablerie.lab.sitting import Sitting, play
from diablerie.lab.workers import side_by_side
from diablerie.match.record import Line, encode

SHORTEST_CHUNK = 4
LONGEST_CHUNK = 250


class Part(NamedTuple):
    """Some of the games: what came out, and their records where they are wanted."""

    outcomes: Outcomes
    records: bytes


def play_matches(
    setup: Setup, cores: int, progress: Progress, write: Callable[[bytes], object] | None = None
) -> Outcomes:
    """Play every game of `setup` between its bots; hand the records to `write`, in order."""
    size = max(SHORTEST_CHUNK, min(LONGEST_CHUNK, setup.games // (cores * 8)))
    outcomes = empty_outcomes(setup.games)
    tasks = [(_portable(setup), chunk, write is not None) for chunk in setup.chunks(size)]
    with side_by_side(min(cores, len(tasks))) as each:
        for (_, chunk, _), part in zip(tasks, each(_play_part, tasks)):
            outcomes[chunk.start : chunk.stop] = part.outcomes
            if write is not None:
                write(part.records)
            progress(len(chunk))
    return outcomes


Portable = tuple[str, int, dict[str, object], tuple[str, ...], int, int]


def _portable(setup: Setup) -> Portable:
    """A setup without functions, which another process could not be sent."""
    return setup.game.name, setup.players, dict(setup.options), setup.bots, setup.seed, setup.games


def _setup(portable: Portable) -> Setup:
    name, players, options, bots, seed, games = portable
    game = find_game(name)
    return Setup(game, players, complete(game.options, options), bots, seed, games)


def _play_part(task: tuple[Portable, range, bool]) -> Part:
    portable, chunk, recorded = task
    setup = _setup(portable)
    outcomes = empty_outcomes(len(chunk))
    records = []
    for row, number in enumerate(chunk):
        lines = play_match(setup, number, outcomes[row], recorded)
        records.append(encode(lines))
    return Part(outcomes, b"".join(records))


def seed_of_game(seed: int, number: int) -> bytes:
    """The dealer's seed of a game: 32 bytes that follow from the simulation's seed."""
    return sha256(f"diablerie simulate {seed} {number}".encode()).digest()


def play_match(setup: Setup, number: int, row: Outcomes, recorded: bool) -> list[Line]:
    """Play one game, note its outcome in `row`, and return its record, empty where none is wanted."""
    game, seats = setup.game, range(setup.players)
    names = tuple(setup.bot_at(seat, number) for seat in seats)
    luck = [Random(f"{setup.seed}/{number}/{seat}") for seat in seats]
    bots = tuple(make_bot(names[seat], game, luck[seat]) for seat in seats)
    seed = seed_of_game(setup.seed, number)
    match, _, moves, stopped, lines = play(Sitting(game, setup.options, names, bots, seed), recorded)
    totals = (*game.totals(match.state), *[0] * 6)[:6]
    rounds = game.rounds(match.state)
    note(row, totals, game.winners(match.state), rounds, moves, int(stopped))  # type: ignore[arg-type]
    return lines
