"""A look back at a game: what each decision was worth, what would have been better, and what that cost.

Whoever looks back sees, at every decision, only what the player saw: luck is no merit, and bad luck no fault.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from diablerie.bots.accuracy import Mark, accuracy, game_accuracy, mark, points
from diablerie.bots.report import written_choice, written_choices, written_event, written_figures
from diablerie.game.core import CLOCK, Seat
from diablerie.game.masks import seats_of
from diablerie.game.mind import Assessment, Choice, Mind
from diablerie.game.types import Event, Fields
from diablerie.match.referee import Match, Step, Timeout


class Decided(NamedTuple):
    """Somebody's decision, and the match in which it was made."""

    number: int
    """Which event of the game it was."""
    seat: Seat
    match: Match
    event: Event | None
    """What was done; None where a seat let the round end without doing anything."""


class Judgement(NamedTuple):
    """What a decision was worth."""

    decided: Decided
    assessment: Assessment[Event]
    played: Choice[Event]
    lost: float
    """The chance to win that was given away."""

    @property
    def points(self) -> float:
        """What was given away, in points as between two."""
        return points(self.lost, self.decided.match.players)

    @property
    def accuracy(self) -> float:
        """How good it was, from 0 to 100."""
        return accuracy(self.points)

    @property
    def mark(self) -> Mark | None:
        """What it is called, if something was given away."""
        return mark(self.points)


class PlayerReview(NamedTuple):
    """How well somebody has played."""

    decisions: int
    """Those that left a choice, and were their own."""
    accuracy: float | None
    lost: float
    """The chance to win given away by a decision, on average."""
    marks: Mapping[Mark, int]


def decisions(steps: Iterable[tuple[int, Step]], others: Iterable[int] = ()) -> Iterator[Decided]:
    """What people and bots decided, by numbered steps, without those that `others` made for somebody.

    What the clock played for a seat is nobody's decision.
    """
    left_out = frozenset(others)
    for number, (_, event, match, _) in steps:
        if isinstance(event, Timeout) or number in left_out:
            continue
        if event.by >= 0 and match.late != event.by:
            yield Decided(number, event.by, match, event)
        elif event.by == CLOCK:
            for seat in seats_of(match.game.awaited(match.state)):
                yield Decided(number, seat, match, None)


def judge(decided: Decided, seed: str, effort: float = 1.0, seconds: float | None = None) -> Judgement | None:
    """Compare a decision with what the strong bot would do; None if there was no choice."""
    match, seat = decided.match, decided.seat
    luck = Random(f"{seed}/{decided.number}/{seat}")
    mind = Mind(match.memory, luck, seconds, effort)
    assessment = match.game.bots().assess(match.game.view(match.state, seat), mind)
    if assessment is None or len(assessment.choices) < 2:
        return None
    wanted = written_event(match.game, decided.event)
    for choice in assessment.choices:
        if written_event(match.game, choice.event) == wanted:
            return Judgement(decided, assessment, choice, max(0.0, assessment.best.chance - choice.chance))
    return None


def player_review(judgements: Sequence[Judgement], seat: Seat) -> PlayerReview:
    """How well a seat has played, by all judgements of a game."""
    own = [judgement for judgement in judgements if judgement.decided.seat == seat]
    before = [points(one.assessment.best.chance, one.decided.match.players) for one in own]
    marks = Counter(one.mark for one in own if one.mark is not None)
    lost = sum(one.lost for one in own) / len(own) if own else 0.0
    return PlayerReview(len(own), game_accuracy(before, [one.points for one in own]), lost, marks)


def written_judgement(judgement: Judgement) -> Fields:
    """Write what a decision was worth, as JSON has it."""
    seat, match = judgement.decided.seat, judgement.decided.match
    return {
        "seat": seat,
        "round": match.game.rounds(match.state) + 1,
        "played": written_choice(match.game, judgement.played),
        "choices": written_choices(match.game, judgement.assessment),
        "lost": round(judgement.lost, 4),
        "accuracy": round(judgement.accuracy, 1),
        "mark": judgement.mark,
        "figures": written_figures(judgement.assessment.figures),
    }


def written_player(judgements: Sequence[Judgement], seat: Seat) -> Fields:
    """Write how well a seat has played, as JSON has it."""
    decisions, accuracy, lost, marks = player_review(judgements, seat)
    return {
        "seat": seat,
        "decisions": decisions,
        "lost": round(lost, 4),
        "marks": dict(marks),
        "accuracy": None if accuracy is None else round(accuracy, 1),
    }
