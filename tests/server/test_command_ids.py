"""The ids of commands: nothing is done twice, also after a restart."""

import pytest

from diablerie.server.protocol.commands import Act, AddBot, Ready, Remove, Sit, Stand
from diablerie.server.protocol.told import Done, Happened, Refused
from diablerie.server.table.table import CHANGE_EVERY
from tests.server.company import depart, state_of
from tests.server.hall import SHORT, Guest, Hall, code


def test_an_id_that_is_not_larger_than_those_before_is_refused() -> None:
    hall = Hall("little_devils", 3)
    ada = hall.arrive("Ada")
    assert hall.send(ada, Sit(5, 0)) == Done(5)
    before = state_of(hall)
    answer = hall.send(ada, AddBot(4, 1, "bold"))
    assert isinstance(answer, Refused)
    assert (answer.code, answer.id) == ("stale_id", 4)
    assert "5" in answer.why
    assert state_of(hall) == before
    assert hall.send(ada, AddBot(6, 1, "bold")) == Done(6)


def test_a_refusal_is_repeated_as_it_was() -> None:
    hall = Hall("little_devils", 3)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    hall.send(ada, Sit(1, 0))
    first = hall.send(bo, Sit(1, 0))
    hall.send(ada, Stand(2))
    assert hall.send(bo, Sit(1, 0)) == first  # though the seat is free now
    assert hall.send(bo, Sit(2, 0)) == Done(2)


def test_ids_of_different_people_do_not_meet() -> None:
    hall = Hall("little_devils", 3)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    assert hall.send(ada, Sit(100, 0)) == Done(100)
    assert hall.send(bo, Sit(1, 1)) == Done(1)


def test_after_many_commands_an_old_one_is_stale_and_not_done_again() -> None:
    hall = Hall("little_devils", 3)
    ada = hall.arrive("Ada")
    hall.send(ada, Sit(1, 0))
    for number in range(2, 60):
        hall.send(ada, Ready(number, ready=number % 2 == 0))
        hall.wait(CHANGE_EVERY)
    before = state_of(hall)
    assert code(hall.send(ada, Stand(1))) == "stale_id"
    assert hall.send(ada, Ready(59, ready=False)) == Done(59)
    assert state_of(hall) == before


@pytest.mark.parametrize("name", SHORT)
def test_after_a_restart_a_command_that_was_kept_is_not_carried_out_again(name: str) -> None:
    hall = Hall(name, 3, SHORT[name])
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    hall.wait(5_000)
    sent: list[tuple[Guest, Act]] = []
    for _ in range(6):
        for seat, guest in enumerate((ada, bo)):
            match = hall.table.ledger.match
            assert match is not None
            choices = match.game.choices(match.state, seat)
            if choices:
                fields = match.game.to_fields(choices[0])
                command = Act(guest.next_id(), {key: value for key, value in fields.items() if key != "by"})
                assert isinstance(hall.send(guest, command), Happened)
                sent.append((guest, command))
        hall.wait(2_000)
    assert len(sent) > 2
    hall.table = hall.restored()
    hall.now += 1_000
    hall.perform(hall.table.resume(hall.now))
    for guest in (ada, bo):
        hall.arrive(guest.person.name)
    before = state_of(hall)
    for guest, command in sent:
        assert hall.send(guest, command) == Done(command.id)
    assert state_of(hall) == before


def test_after_a_restart_a_client_goes_on_from_the_last_id_that_was_kept() -> None:
    hall = Hall("little_devils", 3)
    ada = hall.arrive("Ada")
    hall.send(ada, Sit(7, 0))
    hall.table = hall.restored()
    hall.perform(hall.table.resume(hall.now))
    ada.ids = 0
    hall.arrive("Ada")
    assert ada.ids == 7
    assert code(hall.send(ada, Stand(6))) == "stale_id"
    assert hall.send(ada, Sit(7, 0)) == Done(7)


def test_a_host_without_a_seat_who_comes_back_does_nothing_twice() -> None:
    hall = Hall("little_devils", 3)
    ada, bo, cleo = hall.arrive("Ada"), hall.arrive("Bo"), hall.arrive("Cleo")
    hall.send(bo, Sit(1, 1))
    hall.send(ada, Remove(1, 1))
    depart(hall, ada)  # before she could hear that it was done
    hall.send(cleo, Sit(1, 1))
    hall.arrive("Ada")
    assert hall.send(ada, Remove(1, 1)) == Done(1)
    assert hall.table.seats.by_key == {"key of Cleo": 1}
