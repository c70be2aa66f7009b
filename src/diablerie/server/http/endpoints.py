"""Everything that can be asked for over HTTP."""

from functools import cache

import msgspec
from starlette.responses import Response

from diablerie import __version__
from diablerie.errors import InputError
from diablerie.games.catalogue import find_game
from diablerie.server.http.api_page import STYLE, page
from diablerie.server.http.catalogue import catalogue
from diablerie.server.http.invitations import code_to_scan, house
from diablerie.server.http.metrics import exposition
from diablerie.server.http.openapi import description
from diablerie.server.http.past_games import my_games, record, replay, review
from diablerie.server.http.people import make_pass, me, new_bot, new_guest, rename_me, use_pass
from diablerie.server.http.plain import plain
from diablerie.server.http.service import Call, Endpoint, Refusal
from diablerie.server.http.tables import new_table, one_table, public_tables, quick_table
from diablerie.server.people.ratings import KNOWN_AFTER, UNSURE, provisional, rating_of, shown
from diablerie.server.protocol.http_answers import (
    BotMade,
    Catalogue,
    Health,
    HouseShown,
    Leaderboard,
    MyGames,
    PassMade,
    PersonShown,
    RatingShown,
    Readiness,
    TableMade,
)
from diablerie.server.protocol.http_asked import NewBot, NewGuest, NewName, NewTable, Passed, QuickTable
from diablerie.server.protocol.http_games import GameReview, PlainTable, Replay
from diablerie.server.protocol.lobby import Listed, TableShown

LEADERS = 100


async def leaderboard(call: Call) -> Leaderboard:
    """Name the best of a game, and behind them those whose ratings are provisional."""
    try:
        game = find_game(call.request.path_params["game"])
    except InputError as error:
        raise Refusal(404, "no_such_game", str(error)) from None
    people, queries = [], call.context.log.queries
    for person, kept in await queries.best_rated(game.name, KNOWN_AFTER, UNSURE, LEADERS):
        rating = rating_of(kept)
        figures = (shown(rating), rating.games, provisional(rating))
        people.append(RatingShown(person.key, person.name, bool(person.bot), *figures))
    return Leaderboard(game.name, people)


async def health(call: Call) -> Health:
    """Say that the server is well."""
    hub = call.context.hub
    return Health("ok", __version__, len(hub.rooms), call.context.connections.total())


async def readiness(call: Call) -> Readiness:
    """Say whether people should be sent here: not while this node leaves, or cannot reach the others."""
    if not call.context.is_ready:
        raise Refusal(503, "not_now", "this node leaves, or cannot reach the others; ask another one")
    return Readiness("ready")


async def metrics(call: Call) -> Response:
    """Give figures to Prometheus."""
    return Response(exposition(call.context), 200, media_type="text/plain; version=0.0.4; charset=utf-8")


async def described(call: Call) -> Response:
    """Describe all of this for programs."""
    return Response(_description(), 200, media_type="application/json")


async def explained(call: Call) -> Response:
    """Describe all of this for people."""
    return Response(_page(), 200, media_type="text/html")


async def style(call: Call) -> Response:
    """Make the page look well."""
    return Response(STYLE, 200, {"Cache-Control": "max-age=3600"}, "text/css")


ENDPOINTS = (
    Endpoint("POST", "/api/guests", new_guest, NewGuest, PersonShown, status=201, refuses=(429,)),
    Endpoint("POST", "/api/bots", new_bot, NewBot, BotMade, status=201, refuses=(429,)),
    Endpoint("GET", "/api/me", me, None, PersonShown, known=True),
    Endpoint("PATCH", "/api/me", rename_me, NewName, PersonShown, known=True),
    Endpoint("POST", "/api/me/pass", make_pass, None, PassMade, known=True, status=201, refuses=(409,)),
    Endpoint("POST", "/api/pass", use_pass, Passed, PersonShown, refuses=(404,)),
    Endpoint("GET", "/api/me/games", my_games, None, MyGames, known=True),
    Endpoint("GET", "/api/games", catalogue, None, Catalogue, query=("language",), refuses=(422,)),
    Endpoint("GET", "/api/house", house, None, HouseShown),
    Endpoint("GET", "/api/tables", public_tables, None, Listed, query=("page",), refuses=(422,)),
    Endpoint("POST", "/api/tables", new_table, NewTable, TableMade, True, status=201, refuses=(429,)),
    Endpoint("POST", "/api/quick", quick_table, QuickTable, TableMade, True, status=201, refuses=(429,)),
    Endpoint("GET", "/api/tables/{code}", one_table, None, TableShown, refuses=(404, 429)),
    Endpoint(
        "GET", "/api/tables/{code}/record", record, media="application/x-ndjson", refuses=(404, 409, 429)
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/replay",
        replay,
        None,
        Replay,
        query=("view", "language"),
        refuses=(404, 409, 422, 429),
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/review",
        review,
        None,
        GameReview,
        known=True,
        query=("later",),
        slow=True,
        refuses=(404, 409, 429, 500),
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/plain",
        plain,
        None,
        PlainTable,
        query=("language", "watch"),
        refuses=(404, 409, 422, 429),
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/qr.svg",
        code_to_scan,
        query=("hand",),
        media="image/svg+xml",
        refuses=(404, 429),
    ),
    Endpoint("GET", "/api/ratings/{game}", leaderboard, None, Leaderboard, refuses=(404,)),
    Endpoint("GET", "/api", explained, media="text/html"),
    Endpoint("GET", "/api/openapi.json", described),
    Endpoint("GET", "/api/style.css", style, media="text/css"),
    Endpoint("GET", "/healthz", health, None, Health),
    Endpoint("GET", "/readyz", readiness, None, Readiness, refuses=(503,)),
    Endpoint("GET", "/metrics", metrics, media="text/plain"),
)


@cache
def _description() -> bytes:
    return msgspec.json.encode(description(ENDPOINTS)) + b"\n"


@cache
def _page() -> str:
    return page(description(ENDPOINTS))
