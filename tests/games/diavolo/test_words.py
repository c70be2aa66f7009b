"""The picture of a table, and what is told."""

import pytest

from diablerie.game.core import NO_SUCH_DEVIL, REFUSAL_NAMES
from diablerie.games.diavolo import GAME
from diablerie.games.diavolo.state import grabbing
from diablerie.words import ENGLISH
from tests.games.diavolo.throws import (
    EXAMPLE,
    GREY_IS_RIGHT,
    RED_IS_RIGHT,
    WHITE_IS_RIGHT,
    play,
    rolling,
    throw,
    thrown,
)
from tests.games.tables import drawn, explained, opened, told

THE_DICE = [
    "  black  [2] [3] [6]",
    "  white  [1] [5] [6]",
    "  red    [3] [5] [5]",
]


def test_the_picture_of_a_race_shows_dice_devils_rubies_and_grabs() -> None:
    table = thrown(WHITE_IS_RIGHT, 4, rubies=(5, 0, 1, 3))
    assert drawn(GAME, play(table, "0 grab white 640; 2 grab red 700"), 2) == [
        "Round 1, Ada threw",
        "  Order: Largest difference",
        *THE_DICE,
        "  Devils: black 2, white 2, red 2, grey 1",
        "  Ada   ooooo  has grabbed",
        "  Bo    out",
        "  Cleo  o      red after 700 ms",
        "  Dan   ooo",
    ]


def test_the_picture_of_the_order_position_shows_where_the_dice_lie() -> None:
    table = play(thrown(f"position {EXAMPLE}", 2, race=False), "1 grab black 1")
    lines = drawn(GAME, table, 0)
    assert lines[:2] == ["Round 1, Ada threw", "  Order: Nearest die"]
    assert lines[-6:] == [
        *THE_DICE,
        "  Devils: black 1, white 1, red 1, grey 1",
        "  Ada  ooooo",
        "  Bo   ooooo  has answered",
    ]
    board = [line for line in lines if line.startswith("  |")]
    dice = [word for line in board for word in line.strip(" |").split()]
    assert sorted(dice) == ["<?>", "b2", "b3", "b6", "r3", "r5", "r5", "w1", "w5", "w6"]


def test_on_the_board_as_far_looks_as_far_across_as_along() -> None:
    # §2.7: the eye must be able to tell. On a screen a line is about twice as high as a letter is wide.
    board = [line for line in drawn(GAME, thrown(f"position {EXAMPLE}", 2), 0) if line.startswith("  |")]
    row = next(number for number, line in enumerate(board) if "<?>" in line)
    across = board[row].index("r3") - board[row].index("<?>")  # 400 to the right
    along = next(n for n, line in enumerate(board) if "w1" in line) - row  # 300 down
    assert across / 400 == pytest.approx(2 * along / 300, rel=0.15)


def test_throws_and_grabs_are_told() -> None:
    assert told(GAME, opened(GAME, 2), "chance start 1") == ["Bo is drawn to throw first."]
    assert told(GAME, rolling(2), throw(RED_IS_RIGHT)) == ["Ada throws: largest sum."]
    assert told(GAME, thrown(RED_IS_RIGHT, 2), "1 grab red 600") == ["Bo has grabbed."]
    assert told(GAME, thrown(RED_IS_RIGHT, 2, race=False), "1 grab red 600") == ["Bo has answered."]


def test_what_was_grabbed_in_a_race_is_told_when_the_grabbing_is_over() -> None:
    table = play(thrown(RED_IS_RIGHT, 3), "0 grab black 700; 2 grab red 100")
    assert told(GAME, table, "1 grab red 600")[:4] == [
        "Bo has grabbed.",
        "Cleo grabs after 100 ms: a false start.",
        "Bo grabs red after 600 ms.",
        "Ada grabs black after 700 ms.",
    ]


def test_a_dead_heat_is_told_with_its_lot_and_the_round_with_its_figures() -> None:
    table = thrown(WHITE_IS_RIGHT, 4)
    table = play(table, "0 grab white 640; 1 grab white 690; 2 grab white 698; 3 grab white 704")
    assert told(GAME, table, "chance lot 3 1 2") == [
        "A dead heat; the lot says: Dan, Bo, and Cleo.",
        "White was right: black 4, white 5, red 2.",
        "No devil was left for Cleo.",
        "Rubies: Cleo −1.",
    ]


def test_position_is_told_with_its_distances() -> None:
    table = play(thrown(f"position {EXAMPLE}", 2, race=False), "0 grab black 1")
    assert told(GAME, table, "1 grab black 1") == [
        "Bo has answered.",
        "Black was right: black 200, white 300, red 400.",
        "Nobody wins or loses a ruby.",
    ]


NOBODY_WINS = "All lost their last ruby at once: nobody wins, and everybody pays for their own drink."


@pytest.mark.parametrize(
    ("grabs", "rubies", "end"),
    [
        ("", "Ada −1 and is out, Bo −1 and is out", NOBODY_WINS),
        ("0 grab grey 500", "Ada +1, Bo −1 and is out", "Ada wins, top devil of the night."),
    ],
)
def test_a_tie_and_the_end_are_told(grabs: str, rubies: str, end: str) -> None:
    table = thrown(GREY_IS_RIGHT, 2, rubies=(1, 1))
    assert told(GAME, play(table, grabs), "clock close") == [
        "Hands off, the grabbing is over.",
        *(["Ada grabs grey after 500 ms."] if grabs else []),
        "Grey was right, a tie: black 6, white 6, red 5.",
        f"Rubies: {rubies}.",
        end,
    ]


def test_winners_who_share_the_victory_are_told_as_winners() -> None:
    table = play(thrown(RED_IS_RIGHT, 2, race=False, limit=1), "0 grab red 1")
    assert told(GAME, table, "1 grab red 1")[-1] == "Ada and Bo share the victory."


def test_a_devil_that_does_not_exist_is_refused() -> None:
    for devil in (-1, 4):
        event = grabbing(0, devil, 500)
        table = thrown(RED_IS_RIGHT, 2)
        assert GAME.refusal(table, event) == NO_SUCH_DEVIL
        sentence = GAME.explain(GAME.view(table, 0), event, NO_SUCH_DEVIL, ENGLISH)
        assert sentence != REFUSAL_NAMES[NO_SUCH_DEVIL].replace("_", " ")
        assert "black, white, red" in sentence


def test_whoever_grabs_a_devil_that_is_gone_may_grab_another() -> None:
    table = play(thrown(RED_IS_RIGHT, 3), "0 grab black 500; 1 grab black 510")
    assert (
        explained(GAME, table, "2 grab black 600")
        == "Faster hands have taken the last one. Grab another devil."
    )
