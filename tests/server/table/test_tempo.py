"""The two tempos: which a game has, and what they have in common."""

import pytest

from diablerie.games.catalogue import GAMES
from diablerie.server.table.presence import NO_WAY, Way
from diablerie.server.table.race import Race
from diablerie.server.table.reactions import LINE, believed
from diablerie.server.table.tempo import NO_CLAIM
from diablerie.server.table.turns import Turns
from tests.server.hall import Hall


@pytest.mark.parametrize("name", GAMES)
def test_a_table_has_the_tempo_of_its_game(name: str) -> None:
    hall = Hall(name, GAMES[name].usual)
    assert type(hall.table.tempo) is (Race if name == "diavolo" else Turns)


def test_where_people_take_turns_nobody_is_faster() -> None:
    hall = Hall("little_devils", 3)
    fields = {"card": 7, "reaction": 3}
    assert hall.table.tempo.weigh(hall.table.play, "a", fields, 900, []) is NO_CLAIM
    assert fields == {"card": 7, "reaction": 3}


@pytest.mark.parametrize(
    ("claim", "kept"), [(850, 850), (1, 870 - 30), (5000, 870), ("fast", 840), (None, 840)]
)
def test_a_claim_is_believed_as_far_as_the_line_allows(claim: object, kept: int) -> None:
    hall = Hall("diavolo", 2)
    hall.table.measured("a", 30, 45)
    fields: dict[str, object] = {"reaction": claim}
    assert hall.table.tempo.weigh(hall.table.play, "a", fields, 870, []).bounds == (840, 870)
    assert fields["reaction"] == kept


def test_nobody_has_a_longer_line_than_is_fair() -> None:
    assert believed(900, Way((500, 400), None)) == (900 - LINE, 900)
    assert believed(900, NO_WAY) == (900, 900)
    assert believed(20, Way((40,), 40)) == (0, 20)


@pytest.mark.parametrize("race", [0, 1])
def test_in_a_race_there_is_no_time_for_hints_and_bots_do_not_wait(race: int) -> None:
    tempo = Hall("diavolo", 2, {"race": bool(race)}).table.tempo
    assert (tempo.bot_pause, tempo.unhurried) == (0, not race)
    assert tempo.sleeps_until() is None


def test_the_clock_of_a_turn_starts_with_the_decision() -> None:
    hall = Hall("little_devils", 3)
    tempo = hall.table.tempo
    assert tempo.due is None
    hall.seat_everybody(["Ada", "Bo", "Cy"])
    pace = hall.table.ledger.pace
    assert tempo.due == hall.now + pace.decision
    assert tempo.sleeps_until() == tempo.due - pace.warning
