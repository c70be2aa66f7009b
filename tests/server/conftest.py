"""What the tests of the server are given, unless a file wants a server of its own kind.

Whatever has a server that keeps something runs twice: with a file, and with a PostgreSQL.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.server.clients import Client
from tests.server.homes import homes, opens_houses
from tests.server.open_server import OpenServer

FILE = "file"
"""The mark of a test that is about the file itself."""


class InPostgres(pytest.Module):
    """The same tests once more, and everything is kept in a PostgreSQL."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        if not opens_houses(self.obj):
            return []
        return [one for one in super().collect() if not any(mark.name == FILE for mark in one.iter_markers())]

    def setup(self) -> None:
        homes.move_to_postgres()

    def teardown(self) -> None:
        homes.move_back()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{FILE}: is about the file itself, and not run with a PostgreSQL")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> InPostgres | None:
    if not (file_path.name.startswith("test_") and file_path.suffix == ".py"):
        return None
    name = f"{file_path.stem}[postgres].py"
    return InPostgres.from_parent(parent, path=file_path, name=name, nodeid=f"{parent.nodeid}/{name}")


@pytest.fixture(scope="module")
def server() -> Iterator[OpenServer]:
    with OpenServer(guests_per_address=0, tables_per_person=0, connections_per_address=0) as server:
        yield server


@pytest.fixture(scope="module")
def ada(server: OpenServer) -> Client:
    """Somebody who is known."""
    return Client(server, "Ada")
