"""Little Devils, by Michael Feldkötter: a trick-taking game in which nobody wants the tricks."""

from diablerie.game.chance import Chance
from diablerie.game.manifest import Files, Manifest, Seats
from diablerie.game.options import Choice, Number, Options
from diablerie.game.prompts import Prompts
from diablerie.game.rules import FEWER
from diablerie.games.little_devils import (
    chance,
    feelings,
    memory,
    notation,
    prompts,
    reading,
    rules,
    sheet,
    state,
    view,
    words,
)


def new_game(players: int, options: Options) -> state.State:
    """Open a table with these options."""
    open_tricks = state.OPEN_NAMES.index(str(options["open_tricks"]))
    return state.new_game(players, int(options["goal"]), open_tricks)  # type: ignore[arg-type]


GAME = Manifest(
    __name__,
    "Michael Feldkötter, White Goblin Games 2012",
    Seats(3, 6, usual=4),
    Files(rules, view, memory, notation, words),
    options=(
        Number("goal", 100, 1, 500, basic=True),
        Choice("open_tricks", "last", state.OPEN_NAMES),
    ),
    new_game=new_game,
    apply=sheet.apply,
    better=FEWER,
    prompts=Prompts(ask=prompts.ask, read=prompts.read),
    chance=Chance(drawn=chance.drawn),
    feelings=feelings.feelings,
    reading=reading.reading,
    lasting=view.LASTING,
)
