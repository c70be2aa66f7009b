"""Events of Little Devils that may not happen."""

from diablerie.games.little_devils import GAME
from tests.games.little_devils.deals import deal, dealt, left
from tests.games.tables import Refused, opened, played

BEFORE = opened(GAME, 3)
LED = dealt("15 10 / 1 / 2")
FOLLOWING = played(GAME, left("10 1 3 / 12 2 4 / 9 11 27"), "0 play 10; 1 play 12")
END = played(GAME, left("5 / 9 / 7", goal=3), "0 play 5; 1 play 9; 2 play 7")
TWICE = deal("1 / 2 / 3").replace(" 27", " 1")
EIGHT = deal("1 / 2 / 3").replace(" 27", "")
TOO_HIGH = deal("1 / 2 / 3").replace(" 27", " 28")

REFUSALS = [
    Refused(GAME, why, table, line, code)
    for why, table, line, code in [
        ("no card after the end", END, "0 play 5", "game_over"),
        ("no deal after the end", END, deal("1 / 2 / 3", 0), "game_over"),
        ("no card before the deal", BEFORE, "0 play 5", "not_now"),
        ("no deal during a round", LED, deal("1 / 2 / 3"), "not_now"),
        ("a seat that is not to play waits", LED, "1 play 1", "not_your_turn"),
        ("a seat that does not exist plays nothing", LED, "4 play 1", "not_your_turn"),
        ("no card twice in a deal", BEFORE, TWICE, "impossible"),
        ("no eight cards in a deal", BEFORE, EIGHT, "impossible"),
        ("no card above the deck in a deal", BEFORE, TOO_HIGH, "impossible"),
        ("no deal by a seat that does not exist", BEFORE, deal("1 / 2 / 3", 3), "impossible"),
        ("no deal for four at a table of three", BEFORE, deal("1 / 2 / 3 / 4"), "impossible"),
        ("no card of somebody else", LED, "0 play 2", "not_in_hand"),
        ("no card that is not in the deck", LED, "0 play 28", "not_in_hand"),
        ("no card below one", LED, "0 play 0", "not_in_hand"),
        ("no card twice", played(GAME, left("5 6 / 9 10 / 7 8"), "0 play 5; 1 play 9; 2 play 7"), "1 play 9",
         "not_in_hand"),
        ("no five is led by who has another card", LED, "0 play 15", "five_led"),
        ("whoever can follow must", FOLLOWING, "2 play 9", "must_follow"),
    ]
]  # fmt: skip
