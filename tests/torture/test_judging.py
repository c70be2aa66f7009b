"""Whoever judges a cluster sees when a law is broken, and who had no right to write."""

import pytest

from diablerie.server.table.entries import Opened, Sat, Shut
from diablerie.server.table.entries import Person as Guest
from tests.cluster.histories import interleaved
from tools.torture.cluster.audit import Audit, Batch, Claim
from tools.torture.cluster.faults import KINDS, plan
from tools.torture.cluster.figures import first_moves, interruptions
from tools.torture.cluster.judge import Written, breaches, histories, kept_of
from tools.torture.cluster.person import Person, Wait, Wish
from tools.torture.player import Lost

OPENED = Opened(
    0, code="T", game="diavolo", players=2, options={}, pace="fast", creator="ada", seed="00", time=0
)
SAT = Sat(1, seat=0, person=Guest("ada", "Ada"), who="ada", id=1)
SHUT = Shut(2, why="nobody came")
AUDIT = Audit(
    [Batch(2, "w1", 7), Batch(4, "w2", 7), Batch(6, "w3", 8)],
    {"T": [Claim(1, "w1", 7), Claim(5, "c1", 8)]},
)
TABLE = Written([OPENED, SAT, SHUT], [(0, "w1"), (1, "w2"), (2, "w3")])


@pytest.fixture
def ada() -> Person:
    """Ada, who has seen everything at her table."""
    person = Person("ada", "token", "T", 0, Wish("diavolo", 2, 1, {}))
    person.hear({"type": "shown", "version": 0, "seats": [{}]}, 1.0)
    person.hear({"type": "changed", "version": 1, "seats": [{"you": True}]}, 2.0)
    person.hear({"type": "closed", "version": 2}, 3.0)
    return person


def test_what_is_right_breaks_no_law(ada: Person) -> None:
    assert ada.over
    [history] = histories([ada])
    assert breaches(history, TABLE, AUDIT) == []


def test_what_was_told_and_is_not_in_the_log_is_seen(ada: Person) -> None:
    [history] = histories([ada])
    [breach] = breaches(history, Written(TABLE.entries[:2], TABLE.writings[:2]), AUDIT)
    assert breach == "ada was told version 2 of T, which is lost"


def test_a_move_that_was_answered_and_is_lost_is_seen(ada: Person) -> None:
    ada.acknowledged.append(9)
    [history] = histories([ada])
    assert breaches(history, TABLE, AUDIT) == ["move ('ada', 9) at T was answered, and is lost"]


def test_a_command_that_is_there_twice_is_seen(ada: Person) -> None:
    [history] = histories([ada])
    found = breaches(history, Written([OPENED, SAT, SAT], TABLE.writings), AUDIT)
    assert found == ["command 1 of ada at T is version 1 and version 2"]


def test_a_view_that_the_log_does_not_give_is_seen(ada: Person) -> None:
    ada.view = {"throw": 3}
    [history] = histories([ada])
    [breach] = breaches(history, TABLE, AUDIT)
    assert "saw T at 2" in breach


def test_whoever_writes_without_owning_is_seen() -> None:
    late = Audit([Batch(2, "w1", 7), Batch(6, "w2", 7)], {"T": [Claim(1, "w1", 7), Claim(5, "c1", 8)]})
    [stranger] = late.strangers("T", [(0, "w1"), (1, "w2")])
    assert stranger == "version 1 of T was written by node 7, and owned by [8]"


def test_owners_that_interleave_are_seen() -> None:
    audit = Audit(
        [Batch(2, "w1", 7), Batch(6, "w2", 8), Batch(7, "w3", 7)],
        {"T": [Claim(1, "w1", 7), Claim(5, "c1", 8)]},
    )
    kept = kept_of("T", TABLE._replace(writings=[(0, "w1"), (1, "w2"), (2, "w3")]), audit)
    assert [entry.owner for entry in kept] == [1, 2, 1]
    assert interleaved(kept)


def test_a_table_may_be_given_up_by_the_writing_that_ends_it() -> None:
    audit = Audit([Batch(2, "w1", 7)], {"T": [Claim(1, "w1", 7), Claim(3, "w1", None)]})
    assert audit.strangers("T", [(0, "w1")]) == []


def test_a_node_that_forgets_an_answered_move_has_broken_its_word(ada: Person) -> None:
    ada.acknowledged.append(9)
    with pytest.raises(Lost, match="forgotten command 9 of ada"):
        ada.hear({"type": "shown", "version": 2, "seats": [], "id": 8}, 4.0)


def test_a_version_that_goes_back_unannounced_is_seen(ada: Person) -> None:
    ada.hear({"type": "changed", "version": 1}, 4.0)
    [history] = histories([ada])
    assert "ada was told 1 of T after 2" in breaches(history, TABLE, AUDIT)


def test_every_kind_of_fault_comes_before_one_comes_again() -> None:
    for seed in range(20):
        drawn = plan(seed, len(KINDS), 3, long=0.5)
        assert {fault.kind for fault in drawn} == KINDS.keys()
        assert drawn == plan(seed, len(KINDS), 3, long=0.5)


def test_the_next_move_after_a_kill_is_none_that_was_on_its_way(ada: Person) -> None:
    ada.moved = [10.0, 10.1, 14.0, 15.0]
    assert first_moves([ada], {"T"}, killed=10.0) == {"T": 4.0}
    assert first_moves([ada], {"U"}, killed=10.0) == {}


def test_the_longest_wait_counts_if_some_of_it_was_during_the_drain(ada: Person) -> None:
    ada.away, ada.waited = [Wait(1.0, 2.0), Wait(4.0, 4.5)], [Wait(3.9, 4.7), Wait(9.0, 19.0)]
    assert interruptions([ada], 3.0, 5.0) == [pytest.approx(0.8)]
    assert interruptions([ada], 30.0, 35.0) == []
