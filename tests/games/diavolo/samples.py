"""Events of Diavolo as text and as fields, and what is no event."""

from diablerie.games.diavolo import GAME
from tests.games.diavolo.throws import EXAMPLE, throw
from tests.games.tables import Samples

THROW = throw(f"most_odd {EXAMPLE}", thrower=2)

SAMPLES = Samples(
    GAME,
    written={
        "chance start 3": {"by": "chance", "do": "start", "player": 3},
        "2 grab red 812": {"by": 2, "do": "grab", "devil": "red", "reaction": 812},
        "0 grab grey 0": {"by": 0, "do": "grab", "devil": "grey", "reaction": 0},
        "clock close": {"by": "clock", "do": "close"},
        "chance lot 3 1 2": {"by": "chance", "do": "lot", "order": [3, 1, 2]},
        THROW: {
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
    },
    wrong={
        "nothing": "",
        "no verb": "2",
        "no devil": "2 grab",
        "no reaction": "2 grab red",
        "a devil of another colour": "2 grab pink 812",
        "a reaction in words": "2 grab red soon",
        "two devils": "2 grab red 812 black",
        "a name": "ada grab red 812",
        "a verb of another game": "2 bet 100",
        "a start of nobody": "chance start",
        "a lot in words": "chance lot one",
        "a lot for a tenth": "chance lot 9",
        "too much": "clock close now",
        "an unknown order": THROW.replace("most_odd", "least_odd"),
        "a die with nine": THROW.replace("236", "936"),
        "a die with nothing": THROW.replace("236", "036"),
        "ten dice": THROW.replace("236", "2361"),
        "eight dice": THROW.replace("236", "23"),
        "a die beside the table": THROW.replace("100,900", "1100,900"),
        "no order die": THROW.replace(" 500,500", ""),
        "eleven places": THROW + " 800,800",
        "no places": throw(f"most_odd {EXAMPLE}", places=""),
    },
    example="2 grab red 812",
)
