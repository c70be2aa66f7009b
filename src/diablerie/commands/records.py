"""`diablerie replay` and `diablerie verify`: games that were played."""

from collections.abc import Iterator
from pathlib import Path

import click

from diablerie.commands.choices import language_option
from diablerie.errors import InputError, RecordError
from diablerie.game.teller import Teller
from diablerie.match import replay as replays
from diablerie.match.record import Recorded, read_file
from diablerie.match.referee import Match, Timeout
from diablerie.match.times import tells_no_pace
from diablerie.words import say

FILE = click.Path(path_type=Path)


@click.command()
@click.argument("file", type=FILE)
@click.option("--at", type=click.IntRange(0), metavar="N", help="Only show the table after N events.")
@click.option(
    "--seat", type=click.IntRange(0, 5), metavar="S", help="See it as this seat did; otherwise all is open."
)
@click.option(
    "--game", "which", type=click.IntRange(1), default=1, metavar="K", help="The K-th game of the file."
)
@language_option
def replay(file: Path, at: int | None, seat: int | None, which: int, language: str) -> None:
    """Tell a recorded game.

    All of it, event by event, or the table at one moment.
    """
    recorded = pick(file, which)
    header = recorded.header
    if seat is not None and seat >= len(header.seats):
        raise InputError(f"there is no seat {seat}; this game has the seats 0 to {len(header.seats) - 1}")
    try:
        if at is None:
            tell(recorded, seat, language)
        else:
            show(recorded, at, seat, language)
    except RecordError as error:
        raise RecordError(f"{file}, {error}") from None


def pick(file: Path, which: int) -> Recorded:
    """Find the `which`-th game of a file."""
    number = 0
    for number, recorded in enumerate(read_checked(file), 1):
        if number == which:
            return recorded
    games = "1 game" if number == 1 else f"{number} games"
    raise InputError(f"{file} holds {games}, so there is no game {which}")


def read_checked(file: Path) -> Iterator[Recorded]:
    """Read a file; an error names it."""
    try:
        yield from read_file(file)
    except RecordError as error:
        raise RecordError(f"{file}, {error}") from None


def teller_of(recorded: Recorded, language: str) -> Teller:
    """Whoever tells a game: the players' names are cleaned of anything that would upset a terminal."""
    names = ["".join(c for c in player.name if c.isprintable())[:24] for player in recorded.header.seats]
    named = [name or say(language, "screen-seat", seat=seat) for seat, name in enumerate(names)]
    return Teller(named, language)


def picture(match: Match, seat: int | None, teller: Teller) -> str:
    """Draw the table as a seat sees it, or with everything open."""
    game = match.game
    view = game.open_view(match.state) if seat is None else game.view(match.state, seat)
    return game.picture(view, teller)


def tell(recorded: Recorded, seat: int | None, language: str) -> None:
    """Tell every event, and draw the table after every round."""
    header, teller = recorded.header, teller_of(recorded, language)
    game = header.game
    click.echo(f"{game.called(language)}: {', '.join(teller.names)}. {header.started}".rstrip(". ") + ".")
    for number, step in enumerate(replays.replay(recorded), 1):
        if isinstance(step.event, Timeout):
            sentences = [teller.of(step.event.seat, "event-timeout")]
        else:
            sentences = game.tell(step.before.state, step.event, step.after.state, teller)
        for sentence in sentences:
            click.echo(f"{number:5}  {sentence}")
        if game.rounds(step.after.state) > game.rounds(step.before.state):
            click.echo(picture(step.after, seat, teller))


def show(recorded: Recorded, at: int, seat: int | None, language: str) -> None:
    """Draw the table after `at` events."""
    match = recorded.header.begin()
    steps = 0
    for step in replays.replay(recorded):
        if steps == at:
            break
        match, steps = step.after, steps + 1
    if steps < at:
        raise InputError(f"this game has {steps} events, so there is nothing after event {at}")
    click.echo(picture(match, seat, teller_of(recorded, language)))


@click.command()
@click.argument("file", type=FILE)
@language_option
def verify(file: Path, language: str) -> None:
    """Check recorded games.

    Every move by the rules, every shuffle by the seed, and whether times fit together; the first that does
    not hold is named with its line. Names, dates and the times themselves cannot be proved.
    """
    number = events = paceless = 0
    for recorded in read_checked(file):
        number += 1
        paceless += tells_no_pace(recorded)
        try:
            events += replays.verify(recorded)
        except RecordError as error:
            raise RecordError(f"{file}, {error}") from None
    games, moves = say(language, "screen-games", count=number), say(language, "screen-events", count=events)
    click.echo(say(language, "screen-verified", file=str(file), games=games, events=moves))
    if paceless:
        click.echo(say(language, "screen-no-pace", count=paceless))
    click.echo(say(language, "record-unproven"))
