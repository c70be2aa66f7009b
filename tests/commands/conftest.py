"""What the tests of commands are given."""

from collections.abc import Iterator

import pytest

from tests.ports import held_port


@pytest.fixture
def kept_port() -> Iterator[int]:
    with held_port() as port:
        yield port
