"""Talk at a table: how often, and who hears whom."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from diablerie.server.people.names import cleaned
from diablerie.server.protocol.commands import Mute, React, Say, Sit
from diablerie.server.protocol.told import Done, Reacted, Refused, Said
from diablerie.server.table.effects import Tell
from diablerie.server.table.table import Table
from diablerie.server.table.talk import BURST, EVERY, MOST_MUTED, Talk
from tests.server.hall import Guest, Hall, code


def heard(guest: Guest) -> list[str]:
    return [message.text for message in guest.told if isinstance(message, Said)]


def test_everybody_who_is_there_hears_what_is_said_and_nobody_else() -> None:
    hall = Hall("diavolo", 2)
    ada, bo, watcher = hall.arrive("Ada"), hall.arrive("Bo"), hall.arrive("Watcher")
    hall.send(ada, Sit(1, 0))
    hall.perform(hall.table.depart(bo.person.key, hall.now))
    version, kept = hall.table.ledger.version, len(hall.log)
    assert hall.send(watcher, Say(1, "Good luck!")) == Done(1)
    assert heard(ada) == heard(watcher) == ["Good luck!"]
    assert ada.told[-1] == Said("key of Watcher", "Watcher", "Good luck!")
    assert heard(bo) == []
    assert (hall.table.ledger.version, len(hall.log)) == (version, kept)  # talk is not kept


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("a\x1b[2Jb\x00\nc", "a [2Jb c"),
        ("\u202egnp.exe\u2066 \u200bok\u2069", "gnp.exe ok"),
        ("H" + "\u0301" * 50 + "i", "H" + "\u0301" * 3 + "i"),
        ("👩\u200d🚀 we\u200dll", "👩\u200d🚀 well"),
        ("שלום <b>", "שלום <b>"),
    ],
)
def test_what_is_said_does_nothing_but_be_read(said: str, shown: str) -> None:
    hall = Hall("diavolo", 2)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    hall.send(bo, Say(1, said))
    assert heard(ada) == [shown]


@pytest.mark.parametrize("said", [" ", "\u202e\u200b", "\n", "\u2800", "\u0301"])
def test_nothing_cannot_be_said(said: str) -> None:
    hall = Hall("diavolo", 2)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    assert code(hall.send(bo, Say(1, said))) == "nothing_said"
    assert heard(ada) == []


TRICKY = st.sampled_from(
    "ae \u0301\u0334\u200b\u200c\u200d\u202e\u2069\ufe0f\u034f👩🚀🏽1\u20e3\u0628\u0915\u094d\x00"
)


@given(st.text(max_size=300) | st.text(TRICKY, max_size=40))
def test_what_is_clean_stays_as_it_is(said: str) -> None:
    assert cleaned(cleaned(said)) == cleaned(said)


def test_a_feeling_is_shown_to_all() -> None:
    hall = Hall("diavolo", 2)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    assert hall.send(bo, React(1, "gasp")) == Done(1)
    assert Reacted("key of Bo", "Bo", "gasp") in ada.told


def test_what_is_sent_twice_is_said_once() -> None:
    hall = Hall("diavolo", 2)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    hall.send(bo, Say(1, "Boo!"))
    assert hall.send(bo, Say(1, "Boo!")) == Done(1)
    assert heard(ada) == ["Boo!"]


def test_at_a_silent_table_nobody_talks() -> None:
    hall = Hall("diavolo", 2)
    hall.table = Table(msgspec.structs.replace(hall.table.ledger.opened, talk=False))
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    assert code(hall.send(bo, Say(1, "Psst!"))) == "no_talk"
    assert code(hall.send(bo, React(2, "wink"))) == "no_talk"
    assert hall.send(bo, Mute(3, "key of Ada")) == Done(3)
    assert not any(isinstance(message, Said | Reacted) for message in ada.told)


def test_after_a_burst_of_talk_somebody_has_to_wait() -> None:
    hall = Hall("diavolo", 2)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    for number in range(BURST):
        what = Say(number, f"word {number}") if number % 2 else React(number, "laugh")
        assert hall.send(bo, what) == Done(number)
    answer = hall.send(bo, Say(BURST, "and another thing"))
    assert isinstance(answer, Refused)
    assert answer.code == "too_fast"
    assert "and another thing" not in heard(ada)
    assert hall.send(ada, Say(1, "well")) == Done(1)  # others are not held back
    hall.now += EVERY - 1
    assert code(hall.send(bo, Say(BURST + 1, "and another thing"))) == "too_fast"
    hall.now += 1
    assert hall.send(bo, Say(BURST + 2, "at last")) == Done(BURST + 2)
    assert code(hall.send(bo, Say(BURST + 3, "and so on"))) == "too_fast"


@settings(max_examples=100)
@given(st.lists(st.integers(0, 2 * EVERY), max_size=60))
def test_nobody_says_more_than_a_burst_and_one_word_every_two_seconds(pauses: list[int]) -> None:
    talk, at, said = Talk(), 0, list[int]()
    for pause in pauses:
        at += pause
        if not talk.waits("Bo", at):
            said.append(at)
    for first in range(len(said)):
        for last in range(first, len(said)):
            assert last - first + 1 <= BURST + (said[last] - said[first]) / EVERY


@settings(max_examples=100)
@given(st.lists(st.integers(0, EVERY), min_size=1, max_size=30))
def test_who_waits_as_long_as_he_is_told_may_speak(pauses: list[int]) -> None:
    talk, at = Talk(), 0
    for pause in pauses:
        at += pause
        if wait := talk.waits("Bo", at):
            assert 0 < wait <= EVERY
            assert talk.waits("Bo", at + wait - 1)
            at += wait
            assert talk.waits("Bo", at) == 0


def test_whoever_is_muted_is_not_heard_by_who_muted_him() -> None:
    hall = Hall("diavolo", 2)
    ada, bo, cleo = hall.arrive("Ada"), hall.arrive("Bo"), hall.arrive("Cleo")
    assert hall.send(ada, Mute(1, "key of Bo")) == Done(1)
    hall.send(bo, Say(1, "Can you hear me?"))
    hall.send(bo, React(2, "wink"))
    hall.send(cleo, Say(1, "I can."))
    assert heard(ada) == ["I can."]
    assert not any(isinstance(message, Reacted) for message in ada.told)
    assert heard(cleo) == heard(bo) == ["Can you hear me?", "I can."]
    hall.send(ada, Say(2, "So what?"))
    assert heard(bo)[-1] == "So what?"  # it goes one way only
    assert hall.send(ada, Mute(3, "key of Bo", muted=False)) == Done(3)
    hall.send(bo, Say(3, "And now?"))
    assert heard(ada)[-1] == "And now?"


def test_whoever_sits_has_muted_somebody_also_after_he_was_away() -> None:
    hall = Hall("diavolo", 2)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    hall.send(ada, Sit(1, 0))
    hall.send(ada, Mute(2, "key of Bo"))
    hall.perform(hall.table.depart(ada.person.key, hall.now))
    hall.arrive("Ada")
    hall.send(bo, Say(1, "Welcome back"))
    assert heard(ada) == []


def test_a_muted_move_is_still_seen() -> None:
    hall = Hall("devil_with_it", 2)
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    hall.send(ada, Mute(ada.next_id(), "key of Bo"))
    hall.act(bo, do="bet", amount=10)
    assert ada.version == hall.table.ledger.version


def test_the_list_of_the_muted_does_not_grow_for_ever() -> None:
    talk = Talk()
    for number in range(1000):
        talk.mute("Ada", f"spammer {number}", True)
        assert talk.hearers(f"spammer {number}", ["Ada"]) == ()
    muted = [n for n in range(1000) if not talk.hearers(f"spammer {n}", ["Ada"])]
    assert muted == list(range(1000 - MOST_MUTED, 1000))
    talk.mute("Ada", "spammer 999", False)
    talk.mute("Ada", "nobody", False)
    assert talk.hearers("spammer 999", ["Ada"]) == ("Ada",)


def test_what_a_spectator_said_and_muted_goes_with_him() -> None:
    hall = Hall("diavolo", 2)
    hall.arrive("Ada")
    bo = hall.arrive("Bo")
    hall.send(bo, Mute(1, "key of Ada"))
    hall.perform(hall.table.depart(bo.person.key, hall.now))
    hall.arrive("Bo")
    effects = hall.table.receive(hall.guests["key of Ada"].person, Say(1, "Hello"), hall.now)
    assert isinstance(effects[0], Tell)
    assert set(effects[0].keys) == {"key of Ada", "key of Bo"}


@pytest.mark.parametrize("moment", ["before", "during", "after", "closed"])
def test_there_is_talk_at_any_time(moment: str) -> None:
    hall = Hall("little_devils", 3, {"goal": 1})
    if moment == "before":
        guests = [hall.arrive("Ada"), hall.arrive("Bo")]
    else:
        guests = hall.seat_everybody(["Ada", "Bo"])
    while moment == "after" and not hall.table.ledger.over:
        hall.play_on(guests)
    if moment == "closed":
        hall.perform(hall.table.close("the end", hall.now))
    ada, bo = guests
    assert isinstance(hall.send(ada, Say(ada.next_id(), "Well played")), Done)
    assert heard(bo) == ["Well played"]
