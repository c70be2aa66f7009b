"""A record that is handed out before its game is over tells no secret."""

from random import Random
from typing import Any

import msgspec
import pytest

from diablerie.errors import InputError
from diablerie.game.core import NOBODY
from diablerie.game.masks import seats_of
from diablerie.games.devil_with_it.state import BET
from diablerie.games.diavolo.state import GRAB
from diablerie.match.record import Line
from diablerie.server.table.entries import AnyEntry, Began, Happening
from diablerie.server.table.records import handed_out_lines, record_lines
from diablerie.server.table.table import Table
from tests.inside import inside
from tests.server.eventful import KINDS, entries_of, events, opened_hall, whole_game
from tests.server.hall import Hall
from tests.server.leaks.other_worlds import with_other_hands


def test_a_game_that_goes_on_is_not_handed_out_in_full() -> None:
    hall, guests = opened_hall("little_devils", 3, 0, {})
    with pytest.raises(InputError, match="table HALL is not over"):
        record_lines(entries_of(hall))
    hall.perform(hall.table.close("the house closes", hall.now))
    lines = record_lines(entries_of(hall))
    assert all(lines[1]["hands"])
    assert not any("result" in line or "seed" in line for line in lines)
    assert hall.table.ledger.opened.seed not in str(lines)
    assert guests[0].ended is None


def round_begins(entries: list[AnyEntry]) -> int:
    """The number of the first entry after the last finished round."""
    table, begins, rounds = Table.restored(entries[:1]), 0, 0
    for number, entry in enumerate(entries[1:], start=1):
        table.play.fold(entry)
        if table.ledger.match is not None and table.ledger.game.rounds(table.ledger.match.state) > rounds:
            begins, rounds = number + 1, rounds + 1
    return begins


def disguised(entries: list[AnyEntry], seat: int, luck: Random) -> list[AnyEntry]:
    """The same game, but what `seat` may not see of the round under way is something else."""
    match = Table.restored(entries).ledger.match
    assert match is not None
    if match.game.name == "little_devils":
        dealt = any(isinstance(e, Happening) and e.event["do"] == "deal" for e in entries)
        return with_other_hands(entries, seat, luck) if dealt else entries
    secret = {"devil_with_it": ("bet", BET), "diavolo": ("grab", GRAB)}[match.game.name]
    state = inside(match.state)
    if state.phase != secret[1] or (match.game.name == "diavolo" and state.options.race):
        return entries
    result = list(entries)
    for number in range(round_begins(entries), len(entries)):
        entry = entries[number]
        if isinstance(entry, Happening) and entry.event["do"] == secret[0] and entry.event["by"] != seat:
            result[number] = with_another_decision(entry, luck)
    return result


def with_another_decision(entry: Happening, luck: Random) -> Happening:
    if entry.event["do"] == "bet":
        other: dict[str, Any] = {"event": entry.event | {"amount": luck.choice((10, 20, 30))}}
    else:
        devil, low = luck.choice(("black", "white", "red", "grey")), luck.randrange(9000)
        other = {
            "event": entry.event | {"devil": devil, "reaction": low},
            "claim": luck.choice((None, low)),
            "bounds": (low, low + 5),
        }
    return msgspec.structs.replace(entry, **other)


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_a_record_that_is_handed_out_early_tells_no_secret(
    game: str, players: int, options: dict[str, object]
) -> None:
    hidden, luck = 0, Random(players)
    for seed in range(2):
        entries = entries_of(whole_game(game, players, seed, options))
        began = max(number for number, entry in enumerate(entries) if isinstance(entry, Began))
        for _ in range(40):
            cut = entries[: luck.randrange(began + 1, len(entries))]
            table = Table.restored(cut)
            seat = luck.choice((NOBODY, *range(players)))
            if table.ledger.over:
                continue
            lines = handed_out_lines(cut, seat)
            other = disguised(cut, seat, luck)
            hidden += other != cut
            assert handed_out_lines(other, seat) == lines
            assert_nothing_is_told(lines, table, seat)
    assert hidden > 3 or (game == "diavolo" and options.get("race", True)), "there must be something to hide"


def assert_nothing_is_told(lines: list[Line], table: Table, seat: int) -> None:
    """No seed and no result, no hand of another, no bet before all are in, no total that is hidden."""
    match = table.ledger.match
    assert match is not None
    assert table.ledger.opened.seed not in str(lines)
    assert not any("result" in line or "seed" in line for line in lines)
    hidden = seats_of(match.game.hides_totals(match.state, seat))
    totals = [line["totals"] for line in lines if "round" in line]
    assert all([s for s in range(match.players) if total[s] is None] == hidden for total in totals)
    last = max((number for number, line in enumerate(lines) if "round" in line), default=0)
    for line in lines[last + 1 :]:
        if line["do"] == "deal":
            assert [s for s, hand in enumerate(line["hands"]) if hand] == [seat] * (seat >= 0)
        elif line["by"] != seat and line["do"] in ("bet", "grab"):
            assert line.keys() <= {"by", "do", "at", "bot"}


def test_a_seat_is_handed_out_what_it_did_itself() -> None:
    hall = Hall("diavolo", 3, {"race": False})
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    hall.wait(5_000)
    hall.table.measured(ada.person.key, 50)
    hall.now += 1_000
    hall.act(ada, do="grab", devil="red", reaction=970)
    *_, own = events(hall, 0)
    assert (own["devil"], own["reaction"], own["claim"], own["bounds"]) == ("red", 970, 970, [950, 1_000])
    *_, others = events(hall, 1)
    assert others == {"by": 0, "do": "grab", "at": own["at"]}
    assert bo.ended is None
