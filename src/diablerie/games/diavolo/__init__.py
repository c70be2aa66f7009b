"""Diavolo, by Gilles Lehmann and Corentin Lebrat: dice, one order, and everybody grabs at once."""

from diablerie.game.chance import Chance
from diablerie.game.manifest import Manifest
from diablerie.game.mind import Bots
from diablerie.game.options import Number, Options, Switch
from diablerie.game.prompts import Prompts
from diablerie.game.rules import MORE
from diablerie.game.sight import everybody, nothing_to_remember
from diablerie.games.diavolo import chance, notation, prompts, rules, state, tempo, words
from diablerie.games.diavolo import view as views


def new_game(players: int, options: Options) -> state.State:
    """Open a table with these options."""
    values = [int(options[name]) for name in state.Options._fields]  # type: ignore[arg-type]
    return state.new_game(players, state.Options(*values))


def load_bots() -> Bots[state.Event, views.View, None]:
    """Load those who play by themselves, who take longer to load than the rules."""
    from diablerie.games.diavolo.bots import BOTS

    return BOTS


GAME = Manifest(
    name="diavolo",
    package=__name__,
    credit="Gilles Lehmann & Corentin Lebrat",
    fewest=2,
    most=6,
    usual=4,
    options=(
        Switch("race", True),
        Number("limit", 15, 1, 1000, evening=100),
        Number("time_limit", 15, 0, 600),
        Number("fastest", 150, 0, 1000),
        Number("dead_heat", 15, 0, 200),
        Switch("position", True),
    ),
    chance=Chance(drawn=chance.drawn),
    tempo=tempo.tempo,
    prompts=Prompts(ask=prompts.ask, read=prompts.read, keys=prompts.keys, help=prompts.help_line),
    bots=load_bots,
    new_game=new_game,
    over=rules.over,
    awaited=rules.awaited,
    refusal=rules.refusal,
    apply=rules.apply,
    take_back=rules.take_back,
    choices=rules.choices,
    played_by_clock=None,
    winners=rules.winners,
    totals=lambda table: table.rubies[: table.players],
    better=MORE,
    out_at_zero=True,
    rounds=lambda table: table.rounds,
    round_notes=lambda table: {},
    view=views.view,
    shared_view=views.shared_view,
    shared_after=views.shared_after,
    private=views.private,
    private_fields=views.PRIVATE_FIELDS,
    touched=everybody,
    open_view=views.open_view,
    seen=views.seen,
    hides_totals=views.hides_totals,
    no_memory=None,
    remember=nothing_to_remember,
    to_fields=notation.to_fields,
    from_fields=notation.from_fields,
    to_text=notation.to_text,
    from_text=notation.from_text,
    beside_choice=("by", "reaction"),
    picture=words.picture,
    tell=words.tell,
    explain=words.explain,
)
