"""The Devil With It, by Tanja and Sara Engel: secret bets, and coal out of the fire."""

from diablerie.game.chance import Chance
from diablerie.game.manifest import Manifest
from diablerie.game.masks import seats_of
from diablerie.game.mind import Bots
from diablerie.game.options import Number, Numbers, Options, Switch
from diablerie.game.prompts import Prompts
from diablerie.game.rules import MORE
from diablerie.game.sight import everybody
from diablerie.games.devil_with_it import chance, memory, notation, prompts, rules, state, words
from diablerie.games.devil_with_it import view as views
from diablerie.games.devil_with_it.track import SPACES, track_of


def new_game(players: int, options: Options) -> state.State:
    """Open a table with these options."""
    spaces = options["track"]
    assert isinstance(spaces, tuple)
    goal, mouth, minimum_bet = (int(options[name]) for name in ("goal", "mouth", "minimum_bet"))  # type: ignore[arg-type]
    open_totals = int(bool(options["open_totals"]))
    return state.new_game(players, goal, mouth, minimum_bet, open_totals, track_of(spaces))


def load_bots() -> Bots[state.Event, views.View, memory.Memory]:
    """Load those who play by themselves, who take longer to load than the rules."""
    from diablerie.games.devil_with_it.bots import BOTS

    return BOTS


GAME = Manifest(
    name="devil_with_it",
    package=__name__,
    credit="Tanja & Sara Engel, Zoch 2013",
    fewest=2,
    most=6,
    usual=4,
    options=(
        Number("goal", 1600, 10, 1_000_000, evening=5_000),
        Number("mouth", 19, 0, 47),
        Number("minimum_bet", 10, 0, 10, step=10),
        Numbers("track", (50, 200, 300, 500, 800, 1200, 1600), 2, SPACES),
        Switch("open_totals", False),
    ),
    chance=Chance(drawn=chance.drawn, turned_up=chance.turned_up),
    prompts=Prompts(ask=prompts.ask, read=prompts.read),
    bots=load_bots,
    new_game=new_game,
    over=rules.over,
    awaited=rules.awaited,
    refusal=rules.refusal,
    apply=rules.apply,
    take_back=rules.take_back,
    choices=rules.choices,
    played_by_clock=rules.played_by_clock,
    winners=rules.winners,
    totals=lambda table: table.chips[: table.players],
    better=MORE,
    rounds=lambda table: table.rounds,
    round_notes=lambda table: {"pacts": seats_of(table.pacts)},
    view=views.view,
    shared_view=views.shared_view,
    shared_after=views.shared_after,
    private=views.private,
    private_fields=views.PRIVATE_FIELDS,
    touched=everybody,
    open_view=views.open_view,
    seen=views.seen,
    hides_totals=views.hides_totals,
    no_memory=memory.NO_MEMORY,
    remember=memory.remember,
    to_fields=notation.to_fields,
    from_fields=notation.from_fields,
    to_text=notation.to_text,
    from_text=notation.from_text,
    beside_choice=("by", "place"),
    picture=words.picture,
    tell=words.tell,
    explain=words.explain,
)
