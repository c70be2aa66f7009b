"""What the tests of the server are given, unless a file wants a server of its own kind."""

from collections.abc import Iterator

import pytest

from tests.server.clients import Client
from tests.server.open_server import OpenServer


@pytest.fixture(scope="module")
def server() -> Iterator[OpenServer]:
    with OpenServer(guests_per_address=0, tables_per_person=0, connections_per_address=0) as server:
        yield server


@pytest.fixture(scope="module")
def ada(server: OpenServer) -> Client:
    """Somebody who is known."""
    return Client(server, "Ada")
