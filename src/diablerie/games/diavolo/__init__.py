"""Diavolo, by Gilles Lehmann and Corentin Lebrat: dice, one order, and everybody grabs at once."""

from diablerie.game.game import Game, everybody, nothing_to_remember
from diablerie.game.options import Number, Options, Switch
from diablerie.games.diavolo import notation, rules, state, words
from diablerie.games.diavolo import view as views


def new_game(players: int, options: Options) -> state.State:
    """Open a table with these options."""
    values = [int(options[name]) for name in state.Options._fields]  # type: ignore[arg-type]
    return state.new_game(players, state.Options(*values))


GAME = Game(
    name="diavolo",
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
    picture=words.picture,
    tell=words.tell,
    explain=words.explain,
)
