"""Little Devils, by Michael Feldkötter: a trick-taking game in which nobody wants the tricks."""

from diablerie.game.game import Game
from diablerie.game.options import Choice, Number, Options
from diablerie.games.little_devils import memory, notation, rules, sheet, state, words
from diablerie.games.little_devils import view as views


def new_game(players: int, options: Options) -> state.State:
    """Open a table with these options."""
    open_tricks = state.OPEN_NAMES.index(str(options["open_tricks"]))
    return state.new_game(players, int(options["goal"]), open_tricks)  # type: ignore[arg-type]


GAME = Game(
    name="little_devils",
    credit="Michael Feldkötter, White Goblin Games 2012",
    fewest=3,
    most=6,
    usual=4,
    options=(
        Number("goal", 100, 1, 500),
        Choice("open_tricks", "last", state.OPEN_NAMES),
    ),
    new_game=new_game,
    over=rules.over,
    awaited=rules.awaited,
    refusal=rules.refusal,
    apply=sheet.apply,
    take_back=rules.take_back,
    choices=rules.choices,
    played_by_clock=rules.played_by_clock,
    winners=rules.winners,
    totals=lambda table: table.totals[: table.players],
    rounds=lambda table: table.rounds,
    round_notes=lambda table: {},
    view=views.view,
    shared_view=views.shared_view,
    shared_after=views.shared_after,
    private=views.private,
    private_fields=views.PRIVATE_FIELDS,
    touched=views.touched,
    open_view=views.open_view,
    seen=views.seen,
    hides_totals=views.hides_totals,
    no_memory=memory.NO_MEMORY,
    remember=memory.remember,
    to_fields=notation.to_fields,
    from_fields=notation.from_fields,
    to_text=notation.to_text,
    from_text=notation.from_text,
    picture=words.picture,
    tell=words.tell,
    explain=words.explain,
)
