"""An independent reader of game records: it replays a game and says where it disagrees."""

import json
import re
from pathlib import Path

from tests.independent import devil_with_it, diavolo, little_devils
from tests.independent.record import Disagreement, Line, Record, same
from tests.independent.shuffles import Chance, commitment
from tests.independent.times import check_times

__all__ = ["Disagreement", "check_file", "check_game"]

GAMES = {
    "little_devils": little_devils,
    "devil_with_it": devil_with_it,
    "diavolo": diavolo,
}


def check_game(lines: list[Line], first: int = 1) -> None:
    """Raise a Disagreement unless the lines of one game agree with rules and recipe."""
    record = Record(lines, first)
    header = record.take("header")
    record.expect("diablerie", header.get("diablerie"), 1)
    record.expect("rules", header.get("rules"), "1")
    name = header.get("game")
    if not isinstance(name, str) or name not in GAMES:
        record.fail(f"no such game: {name!r}")
    game = GAMES[name]
    numbers = seat_numbers(record, header)
    if len(numbers) not in game.PLAYERS:
        record.fail(f"{name} is not for {len(numbers)} players")
    options = all_options(record, header, game.DEFAULTS)
    game.check_options(record, options)
    seed = published_seed(record)
    record.expect("commitment", header.get("commitment"), commitment(seed))
    game.replay(record, len(numbers), options, Chance(seed, numbers))
    check_times(record, header)


def seat_numbers(record: Record, header: Line) -> list[str]:
    """The number every seat added, an empty text for none."""
    seats = header.get("seats")
    if not isinstance(seats, list):
        record.fail(f"seats must be a list: {seats!r}")
    numbers = []
    for seat in seats:
        if not isinstance(seat, dict):
            record.fail(f"a seat must be an object: {seat!r}")
        number = seat.get("number", "")
        if "number" in seat and not is_number(number):
            record.fail(f"a number is 1 to 64 hexadecimal digits in lower case: {number!r}")
        numbers.append(number)
    return numbers


def is_number(value: object) -> bool:
    """Whether a seat may add this number."""
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{1,64}", value) is not None


def all_options(record: Record, header: Line, defaults: Line) -> Line:
    """The options of the header, and the defaults of all others."""
    options = header.get("options")
    if not isinstance(options, dict):
        record.fail(f"options must be an object: {options!r}")
    for name, value in options.items():
        if name not in defaults:
            record.fail(f"no such option: {name}")
        if type(value) is not type(defaults[name]):
            record.fail(f"option {name} cannot be {value!r}")
        if same(value, defaults[name]):
            record.fail(f"option {name} is written though it has its default {value!r}")
    return {**defaults, **options}


def published_seed(record: Record) -> bytes:
    """The seed that stands beside the result."""
    results = [line for line in record.lines if "result" in line]
    if not results:
        record.read = len(record.lines)
        record.fail("the record ends without a result")
    seed = results[0].get("seed")
    if not isinstance(seed, str) or re.fullmatch("[0-9a-f]{64}", seed) is None:
        record.fail(f"the seed must be 64 hexadecimal digits: {seed!r}")
    return bytes.fromhex(seed)


def check_file(path: str | Path) -> int:
    """Check all games of a JSONL file and return how many there are."""
    games: list[tuple[int, list[Line]]] = []
    text = Path(path).read_text(encoding="utf-8")
    for number, written in enumerate(text.split("\n"), start=1):
        if not written.strip():
            continue
        line = decoded(number, written)
        if "diablerie" in line:
            games.append((number, []))
        if not games:
            raise Disagreement(f"line {number}: no game has begun: {line!r}")
        games[-1][1].append(line)
    for first, lines in games:
        check_game(lines, first)
    return len(games)


def decoded(number: int, written: str) -> Line:
    """One line of a file."""
    try:
        line = json.loads(written)
    except ValueError as error:
        raise Disagreement(f"line {number}: not JSON: {error}") from error
    if not isinstance(line, dict):
        raise Disagreement(f"line {number}: not an object: {written}")
    return line
