"""§2: the throw and its answer."""

import pytest

from diablerie.game.core import REFUSAL_NAMES
from diablerie.games.diavolo import GAME
from diablerie.games.diavolo.dice import DEVIL_NAMES, GREY, POSITION, answer, clear, spot
from diablerie.games.diavolo.notation import packed_dice, packed_places
from tests.games.diavolo.throws import BLACK_NEAREST, EXAMPLE, play, rolling, throw, thrown
from tests.games.tables import refused


def right(asked: str) -> str:
    """Name the right devil of a throw."""
    return DEVIL_NAMES[thrown(asked, 2).answer]


@pytest.mark.parametrize(
    ("order", "devil"),
    [
        ("largest_sum", "red"),
        ("smallest_sum", "black"),
        ("largest_difference", "white"),
        ("most_odd", "red"),
        ("highest_value", "grey"),
    ],
)
def test_the_example_of_one_throw_and_five_orders(order: str, devil: str) -> None:
    assert right(f"{order} {EXAMPLE}") == devil


@pytest.mark.parametrize(
    ("black", "white", "red", "nearest"),
    [
        ("500,300", "500,800", "900,500", "black"),  # 200, 300, 400
        ("500,100", "700,500", "500,800", "white"),  # 400, 200, 300
        ("800,500", "500,900", "380,340", "red"),  # 300, 400, 200
        ("340,380", "200,500", "900,500", "black"),  # 200 (160 across, 120 along), 300, 400
    ],
)
def test_position_asks_for_the_die_nearest_to_the_order_die(
    black: str, white: str, red: str, nearest: str
) -> None:
    places = f"{black} 50,50 50,200 {white} 50,950 200,950 {red} 950,50 950,200 500,500"
    table = play(rolling(2), throw("position 111 111 111", places=places))
    assert DEVIL_NAMES[table.answer] == nearest


TIES = {
    "two largest sums": "largest_sum 654 456 111",
    "three equal sums": "largest_sum 123 321 222",
    "two smallest sums": "smallest_sum 666 112 121",
    "two largest differences": "largest_difference 135 264 111",
    "no difference anywhere": "largest_difference 111 333 666",
    "two with two odd dice": "most_odd 132 352 246",
    "no odd die anywhere": "most_odd 246 222 444",
    "all odd": "most_odd 111 333 555",
    "two with a six": "highest_value 611 116 555",
    "three with a two": "highest_value 211 122 212",
}


@pytest.mark.parametrize("asked", TIES.values(), ids=TIES)
def test_colours_that_answer_equally_well_make_the_grey_devil_right(asked: str) -> None:
    assert right(asked) == "grey"


@pytest.mark.parametrize(
    ("asked", "devil"),
    [
        pytest.param("highest_value 661 555 444", "black", id="two highest dice of one colour"),
        pytest.param("largest_sum 111 111 112", "red", id="a tie for second"),
        pytest.param("smallest_sum 666 665 666", "white", id="a tie for the worst"),
        pytest.param("most_odd 222 244 441", "red", id="one odd die"),
        pytest.param("largest_difference 111 222 334", "red", id="one difference"),
    ],
)
def test_a_tie_that_is_not_for_the_best_answer_is_no_tie(asked: str, devil: str) -> None:
    assert right(asked) == devil


def places_with(white: int, red: int) -> str:
    """Black is 200 from the order die, white and red so far."""
    far = "0,0 0,150", "0,300 0,450", "0,600 0,750"
    return f"300,500 {far[0]} 500,{500 - white} {far[1]} {500 + red},500 {far[2]} 500,500"


@pytest.mark.parametrize(
    ("white", "red", "code"),
    [
        (200, 400, "impossible"),  # a tie
        (199, 400, "impossible"),
        (220, 400, "impossible"),  # 200 is 9 % nearer than 220
        (223, 400, "legal"),  # 10.3 %
        (300, 310, "impossible"),  # it must be clear of any two colours, not of the nearest only
        (180, 400, "impossible"),  # exactly a tenth is within a tenth, and is thrown again
        (179, 400, "legal"),
    ],
)
def test_places_at_which_the_eye_cannot_tell_are_refused_whatever_the_order(
    white: int, red: int, code: str
) -> None:
    for order in ("position", "largest_sum"):
        line = throw(f"{order} {EXAMPLE}", places=places_with(white, red))
        assert refused(GAME, rolling(2), line) == code


def test_position_is_never_grey_where_the_places_are_clear() -> None:
    for white in range(140, 500, 7):
        spots = [pair.split(",") for pair in places_with(white, 430).split()]
        places = packed_places([(int(x), int(y)) for x, y in spots])
        if clear(places):
            assert answer(POSITION, packed_dice([1] * 9), places) != GREY


def test_without_the_option_the_die_has_no_position_face() -> None:
    table = rolling(2, position=False)
    assert refused(GAME, table, throw(f"position {EXAMPLE}")) == "impossible"
    assert refused(GAME, table, throw(f"most_odd {EXAMPLE}")) == "legal"


def test_dice_do_not_lie_on_each_other_or_beside_the_table() -> None:
    near = BLACK_NEAREST.replace("100,100", "220,100")  # 80 from the die at 300,100
    assert refused(GAME, rolling(2), throw(f"most_odd {EXAMPLE}", places=near)) == "impossible"
    beside = GAME.from_text(throw(f"most_odd {EXAMPLE}"))
    beside = beside._replace(places=(*beside.places[:3], spot(1000, 500)))
    assert REFUSAL_NAMES[GAME.refusal(rolling(2), beside)] == "impossible"
