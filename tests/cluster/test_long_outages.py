"""What all nodes share is gone for longer than anybody waits, or takes nothing: all goes on by itself."""

import asyncio
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.children import PATIENCE
from tests.cluster.guests import LONG, Company, breaches, guests_at, inside, play_on, watched
from tests.cluster.nodes import Cluster, Node, cluster, visitor
from tests.cluster.proxy import Proxy
from tests.commands.processes import asked
from tests.databases.programs import somebody
from tests.databases.shared import ask, shared_server

HASTY = ["--hasty"]
SMALL = 2 << 20
"""Bytes of a disk that is full soon."""
END_ALL = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


def is_ready(node: Node) -> bool:
    return asked(f"{node.url}/readyz")[0] == 200


def test_everybody_plays_on_after_the_database_was_gone_for_longer_than_a_lease(tmp_path: Path) -> None:
    """One of the nodes finds it again before it finds the bus."""
    with cluster(tmp_path) as house:
        watched(house)
        proxy, bus = house.before_database(), house.before_bus()
        first, second = house.node(database=proxy, bus=bus, odd=HASTY), house.node(database=proxy, odd=HASTY)
        guests = guests_at(first, LONG, [(first,), (second,), (first,)])

        async def gone(company: Company) -> None:
            await asyncio.to_thread(proxy.do, Proxy.cut)
            await company.until(lambda: "not yet: the database" in first.logged)
            await company.until(lambda: "everybody is sent away" in second.logged)
            await asyncio.to_thread(bus.do, Proxy.cut)
            await asyncio.to_thread(proxy.do, Proxy.mend)
            await company.until(lambda: "not yet: cannot reach NATS" in first.logged)
            await asyncio.to_thread(bus.do, Proxy.mend)

        play_on(guests, gone)
        assert "this node begins again: the database was out of reach for too long" in first.logged
        assert "see whether PostgreSQL runs there" in first.logged
        assert breaches(house, guests) == []


def test_tables_are_played_at_while_the_bus_is_gone_for_long_and_shared_when_it_is_back(
    tmp_path: Path,
) -> None:
    with cluster(tmp_path) as house:
        watched(house)
        proxy = house.before_bus()
        nodes = [house.node(bus=proxy, odd=HASTY) for _ in range(2)]
        guests = [one for node in nodes for one in guests_at(node, LONG, [(node,)] * 3)]

        async def gone(company: Company) -> None:
            await asyncio.to_thread(proxy.do, Proxy.cut)
            handed_over = "the tables here are handed over"
            await company.until(lambda: all(handed_over in node.logged for node in nodes))
            await company.go_on()
            assert [is_ready(node) for node in nodes] == [False, False]
            await asyncio.to_thread(proxy.do, Proxy.mend)
            await company.until(lambda: all(is_ready(node) for node in nodes))

        play_on(guests, gone)
        late = visitor(nodes[1], "Late")
        late.connect(guests[0].code)
        late.leave()
        assert not any("begins again" in node.logged for node in nodes)
        assert breaches(house, guests) == []


def let_write(house: Cluster, allowed: bool) -> None:
    """Let nobody write, as after a failover to a standby, or let them again."""
    url = house.where[1]
    name = url.rpartition("/")[2]
    change = "RESET default_transaction_read_only" if allowed else "SET default_transaction_read_only = on"
    ask(f"{shared_server()}/postgres", lambda link: link.execute(f"ALTER DATABASE {name} {change}"))
    ask(url, lambda link: link.execute(END_ALL))


def test_everybody_plays_on_after_the_database_was_read_only(tmp_path: Path) -> None:
    with cluster(tmp_path) as house:
        watched(house)
        first, second = house.node(odd=HASTY), house.node(odd=HASTY)
        guests = guests_at(first, LONG, [(first,), (second,), (first,)])

        async def read_only(company: Company) -> None:
            await asyncio.to_thread(let_write, house, False)
            try:
                await company.until(lambda: "is read-only, as a standby is" in first.logged)
            finally:
                await asyncio.to_thread(let_write, house, True)

        play_on(guests, read_only)
        assert breaches(house, guests) == []


@contextmanager
def small_disk() -> Iterator[tuple[Path, str]]:
    """A disk that is nearly full, and a tablespace there."""
    if os.geteuid() != 0:
        pytest.skip("only root can make a disk small")
    folder = Path(tempfile.mkdtemp(prefix="diablerie-disk-"))
    mounting = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(folder)]
    try:
        if subprocess.run(mounting, capture_output=True, timeout=PATIENCE).returncode:
            pytest.skip("no disk can be mounted here")
        try:
            somebody().owns(folder)
            folder.chmod(0o755)
            name, server = folder.name.replace("-", "_"), f"{shared_server()}/postgres"
            ask(server, lambda link: link.execute(f"CREATE TABLESPACE {name} LOCATION '{folder}'"))
            yield folder, name
            ask(server, lambda link: link.execute(f"DROP TABLESPACE {name}"))
        finally:
            subprocess.run(["umount", "--lazy", str(folder)], check=True, timeout=PATIENCE)
    finally:
        folder.rmdir()


def fill(disk: Path) -> None:
    """Leave no room."""
    with (disk / "filling").open("wb", buffering=0) as filling:
        try:
            while True:
                filling.write(bytes(4096))
        except OSError:
            pass


def test_everybody_plays_on_after_the_disk_of_the_database_was_full(tmp_path: Path) -> None:
    with small_disk() as (disk, name), cluster(tmp_path) as house:
        watched(house)
        inside(house, lambda link: link.execute(f"ALTER TABLE entries SET TABLESPACE {name}"))
        first, second = house.node(), house.node()
        guests = guests_at(first, LONG, [(first,), (second,), (first,)])

        async def full(company: Company) -> None:
            await asyncio.to_thread(fill, disk)
            await company.until(lambda: "No space left on device); it is tried again" in first.logged)
            (disk / "filling").unlink()

        play_on(guests, full)
        assert not any("begins again" in node.logged for node in (first, second))
        assert breaches(house, guests) == []
