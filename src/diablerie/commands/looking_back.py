"""A review in lines of text: every decision, round by round, and a table of the players."""

from collections.abc import Iterator, Mapping, Sequence

from diablerie.bots.accuracy import MARKS, UNSURE
from diablerie.bots.report import written_event
from diablerie.bots.review import Judgement, player_review
from diablerie.game.core import Seat
from diablerie.game.manifest import Game
from diablerie.game.mind import Choice
from diablerie.game.teller import Teller, aligned
from diablerie.game.types import Event
from diablerie.words import decimal, percent

NUMBERS = (0, 3)
"""The columns that are flush right: which event, and the chance to win."""
HEADS = ("player", "accuracy", "decisions", "lost", "blunders", "mistakes", "inaccuracies")


def look_back(judgements: Sequence[Judgement], seats: Sequence[Seat], teller: Teller) -> Iterator[str]:
    """The whole review."""
    if not judgements:
        yield teller.say("analysis-nothing")
        return
    last = 0
    for judgement, line in zip(judgements, aligned([_row(one, teller) for one in judgements], right=NUMBERS)):
        match = judgement.decided.match
        if (number := match.game.rounds(match.state) + 1) != last:
            last = number
            yield f"\n{teller.say('analysis-round', round=number)}"
        yield line
    yield ""
    heads = [teller.say(f"analysis-{head}") for head in HEADS]
    rows = [_player(judgements, seat, teller) for seat in seats]
    yield from aligned([heads, *rows], right=range(1, len(heads)))


def _row(judgement: Judgement, teller: Teller) -> list[str]:
    """A decision: which event, who, what, the chance to win then, how good it was, and why."""
    decided, played = judgement.decided, judgement.played
    return [
        str(decided.number),
        teller.names[decided.seat],
        _choice(decided.match.game, played, teller),
        percent(teller.language, played.chance, 1),
        _verdict(judgement, teller),
        _figures(judgement, teller),
    ]


def _choice(game: Game, choice: Choice[Event], teller: Teller) -> str:
    fields = written_event(game, choice.event)
    return teller.say(f"choice-{fields.pop('do')}", **fields)


def _verdict(judgement: Judgement, teller: Teller) -> str:
    best = judgement.assessment.best
    if judgement.points < UNSURE:
        return teller.say("analysis-best")
    better = teller.say("analysis-better", choice=_choice(judgement.decided.match.game, best, teller))
    cost = f"{better} {percent(teller.language, best.chance, 1)}"
    return f"{teller.say(f'mark-{judgement.mark}')}; {cost}" if judgement.mark else cost


def _figures(judgement: Judgement, teller: Teller) -> str:
    """The figures of the decision, beside those of the better one, and of the position."""
    played = judgement.played.figures
    best = judgement.assessment.best.figures if judgement.points >= UNSURE else {}
    said = [_figure(name, played, best, teller) for name in played]
    whatever = judgement.assessment.figures
    return "; ".join(said + [_figure(name, whatever, whatever, teller) for name in whatever])


def _figure(name: str, played: Mapping[str, float], best: Mapping[str, float], teller: Teller) -> str:
    language, was = teller.language, played[name]
    value, share = decimal(language, was), percent(language, was)
    if name in best:
        value = _instead(decimal(language, best[name]), value, teller)
        share = _instead(percent(language, best[name]), share, teller)
    return teller.say(f"figure-{name}", value=value, percent=share)


def _instead(better: str, played: str, teller: Teller) -> str:
    return played if better == played else teller.say("figure-instead", better=better, played=played)


def _player(judgements: Sequence[Judgement], seat: Seat, teller: Teller) -> list[str]:
    decisions, accuracy, lost, marks = player_review(judgements, seat)
    shown = "-" if accuracy is None else percent(teller.language, accuracy / 100, 1)
    counts = [str(marks.get(name, 0)) for name in MARKS]
    return [teller.names[seat], shown, str(decisions), percent(teller.language, lost, 2), *counts]
