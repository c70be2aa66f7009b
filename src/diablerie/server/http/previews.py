"""What is seen of a link before it is opened: who invites to what, in the host's language (Open Graph).

Of a table a link tells the game, what its host is called, and how many seats are free; nothing else.
"""

from collections.abc import Container
from html import escape
from typing import NamedTuple

from starlette.requests import Request

from diablerie.games.catalogue import GAMES
from diablerie.server.context import Context
from diablerie.server.hall.room import Room
from diablerie.server.own_address import address_for_others
from diablerie.words import listed, say

TITLE = b"<title>Diablerie</title>"
"""What stands in the page, and is replaced."""
PICTURE = "previews/{}.jpg"
"""Where the build has the picture of a game; the house has one, too."""
HOUSE = "house"
SIZE = ("1200", "630")
TERRITORIES = {"de": "de_DE", "en": "en_GB", "fr": "fr_FR", "it": "it_IT", "ro": "ro_RO"}


class Link(NamedTuple):
    """An address that somebody looks up."""

    context: Context
    request: Request
    room: Room | None
    """The table it leads to, if it leads to one."""
    reader: str
    """The language of whoever asks."""


async def preview_tags(link: Link, files: Container[str]) -> str:
    """What a page says of itself to whoever only looks at its address; it takes the place of TITLE."""
    context, request, room, reader = link
    end = request.scope["server"] or ("", None)
    base = context.hosts.own_url(request.base_url, request.headers.get("host"), end)
    house = address_for_others(context.settings, base, request.headers)
    game = room.table.ledger.game.name if room else str(request.path_params.get("game", ""))
    language = (room.table.ledger.opened.language if room else "") or reader
    title, description = await _words(link, game, language)
    name = PICTURE.format(game if game in GAMES and PICTURE.format(game) in files else HOUSE)
    properties = {
        "og:site_name": "Diablerie",
        "og:type": "website",
        "og:locale": TERRITORIES[language],
        "og:title": title,
        "og:description": description,
        "og:url": f"{house}{request.url.path}",
        "og:image": f"{house}/{name}",
        "og:image:width": SIZE[0],
        "og:image:height": SIZE[1],
        "og:image:alt": say(language, f"game-{game}") if game in GAMES else "Diablerie",
    }
    names = {"description": description, "twitter:card": "summary_large_image"}
    lines = [f"<title>{escape(title)}</title>"]
    lines += [f'<meta name="{name}" content="{escape(text)}" />' for name, text in names.items()]
    lines += [f'<meta property="{name}" content="{escape(text)}" />' for name, text in properties.items()]
    return "\n    ".join(lines)


async def _words(link: Link, game: str, language: str) -> tuple[str, str]:
    """A title and a description."""
    context, request, room, _ = link
    kind = request.url.path.split("/")[1]
    if room is not None:
        moment = "at" in request.query_params
        kind = "moment" if kind == "replay" and moment else kind
        return _of_table(room, await host_of(context, room), kind, language)
    if game in GAMES and kind in ("rules", "learn"):
        title = say(language, f"link-{kind}", game=say(language, f"game-{game}"))
        return title, say(language, f"game-{game}-pitch")
    games = listed(language, [one.called(language) for one in GAMES.values()])
    return "Diablerie", say(language, "link-house", games=games)


def _of_table(room: Room, host: str, kind: str, language: str) -> tuple[str, str]:
    ledger = room.table.ledger
    game = ledger.game.called(language)
    by = {"game": game, "host": host, "known": "yes" if host else "no"}
    if kind in ("replay", "moment") and ledger.over:
        return say(language, f"link-{kind}", **by), say(language, f"link-{kind}-meaning", game=game)
    free = sum(place.empty for place in ledger.seats.places)
    pitch = say(language, f"game-{ledger.game.name}-pitch")
    if ledger.stage == "waiting":
        return say(language, "link-table", **by), say(language, "link-free", free=free, pitch=pitch)
    return say(language, "link-watch", **by), say(language, f"link-{ledger.stage}", pitch=pitch)


async def host_of(context: Context, room: Room) -> str:
    """What whoever opened the table is called there, or else in the house; nothing if nobody knows."""
    table, key = room.table, room.table.ledger.opened.creator
    seat = table.seats.by_key.get(key)
    here = table.presence.here.get(key)
    person = table.seats.places[seat].person if seat is not None else here
    if person is None:
        return getattr(await context.log.queries.person_with_key(key), "name", "")
    return person.name
