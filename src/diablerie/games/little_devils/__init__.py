"""Little Devils, by Michael Feldkötter: a trick-taking game in which nobody wants the tricks."""

from diablerie.game.chance import Chance
from diablerie.game.manifest import Manifest
from diablerie.game.mind import Bots
from diablerie.game.options import Choice, Number, Options
from diablerie.game.prompts import Prompts
from diablerie.game.rules import FEWER
from diablerie.games.little_devils import chance, memory, notation, prompts, rules, sheet, state, words
from diablerie.games.little_devils import view as views


def new_game(players: int, options: Options) -> state.State:
    """Open a table with these options."""
    open_tricks = state.OPEN_NAMES.index(str(options["open_tricks"]))
    return state.new_game(players, int(options["goal"]), open_tricks)  # type: ignore[arg-type]


def load_bots() -> Bots[state.Event, views.View, memory.Memory]:
    """Load those who play by themselves, who take longer to load than the rules."""
    from diablerie.games.little_devils.bots import BOTS

    return BOTS


GAME = Manifest(
    name="little_devils",
    package=__name__,
    credit="Michael Feldkötter, White Goblin Games 2012",
    fewest=3,
    most=6,
    usual=4,
    options=(
        Number("goal", 100, 1, 500),
        Choice("open_tricks", "last", state.OPEN_NAMES),
    ),
    chance=Chance(drawn=chance.drawn),
    prompts=Prompts(ask=prompts.ask, read=prompts.read),
    bots=load_bots,
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
    better=FEWER,
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
