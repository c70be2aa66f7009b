"""`diablerie analyse`: what the decisions of a recorded game were worth."""

import json
from collections.abc import Sequence
from pathlib import Path

import click

from diablerie.bots.review import Judgement, decisions, judge, written_judgement, written_player
from diablerie.commands.choices import language_option
from diablerie.commands.long_work import progress_bar
from diablerie.commands.looking_back import look_back
from diablerie.commands.records import FILE, pick, teller_of
from diablerie.errors import InputError, RecordError
from diablerie.game.core import Seat
from diablerie.game.types import Fields
from diablerie.match.record import Recorded
from diablerie.match.referee import Step
from diablerie.match.replay import replay


@click.command()
@click.argument("file", type=FILE)
@click.option("--seat", type=click.IntRange(0, 5), metavar="S", help="Only this seat's decisions.")
@click.option(
    "--game", "which", type=click.IntRange(1), default=1, metavar="K", help="The K-th game of the file."
)
@click.option(
    "--effort",
    type=click.FloatRange(0.01, 100),
    default=1.0,
    show_default=True,
    metavar="X",
    help="How hard the bot thinks: 0.1 for a quick look, 4 for a thorough one.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the review as JSON.")
@language_option
def analyse(file: Path, seat: int | None, which: int, effort: float, as_json: bool, language: str) -> None:
    """Review a recorded game with the eyes of the strongest bot.

    Each decision, what would have been better, what it cost in chances to win, and how accurate everybody
    was. The same record and the same effort give the same review.
    """
    recorded = pick(file, which)
    seats = range(len(recorded.header.seats))
    if seat is not None and seat not in seats:
        raise InputError(f"there is no seat {seat}; this game has the seats 0 to {seats[-1]}")
    try:
        steps = list(replay(recorded))
    except RecordError as error:
        raise RecordError(f"{file}, {error}") from None
    looked_at = list(seats) if seat is None else [seat]
    judgements = judged(recorded, steps, looked_at, effort)
    if as_json:
        click.echo(json.dumps(written(recorded, judgements, looked_at)))
        return
    teller = teller_of(recorded, language)
    click.echo(f"{recorded.header.game.called(language)}: {', '.join(teller.names)}")
    for line in look_back(judgements, looked_at, teller):
        click.echo(line)


def judged(recorded: Recorded, steps: list[Step], seats: Sequence[Seat], effort: float) -> list[Judgement]:
    """Judge the decisions of these seats, with a progress bar where somebody watches."""
    header = recorded.header
    stand_ins = {line for line, content in recorded.lines if "bot" in content}
    others = [number for number, step in enumerate(steps, 1) if step.line in stand_ins]
    decided = [one for one in decisions(enumerate(steps, 1), others) if one.seat in seats]
    judgements = []
    with progress_bar(header.game.title, len(decided)) as advance:
        for one in decided:
            judgement = judge(one, header.commitment, effort)
            if judgement is not None:
                judgements.append(judgement)
            advance(1)
    return judgements


def written(recorded: Recorded, judgements: Sequence[Judgement], seats: Sequence[Seat]) -> Fields:
    """The review for programs."""
    players = recorded.header.seats
    return {
        "game": recorded.header.game.name,
        "players": [{"name": players[seat].name} | written_player(judgements, seat) for seat in seats],
        "decisions": [{"event": one.decided.number} | written_judgement(one) for one in judgements],
    }
