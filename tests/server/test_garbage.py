"""Garbage of every kind against a real server while others play on: nothing breaks, nobody is disturbed."""

import asyncio
import gc
import json
import logging
import re
import socket
import struct
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import msgspec
import pytest

from diablerie.games.catalogue import GAMES
from diablerie.server.door.front_door import FrontDoor
from diablerie.server.door.guests import BURST
from diablerie.server.door.guests import STRIKES as MOST_STRIKES
from diablerie.server.hall.room import Room
from diablerie.server.http.endpoints import ENDPOINTS
from diablerie.server.table.entries import PACES, Pace
from diablerie.server.table.ledger import REMEMBERED_COMMANDS
from diablerie.server.wire.sockets import Socket
from tests.server.open_server import AT_ONCE, Client, OpenServer, ask, is_answer
from tests.server.test_leaks_over_sockets import Line, deeds, masked
from tests.torture.checks import check, check_record, tables_of
from tests.torture.player import Player

Json = dict[str, Any]
Said = tuple[str, bytes, tuple[int | None, ...]]
"""A kind of message, the message, and the ids that its answer may have."""

FRAMES = 100_000
"""So many are sent, and floods of pings on top."""
LANES = 3
"""Attackers at the same time."""
COMMANDS, STRIKES, DEEP = 90, 22, 5
"""What one connection sends at once: commands, what is none, and what may be either; within what is fair."""
assert COMMANDS + STRIKES + DEEP < BURST
assert STRIKES + DEEP < MOST_STRIKES
UNLIMITED = dict.fromkeys(
    (
        "connections_per_address",
        "guests_per_address",
        "tables_per_person",
        "watchers_per_table",
        "misses_per_address",
    ),
    0,
)
PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
CODES = set(re.findall(r"^\| `([a-z_]+)` \|", PAGE, re.MULTILINE))
HIGHEST = 2**53
PATIENT = "patient"
"""A pace at which nothing happens by itself while the test lasts."""
MORE_MEMORY = 48 << 20
"""Bytes by which the process, attackers and all, may grow from the first third of the attack to its end."""


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


# connections that end badly

NORMAL, PROTOCOL, NOT_TEXT, NOT_UTF8, UNRULY, TOO_BIG = 1000, 1002, 1003, 1007, 1008, 1009
BROKEN: dict[str, tuple[int, list[bytes], int]] = {
    "binary": (NOT_TEXT, [masked(b"\0\1", 0x82), masked(b"", 0x02), masked(b"\0" * 9000, 0x82)], 1),
    "unmasked": (PROTOCOL, [b"\x81\x02hi", b"\x89\x00", b"\x88\x02\x03\xe8", b"GET / HTTP/1.1\r\n\r\n"], 1),
    "reserved bits": (PROTOCOL, [masked(b"{}", 0x81 | bit) for bit in (0x10, 0x20, 0x40, 0x70)], 1),
    "unknown opcodes": (
        PROTOCOL,
        [masked(b"{}", 0x80 | code) for code in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)],
        1,
    ),
    "oversized": (
        TOO_BIG,
        [masked(b"x" * 4097), masked(b"x" * 70_000), b"\x81\xff" + b"\x7f" * 8, b"\x81\xff" + b"\xff" * 8],
        1,
    ),
    "oversized in fragments": (TOO_BIG, [masked(b"x" * 90, 0x01) + masked(b"x" * 90, 0x00) * 60], 61),
    "sizes not in their shortest form": (PROTOCOL, [b"\x81\xfe\0\5\0\0\0\0hello", b"\x81\xff" + bytes(8)], 1),
    "not UTF-8": (NOT_UTF8, [masked(b"\xff\xfe"), masked(b"\xed\xa0\x80"), masked(b"\x03\xe8\xff", 0x88)], 1),
    "long control frames": (PROTOCOL, [masked(b"x" * 126, 0x89), masked(b"x" * 4000, 0x8A)], 1),
    "control frames in fragments": (PROTOCOL, [masked(b"", 0x09), masked(b"\x03\xe8", 0x08)], 1),
    "fragments without a beginning": (PROTOCOL, [masked(b"x", 0x80), masked(b"", 0x00)], 1),
    "messages within messages": (PROTOCOL, [masked(b"{", 0x01) + masked(b"{}")], 2),
    "bad close frames": (
        PROTOCOL,
        [masked(b"\x03", 0x88), masked((1005).to_bytes(2), 0x88), masked((999).to_bytes(2), 0x88)],
        1,
    ),
    "words after the end": (NORMAL, [masked(b"\x03\xe8", 0x88) + masked(b"{}") * 50], 51),
    "pings and pongs": (
        NORMAL,
        [masked(b"?", 0x89) * 100 + masked(b"!", 0x8A) * 100 + masked(b"\x03\xe8", 0x88)],
        200,
    ),
    "floods of pings": (UNRULY, [masked(b"", 0x89) * 3000 + masked(b"\x03\xf0", 0x88)], 3000),
    "floods of rubbish": (UNRULY, [masked(b"rubbish") * 80], 80),
    "floods of commands": (UNRULY, [masked(b'{"do":"stand","id":0}') * 200], 200),
}
"""The code with which the server answers, some that deserve it, and of how many frames each is made."""
UNANSWERED = ("closed in mid-frame", "reset in mid-frame", "random frames")
KINDS = (
    *map(kind_of, NO_COMMANDS),
    *("acts", "acts for others", "strange acts", "seats of others", "at the wrong time", "questions", "talk"),
    *("old ids", "deep commands", "fragments", "no requests", "requests"),
    *BROKEN,
    *UNANSWERED,
)
"""Every kind of thing that is sent, and must have been sent in the end."""


# one attacker after another


@dataclass
class Report:
    """What was sent, and what came back."""

    sent: Counter[str] = field(default_factory=Counter)
    """Frames, by their kind."""
    answers: Counter[str] = field(default_factory=Counter)
    """Refusals by their code, `done` and `happened`."""
    ends: Counter[int] = field(default_factory=Counter)
    """Close frames by their code; 0 where it did not arrive, because the end was too hard."""

    @property
    def frames(self) -> int:
        """All but floods of pings, of which thousands cost nothing."""
        return self.sent.total() - self.sent["floods of pings"]

    def __iadd__(self, other: "Report") -> "Report":
        self.sent += other.sent
        self.answers += other.answers
        self.ends += other.ends
        return self


@dataclass(frozen=True)
class Target:
    """A table, and tokens of people who sit there: one a lane."""

    code: str
    tokens: list[str]


def attack(server: OpenServer, target: Target, token: str, luck: Random, report: Report) -> None:
    """Come, say as much rubbish as is not punished, hear one answer to each of it, and leave badly."""
    path = f"/api/tables/{target.code}/socket" + ("" if token else "?watch=1")
    line = Line(server.port, path, token)
    with closing(line.socket):
        last = line.next().get("id", 0)
        if last > HIGHEST // 2:
            last = 0  # then all ids are stale
        said = list(commands(luck, last) if token else questions(luck))
        said += deep_commands(luck, last + COMMANDS) if token else ()
        for _ in range(STRIKES):
            make = luck.choice(NO_COMMANDS)
            said.insert(luck.randrange(len(said)), (kind_of(make), make(luck), (None,)))
        line.socket.sendall(b"".join(framed(message, luck, report) for message in said))
        check_answers(line, said, report)
        leave_badly(line, luck, report)


def framed(message: Said, luck: Random, report: Report) -> bytes:
    """A message in one frame, or sometimes in pieces, with pings between them."""
    kind, content, _ = message
    report.sent[kind] += 1
    if luck.random() > 0.04:
        return masked(content)
    report.sent["fragments"] += 2
    report.sent["pings and pongs"] += 2
    cut = luck.randrange(len(content) + 1)
    ping, pong = masked(luck.randbytes(luck.randrange(126)), 0x89), masked(b"nobody asked", 0x8A)
    return masked(content[:cut], 0x01) + ping + masked(b"", 0x00) + pong + masked(content[cut:], 0x80)


def check_answers(line: Line, said: list[Said], report: Report) -> None:
    """Every message has one answer: commands in order, and what is none perhaps before its turn."""
    answers = [answer(line) for _ in said]
    for heard in answers:
        report.answers[heard.get("code") or heard["type"]] += 1
        if heard["type"] == "refused":
            assert heard["code"] in CODES, heard
            assert heard["why"], heard
        else:
            assert "id" in heard
    ids = [heard["id"] for heard in answers if "id" in heard]
    for _, content, possible in said:
        if ids and ids[0] in possible:
            ids.pop(0)
        else:
            assert None in possible, content
    assert ids == []


def answer(line: Line) -> Json:
    while not is_answer(message := line.next()):
        pass
    return message


def leave_badly(line: Line, luck: Random, report: Report) -> None:
    kind = luck.choice((*BROKEN, *UNANSWERED))
    if kind in UNANSWERED:
        report.sent[kind] += 1
        random = luck.randbytes(luck.randrange(400))
        line.socket.sendall(random if kind == "random frames" else masked(random)[:-1])
        if kind == "reset in mid-frame":
            line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        return
    code, streams, frames = BROKEN[kind]
    report.sent[kind] += frames
    with suppress(ConnectionError):
        line.socket.sendall(luck.choice(streams))
    ended = ending(line)
    assert ended in (code, 0), (kind, ended)
    report.ends[ended] += 1


def ending(line: Line) -> int:
    """The code with which the server closes, 0 if the end came too hard for it to arrive."""
    try:
        while (frame := line.frame())[0] != 0x88:
            pass
    except (AssertionError, ConnectionError):
        return 0
    return int.from_bytes(frame[2:4])


def attack_lobby(server: OpenServer, luck: Random, report: Report) -> None:
    line = Line(server.port, "/api/lobby/socket")
    with closing(line.socket):
        said: list[Said] = [(kind_of(make), make(luck), (None,)) for make in NO_COMMANDS * 3]
        line.socket.sendall(b"".join(framed(message, luck, report) for message in said))
        check_answers(line, said, report)
        leave_badly(line, luck, report)


# the same port speaks HTTP

HANDSHAKE = (
    "GET /api/lobby/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{more}\r\n"
)
RAW = (
    b"\r\n" * 50,
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 70_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\nhalf",
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\nx",
    *(HANDSHAKE.format(key=key, more="").encode() for key in ("", "short", "=" * 24, "é" * 16)),
    *(
        HANDSHAKE.format(key="dGhlIHNhbXBsZSBub25jZQ==", more=more).encode("latin-1")
        for more in (
            "Origin: http://[\r\n",
            "Origin: null\r\n",
            "Cookie: diablerie=\xff; diablerie\r\n",
            "Sec-WebSocket-Version: 99\r\n",
            "Sec-WebSocket-Extensions: ;;;\r\n",
            "X: y\r\n" * 300,
        )
    ),
)


def attack_http(server: OpenServer, luck: Random, report: Report) -> None:
    """Send what is no request, then stop in the middle of it; whatever comes back is no fault of ours."""
    content = luck.choice((*RAW, luck.randbytes(luck.randrange(1, 2000)), luck.randbytes(20) + b"\r\n\r\n"))
    report.sent["no requests"] += 1
    with socket.create_connection(("127.0.0.1", server.port), 20) as connection, suppress(ConnectionError):
        connection.sendall(content)
        connection.shutdown(socket.SHUT_WR)
        found = re.match(rb"HTTP/1.1 (\d+) ", connection.recv(1000))
        assert found is None or int(found[1]) < 500, content


def attack_endpoint(server: OpenServer, token: str, luck: Random, report: Report) -> None:
    """Ask for something that there is, with a body and headers that make no sense."""
    endpoint = luck.choice(ENDPOINTS)
    strange = luck.choice(("/admin/tables", "/api/tables/%00", "/%ff", "//x", "/api/ratings/[]"))
    path = luck.choice((endpoint.path, endpoint.path, strange))
    path = path.replace("{code}", luck.choice(("NOSUCH", "%F0%9F%98%88", "A" * 300, "..%2f")))
    path = path.replace("{game}", luck.choice(("chess", "%00", "little_devils")))
    wish = {"game": "little_devils", "options": {"goal": some_value(luck), some_word(luck): some_value(luck)}}
    body = luck.choice(
        (
            json.dumps(wish).encode(),
            random_json(luck),
            deep(luck),
            b'{"game":"diavolo","options":{"race":%b}}' % deep(luck),
            b'{"name":%b}' % luck.choice((b'"\\u0000"', b'"\\ud800"', b'"' + b"x" * 9000 + b'"', b'"\xff"')),
            luck.randbytes(300),
            b"",
        )
    )
    headers = {
        "Authorization": luck.choice((f"Bearer {token}", "Bearer \xe9", "Basic x", "Bearer " + "x" * 999))
    }
    headers |= luck.choice(({}, {"Origin": "http://["}, {"Cookie": "diablerie=" + "x" * 500}, {"Host": "é"}))
    method = luck.choice((endpoint.method, endpoint.method, "GET", "POST", "PATCH", "DELETE", "BREW"))
    report.sent["requests"] += 1
    answer = ask(server, method, path, body, headers)
    assert answer.status < 500, (method, path, body, headers, answer)


# the others, who play on


def played(server: OpenServer, over: Event) -> list[Player]:
    """Let one game after another be played to its end, until all is over."""
    players: list[Player] = []
    luck = Random(0)
    while not over.is_set():
        newcomers = [
            *seat_people(server, "little_devils", 4, {"goal": 20}),
            *seat_people(server, "devil_with_it", 3, {"goal": 400}),
            *seat_people(server, "diavolo", 3, {}),
        ]
        own = [
            Player(server.host, token, code, game, Random(luck.random())) for code, game, token in newcomers
        ]
        asyncio.run(play_all(own))
        players += own
    return players


async def play_all(players: list[Player]) -> None:
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 120)


def seat_people(
    server: OpenServer, game: str, people: int, options: Json, pace: str = AT_ONCE
) -> list[tuple[str, str, str]]:
    """Begin a game: its code, its name, and the tokens of who sits there, in order."""
    clients = [Client(server, f"Player {number}", bot=True) for number in range(people)]
    code = clients[0].open_table(game, players=people, options=options, pace=pace)
    for seat, client in enumerate(clients):
        client.connect(code)
        client.do("sit", seat=seat)
    clients[0].do("start")
    for client in clients:
        client.leave()
    return [(code, game, client.token) for client in clients]


# everything at once


def targets_of(server: OpenServer) -> tuple[list[Target], list[Target]]:
    """Tables at which only those attack who are not awaited, so that nothing can happen; and others."""
    still: list[Target] = []
    free: list[Target] = []
    for game in ("little_devils", "devil_with_it", "diavolo"):
        options: Json = {"race": False, "time_limit": 0} if game == "diavolo" else {}
        for targets in (still, free):
            code, tokens = begun(server, game, options)
            awaited = awaited_at(server, code) if targets is still else set()
            idle = [token for seat, token in enumerate(tokens) if seat not in awaited]
            targets.append(Target(code, idle))
    return still, free


def begun(server: OpenServer, game: str, options: Json) -> tuple[str, list[str]]:
    seats = seat_people(server, game, 4, options, PATIENT)
    code, tokens = seats[0][0], [token for _, _, token in seats]
    if game == "diavolo":  # until then, dice tumble
        while not awaited_at(server, code):
            time.sleep(0.01)
    if game == "devil_with_it":  # until the bets are made, everybody is awaited
        for token in tokens:
            with Client(server, token=token, bot=True) as client:
                client.connect(code)
                client.do("act", event={"do": "bet", "amount": 10})
    return code, tokens


def room_of(server: OpenServer, code: str) -> Room:
    return server.hub.rooms[code]


def awaited_at(server: OpenServer, code: str) -> set[int]:
    match = room_of(server, code).table.ledger.match
    assert match is not None
    mask = match.game.awaited(match.state)
    return {seat for seat in range(6) if mask >> seat & 1}


def run_lane(server: OpenServer, lane: int, targets: list[Target], stranger: str, warm: Event) -> Report:
    """Attack again and again: as somebody at the table, as a stranger, or as one who only watches."""
    luck, report = Random(lane), Report()
    while report.frames < FRAMES / LANES:
        target = luck.choice(targets)
        own = target.tokens[lane::LANES]
        attack(server, target, luck.choice([*own, *own, stranger, ""]), luck, report)
        if luck.random() < 0.2:
            attack_lobby(server, luck, report)
        for _ in range(2):
            attack_http(server, luck, report)
            attack_endpoint(server, stranger, luck, report)
        if 3 * report.frames > FRAMES / LANES:
            warm.set()
    return report


@contextmanager
def errors_collected() -> Iterator[list[logging.LogRecord]]:
    """All that anybody logs as an error."""
    records: list[logging.LogRecord] = []
    handler = logging.Handler(logging.ERROR)
    handler.emit = records.append  # type: ignore[assignment, method-assign]
    logging.getLogger().addHandler(handler)
    try:
        yield records
    finally:
        logging.getLogger().removeHandler(handler)


def resident() -> int:
    """Bytes of memory that this process holds, 0 where nobody tells."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
    except OSError:
        return 0


def test_garbage_breaks_nothing_and_disturbs_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, PATIENT, Pace(3_600_000, 10_000, 0, 30))
    database, over, warm = tmp_path / "games.db", Event(), Event()
    report = Report()
    with errors_collected() as errors, OpenServer(database, **UNLIMITED) as server:
        server.hub.thinkers.compile_now(GAMES["little_devils"])  # or memory may grow by it
        still, free = targets_of(server)
        before = {target.code: truth(server, target.code) for target in still}
        strangers = [Client(server, f"Stranger {lane}", bot=True).token for lane in range(LANES)]
        half_open = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(50)]
        for number, connection in enumerate(half_open):
            connection.send(RAW[-1][: 7 * number])
        with ThreadPoolExecutor(LANES + 1) as pool:
            games = pool.submit(played, server, over)
            lanes = [
                pool.submit(run_lane, server, lane, still + free, strangers[lane], warm)
                for lane in range(LANES)
            ]
            try:
                while not warm.wait(0.1) and not any(lane.done() for lane in lanes):
                    pass
                memory = resident()
                for lane in lanes:
                    report += lane.result()
                memory = resident() - memory
            finally:
                over.set()
            players = games.result()
        for connection in half_open:
            connection.close()
        assert {target.code: truth(server, target.code) for target in still} == before
        check_nothing_is_left(server, still + free)
        with Client(server) as client:
            code = client.ask("POST", "/api/quick", {"game": "diavolo", "pace": AT_ONCE}).json["code"]
            assert client.connect(code)["view"]
        assert ask(server, "GET", "/healthz").json["status"] == "ok"
    print(report, len(players), memory >> 10)
    assert [record.getMessage() for record in errors] == []
    assert report.frames >= FRAMES
    assert report.answers.total() > 0.6 * FRAMES, "most of it must be read and answered"
    assert [kind for kind in KINDS if not report.sent[kind]] == []
    assert report.ends[0] < 0.1 * report.ends.total(), "who is closed must mostly hear why"
    assert memory < MORE_MEMORY
    assert all(player.over for player in players)
    assert len({player.game for player in players}) == 3
    check(database, players, {})
    for target in free:
        check_record(tables_of(database)[target.code])


def test_whatever_is_nested_too_deeply_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("diablerie.server.door.guests.BURST", 10**6)
    monkeypatch.setattr("diablerie.server.door.guests.STRIKES", 10**6)
    with errors_collected() as errors, OpenServer() as server, Client(server) as client:
        code = client.ask("POST", "/api/quick", {"game": "little_devils", "pace": AT_ONCE}).json["code"]
        client.connect(code)
        for depth in range(850, 1000):
            deep = b"[" * depth + b"]" * depth
            answer = client.ask("POST", "/api/tables", b'{"game":"diavolo","options":{"race":%b}}' % deep)
            assert answer.status in (400, 422), answer
            assert client.socket is not None
            client.socket.send(b'{"do":"act","id":%d,"event":{"do":%b}}' % (depth, deep), text=True)
            assert client.until("refused")["code"] in ("bad_event", "not_a_command")
    assert not errors


def truth(server: OpenServer, code: str) -> tuple[object, ...]:
    """Everything that must not change where everything is refused."""
    table = room_of(server, code).table
    return (
        table.ledger.version,
        table.ledger.match,
        table.seats.places,
        len(list(server.hub.log.entries(code))),
    )


def check_nothing_is_left(server: OpenServer, targets: list[Target]) -> None:
    """Whoever has gone is forgotten, after a while."""
    deadline = time.monotonic() + 20
    while left := sum(issubclass(type(thing), Socket) and is_of(thing, server) for thing in gc.get_objects()):
        assert time.monotonic() < deadline, f"{left} connections are kept"
        Client(server)  # the writer holds what it has written last until it writes again
        time.sleep(0.2)
        gc.collect()
    assert not any(room.guests for room in server.hub.rooms.values())
    for target in targets:
        table = room_of(server, target.code).table
        assert len(table.ledger.answers) <= 4
        assert all(len(answers) <= REMEMBERED_COMMANDS for answers in table.ledger.answers.values())


def is_of(connection: Socket, server: OpenServer) -> bool:
    """Whether a connection is to this server, and not to one of another test."""
    return isinstance(connection.door, FrontDoor) and connection.door.context.hub is server.hub
