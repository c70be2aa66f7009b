"""Events of Diavolo that may not happen."""

from diablerie.games.diavolo import GAME
from tests.games.diavolo.throws import BLACK_NEAREST, EXAMPLE, RED_IS_RIGHT, play, rolling, throw, thrown
from tests.games.tables import Refused, opened

BEFORE = opened(GAME, 3)
ROLLING = rolling(3)
THROWN = thrown(RED_IS_RIGHT, 3)
TWO_BLACK = play(THROWN, "0 grab black 500; 1 grab black 510")
TWO_RED = play(THROWN, "0 grab red 500; 1 grab red 510")
HEAT = play(TWO_RED, "2 grab red 515")
ONE_OUT = thrown(RED_IS_RIGHT, 3, rubies=(2, 0, 2))
END = play(thrown(RED_IS_RIGHT, 2, rubies=(1, 1)), "clock close")
ON_TOP = BLACK_NEAREST.replace("100,100", "220,100")

REFUSALS = [
    Refused(GAME, why, table, line, code)
    for why, table, line, code in [
        ("no grab after the end", END, "0 grab red 500", "game_over"),
        ("no throw after the end", END, throw(RED_IS_RIGHT), "game_over"),
        ("no grab before the throw", ROLLING, "0 grab red 500", "not_now"),
        ("no grab during a lot", HEAT, "0 grab red 500", "not_now"),
        ("no close before the throw", ROLLING, "clock close", "not_now"),
        ("no close by a seat", THROWN, "0 close", "not_now"),
        ("no throw before the first lot", BEFORE, throw(RED_IS_RIGHT), "not_now"),
        ("no throw during a round", THROWN, throw(RED_IS_RIGHT), "not_now"),
        ("no throw by a seat's own hand", ROLLING, throw(RED_IS_RIGHT).replace("chance", "0"), "not_now"),
        ("no lot without a dead heat", THROWN, "chance lot 0 1", "not_now"),
        ("no grab by a seat that does not exist", THROWN, "3 grab red 500", "not_your_turn"),
        ("no first thrower who does not exist", BEFORE, "chance start 3", "impossible"),
        ("no throw out of turn", ROLLING, throw(RED_IS_RIGHT, thrower=1), "impossible"),
        ("no die on another", ROLLING, throw(RED_IS_RIGHT, places=ON_TOP), "impossible"),
        ("no position without its face", rolling(3, position=False), throw(f"position {EXAMPLE}"),
         "impossible"),
        ("no lot that leaves somebody out", HEAT, "chance lot 0 1", "impossible"),
        ("no lot with somebody twice", HEAT, "chance lot 0 1 2 0", "impossible"),
        ("no reaction before the dice lie still", THROWN, "0 grab red -1", "impossible"),
        ("no grab by who is out", ONE_OUT, "1 grab red 500", "out_of_the_game"),
        ("no second grab", TWO_BLACK, "0 grab red 700", "grabbed_already"),
        ("no grab of a devil that is gone", TWO_BLACK, "2 grab black 600", "devil_gone"),
        ("no grab after all right devils", TWO_RED, "2 grab black 600", "too_late"),
        ("no grab after the time limit", THROWN, "0 grab red 15001", "too_late"),
    ]
]  # fmt: skip
