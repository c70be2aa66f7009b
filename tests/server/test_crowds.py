"""Many connections, slow ones and silent ones: nobody can shut the others out."""

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from random import Random

import pytest

from diablerie.server.settings import Patience
from diablerie.server.wire.doorkeeper import FULL, MOST_TURNED, TOO_MANY, Doorkeeper, reserve_of
from tests.server.clients import Client
from tests.server.open_server import PATIENCE, OpenServer
from tests.server.raw import answered, asked, dialled, handshake, head, rest

SHORT = 0.15
HEALTH = head("/healthz", "Host: localhost")
LOBBY = handshake("/api/lobby/socket", "Host: localhost")
BODY = head("/api/guests", "Host: localhost", "Content-Length: 14", method="POST")


@pytest.fixture(scope="module")
def hasty() -> Iterator[OpenServer]:
    """A server without patience."""
    with OpenServer(patience=Patience(SHORT, SHORT, SHORT, SHORT, SHORT)) as server:
        yield server


def wait_for(happened: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until
        time.sleep(0.01)


def is_open(line: socket.socket) -> bool:
    """Whether the server has not closed a connection on which it has said nothing."""
    line.setblocking(False)
    try:
        return bool(line.recv(1))
    except BlockingIOError:
        return True
    except ConnectionError:
        return False
    finally:
        line.settimeout(PATIENCE)


# time


def test_whoever_says_nothing_is_not_waited_for(hasty: OpenServer) -> None:
    with dialled(hasty) as line:
        assert rest(line) == b""


@pytest.mark.parametrize("begun", [b"G", HEALTH[:-2], BODY, BODY + b'{"name"'])
def test_whoever_does_not_finish_a_request_is_told_so(hasty: OpenServer, begun: bytes) -> None:
    with dialled(hasty) as line:
        answer = answered(line, begun)
        assert answer.status == 408
        assert json.loads(answer.content)["code"] == "too_slow"
        assert "cache-control: no-store" in answer.head.lower()
        assert rest(line) == b""


@pytest.mark.parametrize("begun", [HEALTH[:-2] + b"X: ", BODY.replace(b" 14", b" 8000")])
def test_a_request_that_drips_does_not_get_more_time(hasty: OpenServer, begun: bytes) -> None:
    with dialled(hasty) as line, suppress(ConnectionError):
        line.sendall(begun)
        line.settimeout(SHORT / 10)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(TimeoutError):
                assert line.recv(100).startswith(b"HTTP/1.1 408 ")
                return
            line.sendall(b"x")
        pytest.fail("it was waited for")


def test_a_connection_that_asks_for_nothing_more_is_closed(hasty: OpenServer) -> None:
    with dialled(hasty) as line:
        assert answered(line, HEALTH).status == 200
        assert answered(line, HEALTH).status == 200
        assert rest(line) == b""


def test_an_answer_that_nobody_reads_does_not_wait_for_ever(hasty: OpenServer) -> None:
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", hasty.port))
        line.sendall(head("/api/openapi.json", "Host: localhost") * 400)  # more than the system takes
        wait_for(lambda: not hasty.connections)


def test_a_request_that_is_longer_than_its_answer_needs_does_not_cut_that_off() -> None:
    """A connection that is closed with something unread is reset, and whoever reads slowly loses the rest."""
    with OpenServer() as server, socket.socket() as line:
        line.settimeout(PATIENCE)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", server.port))
        line.sendall(head("/api/openapi.json", "Host: localhost", "Content-Length: 5", "Connection: close"))
        found = line.recv(1000)
        line.sendall(b"hello")
        time.sleep(0.5)  # until all is written that the system takes
        found += rest(line)
    top, _, content = found.partition(b"\r\n\r\n")
    size = int(top.lower().partition(b"content-length:")[2].split()[0])
    assert size > 60_000
    assert len(content) == size


def test_a_socket_may_be_silent_for_longer(hasty: OpenServer) -> None:
    with Client(hasty, "Ada") as ada:
        ada.connect(ada.open_table("diavolo"))
        with dialled(hasty) as line:
            assert rest(line) == b"", "so much later"
        ada.do("sit", seat=0)


def test_a_socket_needs_a_newer_http(hasty: OpenServer) -> None:
    answer = asked(hasty, handshake("/api/lobby/socket", "Host: localhost", version="1.0"))
    assert answer.status == 400
    assert json.loads(answer.content)["code"] == "bad_handshake"
    assert "HTTP/1.1" in json.loads(answer.content)["why"]


# numbers


def test_of_one_address_the_one_that_is_silent_for_longest_makes_room() -> None:
    with OpenServer(connections_per_address=4) as server, ExitStack() as stack:
        neighbour = stack.enter_context(dialled(server, "127.0.0.2"))
        assert answered(neighbour, HEALTH).status == 200
        lobby, first, second, third = (stack.enter_context(dialled(server)) for _ in range(4))
        assert answered(lobby, LOBBY).status == 101
        assert answered(first, HEALTH).status == 200  # it has been silent for less time than the others now
        for line in (second, third):
            newcomer = stack.enter_context(dialled(server))
            assert answered(newcomer, HEALTH).status == 200
            assert rest(line) == b""
        assert is_open(first)
        assert is_open(neighbour)
        assert is_open(lobby)


def test_sockets_and_requests_count_together() -> None:
    with OpenServer(connections_per_address=2) as server, ExitStack() as stack:
        lines = [stack.enter_context(dialled(server)) for _ in range(2)]
        for line in lines:
            assert answered(line, LOBBY).status == 101
        for request in (HEALTH, LOBBY, head("/", "Host: localhost")):
            answer = asked(server, request)
            assert answer.status == 429
            assert json.loads(answer.content)["code"] == "too_many_connections"
        with dialled(server, "127.0.0.2") as elsewhere:
            assert answered(elsewhere, HEALTH).status == 200
        lines[0].close()
        wait_for(lambda: asked(server, HEALTH).status == 200)
        assert asked(server, LOBBY).status == 101


def test_a_handshake_that_fails_is_not_counted_for_ever() -> None:
    with OpenServer(connections_per_address=1) as server:
        for _ in range(3):
            for path, status in (("/api/lobby/socket", 101), ("/api/tables/NOSUCH/socket", 404)):
                wait_for(lambda: asked(server, HEALTH).status == 200)
                wait_for(lambda: not server.connections)
                assert asked(server, handshake(path, "Host: localhost")).status == status


def test_behind_a_proxy_sockets_count_by_the_address_it_tells() -> None:
    with OpenServer(connections_per_address=1, behind_proxy=True) as server, ExitStack() as stack:
        lines = [stack.enter_context(dialled(server)) for _ in range(5)]
        assert [answered(line, HEALTH).status for line in lines] == [200] * 5
        told = [
            handshake("/api/lobby/socket", "Host: localhost", f"X-Forwarded-For: 203.0.113.{number}")
            for number in (1, 2, 1)
        ]
        statuses = [answered(line, hello).status for line, hello in zip(lines, told, strict=False)]
        assert statuses == [101, 101, 429]


def test_when_everything_is_full_the_one_that_is_silent_for_longest_makes_room() -> None:
    with OpenServer(connections=3) as server, ExitStack() as stack:
        lobby, first, second = (
            stack.enter_context(dialled(server, f"127.0.0.{number}")) for number in (2, 3, 4)
        )
        assert answered(lobby, LOBBY).status == 101
        assert asked(server, HEALTH).status == 200
        assert rest(first) == b""
        assert is_open(second)


def test_when_all_are_busy_whoever_comes_is_turned_away_at_once() -> None:
    with OpenServer(connections=2) as server, ExitStack() as stack:
        lines = [stack.enter_context(dialled(server)) for _ in range(2)]
        for line in lines:
            assert answered(line, LOBBY).status == 101
        with dialled(server) as line:
            answer = answered(line, b"")
            assert answer.status == 503
            assert json.loads(answer.content)["code"] == "full"


class Somebody:
    """A connection for a doorkeeper alone."""

    def __init__(self, address: str, keeper: Doorkeeper) -> None:
        self.address = address
        self.keeper = keeper
        self.was_cut = False

    def cut(self) -> None:
        self.was_cut = True


@pytest.mark.parametrize("seed", range(5))
def test_whatever_happens_the_limits_hold_and_nobody_is_forgotten(seed: int) -> None:
    luck, keeper = Random(seed), Doorkeeper(in_all=20, of_one=6)
    here: list[Somebody] = []
    for _ in range(3000):
        deed = luck.choice((keeper.waits, keeper.works, keeper.gone, None, None))
        if deed is None or not here:
            visit = Somebody(luck.choice("abcde"), keeper)
            turned = keeper.came(visit)
            assert turned in (None, TOO_MANY, FULL)
            here += [visit] if keeper.counts(visit) else []
        else:
            visit = luck.choice(here)
            deed(visit)
        assert not visit.was_cut
        here = [visit for visit in here if keeper.counts(visit)]
        assert len(here) <= 20
        for address in "abcde":
            assert sum(visit.address == address for visit in here) <= 6 + MOST_TURNED
    for visit in here:
        keeper.gone(visit)
    newcomers = [Somebody(address, keeper) for address in "abcd" * 5]
    assert list(map(keeper.came, newcomers)) == [None] * 20, "nobody is counted who has gone"
    assert not any(visit.was_cut for visit in newcomers)


@pytest.mark.parametrize(("files", "reserved"), [(0, 0), (100, 50), (256, 64), (1024, 256), (65536, 4096)])
def test_some_files_are_for_no_connection(files: int, reserved: int) -> None:
    assert reserve_of(files) == reserved
