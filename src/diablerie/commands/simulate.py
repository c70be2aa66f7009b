"""`diablerie simulate`: games by the thousand or the million."""

import json
import os
import secrets
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click

from diablerie.commands.choices import BotNames, GameName, game_options, read_options
from diablerie.commands.long_work import progress_bar, whole_file
from diablerie.errors import InputError
from diablerie.game.manifest import Game

if TYPE_CHECKING:
    from diablerie.lab.report import Report
    from diablerie.lab.setup import Setup


@click.command()
@click.argument("game", type=GameName())
@click.option("--players", type=int, metavar="N", help="How many play; the game's usual number otherwise.")
@click.option("--games", type=click.IntRange(1, 1_000_000_000), default=1000, show_default=True, metavar="K")
@click.option(
    "--seed", type=click.IntRange(0, 2**62), metavar="S", help="The same seed gives the same games."
)
@click.option(
    "--bots",
    type=BotNames(),
    default="random",
    show_default=True,
    help="easy, normal, hard, devil, random, cautious, bold: as many as there are players, or fewer, which"
    " are then repeated. They change seats from game to game.",
)
@game_options
@click.option(
    "--records", type=click.Path(path_type=Path, dir_okay=False), help="Write every game to this file."
)
@click.option("--cores", type=click.IntRange(1, 1024), help="How many cores; all otherwise.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def simulate(
    game: Game,
    players: int | None,
    games: int,
    seed: int | None,
    bots: tuple[str, ...],
    given: tuple[str, ...],
    records: Path | None,
    cores: int | None,
    as_json: bool,
) -> None:
    """Play GAME many times and say who won how often.

    Random bots alone play compiled, millions of moves a second, with a fast generator. Other bots, and games
    that are recorded, go through referee and dealer, so that every record can be verified: slower, and other
    deals for the same seed.
    """
    from diablerie.lab.setup import Setup  # the lab needs numpy, which the other commands do not wait for

    players = game.check_players(game.usual if players is None else players)
    if len(bots) > players:
        raise InputError(f"{len(bots)} bots for {players} players; name at most as many bots as players")
    seats = tuple(bots[seat % len(bots)] for seat in range(players))
    seed = secrets.randbits(32) if seed is None else seed
    setup = Setup(game, players, read_options(game.options, given), seats, seed, games)
    started = perf_counter()
    result = run(setup, cores or os.cpu_count() or 1, records)
    seconds = perf_counter() - started
    if as_json:
        said = {"game": game.name, "players": players, "seed": seed} | result.to_json()
        click.echo(json.dumps(said))
    else:
        show(setup, result, seconds)
        if records is not None:
            click.echo(f"{games} records in {records}")


def run(setup: "Setup", cores: int, records: Path | None) -> "Report":
    """Play, with a progress bar where somebody watches."""
    from diablerie.lab.report import report  # needs numpy

    with progress_bar(setup.game.title, setup.games) as advance:
        outcomes = play(setup, cores, records, advance)
    return report(setup, outcomes)


def play(setup: "Setup", cores: int, records: Path | None, progress: Any) -> Any:
    """Play compiled where that is possible, and as whole matches otherwise."""
    if set(setup.bots) == {"random"} and records is None:
        from diablerie.lab.arena import play_by_lot  # compiles, which takes seconds the first time

        return play_by_lot(setup, cores, progress)
    from diablerie.lab.matches import play_matches

    if records is None:
        return play_matches(setup, cores, progress)
    with whole_file(records) as stream:
        return play_matches(setup, cores, progress, stream.write)


def show(setup: "Setup", result: "Report", seconds: float) -> None:
    """Print the tables."""
    from rich.box import SIMPLE_HEAD  # only simulations draw tables
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    game = setup.game
    console.print(
        f"{game.title}, {setup.players} players, {result.games:,} games, seed {setup.seed}, {seconds:.1f} s"
    )
    table = Table(box=SIMPLE_HEAD)
    for title in ("who", "games", "wins", "95 % interval", "mean total", "from", "to"):
        table.add_column(title, justify="left" if title == "who" else "right")
    rows = [(f"seat {seat}", *row) for seat, row in enumerate(result.by_seat)]
    rows += [(name, *row) for name, row in result.by_bot.items()]
    for number, (who, share, totals) in enumerate(rows):
        low, high = share.interval
        table.add_row(
            who,
            f"{share.games:,}",
            f"{share.rate:.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{totals.mean:,.1f}",
            f"{totals.least:,}",
            f"{totals.most:,}",
            end_section=number == setup.players - 1,
        )
    console.print(table)
    for name, length in (("rounds", result.rounds), ("moves", result.moves)):
        console.print(f"{name} a game: {length.mean:,.1f} on average, {length.least:,} to {length.most:,}")
    if result.nobody:
        console.print(f"{result.nobody:,} games had no winner")
    if result.stopped:
        console.print(
            f"{result.stopped:,} games were stopped after 10,000 rounds; the leader counts as winner"
        )
