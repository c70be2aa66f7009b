"""Attackers over sockets: what they send, how they leave, and what must be answered."""

import re
import socket
import struct
from collections import Counter
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.server.clients import Json, is_answer
from tests.server.garbage.messages import (
    COMMANDS,
    HIGHEST,
    NO_COMMANDS,
    STRIKES,
    Said,
    commands,
    deep_commands,
    kind_of,
    questions,
)
from tests.server.line import Line, masked
from tests.server.open_server import OpenServer

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
CODES = set(re.findall(r"^\| `([a-z_]+)` \|", PAGE, re.MULTILINE))


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
