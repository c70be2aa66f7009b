"""Pig, a folk game of one die, as a game of Diablerie: read this file first."""

from diablerie.game.chance import Chance
from diablerie.game.manifest import Files, Manifest, Seats
from diablerie.game.open import OpenSight
from diablerie.game.options import Number, number_of
from diablerie.game.prompts import Prompts
from diablerie.game.rules import MORE
from diablerie.game.sight import NOTHING_TO_REMEMBER
from diablerie.game.spelling import Spelling

from . import rules, view, words
from .chance import LOTS

SPELLING = Spelling(
    rules.Event, rules.VERBS, {rules.START: "player", rules.DIE: "value"}, "0 roll, 0 hold, chance die 5"
)

GAME = Manifest(
    __name__,
    "a folk game",
    Seats(2, 6, usual=3),
    Files(rules, OpenSight(view.shared_view), NOTHING_TO_REMEMBER, SPELLING, words),
    options=(Number("goal", 100, 10, 500, evening=200, basic=True),),
    new_game=lambda players, options: rules.new_game(players, number_of(options, "goal")),
    apply=rules.apply,
    better=MORE,
    prompts=Prompts(ask=words.ask, read=words.read),
    chance=Chance(drawn=LOTS.drawn),
    own_codes=rules.OWN_CODES,
)
