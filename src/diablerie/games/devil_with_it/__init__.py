"""The Devil With It, by Tanja and Sara Engel: secret bets, and coal out of the fire."""

from diablerie.game.chance import Chance
from diablerie.game.manifest import Files, Manifest, Seats
from diablerie.game.masks import seats_of
from diablerie.game.options import Number, Numbers, Options, Switch
from diablerie.game.prompts import Prompts
from diablerie.game.rules import MORE
from diablerie.games.devil_with_it import (
    chance,
    feelings,
    memory,
    notation,
    prompts,
    reading,
    rules,
    state,
    view,
    words,
)
from diablerie.games.devil_with_it.track import SPACES, track_of


def new_game(players: int, options: Options) -> state.State:
    """Open a table with these options."""
    spaces = options["track"]
    assert isinstance(spaces, tuple)
    goal, mouth, minimum_bet = (int(options[name]) for name in ("goal", "mouth", "minimum_bet"))  # type: ignore[arg-type]
    open_totals = int(bool(options["open_totals"]))
    return state.new_game(players, goal, mouth, minimum_bet, open_totals, track_of(spaces))


GAME = Manifest(
    __name__,
    "Tanja & Sara Engel, Zoch 2013",
    Seats(2, 6, usual=4),
    Files(rules, view, memory, notation, words),
    options=(
        Number("goal", 1600, 10, 1_000_000, evening=5_000, basic=True),
        Number("mouth", 19, 0, 47),
        Number("minimum_bet", 10, 0, 10, step=10),
        Numbers("track", (50, 200, 300, 500, 800, 1200, 1600), 2, SPACES),
        Switch("open_totals", False, basic=True),
    ),
    new_game=new_game,
    apply=rules.apply,
    totals=lambda table: table.chips[: table.players],
    better=MORE,
    prompts=Prompts(ask=prompts.ask, read=prompts.read),
    chance=Chance(drawn=chance.drawn, turned_up=chance.turned_up),
    round_notes=lambda table: {"pacts": seats_of(table.pacts)},
    beside_choice=("by", "place"),
    feelings=feelings.feelings,
    reading=reading.reading,
)
