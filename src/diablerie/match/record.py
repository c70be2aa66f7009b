"""The open game record (docs/record.md): its lines, written and read."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from diablerie.errors import InputError, RecordError
from diablerie.game.fields import number
from diablerie.game.manifest import Game
from diablerie.game.options import Options, changed, complete
from diablerie.games.catalogue import find_game
from diablerie.match.referee import Happening, Match, Timeout, begin

FORMAT = 1
RULES = "1"
LONGEST_LINE = 1 << 20

Line = dict[str, Any]


@dataclass(frozen=True)
class Player:
    """Who sits at a seat."""

    name: str
    bot: str | None = None
    """The bot's level, None for a person."""
    number: str = ""
    """What the player added to the shuffles (docs/fair-shuffles.md)."""


@dataclass(frozen=True)
class Header:
    """What was agreed on before anything happened."""

    game: Game
    options: Options
    """All options, those with their default too."""
    seats: tuple[Player, ...]
    commitment: str
    started: str = field(default_factory=lambda: datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"))
    pace: int | None = None
    """Milliseconds for a decision before the clock plays, where there was a clock."""

    def begin(self) -> Match:
        """Open the match."""
        return begin(self.game, len(self.seats), self.options)


@dataclass(frozen=True)
class Recorded:
    """One game of a file: its header, and the numbered lines after it."""

    header: Header
    first: int
    """The number of the header's line in the file."""
    lines: tuple[tuple[int, Line], ...]


def header_line(header: Header) -> Line:
    """Write the first line of a game."""
    seats = []
    for player in header.seats:
        extra = {"bot": player.bot, "number": player.number}
        seats.append({"name": player.name} | {key: text for key, text in extra.items() if text})
    line: Line = {
        "diablerie": FORMAT,
        "game": header.game.name,
        "rules": RULES,
        "options": changed(header.game.options, header.options),
        "seats": seats,
        "commitment": header.commitment,
        "started": header.started,
    }
    return line if header.pace is None else line | {"pace": header.pace}


def event_line(game: Game, event: Happening, at: int | None = None) -> Line:
    """Write an event, and when it happened if that is known."""
    if isinstance(event, Timeout):
        fields: Line = {"by": "clock", "do": "timeout", "seat": event.seat}
    else:
        fields = game.to_fields(event)
    return fields if at is None else fields | {"at": at}


def event_of(game: Game, line: Line) -> Happening:
    """Read an event."""
    if line.get("do") == "timeout" and line.get("by") == "clock":
        return Timeout(number(line, "seat", 0, 5))
    return game.from_fields(line)


def round_line(match: Match) -> Line:
    """Write how things stand after a round."""
    totals = list(match.game.totals(match.state))
    return {"round": match.game.rounds(match.state), "totals": totals} | match.game.round_notes(match.state)


def result_line(match: Match, seed: bytes, stopped: bool = False) -> Line:
    """Write how the game ended, and the seed that explains every shuffle."""
    result: Line = {
        "totals": list(match.game.totals(match.state)),
        "winners": match.winners,
        "rounds": match.game.rounds(match.state),
    }
    if stopped:
        result["stopped"] = True
    return {"result": result, "seed": seed.hex()}


def lines_of(before: Match, event: Happening, after: Match, at: int | None = None) -> list[Line]:
    """Write an event and, if it ended a round, how things stand."""
    lines = [event_line(before.game, event, at)]
    if after.game.rounds(after.state) > before.game.rounds(before.state):
        lines.append(round_line(after))
    return lines


def encode(lines: Iterable[Line]) -> bytes:
    """Turn lines into the bytes of a file."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def read_file(path: Path) -> Iterator[Recorded]:
    """Read the games of a file, one after another."""
    try:
        with path.open("rb") as stream:
            yield from read_games(stream)
    except OSError as error:
        raise InputError(f"cannot read {path}: {error.strerror}") from None


def read_games(stream: BinaryIO) -> Iterator[Recorded]:
    """Read games, one after another."""
    header: Header | None = None
    first = 0
    lines: list[tuple[int, Line]] = []
    for at, line in _decoded(stream):
        if "diablerie" in line:
            if header is not None:
                yield Recorded(header, first, tuple(lines))
            with_line = f"line {at}: "
            try:
                header, first, lines = header_of(line), at, []
            except (InputError, RecordError) as error:
                raise RecordError(with_line + str(error)) from None
        elif header is None:
            raise RecordError(f'line {at}: a game must begin with a line that has "diablerie": {FORMAT}')
        else:
            lines.append((at, line))
    if header is None:
        raise RecordError("there is no game in this file")
    yield Recorded(header, first, tuple(lines))


def _decoded(stream: BinaryIO) -> Iterator[tuple[int, Line]]:
    at = 0
    while text := stream.readline(LONGEST_LINE + 1):
        at += 1
        if len(text) > LONGEST_LINE:
            raise RecordError(f"line {at}: longer than {LONGEST_LINE} bytes")
        if not text.strip():
            continue
        try:
            line = msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise RecordError(f"line {at}: not JSON: {error}") from None
        if not isinstance(line, dict):
            raise RecordError(f"line {at}: not a JSON object")
        yield at, line


def header_of(line: Line) -> Header:
    """Read the first line of a game."""
    if line.get("diablerie") != FORMAT or type(line["diablerie"]) is not int:
        raise RecordError(f"format {line.get('diablerie')!r} is unknown; this reads format {FORMAT}")
    name = line.get("game")
    if not isinstance(name, str):
        raise RecordError(f"`game` is {name!r}, not a name")
    game = find_game(name)
    if line.get("rules") != RULES:
        raise RecordError(f"rules {line.get('rules')!r} are unknown; this reads rules {RULES!r}")
    options, seats = line.get("options", {}), line.get("seats")
    if not isinstance(options, dict) or not isinstance(seats, list):
        raise RecordError("`options` must be an object and `seats` a list")
    game.check_players(len(seats))
    return Header(
        game=game,
        options=complete(game.options, options),
        seats=tuple(map(_player, seats)),
        commitment=_text(line, "commitment"),
        started=_text(line, "started"),
        pace=number(line, "pace", 1) if "pace" in line else None,
    )


def _player(seat: object) -> Player:
    if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
        raise RecordError(f"a seat is {seat!r}, not an object with a name")
    hexadecimal = _text(seat, "number")
    if len(hexadecimal) > 64 or not set(hexadecimal) <= set("0123456789abcdef"):
        raise RecordError(f"the number {hexadecimal!r} is not 1 to 64 hexadecimal digits")
    return Player(seat["name"], _text(seat, "bot") or None, hexadecimal)


def _text(line: Line, name: str) -> str:
    value = line.get(name, "")
    if not isinstance(value, str):
        raise RecordError(f"`{name}` is {value!r}, not a text")
    return value
