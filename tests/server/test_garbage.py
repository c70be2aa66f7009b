"""Garbage of every kind against a real server while others play on: nothing breaks, nobody is disturbed."""

import gc
import logging
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from diablerie.games.catalogue import GAMES
from diablerie.server.door.front_door import FrontDoor
from diablerie.server.hall.room import Room
from diablerie.server.table.entries import PACES, Pace
from diablerie.server.table.ledger import REMEMBERED_COMMANDS
from diablerie.server.wire.sockets import Socket
from tests.children import wait_until
from tests.server.clients import Client, ask
from tests.server.garbage.attacks import KINDS, Report, Target, attack, attack_lobby
from tests.server.garbage.others import played, seat_people
from tests.server.garbage.requests import RAW, attack_endpoint, attack_http
from tests.server.homes import homes
from tests.server.open_server import AT_ONCE, OpenServer
from tools.torture.checks import check, check_record, tables_of

Json = dict[str, Any]

FRAMES = 100_000
"""So many are sent, and floods of pings on top."""
LANES = 3
"""Attackers at the same time."""
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
PATIENT = "patient"
"""A pace at which nothing happens by itself while the test lasts."""
MORE_MEMORY = 48 << 20
"""Bytes by which the process, attackers and all, may grow from the first third of the attack to its end."""


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
    if game == "diavolo":  # somebody must be there, or nobody throws; then dice tumble
        with Client(server, token=tokens[0], bot=True) as client:
            client.connect(code)
            wait_until(lambda: awaited_at(server, code))
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
    kept = homes.as_file(database)
    check(kept, players, {})
    for target in free:
        check_record(tables_of(kept)[target.code])


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
        len(server.entries(code)),
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
