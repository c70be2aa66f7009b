"""What is to be read lies there for a while: nothing goes on by itself, and whoever has read it goes on."""

from collections.abc import Callable, Collection

import pytest

from diablerie.server.protocol.commands import GoOn, Rush
from diablerie.server.protocol.told import Happened, Refused, Tumbling, Turned
from diablerie.server.table.entries import PACES
from diablerie.server.table.race import TOSS
from tests.server.clocked import awaited, events, match_of
from tests.server.hall import Guest, Hall
from tests.server.racing import TUMBLE, grab, grabs, right, rubies, state_of, wrong


def lead_a_trick(hall: Hall, guests: list[Guest]) -> None:
    """Play until a trick has just been taken by a bot."""
    for _ in range(200):
        if hall.table.tempo.look is not None and awaited(hall) == [2]:
            return
        hall.play_on(guests)
    raise AssertionError("no bot ever takes a trick")


def taken(people: list[str], programs: Collection[str] = ()) -> tuple[Hall, list[Guest]]:
    hall = Hall("little_devils", 3, {"goal": 500}, seed=3)
    guests = hall.seat_everybody(people, programs=programs)
    lead_a_trick(hall, guests)
    return hall, guests


def test_a_trick_lies_before_a_bot_leads_the_next_one() -> None:
    hall, (ada, _) = taken(["Ada", "Bo"])
    told = [message for message in ada.told if isinstance(message, Happened)][-1]
    assert told.look == hall.table.tempo.look
    assert told.due == hall.table.tempo.due
    before = len(events(hall))
    look = hall.table.tempo.look
    assert look is not None
    hall.wait(look - hall.now - 1)
    assert len(events(hall)) == before
    hall.wait(1)
    assert len(events(hall)) == before + 1
    assert hall.table.tempo.look is None


def test_it_goes_on_at_once_when_everybody_on_the_seats_has_read() -> None:
    hall, (ada, bo) = taken(["Ada", "Bo"])
    watcher = hall.arrive("Watcher")
    before = len(events(hall))
    for guest in (ada, watcher, ada):
        hall.send(guest, GoOn(guest.next_id()))
        assert len(events(hall)) == before
    hall.send(bo, GoOn(bo.next_id()))
    assert len(events(hall)) == before + 1
    hall.send(bo, GoOn(bo.next_id()))
    assert len(events(hall)) == before + 1, "there is nothing to read now"


def test_whoever_leaves_is_not_waited_for() -> None:
    hall, (ada, bo) = taken(["Ada", "Bo"])
    hall.perform(hall.table.depart(bo.person.key, hall.now))
    before = len(events(hall))
    hall.send(ada, GoOn(ada.next_id()))
    assert len(events(hall)) == before + 1


def test_programs_are_not_waited_for() -> None:
    hall, (ada, bo) = taken(["Ada", "Bo"], programs=["Bo"])
    before = len(events(hall))
    hall.send(bo, GoOn(bo.next_id()))
    assert len(events(hall)) == before
    hall.send(ada, GoOn(ada.next_id()))
    assert len(events(hall)) == before + 1


def test_where_all_are_programs_nothing_lies_there_until_somebody_watches() -> None:
    hall = Hall("little_devils", 3, {"goal": 500}, seed=3)
    guests = hall.seat_everybody(["Ada", "Bo"], programs=["Ada", "Bo"])
    for _ in range(40):
        assert hall.table.tempo.look is None
        hall.play_on(guests)
    assert [event["do"] for event in events(hall)].count("deal") > 1, "nor between rounds"
    hall.arrive("Watcher")
    lead_a_trick(hall, guests)


def test_the_next_round_is_dealt_when_people_are_ready_or_after_a_while() -> None:
    for ready in (True, False):
        hall = Hall("little_devils", 3, {"goal": 500}, seed=4)
        guests = hall.seat_everybody(["Ada", "Bo"])
        while match_of(hall.table).game.rounds(match_of(hall.table).state) == 0:
            hall.play_on(guests)
        pace = PACES["normal"]
        dealt = [event["do"] for event in events(hall)].count("deal")
        assert dealt == 1
        assert guests[0].view is not None
        assert guests[0].view["piles"] is not None, "it is counted openly"
        if ready:
            for _ in ("its last trick", "what it has cost"):
                assert [event["do"] for event in events(hall)].count("deal") == 1
                for guest in guests:
                    hall.send(guest, GoOn(guest.next_id()))
        else:
            look = hall.table.tempo.look
            assert look is not None
            hall.wait(look - hall.now)
            turned = [told for told in guests[1].told if isinstance(told, Turned)]
            assert turned == [Turned(hall.now + pace.page)]
            hall.wait(pace.page - 1_000)
            assert [event["do"] for event in events(hall)].count("deal") == 1
            hall.wait(1_000)
        assert [event["do"] for event in events(hall)].count("deal") == 2


def test_who_goes_on_means_what_they_have_seen_and_not_what_lies_there_since() -> None:
    """A tap that is late, or comes twice, turns no page that nobody has read."""
    hall = Hall("little_devils", 3, {"goal": 500}, seed=4)
    (ada,) = guests = hall.seat_everybody(["Ada"])
    while match_of(hall.table).game.rounds(match_of(hall.table).state) == 0:
        hall.play_on(guests)
    trick = hall.table.tempo.look
    for until in (None, trick, 0):
        hall.send(ada, GoOn(ada.next_id(), until))
        assert hall.table.tempo.look == hall.now + PACES["normal"].page, "the sheet lies there"
    hall.send(ada, GoOn(ada.next_id(), hall.table.tempo.look))
    assert [event["do"] for event in events(hall)].count("deal") == 2


def test_who_waits_for_bots_in_a_race_has_not_read_the_answer() -> None:
    hall = Hall("diavolo", 3, seed=4)
    (ada,) = hall.seat_everybody(["Ada"], "easy")
    hall.wait(TUMBLE)
    hall.table.published(hall.table.ledger.version, hall.now)
    grab(hall, ada, right(hall), reaction=0)
    due = hall.table.tempo.due
    for _ in range(2):
        hall.send(ada, GoOn(ada.next_id(), due))
        assert hall.race.rolls == hall.now + TUMBLE
    hall.send(ada, GoOn(ada.next_id(), hall.race.rolls))
    assert hall.race.rolls == hall.now + TOSS


def test_a_rest_forgets_what_bots_had_decided_and_asks_them_again() -> None:
    hall, _ = taken(["Ada", "Bo"])
    before = len(events(hall))
    hall.table.tempo.rest()
    hall.perform(hall.table.resume(hall.now))
    assert len(events(hall)) == before + 1


@pytest.mark.parametrize("pace", PACES)
def test_dice_are_thrown_sooner_when_all_who_are_in_the_game_want_it(pace: str) -> None:
    hall = Hall("diavolo", 3, pace=pace)
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    hall.send(ada, GoOn(ada.next_id()))
    if PACES[pace].tumble <= TOSS:
        return
    assert hall.race.rolls == PACES[pace].tumble
    hall.send(bo, GoOn(bo.next_id()))
    assert hall.race.rolls == hall.now + TOSS
    assert ada.told[-1] == Tumbling(hall.now + TOSS)


def out_of_the_game(people: list[str]) -> tuple[Hall, list[Guest]]:
    """A race in which Ada never grabs, until she has no ruby left."""
    hall = Hall("diavolo", 4, seed=4)
    guests = hall.seat_everybody(people, bot="cautious")
    while match_of(hall.table).game.totals(match_of(hall.table).state)[0]:
        hall.wait(1_000)
    return hall, guests


def test_whoever_is_out_lets_the_bots_play_to_the_end_at_once() -> None:
    hall, (ada,) = out_of_the_game(["Ada"])
    assert not hall.table.ledger.over
    now = hall.now
    hall.send(ada, Rush(ada.next_id(), skip=True))
    assert hall.table.ledger.over
    assert hall.now == now
    assert ada.ended is not None


def test_whoever_is_out_watches_faster() -> None:
    hall, (ada,) = out_of_the_game(["Ada"])
    hall.send(ada, Rush(ada.next_id()))
    rounds = match_of(hall.table).game.rounds
    for _ in range(3):
        before = rounds(match_of(hall.table).state)
        hall.wait(2 * TOSS)
        assert hall.table.ledger.over or rounds(match_of(hall.table).state) > before


def test_nobody_hurries_a_game_in_which_a_person_still_plays() -> None:
    hall = Hall("diavolo", 3)
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    for wish in (Rush(ada.next_id()), Rush(ada.next_id(), skip=True)):
        answer = hall.send(ada, wish)
        assert isinstance(answer, Refused)
        assert answer.code == "not_your_turn"
    turns = Hall("little_devils", 3)
    (cleo,) = turns.seat_everybody(["Cleo"])
    assert isinstance(turns.send(cleo, Rush(cleo.next_id())), Refused)
    stranger = hall.arrive("Stranger")
    answer = hall.send(stranger, Rush(stranger.next_id()))
    assert isinstance(answer, Refused)
    assert answer.code == "not_seated"
    assert bo.ended is None


def test_bots_take_longer_at_a_relaxed_table() -> None:
    waits = {}
    for pace in ("normal", "relaxed"):
        hall = Hall("diavolo", 2, pace=pace, seed=6)
        hall.seat_everybody(["Ada"], bot="cautious")
        hall.wait(PACES[pace].tumble)
        soonest = hall.race.intentions.soonest
        assert soonest is not None
        waits[pace] = soonest
    assert waits["relaxed"] == round(waits["normal"] * PACES["relaxed"].slowness)


@pytest.mark.parametrize("devil", [right, wrong])
def test_who_has_grabbed_against_bots_need_not_wait_for_them_and_the_round_ends_as_it_would(
    devil: Callable[[Hall], str],
) -> None:
    ended = []
    for waits in (True, False):
        hall = Hall("diavolo", 4, seed=4)
        (ada,) = hall.seat_everybody(["Ada"], "easy")
        hall.wait(TUMBLE)
        hall.table.published(hall.table.ledger.version, hall.now)
        hall.send(ada, GoOn(ada.next_id()))
        assert not grabs(hall), "whoever has not grabbed hurries nobody"
        hall.wait(700)
        grab(hall, ada, devil(hall), reaction=700)
        others = [entry.event for entry in grabs(hall) if not entry.who]
        before = hall.now
        if not waits:
            hall.send(ada, GoOn(ada.next_id()))
            assert state_of(hall).rounds == 1
            assert hall.race.rolls == hall.now + TUMBLE, "there is an answer to be looked at"
        while state_of(hall).rounds == 0:
            hall.wait(100)
        assert (hall.now == before) is not waits
        taken = [entry.event for entry in grabs(hall) if not entry.who]
        assert len(taken) > len(others), "somebody was slower"
        ended.append((taken, rubies(hall)))
    assert ended[0] == ended[1]


def test_where_people_race_nobody_hurries_the_bots() -> None:
    hall = Hall("diavolo", 3)
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    hall.wait(TUMBLE)
    hall.table.published(hall.table.ledger.version, hall.now)
    for guest in (ada, bo):
        grab(hall, guest, wrong(hall), reaction=0)
        before = len(grabs(hall))
        hall.send(guest, GoOn(guest.next_id()))
        assert len(grabs(hall)) == before
