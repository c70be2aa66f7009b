"""`diablerie tournament`: who plays better, with the same deals for everybody."""

import json
import os
import secrets
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click

from diablerie.commands.choices import BotNames, GameName, game_options, read_options
from diablerie.commands.cross_table import show
from diablerie.commands.ending import interrupted
from diablerie.commands.long_work import check_writable, progress_bar, whole_file
from diablerie.game.manifest import Game

if TYPE_CHECKING:
    from diablerie.lab.tournament.plan import Plan
    from diablerie.lab.tournament.results import Results

FILE = click.Path(path_type=Path, dir_okay=False)
PRINTED = Path("-")


class Contestants(BotNames):
    """Bots with commas between: those of the house by name, others by where they are found."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Check every name."""
        from diablerie.lab.tournament.contestants import check_contestant  # the lab needs numpy

        return tuple(check_contestant(name.strip()) for name in value.split(","))


@click.command()
@click.argument("game", type=GameName())
@click.option(
    "--bots",
    type=Contestants(),
    required=True,
    metavar="A,B,…",
    help="Who takes part: bots of the house (easy, normal, hard, devil, random, cautious, bold), a class of"
    " yours as module:Class, or a program that speaks the protocol as exec:COMMAND.",
)
@click.option("--players", type=int, metavar="N", help="How many play; the game's usual number otherwise.")
@click.option(
    "--games",
    type=click.IntRange(1, 10_000_000),
    default=200,
    show_default=True,
    metavar="K",
    help="So many at least: the last deal is played to its end.",
)
@click.option(
    "--seed", type=click.IntRange(0, 2**62), metavar="S", help="The same seed gives the same result."
)
@game_options
@click.option("--cores", type=click.IntRange(1, 1024), help="How many cores; all otherwise.")
@click.option(
    "--seconds",
    type=click.FloatRange(0, 600, min_open=True),
    metavar="T",
    help="Bots of the house think no longer than this; the result then depends on the machine.",
)
@click.option("--html", type=FILE, help="Write a report with plots to this file.")
@click.option(
    "--json",
    "data",
    type=FILE,
    help="Write the result as data to this file; - prints it alone.",
)
@click.option("--records", type=FILE, help="Write every game to this file.")
def tournament(
    game: Game,
    bots: tuple[str, ...],
    players: int | None,
    games: int,
    seed: int | None,
    given: tuple[str, ...],
    cores: int | None,
    seconds: float | None,
    html: Path | None,
    data: Path | None,
    records: Path | None,
) -> int:
    """Let bots play GAME with the same deals in every seating, and say who is better and how sure that is.

    With every deal, all different seatings of the bots are played if there are at most 12. Otherwise the bots
    stand in a circle, in an order drawn for each deal, and everybody sits once at every seat. Fewer bots than
    players are repeated (who is named twice has more seats); if there are more, they take turns.

    Ctrl-C or SIGTERM ends it early, with what has been played.
    """
    from diablerie.lab.tournament.plain import plain  # the lab needs numpy
    from diablerie.lab.tournament.plan import Plan
    from diablerie.lab.tournament.report.page import page

    players = game.check_players(game.usual if players is None else players)
    seed = secrets.randbits(32) if seed is None else seed
    plan = Plan(game.name, players, read_options(game.options, given), bots, seed, games, seconds)
    for path in (html, None if data == PRINTED else data, records):
        check_writable(path)
    started = perf_counter()
    results = run(plan, cores or os.cpu_count() or 1, records)
    if html is not None:
        keep(html, page(results))
    written = json.dumps(plain(results), indent=1) if data is not None else ""
    if data == PRINTED:
        click.echo(written)
    else:
        if data is not None:
            keep(data, written + "\n")
        show(results, perf_counter() - started)
    return 0 if results.whole else interrupted()


def run(plan: "Plan", cores: int, records: Path | None = None) -> "Results":
    """Play deal by deal, with a progress bar where somebody watches, until the end or Ctrl-C."""
    from diablerie.lab.tournament.playing import play_deals  # the lab needs numpy
    from diablerie.lab.tournament.results import results

    played = []
    file = whole_file(records) if records else nullcontext()
    with file as stream, progress_bar(plan.game.title, plan.deals * plan.games_a_deal) as advance:
        try:
            for deal in play_deals(plan, cores, recorded=stream is not None):
                played += deal.games
                if stream is not None:
                    stream.write(deal.records)
                advance(len(deal.games))
        except KeyboardInterrupt:
            if not played:
                raise
    return results(plan, played)


def keep(path: Path, text: str) -> None:
    """Write a text to a file."""
    with whole_file(path) as stream:
        stream.write(text.encode())
