"""What verifying finds in the times of a record, and that a second reader finds the same."""

import copy
import io
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from diablerie.errors import RecordError
from diablerie.match.record import encode, read_games
from diablerie.match.replay import verify
from diablerie.match.times import check_reaction, tells_no_pace
from diablerie.server.table.entries import PACES, decoded
from diablerie.server.table.records import record_lines
from tests.independent.reader import check_game
from tests.independent.record import Disagreement
from tests.server.hall import SHORT, Hall

Lines = list[dict[str, Any]]
STRANGE: list[Any] = [None, True, -1, 1.5, "", "x", [], [1], [5, 1], [1, None], [1, 2, 3], {}]


@cache
def played(game: str) -> bytes:
    """A record of a server: people who are late; in Diavolo, claims that are believed and others."""
    hall = Hall(game, 3, SHORT[game], pace="fast")
    ada, bo, cleo = hall.seat_everybody(["Ada", "Bo", "Cleo"])
    for guest in (ada, bo):
        hall.table.measured(guest.person.key, 40)
    while not hall.table.ledger.over:
        if game == "diavolo":
            hall.wait(1_200)
            for guest, devil, claim in (
                (ada, "red", {"reaction": 900}),
                (bo, "red", {"reaction": 5}),
                (cleo, "white", {}),
            ):
                hall.act(guest, do="grab", devil=devil, **claim)
                hall.wait(17)
        else:
            hall.play_on([ada, bo])
        hall.wait(4_000)
    return encode(record_lines(map(decoded, hall.log)))


def lines_of(game: str) -> Lines:
    [recorded] = read_games(io.BytesIO(played(game)))
    assert recorded.header.pace == PACES["fast"].decision
    return [msgspec.json.decode(line) for line in played(game).splitlines()]


def complaint(lines: Lines) -> str:
    """What both readers say about a record: ours in one line, or nothing."""
    [recorded] = read_games(io.BytesIO(encode(lines)))
    try:
        check_game(copy.deepcopy(lines))
    except Disagreement:
        with pytest.raises(RecordError) as caught:
            verify(recorded)
        assert "\n" not in str(caught.value)
        return str(caught.value)
    verify(recorded)
    return ""


def numbers(lines: Lines, what: Callable[[dict[str, Any]], bool]) -> list[int]:
    """The indexes of some lines."""
    return [number for number, line in enumerate(lines) if what(line)]


@pytest.mark.parametrize("game", SHORT)
def test_an_honest_record_of_a_server_holds(game: str) -> None:
    lines = lines_of(game)
    assert complaint(lines) == ""
    kinds = {frozenset(line) & {"claim", "bounds"} for line in lines if line.get("do") == "grab"}
    late = numbers(lines, lambda line: line.get("do") == "timeout")
    assert len(kinds) == 2 if game == "diavolo" else len(late) > 2


@pytest.mark.parametrize("game", ["little_devils", "devil_with_it"])
def test_a_time_out_that_was_not_due_is_found(game: str) -> None:
    pace = PACES["fast"].decision
    for late in numbers(lines_of(game), lambda line: line.get("do") == "timeout")[:20]:
        lines = lines_of(game)
        early = min(
            12_000, lines[late]["at"] - next(line["at"] for line in lines[late - 1 :: -1] if "at" in line)
        )
        for line in lines[late:]:
            if "at" in line:
                line["at"] -= early
        if early > 1_000:
            said = complaint(lines)
            assert said.startswith(
                f"line {late + 1}: the time of seat {lines[late]['seat']} was not over: it had "
            )
            assert said.endswith(f" of {pace} milliseconds")


@pytest.mark.parametrize("game", SHORT)
def test_time_does_not_go_back(game: str) -> None:
    lines = lines_of(game)
    later = numbers(lines, lambda line: line.get("at", 0) > 3_000)[-1]
    lines[later]["at"] = 3
    assert complaint(lines).startswith(f"line {later + 1}: `at` is 3, but the event before was at ")


def test_a_reaction_is_what_was_claimed_or_the_bound_next_to_it() -> None:
    for grab in numbers(lines_of("diavolo"), lambda line: "bounds" in line):
        for name, change in (("reaction", -1), ("reaction", 1), ("reaction", -500), ("claim", 100_000)):
            lines = lines_of("diavolo")
            low, high = lines[grab]["bounds"]
            as_true = name not in lines[grab] or (name == "claim" and lines[grab]["claim"] >= high)
            lines[grab][name] = lines[grab].get(name, 0) + change
            honest = as_true or low == high
            if not honest and lines[grab]["reaction"] >= 0:
                assert complaint(lines).startswith(f"line {grab + 1}: "), (name, change, lines[grab])


def test_without_a_claim_either_bound_may_have_counted() -> None:
    """Today it is the shortest; in older records it was the longest."""
    lines = [{"by": 0, "do": "grab", "devil": "red", "reaction": 1, "bounds": [1, 9]}]
    for reaction, wrong in ((1, False), (9, False), (5, True), (0, True), (10, True)):
        line = lines[0] | {"reaction": reaction}
        if wrong:
            with pytest.raises(RecordError, match=f"line 7: the reaction is {reaction}, .* must be 1 or 9"):
                check_reaction(7, line)
        else:
            check_reaction(7, line)


def test_a_claim_needs_its_bounds() -> None:
    lines = lines_of("diavolo")
    [grab, *_] = numbers(lines, lambda line: "claim" in line)
    del lines[grab]["bounds"]
    assert complaint(lines).startswith(f"line {grab + 1}: a claim, but not the bounds")


@pytest.mark.parametrize("name", ["at", "bounds", "claim"])
def test_times_that_are_none_are_refused_in_one_line(name: str) -> None:
    for value in STRANGE:
        lines = lines_of("diavolo")
        [grab, *_] = numbers(lines, lambda line: "claim" in line)
        lines[grab][name] = value
        assert complaint(lines).startswith(f"line {grab + 1}: `{name}` is "), value


def test_a_pace_that_is_none_is_refused_in_one_line() -> None:
    for value in (*STRANGE, 0):
        header = lines_of("little_devils")[0] | {"pace": value}
        with pytest.raises(RecordError, match="line 1: `pace` is"):
            list(read_games(io.BytesIO(encode([header]))))


def test_records_without_a_pace_hold_as_before_and_it_is_said_what_cannot_be_told() -> None:
    header, *rest = lines_of("little_devils")
    del header["pace"]
    back = numbers(rest, lambda line: line.get("at", 0) > 3_000)[-1]
    rest[back]["at"] -= 1
    assert complaint([header, *rest]) == ""
    [recorded] = read_games(io.BytesIO(encode([header, *rest])))
    assert tells_no_pace(recorded)
    assert not tells_no_pace(next(read_games(io.BytesIO(played("little_devils")))))
