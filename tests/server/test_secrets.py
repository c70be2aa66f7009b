"""Whatever a person is told stays byte for byte the same when what they may not see is something else."""

from random import Random
from typing import Any

import pytest

from diablerie.game.core import EVERYBODY
from diablerie.server.protocol.messages import written
from diablerie.server.table.entries import AnyEntry, decoded
from diablerie.server.table.table import Table
from tests.server.hall import Hall
from tests.server.leaks.other_worlds import CASES

LOOKERS = ["key of Ada", "key of Bo", "key of Watcher"]


def everything_told(entries: list[AnyEntry], key: str) -> bytes:
    """All that a person hears who is there from the start, what they could ask for, and the whole table."""
    opened, *rest = entries
    table = Table.restored([opened])
    heard = [table.picture.shown(key)]
    for entry in rest:
        table.play.fold(entry)
        heard += table.picture.missed(key, table.ledger.version - 1)  # type: ignore[arg-type]
    heard += [*table.picture.missed(key, 0), table.picture.shown(key)]  # type: ignore[list-item]
    return b"\n".join(map(written, heard))


@pytest.mark.parametrize(("game", "options", "disguised"), CASES)
def test_nothing_leaks(game: str, options: dict[str, object], disguised: Any) -> None:
    luck = Random(7)
    differed = 0
    for seed in range(4):
        hall = Hall(game, 4, options, seed=seed)
        hall.arrive("Watcher")
        guests = hall.seat_everybody(["Ada", "Bo"])
        for _ in range(60):
            hall.play_on(luck.sample(guests, 1))
            entries = list(map(decoded, hall.log))
            match = hall.table.ledger.match
            if match is None or (game != "little_devils" and match.state.to_act != EVERYBODY):
                continue  # all bets and answers are open
            for seat, key in zip((0, 1, -1), LOOKERS, strict=True):
                other = disguised(entries, seat, luck)
                differed += other != entries
                assert everything_told(other, key) == everything_told(entries, key)
    assert differed > 20, "the test must have had something to hide"
