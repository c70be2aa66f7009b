"""Events of Little Devils as text and as fields, and what is no event."""

from diablerie.games.little_devils import GAME
from tests.games.tables import Samples

DEAL = "chance deal 2: 1 2 3 4 5 6 7 8 9 / 10 11 12 13 14 15 16 17 18 / 19 20 21 22 23 24 25 26 27"
HANDS = [list(range(low, low + 9)) for low in (1, 10, 19)]

SAMPLES = Samples(
    GAME,
    written={
        DEAL: {"by": "chance", "do": "deal", "dealer": 2, "hands": HANDS},
        "2 play 17": {"by": 2, "do": "play", "card": 17},
        "5 play 54": {"by": 5, "do": "play", "card": 54},
    },
    wrong={
        "nothing": "",
        "nobody": "play 17",
        "no card": "0 play",
        "a card in words": "0 play queen",
        "two cards": "0 play 17 18",
        "a name": "ada play 17",
        "another verb": "0 lead 17",
        "a deal by a seat": "0 deal 2: 1 / 2 / 3",
        "a deal without a dealer": "chance deal: 1 / 2 / 3",
        "a dealt card in words": "chance deal 2: 1 / two / 3",
        "a card below the lowest": "chance deal 2: -1 / 2 / 3",
        "an enormous card": "chance deal 2: 99999999999999999999 / 2 / 3",
        "a deal for seven": DEAL + " / / / / 1 2 3",
        "a card dealt twice": DEAL.replace("1 2", "1 1 2", 1),
    },
    example="0 play 17",
)
