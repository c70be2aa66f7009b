"""Reading a record by the rules: replaying, verifying, and handing out what a seat may see of it."""

from collections.abc import Iterator

import msgspec

from diablerie.errors import RecordError, ShuffleError
from diablerie.game.core import CHANCE, LEGAL, Seat
from diablerie.game.masks import seats_of
from diablerie.match.dealer import Dealer
from diablerie.match.recipe import commitment_of, salt_of
from diablerie.match.record import (
    Header,
    Line,
    Recorded,
    event_line,
    event_of,
    header_line,
    result_line,
    round_line,
)
from diablerie.match.referee import ROUND_LIMIT, Match, Step, Timeout, apply, explain, refusal
from diablerie.match.times import check_times


def replay(recorded: Recorded) -> Iterator[Step]:
    """Let the events of a record happen, one by one; the first that breaks the rules is an error."""
    match = recorded.header.begin()
    rounds_noted = 0
    ended = False
    for line, content in recorded.lines:
        if ended:
            raise RecordError(f"line {line}: something follows the result")
        if "result" in content:
            _check_result(match, line, content, rounds_noted)
            ended = True
        elif "round" in content:
            rounds_noted = _check_round(match, line, content, rounds_noted)
        else:
            if rounds_noted != match.game.rounds(match.state):
                raise RecordError(f"line {line}: the line after round {rounds_noted + 1} is missing")
            step = _step(match, line, content)
            yield step
            match = step.after


def _step(match: Match, line: int, content: Line) -> Step:
    try:
        event = event_of(match.game, content)
    except RecordError as error:
        raise RecordError(f"line {line}: {error}") from None
    reason = refusal(match, event)
    if reason != LEGAL:
        text = "timeout" if isinstance(event, Timeout) else match.game.to_text(event)
        why = explain(match, event, reason)
        raise RecordError(f"line {line}: {text!r} refused ({match.game.code(reason)}): {why}")
    return Step(line, event, match, apply(match, event))


def _check_round(match: Match, line: int, content: Line, noted: int) -> int:
    expected = round_line(match)
    if expected["round"] != noted + 1:
        raise RecordError(f"line {line}: no round has ended here")
    _compare(line, content, expected)
    return noted + 1


def _check_result(match: Match, line: int, content: Line, rounds_noted: int) -> None:
    given = content["result"]
    if rounds_noted != match.game.rounds(match.state):
        raise RecordError(f"line {line}: the line after round {rounds_noted + 1} is missing")
    if not isinstance(given, dict):
        raise RecordError(f"line {line}: the result is not an object")
    stopped = given.get("stopped") is True
    if stopped and match.game.rounds(match.state) != ROUND_LIMIT:
        raise RecordError(f"line {line}: stopped, but not after {ROUND_LIMIT} rounds")
    if match.over == stopped:
        raise RecordError(f"line {line}: a result, but the game is {'over' if stopped else 'not over'}")
    _compare(line, given, result_line(match, b"")["result"])


def _compare(line: int, given: Line, expected: Line) -> None:
    for name, value in expected.items():
        if msgspec.json.encode(given.get(name)) != msgspec.json.encode(value):  # where true is not 1
            raise RecordError(f"line {line}: `{name}` is {given.get(name)!r}, by the rules {value!r}")


def seed_of(recorded: Recorded) -> bytes:
    """The seed that was published with the result."""
    line, content = recorded.lines[-1] if recorded.lines else (recorded.first, {})
    if "result" not in content:
        raise ShuffleError(f"line {line}: the game has no result yet, so its shuffles cannot be checked")
    try:
        seed = bytes.fromhex(content["seed"])
    except (KeyError, TypeError, ValueError):
        raise ShuffleError(f"line {line}: no seed stands with the result") from None
    if len(seed) != 32:
        raise ShuffleError(f"line {line}: the seed has {len(seed)} bytes, not 32")
    return seed


def verify(recorded: Recorded) -> int:
    """Replay a game and recompute every outcome of chance from its seed; return how many events there are.

    Of its times, see that they fit together: nobody can prove that they were those.
    """
    steps = list(replay(recorded))
    check_times(recorded, steps)
    seed = seed_of(recorded)
    header = recorded.header
    if commitment_of(seed) != header.commitment:
        raise ShuffleError(f"line {recorded.first}: the commitment is not the SHA-256 of the seed")
    dealer = Dealer(seed, salt_of([player.number for player in header.seats]))
    for step in steps:
        if step.event.by == CHANCE:
            expected, dealer = dealer.outcome(header.game, step.before.state)
            if step.event != expected:
                texts = header.game.to_text(step.event), header.game.to_text(expected)
                raise ShuffleError(f"line {step.line}: {texts[0]!r}, but by the seed it is {texts[1]!r}")
    return len(steps)


def handed_out(header: Header, steps: list[Step], seat: Seat) -> list[Line]:
    """The record of a game that is not over, as `seat` may have it: without what it may not see yet.

    What happened in finished rounds has been seen by all. Totals that are hidden stay hidden.
    """
    lines = [header_line(header)]
    now = steps[-1].after if steps else header.begin()
    finished = now.game.rounds(now.state)
    hidden = now.game.hides_totals(now.state, seat)
    for step in steps:
        event = step.event
        rounds = step.before.game.rounds(step.before.state)
        if rounds == finished and not isinstance(event, Timeout):
            event = now.game.seen(step.before.state, event, seat)
        lines.append(event_line(now.game, event))
        if step.after.game.rounds(step.after.state) > rounds:
            line = round_line(step.after)
            for other in seats_of(hidden):
                line["totals"][other] = None
            lines.append(line)
    return lines
