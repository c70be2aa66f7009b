"""Files that are no records: always one clear line, never another exception."""

import io
import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from diablerie.errors import InputError, RecordError
from diablerie.games.catalogue import GAMES
from diablerie.match.record import encode, read_file, read_games
from diablerie.match.replay import verify
from tests.play import Table, play

HEADER: dict[str, Any] = {
    "diablerie": 1,
    "game": "little_devils",
    "rules": "1",
    "options": {},
    "seats": [{"name": "Ada"}, {"name": "Bo"}, {"name": "Cleo"}],
    "commitment": "00",
    "started": "2026-11-15T18:00:00Z",
}
NOTHINGS: list[Any] = [None, True, -1, 1 << 70, 1.5, "", "x", "\n", [], [[]], {}, {"a": 1}]
"""A value of every type there is in JSON."""


def complaint(text: bytes) -> str | None:
    """What reading and verifying says about a file: one line, or None if all is well."""
    try:
        for recorded in read_games(io.BytesIO(text)):
            verify(recorded)
    except (InputError, RecordError) as error:
        said = str(error)
    else:
        return None
    assert len(said.splitlines()) == 1, said
    return said


def short_record(game: str) -> list[dict[str, Any]]:
    """A small game with a line of every kind; nobody else changes these lines."""
    return [msgspec.json.decode(line) for line in short_text(game).splitlines()]


@cache
def short_text(game: str) -> bytes:
    """The file of that game."""
    options: dict[str, Any] = {"diavolo": {"dead_heat": 200, "time_limit": 2}}.get(game, {"goal": 10})
    bots = ("random", "cautious", "bold")
    return encode(play(Table(GAMES[game], bots, options, 6, 0.1)).lines)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"", "no game"),
        (b"\n\n  \n", "no game"),
        (bytes(range(256)), "line 1"),
        (b"\x00" * 1000, "line 1"),
        (b'{"diablerie": 1, "game": "\xff\xfe"}\n', "line 1"),
        (b"[" * 100_000, "line 1"),
        (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "line 1"),
        (b'{"diablerie": 1, "x": "' + b"y" * (2 << 20) + b'"}', "line 1: longer than"),
        (b"\n" + b"z" * (2 << 20), "line 2: longer than"),
        (b"[1, 2]\n", "line 1: not a JSON object"),
        (b'"diablerie"\n', "line 1: not a JSON object"),
        (b"17\nnull\n", "line 1: not a JSON object"),
        (b'{"by": "chance"}\n', "line 1: a game must begin"),
        (b'\n{"result": {}}\n', "line 2: a game must begin"),
        (encode([HEADER]) + b"oops\n", "line 2: not JSON"),
        (encode([HEADER]) + b'{"by": 0', "line 2: not JSON"),
        (encode([HEADER]) + b"[]\n", "line 2: not a JSON object"),
    ],
    ids=range(17),
)
def test_a_file_that_is_no_record_is_refused_with_the_number_of_its_line(text: bytes, says: str) -> None:
    assert says in (complaint(text) or "")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"diablerie": 2}, "format 2"),
        ({"game": "chess"}, "unknown game"),
        ({"game": "little_devil"}, "did you mean little_devils?"),
        ({"rules": "2"}, "rules '2'"),
        ({"options": {"gaol": 3}}, "unknown option"),
        ({"options": {"goal": 0}}, "option goal"),
        ({"options": {"goal": True}}, "option goal"),
        ({"options": {"open_tricks": "some"}}, "option open_tricks"),
        ({"seats": HEADER["seats"][:2]}, "3 to 6 players"),
        ({"seats": HEADER["seats"] * 3}, "3 to 6 players"),
        ({"seats": [{"name": "Ada", "number": "XYZ"}] * 3}, "hexadecimal"),
        ({"seats": [{"name": "Ada", "number": "a" * 65}] * 3}, "hexadecimal"),
        ({"seats": [{"name": 3}] * 3}, "a seat"),
    ],
    ids=range(13),
)
def test_a_header_that_cannot_be_is_refused_and_says_why(change: dict[str, Any], says: str) -> None:
    found = complaint(encode([HEADER | change])) or ""
    assert found.startswith("line 1: ")
    assert says in found


@pytest.mark.parametrize("field", ["diablerie", "game", "rules", "options", "seats", "commitment", "started"])
def test_a_header_with_the_wrong_type_in_a_field_is_refused(field: str) -> None:
    for value in NOTHINGS:
        if type(value) is not type(HEADER[field]):
            assert (complaint(encode([HEADER | {field: value}])) or "").startswith("line 1: "), value


def places_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything inside a line."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    return [path, *(way for key in keys for way in places_in(value[key], (*path, key)))]


def changed(line: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """A copy of the line with something else at one place."""
    copy = msgspec.json.decode(msgspec.json.encode(line))
    inside = copy
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    return copy  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", GAMES)
def test_the_wrong_type_in_any_field_is_refused(game: str) -> None:
    lines = short_record(game)
    kinds: dict[object, int] = {}
    for index, line in enumerate(lines[1:], 1):
        kinds.setdefault(line.get("do", next(iter(line))), index)
    unread = {("note",), ("reaction",)}
    for index in kinds.values():
        for path in places_in(lines[index])[1:]:
            found: Any = lines[index]
            for key in path:
                found = found[key]
            for value in (*NOTHINGS, float(found) if type(found) is int else "x"):
                if (type(value) is type(found) and value == found) or path in unread:
                    continue
                forged = encode([*lines[:index], changed(lines[index], path, value), *lines[index + 1 :]])
                assert complaint(forged), (path, value, lines[index])


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=150)
@given(data=st.data())
def test_a_record_with_any_bytes_changed_is_refused_in_one_line_or_is_none_the_worse(
    game: str, data: st.DataObject
) -> None:
    text = bytearray(short_text(game))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        length = data.draw(st.integers(0, 8))
        text[at : at + length] = data.draw(st.binary(max_size=8))
    complaint(bytes(text))


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=150)
@given(data=st.data())
def test_a_record_with_any_field_changed_is_refused_in_one_line_or_is_none_the_worse(
    game: str, data: st.DataObject
) -> None:
    lines = short_record(game)
    index = data.draw(st.integers(0, len(lines) - 1))
    path = data.draw(st.sampled_from(places_in(lines[index])[1:]))
    json_values = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    )
    lines[index] = changed(lines[index], path, data.draw(json_values))
    complaint("\n".join(json.dumps(line) for line in lines).encode())


def test_a_file_that_cannot_be_read_is_an_input_error(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.jsonl"):
        with pytest.raises(InputError, match="cannot read"):
            list(read_file(path))


def test_noise_is_refused() -> None:
    luck = Random(5)
    for size in (1, 10, 1000, 100_000):
        assert complaint(luck.randbytes(size))
