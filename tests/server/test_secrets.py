"""Whatever a person is told stays byte for byte the same when what they may not see is something else."""

from random import Random
from typing import Any

import pytest

from diablerie.game.core import EVERYBODY
from diablerie.server.protocol.messages import written
from diablerie.server.table.entries import AnyEntry, Happening, decoded
from diablerie.server.table.table import Table
from tests.server.hall import Hall

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


def with_other_hands(entries: list[AnyEntry], seat: int, luck: Random) -> list[AnyEntry]:
    """The same game, but the cards that others hold in this round, and have not played, lie elsewhere."""
    deal = max(n for n, e in enumerate(entries) if isinstance(e, Happening) and e.event["do"] == "deal")
    dealt = entries[deal]
    assert isinstance(dealt, Happening)
    plays = [e.event for e in entries[deal + 1 :] if isinstance(e, Happening) and e.event["do"] == "play"]
    played = {event["card"] for event in plays}
    others = [other for other in range(len(dealt.event["hands"])) if other != seat]
    held = [card for other in others for card in dealt.event["hands"][other] if card not in played]
    luck.shuffle(held)
    hands: list[Any] = list(dealt.event["hands"])
    for other in others:
        kept = [card for card in hands[other] if card in played]
        taken, held = held[: 9 - len(kept)], held[9 - len(kept) :]
        hands[other] = sorted(kept + taken)
    changed = Happening(dealt.at, event=dealt.event | {"hands": hands})
    return [*entries[:deal], changed, *entries[deal + 1 :]]


def with_other_bets(entries: list[AnyEntry], seat: int, luck: Random) -> list[AnyEntry]:
    """The same game, but what others have bet in this round, while bets are made, is something else."""
    result = list(entries)
    for number in range(len(entries) - 1, 0, -1):
        entry = entries[number]
        if not isinstance(entry, Happening) or entry.event["do"] != "bet":
            break
        if entry.event["by"] != seat:
            amount = luck.choice([10, 20, 50, 100])
            result[number] = Happening(entry.at, event=entry.event | {"amount": amount})
    return result


def with_other_answers(entries: list[AnyEntry], seat: int, luck: Random) -> list[AnyEntry]:
    """The same game without a race, but what others have answered so far is something else."""
    result = list(entries)
    for number in range(len(entries) - 1, 0, -1):
        entry = entries[number]
        if not isinstance(entry, Happening) or entry.event["do"] != "grab":
            break
        if entry.event["by"] != seat:
            devil = luck.choice(["black", "white", "red", "grey"])
            result[number] = Happening(
                entry.at, event=entry.event | {"devil": devil, "reaction": luck.randrange(9000)}
            )
    return result


CASES: list[tuple[str, dict[str, object], Any]] = [
    ("little_devils", {"open_tricks": "none"}, with_other_hands),
    ("little_devils", {"open_tricks": "all"}, with_other_hands),
    ("devil_with_it", {}, with_other_bets),
    ("diavolo", {"race": False}, with_other_answers),
]


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
