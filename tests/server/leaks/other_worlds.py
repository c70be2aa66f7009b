"""The same log with other secrets: what a looker must not be able to tell from the true one."""

from random import Random
from typing import Any

import msgspec

from diablerie.games.devil_with_it import state as oven
from diablerie.games.devil_with_it.coal import ALL_PLACES, KINDS, PIECES, coal_at
from diablerie.match.recipe import Draw, salt_of
from diablerie.server.table.entries import AnyEntry, Happening, Opened, Sat
from diablerie.server.table.table import Table
from tests.inside import inside
from tests.server.leaks.scene import NAMES, Entries


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


def with_another_seed(entries: Entries, seat: int, luck: Random) -> Entries:
    """The same so far, but chance will bring something else."""
    return [msgspec.structs.replace(entries[0], seed=luck.randbytes(32).hex()), *entries[1:]]


def with_other_coal(entries: Entries, seat: int, luck: Random) -> Entries:
    """Where coal was turned up it is the same; what lies face down is something else."""
    table = Table.restored(entries)
    assert table.ledger.match is not None
    state: oven.State = inside(table.ledger.match.state)
    shown = coal_at(state.shown, ALL_PLACES & ~state.face_down)
    while True:
        other = with_another_seed(entries, seat, luck)
        layout = layout_of(Table.restored(other[: len(NAMES) + 3]), other)
        if all(layout[place] == kind for place, kind in shown):
            return other


def layout_of(table: Table, entries: Entries) -> list[int]:
    """What lies at each place of the oven, which has been laid once."""
    assert isinstance(entries[0], Opened)
    pieces = [kind for kind in range(KINDS) for _ in range(PIECES[kind])]
    salt = salt_of([place.number for place in table.seats.places])
    return Draw(bytes.fromhex(entries[0].seed), salt, 1).shuffled(pieces)


def with_other_numbers(entries: Entries, seat: int, luck: Random) -> Entries:
    """What the others add to the shuffles is something else, and so is the seed."""
    return [
        msgspec.structs.replace(entry, number=luck.randbytes(1).hex())
        if isinstance(entry, Sat) and entry.seat != seat
        else entry
        for entry in with_another_seed(entries, seat, luck)
    ]
