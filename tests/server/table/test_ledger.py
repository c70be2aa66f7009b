"""What is true at a table: nothing but its entries decides."""

from diablerie.match.recipe import commitment_of
from diablerie.server.table.entries import Began, BotSat, Happening, Opened, Shut, Succeeded
from diablerie.server.table.ledger import REMEMBERED_COMMANDS, Ledger, remember

SEED = "5eed" * 16


def begun() -> Ledger:
    ledger = Ledger(Opened(0, "CODE", "little_devils", 3, {}, "normal", "a", SEED, 0))
    for seat in range(3):
        ledger.fold(BotSat(1, seat=seat, bot="easy"))
    ledger.fold(Began(2, "a", 9))
    return ledger


def test_every_entry_is_one_version_and_brings_the_time() -> None:
    ledger = begun()
    assert (ledger.version, ledger.last, ledger.stage) == (4, 2, "playing")


def test_chance_goes_on_as_it_would_have() -> None:
    ledger, other = begun(), begun()
    event, dealer = ledger.outcome()
    entry = Happening(3, event=ledger.game.to_fields(event))
    assert ledger.fold(entry, event, dealer) is event
    assert other.fold(entry) == event  # as it is read from the log
    assert ledger.match is not None
    assert other.match is not None
    assert ledger.match.state == other.match.state


def test_what_a_bot_does_is_noted_for_its_seat() -> None:
    ledger = begun()
    ledger.fold(Happening(3, event=ledger.game.to_fields(ledger.outcome()[0])))
    assert ledger.match is not None
    seat = ledger.match.state.to_act
    card = ledger.game.choices(ledger.match.state, seat)[0]
    ledger.fold(Happening(4, event=ledger.game.to_fields(card)))
    assert ledger.seats.helped == {seat: True}


def test_a_command_is_remembered_with_its_entry() -> None:
    assert begun().answers == {"a": {9: None}}


def test_the_oldest_commands_are_forgotten() -> None:
    ledger = begun()
    for number in range(10, 100):
        remember(ledger.answers["a"], number)
    assert list(ledger.answers["a"]) == list(range(100 - REMEMBERED_COMMANDS, 100))


def test_a_table_is_finished_when_it_is_closed_and_may_go_on_elsewhere() -> None:
    ledger = begun()
    ledger.fold(Shut(5, why="enough"))
    ledger.fold(Succeeded(6, code="NEXT"))
    assert (ledger.stage, ledger.shut, ledger.next_code, ledger.over) == ("finished", "enough", "NEXT", False)


def test_of_the_seed_its_hash_is_told() -> None:
    assert begun().commitment == commitment_of(bytes.fromhex(SEED))
