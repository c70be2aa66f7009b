"""The keeper: a beat a second, and the right word at the right moment."""

import asyncio
from collections.abc import Sequence

import pytest

from diablerie.server.database import PostgresAddress
from diablerie.server.log.postgres.endings import Ended, Fenced, OutOfReach
from diablerie.server.log.postgres.keeping import Keeper
from diablerie.server.log.postgres.lease import Lease
from diablerie.server.log.postgres.membership import Membership
from tests.databases.nodes import change, node


class Heard:
    """What a keeper has said, in order."""

    def __init__(self) -> None:
        self.words: list[object] = []

    def silent(self) -> None:
        self.words.append("silent")

    def heard(self) -> None:
        self.words.append("heard")

    def fenced(self, nodes: Sequence[int]) -> None:
        self.words.append(list(nodes))

    def over(self, why: Ended) -> None:
        self.words.append(type(why))


class Beats(Membership):
    """A membership whose beats come through, or not, as the test says; time goes on by a second each."""

    def __init__(self, lease: Lease, clock: list[float], come: str) -> None:
        self._lease, self._clock, self._come = lease, clock, list(come)
        self.fences = 0

    async def beat(self) -> None:
        self._clock[0] += 1
        match self._come.pop(0):
            case ".":
                raise ConnectionRefusedError("refused")
            case "?":
                raise RuntimeError("something else")
            case "x":
                raise self._lease.end(Fenced("over"))
        self._lease.hear()

    async def fence(self) -> list[int]:
        self.fences += 1
        return [7] if self.fences == 2 else []


def words(beats: str) -> list[object]:
    """What is said while these beats come through (o) or fail (.)."""
    clock, heard = [0.0], Heard()
    lease = Lease(5.0, lambda: clock[0])
    membership = Beats(lease, clock, beats)
    keeper = Keeper(membership, lease, heard)

    async def run() -> None:
        for _ in beats:
            if lease.over is None:
                await keeper.turn()
        if lease.over is not None:
            await keeper.run()

    asyncio.run(run())
    return heard.words


@pytest.mark.parametrize(
    ("beats", "said"),
    [
        ("ooooo", []),
        ("ooooooo", [[7]]),  # only who has heard the database all the time may say that others were silent
        ("oo.o..ooo.ooooo", []),
        ("o...o", []),
        ("o....", ["silent"]),
        ("o....oo", ["silent", "heard"]),
        ("o.....", ["silent"]),
        ("o......", ["silent", OutOfReach]),
        ("o?.?.?.", ["silent", OutOfReach]),
        ("oox", [Fenced]),
        ("o....x", ["silent", Fenced]),
    ],
)
def test_what_is_said_of_beats(beats: str, said: list[object]) -> None:
    assert words(beats) == said


def test_a_keeper_beats_until_its_node_is_over(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as log:
            heard = Heard()
            turns = [0]

            async def pause() -> None:
                turns[0] += 1
                if turns[0] == 3:
                    await change(address, "UPDATE nodes SET fenced = true")

            await Keeper(log.membership, log.lease, heard).run(pause)
            assert (turns, heard.words) == ([3], [Fenced])

    asyncio.run(run())
