"""Events of The Devil With It as text and as fields, and what is no event."""

from diablerie.games.devil_with_it import GAME
from tests.games.tables import Samples

SAMPLES = Samples(
    GAME,
    written={
        "chance start 3": {"by": "chance", "do": "start", "player": 3},
        "chance lay": {"by": "chance", "do": "lay"},
        "0 bet 100": {"by": 0, "do": "bet", "amount": 100},
        "1 reveal 47": {"by": 1, "do": "reveal", "place": 47},
        "chance coal 75": {"by": "chance", "do": "coal", "value": 75},
        "chance coal devil": {"by": "chance", "do": "coal", "value": "devil"},
        "5 stop": {"by": 5, "do": "stop"},
    },
    wrong={
        "nothing": "",
        "no verb": "0",
        "no bet": "0 bet",
        "a bet in words": "0 bet all",
        "two bets": "0 bet 1 00",
        "a verb of another game": "0 grab red",
        "a name": "ada bet 10",
        "too much": "0 stop now",
        "no place": "0 reveal",
        "coal that there is not": "chance coal 30",
        "coal worth nothing": "chance coal 0",
        "no coal": "chance coal",
        "a place to lay": "chance lay 48",
    },
    example="0 bet 100",
)
