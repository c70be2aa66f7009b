"""What is read in the dice: the answer, or a mistake that somebody would make."""

from random import Random

from diablerie.games.diavolo.bots.eye import Eye, closeness, read, right_devil
from diablerie.games.diavolo.dice import BLACK, GREY, POSITION, RED, WHITE
from tests.games.diavolo.bots.looks import answer, look, throws

PERFECT = Eye(slip=0, confusion=0, haste=0, blur=0)
OFTEN = 300


def readings(asked: str, eye: Eye) -> set[int]:
    """Everything that somebody reads who looks at one throw many times."""
    seen, luck = look(asked), Random(3)
    return {read(seen, eye, luck) for _ in range(OFTEN)}


def wrong(eye: Eye) -> float:
    """How often somebody with this eye is wrong."""
    luck = Random(5)
    return sum(read(seen, eye, luck) != answer(seen) for seen in throws(OFTEN)) / OFTEN


def test_a_perfect_eye_is_always_right() -> None:
    assert {answer(seen) for seen in throws(OFTEN)} == {BLACK, WHITE, RED, GREY}
    for seen in throws(OFTEN):
        assert read(seen, PERFECT, Random(0)) == right_devil(seen) == answer(seen)


def test_whoever_misreads_dice_is_wrong_only_where_it_is_close() -> None:
    unsure = PERFECT._replace(slip=0.5)
    assert readings("largest_sum 666 111 121", unsure) == {BLACK}
    assert readings("largest_sum 664 555 111", unsure) == {BLACK, WHITE, GREY}


def test_whoever_hastes_overlooks_a_tie_and_grabs_one_of_the_two() -> None:
    assert readings("highest_value 261 165 355", PERFECT._replace(haste=1)) == {BLACK, WHITE}
    assert readings("highest_value 261 155 355", PERFECT._replace(haste=1)) == {BLACK}


def test_whoever_confuses_orders_answers_another_one() -> None:
    confused = PERFECT._replace(confusion=1)
    assert readings("largest_sum 666 111 333", confused) == {WHITE}
    assert readings("smallest_sum 666 111 333", confused) == {BLACK}
    assert readings("largest_difference 666 151 333", confused) == {BLACK}
    assert readings("position 666 111 333", confused) == {BLACK}  # it lies nearest: nothing to confuse


def test_distances_are_misjudged_where_they_are_nearly_the_same() -> None:
    blurred, luck = PERFECT._replace(blur=0.08), Random(2)
    positions = [seen for seen in throws(1200) if seen.order == POSITION]
    close = sorted(positions, key=closeness)[-60:]
    clear = sorted(positions, key=closeness)[:60]
    errors = [sum(read(seen, blurred, luck) != answer(seen) for seen in some) for some in (clear, close)]
    assert errors[0] == 0 < errors[1]


def test_nobody_errs_as_often_in_peace() -> None:
    hurried = Eye(slip=0.1, confusion=0.1, haste=0.6, blur=0.2)
    assert 0 < wrong(hurried.in_peace()) < wrong(hurried) / 1.5


def test_a_tie_is_as_close_as_it_gets_and_a_wide_margin_is_clear() -> None:
    assert closeness(look("highest_value 261 165 355")) == 1
    assert closeness(look("largest_sum 666 111 222")) < 0.1
    assert all(0 < closeness(seen) <= 1 for seen in throws(OFTEN))
