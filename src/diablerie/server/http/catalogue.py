"""What can be chosen when a table is opened."""

from typing import Any

from diablerie import __version__
from diablerie.bots.roster import LEVELS
from diablerie.game.manifest import Game
from diablerie.game.options import Choice, Number, Numbers, Option
from diablerie.games.catalogue import GAMES, OURS
from diablerie.server.http.plain import language_asked
from diablerie.server.http.service import Call
from diablerie.server.people.identity import COLOURS
from diablerie.server.protocol.http_answers import Catalogue, GameShown, OptionKind, OptionShown
from diablerie.server.protocol.terms import PROTOCOL
from diablerie.server.table.entries import PACES
from diablerie.words import ENGLISH, texts_in


async def catalogue(call: Call) -> Catalogue:
    """List the games, and what can be chosen when a table is opened."""
    language = language_asked(call)
    games = [
        GameShown(
            name=game.name,
            title=game.title,
            credit=game.credit,
            pitch=game.pitch(ENGLISH),
            fewest=game.fewest,
            most=game.most,
            usual=game.usual,
            options=[option_shown(game, option) for option in game.table_options],
            texts="" if game.name in OURS else texts_in(game.folder / "locale", language),
        )
        for game in GAMES.values()
    ]
    paces = {name: pace.decision // 1000 for name, pace in PACES.items()}
    return Catalogue(__version__, PROTOCOL, games, list(LEVELS), paces, list(COLOURS))


def option_shown(game: Game, option: Option) -> OptionShown:
    """An option with what it allows, in words and for programs."""
    return OptionShown(
        name=option.name,
        kind=_kind(option),
        default=option.default,
        allowed=option.allowed,
        meaning=game.meaning(option, ENGLISH),
        basic=option.basic,
        needs=dict([option.needs]) if option.needs else {},
        **_bounds(option),
    )


def _kind(option: Option) -> OptionKind:
    if isinstance(option, Number):
        return "number"
    if isinstance(option, Choice):
        return "choice"
    return "numbers" if isinstance(option, Numbers) else "switch"


def _bounds(option: Option) -> dict[str, Any]:
    if isinstance(option, Choice):
        return {"choices": list(option.words)}
    if not isinstance(option, Number | Numbers):
        return {}
    bounds = {"lowest": option.low, "highest": option.high, "step": option.step}
    if isinstance(option, Numbers):
        bounds |= {"shortest": option.shortest, "longest": option.longest}
    return bounds
