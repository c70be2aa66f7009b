"""The times of a record, read from docs/record.md: their order, reactions as claimed, time-outs when due."""

from typing import TypeGuard

from tests.independent.record import Line, Record

SLACK = 1000


def check_times(record: Record, header: Line) -> None:
    """Disagree with the first event that cannot have happened at its time."""
    pace = record.whole(header, "pace") if "pace" in header else 0
    latest = 0
    for number, line in enumerate(record.lines):
        record.read = number + 1
        if "bounds" in line or "claim" in line:
            check_reaction(record, line)
        if "at" not in line:
            continue
        at = line["at"]
        if not whole(at):
            record.fail(f"at must be milliseconds: {at!r}")
        if at < latest - (0 if pace else SLACK):
            record.fail(f"time goes back from {latest} to {at}")
        latest = max(latest, at)
        if pace and line.get("do") == "timeout" and at - asked(record.lines, number) < pace - SLACK:
            record.fail("a time-out before the time was over")


def whole(value: object) -> TypeGuard[int]:
    """Whether this is a number of milliseconds."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def asked(lines: list[Line], late: int) -> int:
    """When the decision was asked for that the time-out ends; bets are asked for all at once."""
    betting = late + 1 < len(lines) and lines[late + 1].get("do") == "bet"
    for line in reversed(lines[:late]):
        if "at" in line and not (betting and line.get("do") in ("bet", "timeout")):
            return int(str(line["at"]))
    return 0


def check_reaction(record: Record, line: Line) -> None:
    """Disagree with a reaction that is neither the claim nor the bound next to it."""
    bounds = line.get("bounds")
    if not isinstance(bounds, list) or len(bounds) != 2 or not all(map(whole, bounds)):
        record.fail(f"bounds must be two numbers: {bounds!r}")
    low, high = bounds
    reaction, claim = record.whole(line, "reaction"), line.get("claim")
    if "claim" in line and not whole(claim):
        record.fail(f"claim must be milliseconds: {claim!r}")
    wanted = [low, high] if claim is None else [sorted([low, claim, high])[1]]
    if low > high or reaction not in wanted:
        record.fail(f"the reaction is {reaction}, must be one of {wanted}")
