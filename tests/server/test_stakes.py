"""Which games count for the ratings, and for whom: tables with people who are ready, leave and come back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from diablerie.server.hall.results import parts_in, rated, results
from diablerie.server.log.facts import Contest
from diablerie.server.log.sqlite_file import SqliteFile
from diablerie.server.protocol.commands import AddBot, Hint, Ready, Remove, Sit, Stand, Start
from diablerie.server.protocol.told import Changed, Refused, Shown
from diablerie.server.table.entries import Began, BotSat, Happening, decoded, encoded
from diablerie.server.table.table import Table
from tests.server.hall import Guest, Hall

NAMES = ["Ada", "Bo", "Cleo"]


def gathered(
    game: str = "little_devils", options: dict[str, object] | None = None
) -> tuple[Hall, list[Guest]]:
    """A table with three people on its seats."""
    hall = Hall(game, 3, options, pace="fast")
    guests = [hall.arrive(name) for name in NAMES]
    for seat, guest in enumerate(guests):
        hall.send(guest, Sit(guest.next_id(), seat))
    return hall, guests


def all_ready(
    game: str = "little_devils", options: dict[str, object] | None = None
) -> tuple[Hall, list[Guest]]:
    """A game that began because all said that they are ready."""
    hall, guests = gathered(game, options)
    for guest in guests:
        hall.send(guest, Ready(guest.next_id()))
    assert hall.table.ledger.match is not None
    return hall, guests


def told_why(guest: Guest) -> str:
    """What somebody was told last about whether the game counts."""
    return [told.unrated for told in guest.told if isinstance(told, Shown | Changed)][-1]


def finish(hall: Hall, guests: list[Guest]) -> None:
    while not hall.table.ledger.over:
        hall.play_on(guests)
        hall.wait(1_000)


@pytest.fixture
def log(tmp_path: Path) -> Iterator[SqliteFile]:
    log = SqliteFile(tmp_path / "log.db")
    yield log
    log.close()


def test_a_game_that_all_people_were_ready_for_counts() -> None:
    hall, (ada, *_) = all_ready()
    assert hall.table.ledger.rated
    assert hall.restored().ledger.rated
    assert told_why(ada) == ""


def test_a_game_that_the_host_began_counts_only_if_all_were_ready() -> None:
    hall, (ada, bo, cleo) = gathered()
    hall.send(ada, Ready(ada.next_id()))
    hall.send(bo, Ready(bo.next_id()))
    assert told_why(cleo) == ""
    hall.send(ada, Start(ada.next_id()))
    assert not hall.table.ledger.rated
    assert told_why(cleo) == "not_ready"


def test_who_stood_up_and_sat_down_again_must_say_so_again() -> None:
    hall, (ada, bo, cleo) = gathered()
    hall.send(cleo, Ready(cleo.next_id()))
    hall.send(cleo, Stand(cleo.next_id()))
    hall.send(cleo, Sit(cleo.next_id(), 2))
    for guest in (ada, bo):
        hall.send(guest, Ready(guest.next_id()))
    assert hall.table.ledger.match is None
    hall.send(ada, Start(ada.next_id()))
    assert told_why(ada) == "not_ready"


def test_with_other_rules_than_the_usual_ones_nothing_counts() -> None:
    hall, (ada, *_) = all_ready("little_devils", {"goal": 10})
    assert not hall.table.ledger.rated
    assert {told.unrated for told in ada.told if isinstance(told, Shown | Changed)} == {"options"}


def test_options_that_are_named_but_as_usual_change_nothing() -> None:
    usual = all_ready()[0].table.ledger.options
    assert all_ready("little_devils", dict(usual))[0].table.ledger.rated


def test_with_a_bot_of_the_house_nothing_counts_and_without_it_again() -> None:
    hall = Hall("diavolo", 2)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    hall.send(ada, Sit(1, 1))
    hall.send(ada, AddBot(2, 0, "bold"))
    assert told_why(bo) == "bots"
    hall.send(ada, Remove(3, 0))
    assert told_why(bo) == ""
    hall.send(bo, Sit(1, 0))
    hall.send(bo, Ready(2))
    hall.send(ada, Ready(4))
    assert hall.table.ledger.rated


def test_that_a_game_counts_is_settled_when_it_begins() -> None:
    hall, (_, bo, cleo) = all_ready()
    hall.send(bo, Stand(bo.next_id()))
    assert hall.table.ledger.rated
    assert told_why(cleo) == ""


@pytest.mark.parametrize("ready", [True, False])
def test_there_are_hints_where_nothing_is_at_stake(ready: bool) -> None:
    hall, (ada, bo, cleo) = gathered()
    hall.table.ledger.opened = replace(hall.table.ledger.opened, hints=True)
    for guest in (ada, bo, cleo) if ready else ():
        hall.send(guest, Ready(guest.next_id()))
    if not ready:
        hall.send(ada, Start(ada.next_id()))
    assert hall.table.picture.hints != ready
    seat = hall.table.ledger.match.state.to_act if hall.table.ledger.match else 0
    asks = (ada, bo, cleo)[seat]
    assert isinstance(hall.send(asks, Hint(asks.next_id())), Refused) == ready


def test_a_game_of_an_older_log_counts_as_it_did_then() -> None:
    hall, (ada, *_) = gathered("little_devils", {"goal": 10})
    hall.send(ada, Start(ada.next_id()))
    entries = [decoded(content) for content in hall.log]
    old = [Began(entry.at) if isinstance(entry, Began) else entry for entry in entries]
    assert b"rated" not in encoded(next(entry for entry in old if isinstance(entry, Began)))
    assert Table.restored(old).ledger.rated
    assert not Table.restored(entries).ledger.rated


def test_what_counts_is_kept_and_told(log: SqliteFile) -> None:
    hall, guests = all_ready()
    finish(hall, guests)
    ((contest, settlement),) = log.append(results(hall.table.ledger, 5)).items()
    assert [rating.games for rating in settlement.ratings] == [1, 1, 1]
    changes = rated(contest, settlement).changes
    assert [change.who for change in changes] == [guest.person.key for guest in guests]
    assert all(change.provisional for change in changes)
    ((_, again),) = log.append([contest]).items()
    assert [standing.rating for standing in again.before] == settlement.ratings


def test_what_does_not_count_is_neither() -> None:
    hall, guests = all_ready("little_devils", {"goal": 10})
    finish(hall, guests)
    assert not any(isinstance(fact, Contest) for fact in results(hall.table.ledger, 5))


def test_who_leaves_for_good_has_left_and_who_comes_back_was_helped() -> None:
    hall, (ada, bo, cleo) = all_ready()
    hall.send(bo, Stand(bo.next_id()))
    hall.perform(hall.table.depart(cleo.person.key, hall.now))
    while 2 not in hall.table.seats.helped:
        hall.play_on([ada])
        hall.wait(4_000)
    assert hall.table.seats.helped == {1: True, 2: True}
    hall.arrive("Cleo")
    assert hall.table.seats.helped == {1: True, 2: False}
    assert hall.restored().seats.helped == {1: True, 2: False}


def test_who_goes_when_they_have_nothing_left_to_decide_has_not_left() -> None:
    hall, guests = all_ready()
    finish(hall, guests)
    *entries, last = [decoded(content) for content in hall.log]
    assert isinstance(last, Happening)
    gone = (last.event["by"] + 1) % 3
    table = Table.restored([*entries, BotSat(last.at, seat=gone, bot="normal"), last])
    assert table.ledger.match is not None
    assert not any(one.left or one.helped for one in parts_in(table.ledger, table.ledger.match))
