"""Diavolo, by Gilles Lehmann and Corentin Lebrat: dice, one order, and everybody grabs at once."""

from diablerie.game.chance import Chance
from diablerie.game.manifest import Files, Manifest, Seats
from diablerie.game.options import Number, Options, Switch
from diablerie.game.prompts import Prompts
from diablerie.game.rules import MORE
from diablerie.game.sight import NOTHING_TO_REMEMBER
from diablerie.games.diavolo import chance, feelings, notation, prompts, rules, state, tempo, view, words


def new_game(players: int, options: Options) -> state.State:
    """Open a table with these options."""
    values = [int(options[name]) for name in state.Options._fields]  # type: ignore[arg-type]
    return state.new_game(players, state.Options(*values))


GAME = Manifest(
    __name__,
    "Gilles Lehmann & Corentin Lebrat",
    Seats(2, 6, usual=4),
    Files(rules, view, NOTHING_TO_REMEMBER, notation, words),
    options=(
        Switch("race", True, basic=True),
        Number("limit", 15, 1, 1000, evening=100, basic=True, needs=("race", False)),
        Number("time_limit", 15, 0, 600),
        Number("fastest", 150, 0, 1000, needs=("race", True)),
        Number("dead_heat", 15, 0, 200, needs=("race", True)),
        Switch("position", True),
    ),
    new_game=new_game,
    apply=rules.apply,
    totals=lambda table: table.rubies[: table.players],
    better=MORE,
    prompts=Prompts(ask=prompts.ask, read=prompts.read, keys=prompts.keys, help=prompts.help_line),
    chance=Chance(drawn=chance.drawn),
    tempo=tempo.tempo,
    out_at_zero=True,
    beside_choice=("by", "reaction"),
    feelings=feelings.feelings,
)
