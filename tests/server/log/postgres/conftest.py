"""What the tests of the log in PostgreSQL are given."""

from collections.abc import Iterator

import pytest

from diablerie.server.database import PostgresAddress
from tests.databases.shared import database


@pytest.fixture
def address() -> Iterator[PostgresAddress]:
    """A database of its own, up to date and empty."""
    with database() as address:
        yield address
