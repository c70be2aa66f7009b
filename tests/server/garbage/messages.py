"""Messages that are no commands, and commands that are refused or change nothing."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from diablerie.server.door.guests import BURST
from diablerie.server.door.guests import STRIKES as MOST_STRIKES
from tests.server.clients import Json
from tests.server.leaks.probes import deeds

Said = tuple[str, bytes, tuple[int | None, ...]]
"""A kind of message, the message, and the ids that its answer may have."""
COMMANDS, STRIKES, DEEP = 90, 22, 5
"""What one connection sends at once: commands, what is none, and what may be either; within what is fair."""
assert COMMANDS + STRIKES + DEEP < BURST
assert STRIKES + DEEP < MOST_STRIKES
HIGHEST = 2**53


# messages that are no commands


def some_value(luck: Random, depth: int = 3) -> Any:
    if depth and luck.random() < 0.25:
        values = [some_value(luck, depth - 1) for _ in range(luck.randrange(4))]
        return luck.choice((values, {some_word(luck): value for value in values}))
    numbers = (0, -1, 5, 54, 2**31, HIGHEST + 1, 2**64, -(2**63) - 1, 10**300, 0.5, -1e300)
    return luck.choice((None, True, False, "", some_word(luck), luck.choice(numbers)))


def some_word(luck: Random) -> str:
    words = ("do", "id", "act", "event", "by", "seat", "play", "card", "version", "é\u202e", "\0", "9" * 40)
    return luck.choice(words)


def random_bytes(luck: Random) -> bytes:
    return luck.randbytes(luck.randrange(200)).decode("latin-1").encode()


def random_json(luck: Random) -> bytes:
    return json.dumps(some_value(luck)).encode()


def deep(luck: Random) -> bytes:
    """JSON that is nested so deeply that to read it, or to tell of it, may fail."""
    depth = luck.choice((100, luck.randrange(300, 640), luck.randrange(850, 1050), 1900))
    opening, end = luck.choice(((b"[", b"]"), (b'{"a":', b"}"))) if depth < 640 else (b"[", b"]")
    return opening * depth + b"1" + end * depth


def deep_json(luck: Random) -> bytes:
    return deep(luck)[: luck.choice((2000, 4096))]


def huge_numbers(luck: Random) -> bytes:
    digits = luck.choice(("9", "1", "-8", "0.0000000001")) + "7" * luck.choice((20, 310, 1900))
    return f'{{"do":"catch_up","id":{digits},"version":{digits}}}'.encode()


def wrong_types(luck: Random) -> bytes:
    command: Json = luck.choice(
        (
            {"do": "sit", "seat": "0"},
            {"do": "sit", "seat": 6},
            {"do": "sit", "seat": 0, "number": "xyz"},
            {"do": "sit", "seat": 0, "number": "ab\n"},
            {"do": "act", "event": []},
            {"do": "act", "event": None},
            {"do": "say", "text": ""},
            {"do": "say", "text": "x" * 301},
            {"do": "react", "reaction": "bite"},
            {"do": "mute", "who": "x" * 33},
            {"do": "catch_up", "version": -1},
            {"do": "catch_up", "version": 0.5},
            {"do": "ready", "ready": 1},
            {"do": "rematch", "options": []},
            {"do": ["act"]},
            {"do": "shown", "version": 3},
        )
    )
    return json.dumps({"id": HIGHEST} | command).encode()


def ids_out_of_range(luck: Random) -> bytes:
    return json.dumps(
        {"do": "stand", "id": luck.choice((-1, HIGHEST + 1, 2**64, 0.5, "1", None, [1]))}
    ).encode()


def unknown_fields(luck: Random) -> bytes:
    return json.dumps({"do": "stand", "id": HIGHEST, some_word(luck) + "?": some_value(luck)}).encode()


def truncated(luck: Random) -> bytes:
    content = b'{"do":"act","id":77,"event":{"do":"play","card":17}}'
    return content[: luck.randrange(len(content))]


NO_COMMANDS: tuple[Callable[[Random], bytes], ...] = (
    random_bytes,
    random_json,
    deep_json,
    huge_numbers,
    wrong_types,
    ids_out_of_range,
    unknown_fields,
    truncated,
)


def kind_of(make: Callable[[Random], bytes]) -> str:
    return make.__name__.replace("_", " ")


# commands that are refused, or change nothing


def a_command(luck: Random) -> tuple[str, Json]:
    """What somebody may well say who is not awaited, or has no seat at all."""
    deed, word, value = luck.choice(DEEDS), some_word(luck), some_value(luck)
    seat = luck.randrange(6)
    return luck.choice(
        (
            ("acts", {"do": "act", "event": deed}),
            ("acts", {"do": "act", "event": deed}),
            ("acts", {"do": "act", "event": deed}),
            ("acts for others", {"do": "act", "event": deed | {"by": value}}),
            ("strange acts", {"do": "act", "event": {word: value}}),
            ("strange acts", {"do": "act", "event": deed | {"card": value, "hands": value}}),
            ("strange acts", {"do": "act", "event": {"do": "grab", "devil": value, "reaction": value}}),
            ("seats of others", {"do": "sit", "seat": seat, "number": "ab"}),
            ("seats of others", {"do": "remove", "seat": seat}),
            ("seats of others", {"do": "add_bot", "seat": seat, "bot": word[:32]}),
            ("at the wrong time", {"do": "start"}),
            ("at the wrong time", {"do": "ready", "ready": False}),
            ("at the wrong time", {"do": "rematch", "options": {word: value}, "pace": word[:16]}),
            ("questions", {"do": "catch_up", "version": luck.choice((0, 5, 60, 10**9, HIGHEST))}),
            ("talk", {"do": "mute", "who": word[:32]}),
            ("talk", {"do": "say", "text": word}),
        )
    )


DEEDS = deeds()


def commands(luck: Random, last: int) -> Iterator[Said]:
    for number in range(last + 1, last + 1 + COMMANDS):
        if luck.random() < 0.25:
            old = luck.randrange(number)
            yield "old ids", msgspec.json.encode({"do": "act", "id": old, "event": DEEDS[0]}), (old,)
        else:
            kind, command = a_command(luck)
            yield kind, msgspec.json.encode(command | {"id": number}), (number,)


def questions(luck: Random) -> Iterator[Said]:
    """All that somebody may say who only watches."""
    for number in range(1, 1 + COMMANDS):
        command = {"do": "catch_up", "id": number, "version": luck.choice((0, 5, 60, HIGHEST))}
        yield "questions", msgspec.json.encode(command), (number,)


def deep_commands(luck: Random, last: int) -> Iterator[Said]:
    for number in range(last + 1, last + 1 + DEEP):
        form = luck.choice(
            (b'{"do":"act","id":%d,"event":{"do":%b}}', b'{"do":"rematch","id":%d,"options":{"goal":%b}}')
        )
        yield "deep commands", form % (number, deep(luck)), (number, None)
