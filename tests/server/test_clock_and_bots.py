"""The clock of a table plays for bots that do not answer."""

import pytest

from diablerie.server.protocol.told import Hurry
from diablerie.server.table.effects import Ask, Keep
from diablerie.server.table.entries import PACES, Happening
from tests.inside import inside
from tests.server.clocked import CLOCKED, awaited, match_of, timeouts
from tests.server.hall import Hall


def tick(hall: Hall, after: int) -> list[Ask]:
    """Let time pass at once, and return which bots are asked, who do not answer by themselves."""
    hall.now += after
    effects = hall.table.tick(hall.now)
    hall.perform([effect for effect in effects if not isinstance(effect, Ask)])
    return [effect for effect in effects if isinstance(effect, Ask)]


@pytest.mark.parametrize("name", CLOCKED)
def test_the_clock_plays_for_bots_that_do_not_answer_and_warns_people_only(name: str) -> None:
    hall = Hall(name, 3, pace="fast")
    ada, _ = hall.seat_everybody(["Ada", "Bo"])
    for _ in range(40):
        tick(hall, 10_000)
        tick(hall, 5_000)
    assert set(timeouts(hall)) == {0, 1, 2}
    warned = [message.seats for message in ada.told if isinstance(message, Hurry)]
    assert warned
    assert all({*seats} <= {0, 1} for seats in warned)


@pytest.mark.parametrize("name", CLOCKED)
@pytest.mark.parametrize("nonsense", [True, False])
def test_when_a_bot_has_no_answer_or_an_impossible_one_the_clock_plays_at_once(
    name: str, nonsense: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PACES, "fast", PACES["fast"]._replace(glance=0, page=0))
    hall = Hall(name, 3, pace="fast")
    hall.seat_everybody(["Ada", "Bo"])
    answered = 0
    while answered < 6:
        for ask in tick(hall, 15_000):
            played_by_clock = hall.table.ledger.game.played_by_clock
            assert played_by_clock is not None
            right = played_by_clock(match_of(hall.table).state, ask.seat)
            event = inside(right)._replace(by=0) if nonsense else None
            effects = hall.table.decided(ask.seat, event, ask.question, hall.now)
            kept = [effect.entry for effect in effects if isinstance(effect, Keep)]
            assert kept[0] == Happening(hall.now, event=hall.table.ledger.game.to_fields(right))
            hall.perform([effect for effect in effects if not isinstance(effect, Ask)])
            answered += 1


@pytest.mark.parametrize("name", CLOCKED)
def test_at_a_table_of_one_the_clock_plays_for_a_bot_that_does_not_answer_and_never_for_the_person(
    name: str,
) -> None:
    hall = Hall(name, 3, pace="fast")
    hall.seat_everybody(["Ada"])
    assert hall.table.tempo.due is None or 0 not in awaited(hall)
    for _ in range(40):
        tick(hall, 15_000)
    assert 0 not in timeouts(hall)
    assert 0 in awaited(hall)
