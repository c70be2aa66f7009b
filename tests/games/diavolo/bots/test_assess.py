"""What the strong bot thinks of a throw: the right devil first, and what the others cost."""

from random import Random

import pytest

from diablerie.game.core import DEVIL_GONE, LEGAL, NOBODY, TOO_LATE
from diablerie.game.masks import seats_of
from diablerie.game.mind import Assessment, Mind
from diablerie.games.diavolo.bots.assess import assess
from diablerie.games.diavolo.dice import GREY, NO_DEVIL, RED
from diablerie.games.diavolo.rules import refusal
from diablerie.games.diavolo.state import Event, State
from diablerie.games.diavolo.view import view
from tests.games.diavolo.throws import GREY_IS_RIGHT, RED_IS_RIGHT, play, rolling, thrown
from tests.inside import inside
from tests.play import play as play_match
from tests.play import random_table

MIND = Mind(None, Random(0))


def judged(table: State, seat: int = 0) -> Assessment[Event]:
    """What is thought of a table at which `seat` decides."""
    found = assess(view(table, seat), MIND)
    assert found is not None
    return found


def by_devil(table: State, seat: int = 0) -> dict[int, tuple[float, float]]:
    """The chance to win and the rubies, by devil."""
    return {
        NO_DEVIL if choice.event is None else choice.event.devil: (choice.chance, choice.figures["rubies"])
        for choice in judged(table, seat).choices
    }


def test_the_right_devil_comes_first_and_the_others_cost_a_ruby() -> None:
    table = thrown(RED_IS_RIGHT, 4)
    assert inside(judged(table).best.event).devil == RED
    found = by_devil(table)
    assert found.pop(RED)[1] == 0
    assert {rubies for _, rubies in found.values()} == {-1}
    assert set(found) == {0, 1, GREY, NO_DEVIL}


def test_the_grey_devil_wins_a_ruby_but_none_beyond_five() -> None:
    assert by_devil(thrown(GREY_IS_RIGHT, 3))[GREY][1] == 0
    poor = thrown(GREY_IS_RIGHT, 3, rubies=(3, 5, 5))
    assert by_devil(poor)[GREY][1] == 1


def test_none_is_as_bad_as_a_wrong_one() -> None:
    found = by_devil(thrown(RED_IS_RIGHT, 4))
    assert found[NO_DEVIL] == found[0] == found[GREY]


def test_with_the_last_ruby_a_wrong_devil_is_the_end() -> None:
    found = by_devil(thrown(RED_IS_RIGHT, 2, rubies=(1, 5)))
    assert found[0][0] == 0 < found[RED][0] < 0.5


def test_a_right_devil_before_the_last_ruby_of_the_other_wins() -> None:
    """There is one red devil for two; who has it has won, whatever the other does."""
    found = by_devil(thrown(RED_IS_RIGHT, 2, rubies=(5, 1)))
    assert found[RED][0] == 1


def test_what_others_have_grabbed_changes_nothing_for_it_is_hidden() -> None:
    table = thrown(RED_IS_RIGHT, 4)
    assert by_devil(table) == by_devil(play(table, "1 grab grey 800; 2 grab red 810"))


def test_a_false_start_of_another_counts() -> None:
    """Whoever started too early cannot have the right devil."""
    before = by_devil(thrown(RED_IS_RIGHT, 3))[RED][0]
    after = by_devil(play(thrown(RED_IS_RIGHT, 3), "1 grab red 100"))[RED][0]
    assert after > before


def test_without_a_clock_nobody_may_grab_none() -> None:
    assert NO_DEVIL not in by_devil(thrown(RED_IS_RIGHT, 4, time_limit=0))


def test_the_last_round_in_peace_decides() -> None:
    found = by_devil(thrown(RED_IS_RIGHT, 2, rubies=(2, 2), race=False, limit=1))
    assert found[RED][0] == pytest.approx(0.95 * 0.5 + 0.05)
    assert found[0][0] == pytest.approx(0.05 * 0.5)


def test_whoever_has_nothing_to_decide_is_told_nothing() -> None:
    table = play(thrown(RED_IS_RIGHT, 4), "0 grab red 900")
    assert assess(view(table, 0), MIND) is None
    assert assess(view(table, NOBODY), MIND) is None
    assert assess(view(rolling(4), 0), MIND) is None


def test_how_clear_the_answer_is_stands_beside_it() -> None:
    assert judged(thrown(GREY_IS_RIGHT, 4)).figures["clearness"] == 0
    assert judged(thrown("largest_sum 666 111 222", 4)).figures["clearness"] > 0.9


@pytest.mark.parametrize("players", [2, 4, 6])
def test_wherever_a_game_may_lead_choices_are_legal_and_chances_are_chances(players: int) -> None:
    checked = 0
    for seed in range(12):
        played = play_match(random_table("diavolo", players, seed))
        for state in played.states[::5]:
            for seat in seats_of(played.game.awaited(state)):
                for choice in judged(state, seat).choices:
                    assert 0 <= choice.chance <= 1
                    legal = choice.event is None or refusal(state, choice.event) in (
                        LEGAL,
                        TOO_LATE,
                        DEVIL_GONE,
                    )
                    assert legal, choice
                    checked += 1
    assert checked > 100
