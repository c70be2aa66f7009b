"""Each of the six laws can be broken, and is seen to be."""

from tests.cluster.histories import (
    Kept,
    LastView,
    Saw,
    broken,
    done_twice,
    gaps,
    interleaved,
    misled,
    told_but_not_kept,
    went_back,
)

LOG = [
    Kept("T", 0, 1, "", 0, "opened"),
    Kept("T", 1, 1, "ada", 1, "bet"),
    Kept("T", 2, 2, "ben", 1, ""),
    Kept("T", 3, 2, "ada", 2, "card"),
]
SAWS = [
    Saw("ada", "T", 0, whole=True),
    Saw("ben", "T", 1, whole=True),
    Saw("ada", "T", 1, "bet"),
    Saw("ada", "T", 2),
    Saw("ben", "T", 3, whole=True),
    Saw("ada", "T", 2, whole=True),
    Saw("ada", "T", 3, "card"),
]


def test_a_good_history_keeps_all_laws() -> None:
    assert not broken(SAWS, LOG, [LastView("ada", "T", 3, "x")], {("ada", "T"): (3, "x")})


def test_all_breaches_are_named_together() -> None:
    log = [*LOG[:1], *LOG[2:], Kept("T", 4, 1, "ada", 2, "card")]
    found = broken([*SAWS, SAWS[-1]], log, [LastView("ada", "T", 3, "x")], {("ada", "T"): (3, "y")})
    laws = [
        "lost",
        "after version 0",
        "claim 1, after claim 2",
        "command 2 of ada",
        "was told 3 of T",
        "saw T",
    ]
    assert [law for law in laws if not any(law in breach for breach in found)] == []


def test_what_was_told_and_is_lost_is_seen() -> None:
    assert told_but_not_kept(SAWS, LOG[:-1])[1] == "ada was told version 3 of T, which is lost"
    assert len(told_but_not_kept(SAWS, LOG[:-1])) == 2


def test_what_was_told_otherwise_is_seen() -> None:
    assert told_but_not_kept([Saw("ada", "T", 1, "pass")], LOG)


def test_a_gap_is_seen() -> None:
    assert gaps(LOG[:1] + LOG[2:]) == ["after version 0 of T comes 2"]
    assert gaps(LOG[1:]) == ["T begins with version 1"]


def test_a_version_that_is_there_twice_is_seen() -> None:
    assert gaps([*LOG, LOG[-1]])


def test_an_owner_who_writes_after_another_is_seen() -> None:
    assert interleaved([*LOG, Kept("T", 4, 1, "ben", 2, "card")])


def test_a_command_that_happens_twice_is_seen() -> None:
    assert done_twice([*LOG, Kept("T", 4, 2, "ada", 2, "card")])
    assert not done_twice([*LOG, Kept("T", 4, 2, "", 0, "deal"), Kept("T", 5, 2, "", 0, "deal")])


def test_a_version_that_goes_back_is_seen() -> None:
    assert went_back([Saw("ada", "T", 3, whole=True), Saw("ada", "T", 2, "card")])
    assert went_back([Saw("ada", "T", 1, whole=True), Saw("ada", "T", 3, "card")])
    assert not went_back([Saw("ada", "T", 3, whole=True), Saw("ada", "T", 2, whole=True)])


def test_a_view_that_is_none_of_the_log_is_seen() -> None:
    assert misled([LastView("ada", "T", 3, "x")], {("ada", "T"): (3, "y")})
    assert misled([LastView("ada", "T", 2, "x")], {("ada", "T"): (3, "x")})
    assert misled([LastView("ada", "U", 2, "x")], {})
