"""Pig, a folk game of one die, as a game of Diablerie: read this file first."""

from diablerie.game.chance import Chance
from diablerie.game.manifest import Manifest
from diablerie.game.mind import Bots
from diablerie.game.options import Number, number_of
from diablerie.game.prompts import Prompts
from diablerie.game.rules import MORE
from diablerie.game.sight import (
    ONLY_THE_SEAT,
    no_total_is_hidden,
    nobody,
    nothing_to_remember,
    only_the_seat,
    seen_by_all,
)
from diablerie.game.spelling import Spelling

from . import chance, rules, words
from . import view as views

SPELLING = Spelling(
    rules.Event, rules.VERBS, {rules.START: "player", rules.DIE: "value"}, "0 roll, 0 hold, chance die 5"
)


def load_bots() -> Bots[rules.Event, views.View, None]:
    """Load those who play by themselves."""
    from .bots import BOTS

    return BOTS


GAME = Manifest(
    name="pig",
    package=__name__,
    credit="a folk game",
    fewest=2,
    most=6,
    usual=3,
    options=(Number("goal", 100, 10, 500, evening=200),),
    chance=Chance(drawn=chance.drawn),
    prompts=Prompts(ask=words.ask, read=words.read),
    bots=load_bots,
    new_game=lambda players, options: rules.new_game(players, number_of(options, "goal")),
    refusal=rules.refusal,
    apply=rules.apply,
    choices=rules.choices,
    played_by_clock=rules.played_by_clock,
    winners=rules.winners,
    totals=lambda state: state.totals[: state.players],
    better=MORE,
    rounds=lambda state: state.rounds,
    view=views.view,
    shared_view=views.shared_view,
    shared_after=lambda earlier, state: views.shared_view(state),
    open_view=views.shared_view,
    private=only_the_seat,
    private_fields=ONLY_THE_SEAT,
    touched=nobody,
    seen=seen_by_all,
    hides_totals=no_total_is_hidden,
    no_memory=None,
    remember=nothing_to_remember,
    to_fields=SPELLING.to_fields,
    from_fields=SPELLING.from_fields,
    to_text=SPELLING.to_text,
    from_text=SPELLING.from_text,
    picture=words.picture,
    tell=words.tell,
    explain=words.explain,
)
