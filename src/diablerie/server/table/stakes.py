"""Whether ratings are at stake in a game: known when it begins, and never otherwise afterwards."""

from collections.abc import Sequence

from diablerie.game.manifest import Game
from diablerie.game.options import Options, changed
from diablerie.server.protocol.terms import Unrated
from diablerie.server.table.seats import Place


def only_people(places: Sequence[Place]) -> bool:
    """Whether every seat is a person's, and none that of a bot of the house."""
    return all(place.person is not None for place in places)


def why_unrated(game: Game, options: Options, places: Sequence[Place], begins: bool) -> Unrated:
    """Why a game with these people does not count; as long as it does not begin, they may still be ready."""
    if any(place.bot and place.person is None for place in places):
        return "bots"
    if changed(game.options, options):
        return "options"
    return "not_ready" if begins and not all(place.ready for place in places) else ""
