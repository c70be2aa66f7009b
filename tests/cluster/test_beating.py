"""Who says of others that they are gone: only somebody who has heard the database all the time."""

import asyncio
from typing import Any, cast

import pytest

from diablerie.server.nodes import beating


class Over(BaseException):
    """The test has seen enough."""


class Beats:
    """A database that is reached (o) or not (.), beat by beat; somebody is always silent."""

    def __init__(self, beats: str) -> None:
        self.beats, self.said = list(beats), ""

    async def beat(self) -> None:
        if not self.beats:
            raise Over
        if self.beats.pop(0) == ".":
            raise ConnectionRefusedError
        self.said += "o"

    async def fence(self) -> list[int]:
        self.said += "!"
        return [7]


@pytest.mark.parametrize(
    ("beats", "said"),
    [
        ("ooo", "ooo"),
        ("oooooo", "oooo!o!o!"),
        ("ooooo.oooo", "oooo!o!oooo!"),
        ("...ooooo", "oooo!o!"),
    ],
)
def test_who_has_just_found_the_database_again_fences_nobody(
    beats: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beating, "BEAT_EVERY", 0.001)
    monkeypatch.setattr(beating, "LEASE", 0.0035)
    members, gone = Beats(beats), list[int]()
    with pytest.raises(Over):
        asyncio.run(beating.beat(cast(Any, members), gone.append, lambda: None))
    assert members.said == said
    assert gone == [7] * said.count("!")
