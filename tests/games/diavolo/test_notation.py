"""Events as text and as fields, the picture of a table, and what is told."""

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
    holding,
    play,
    rolling,
    throw,
    thrown,
)
from tests.games.tables import drawn, explained, opened, survives_writing, told, told_off

THROW = throw(f"most_odd {EXAMPLE}", thrower=2)
EVENTS = ["chance start 3", THROW, "2 grab red 812", "0 grab grey 0", "clock close", "chance lot 3 1 2"]


@pytest.mark.parametrize("text", EVENTS)
def test_an_event_reads_as_it_is_written(text: str) -> None:
    assert survives_writing(GAME, text)


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("chance start 3", {"by": "chance", "do": "start", "player": 3}),
        ("2 grab red 812", {"by": 2, "do": "grab", "devil": "red", "reaction": 812}),
        ("clock close", {"by": "clock", "do": "close"}),
        ("chance lot 3 1 2", {"by": "chance", "do": "lot", "order": [3, 1, 2]}),
        (
            THROW,
            {
                "by": "chance",
                "do": "throw",
                "player": 2,
                "order": "most_odd",
                "dice": {"black": [2, 3, 6], "white": [1, 5, 6], "red": [3, 5, 5]},
                "places": {
                    "order": [500, 500],
                    "black": [[500, 300], [100, 100], [100, 300]],
                    "white": [[500, 800], [100, 500], [100, 700]],
                    "red": [[900, 500], [100, 900], [300, 100]],
                },
            },
        ),
    ],
)
def test_an_event_is_written_in_a_record_as_its_fields(text: str, fields: dict[str, object]) -> None:
    assert GAME.to_fields(GAME.from_text(text)) == fields


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2",
        "2 grab",
        "2 grab red",
        "2 grab pink 812",
        "2 grab red soon",
        "2 grab red 812 black",
        "ada grab red 812",
        "2 bet 100",
        "chance start",
        "chance lot one",
        "chance lot 9",
        "clock close now",
        pytest.param(THROW.replace("most_odd", "least_odd"), id="an unknown order"),
        pytest.param(THROW.replace("236", "936"), id="a die with nine"),
        pytest.param(THROW.replace("236", "036"), id="a die with nothing"),
        pytest.param(THROW.replace("236", "2361"), id="ten dice"),
        pytest.param(THROW.replace("236", "23"), id="eight dice"),
        pytest.param(THROW.replace("100,900", "1100,900"), id="a die beside the table"),
        pytest.param(THROW.replace(" 500,500", ""), id="no order die"),
        pytest.param(THROW + " 800,800", id="eleven places"),
        pytest.param(throw(f"most_odd {EXAMPLE}", places=""), id="no places"),
    ],
)
def test_bad_text_is_told_in_one_line_with_an_example(text: str) -> None:
    assert "2 grab red 812" in told_off(GAME, text)


THE_DICE = [
    "  black  [2] [3] [6]",
    "  white  [1] [5] [6]",
    "  red    [3] [5] [5]",
]


def test_the_picture_of_a_race_shows_dice_devils_rubies_and_grabs() -> None:
    table = play(holding(rolling(4), 5, 0, 1, 3), throw(WHITE_IS_RIGHT))
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
        ("0 grab grey 500", "Ada +1, Bo −1 and is out", "The winner: Ada."),
    ],
)
def test_a_tie_and_the_end_are_told(grabs: str, rubies: str, end: str) -> None:
    table = play(holding(rolling(2), 1, 1), throw(GREY_IS_RIGHT))
    assert told(GAME, play(table, grabs), "clock close") == [
        "Hands off, the grabbing is over.",
        *(["Ada grabs grey after 500 ms."] if grabs else []),
        "Grey was right, a tie: black 6, white 6, red 5.",
        f"Rubies: {rubies}.",
        end,
    ]


def test_winners_who_share_the_victory_are_told_as_winners() -> None:
    table = play(thrown(RED_IS_RIGHT, 2, race=False, limit=1), "0 grab red 1")
    assert told(GAME, table, "1 grab red 1")[-1] == "The winners: Ada and Bo."


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
