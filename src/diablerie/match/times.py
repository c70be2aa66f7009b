"""What a record says about time, as far as it can be checked: order, reactions, and time-outs.

The times themselves are the word of whoever wrote the record; what is checked is that they fit together.
"""

from collections.abc import Sequence

from diablerie.errors import RecordError
from diablerie.game.core import EVERYBODY, NOBODY
from diablerie.match.record import Line, Recorded
from diablerie.match.referee import Match, Step, Timeout

SLACK = 1_000
"""Milliseconds by which times may be off: a busy server looks later at what has arrived earlier."""


def check_times(recorded: Recorded, steps: Sequence[Step]) -> None:
    """Find the first event that cannot have happened when the record says so."""
    lines, pace = dict(recorded.lines), recorded.header.pace
    began = now = 0
    for step in steps:
        line = lines[step.line]
        check_reaction(step.line, line)
        at = _time(step.line, line, "at", now)
        if at < now - (0 if pace else SLACK):
            raise RecordError(f"line {step.line}: `at` is {at}, but the event before was at {now}")
        if pace and "at" in line and isinstance(step.event, Timeout) and at < began + pace - SLACK:
            raise RecordError(
                f"line {step.line}: the time of seat {step.event.seat} was not over: "
                f"it had {at - began} of {pace} milliseconds"
            )
        now = max(now, at)
        if not _goes_on(step.before, step.after):
            began = now


def _goes_on(before: Match, after: Match) -> bool:
    """Whether those who were awaited are awaited still, so that their time goes on."""
    return after.late != NOBODY or before.state.to_act == after.state.to_act == EVERYBODY


def check_reaction(number: int, line: Line) -> None:
    """See that a reaction is what was claimed, within what the server believed."""
    if "bounds" not in line:
        if "claim" in line:
            raise RecordError(f"line {number}: a claim, but not the bounds within which it was believed")
        return
    low, high = _bounds(number, line["bounds"])
    reaction = _time(number, line, "reaction", -1)
    expected = {low, high}  # without a claim the server takes the shortest; once it took the longest
    if "claim" in line:
        expected = {min(max(_time(number, line, "claim", 0), low), high)}
    if reaction not in expected:
        wanted = " or ".join(map(str, sorted(expected)))
        raise RecordError(
            f"line {number}: the reaction is {reaction}, by claim and bounds it must be {wanted}"
        )


def _bounds(number: int, bounds: object) -> tuple[int, int]:
    if isinstance(bounds, list) and len(bounds) == 2 and all(type(bound) is int for bound in bounds):
        low, high = bounds
        if 0 <= low <= high:
            return low, high
    raise RecordError(f"line {number}: `bounds` is {bounds!r}, not the shortest and the longest reaction")


def _time(number: int, line: Line, name: str, otherwise: int) -> int:
    value = line.get(name, otherwise)
    if type(value) is not int or (name in line and value < 0):
        raise RecordError(f"line {number}: `{name}` is {value!r}, not a number of milliseconds")
    return value


def tells_no_pace(recorded: Recorded) -> bool:
    """Whether a record has time-outs of which nobody can tell if they were due."""
    return recorded.header.pace is None and any(line.get("do") == "timeout" for _, line in recorded.lines)
