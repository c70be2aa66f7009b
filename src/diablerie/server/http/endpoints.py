"""Everything that can be asked for over HTTP."""

from functools import cache
from re import fullmatch

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from diablerie import __version__
from diablerie.bots.roster import check_bot
from diablerie.errors import InputError
from diablerie.game.options import complete
from diablerie.games.catalogue import find_game
from diablerie.server.context import COOKIE
from diablerie.server.hall.introduction import at_table, rename
from diablerie.server.hall.lobby import MOST_PAGES
from diablerie.server.hall.opening import opened_now
from diablerie.server.http.api_page import STYLE, page
from diablerie.server.http.catalogue import catalogue
from diablerie.server.http.invitations import code_to_scan, house
from diablerie.server.http.metrics import exposition
from diablerie.server.http.named_table import room_of, table_address
from diablerie.server.http.openapi import description
from diablerie.server.http.past_games import my_games, record, replay, review
from diablerie.server.http.plain import plain
from diablerie.server.http.quick import suited_table
from diablerie.server.http.service import Call, Endpoint, Refusal, json
from diablerie.server.log.facts import PersonKept, PersonRenamed
from diablerie.server.own_address import address_asked
from diablerie.server.people.names import cleaned_name, is_of_the_house
from diablerie.server.people.passes import LASTS
from diablerie.server.people.ratings import KNOWN_AFTER, UNSURE, Rating, provisional, shown
from diablerie.server.protocol.http_shapes import (
    BotMade,
    Catalogue,
    GameReview,
    Health,
    HouseShown,
    Leaderboard,
    MyGames,
    NewBot,
    NewGuest,
    NewName,
    NewTable,
    Passed,
    PassMade,
    PersonShown,
    PlainTable,
    QuickTable,
    RatingShown,
    Replay,
    TableMade,
)
from diablerie.server.protocol.messages import Listed, TableShown
from diablerie.server.table.entries import PACES, BotSat, Opened, Sat
from diablerie.words import LANGUAGES

A_YEAR = 365 * 86400
LEADERS = 100


async def new_guest(call: Call) -> Response:
    """Become a guest: a cookie proves from now on who you are."""
    _check_name(call.body.name)
    _admit_newcomer(call)
    person, token = call.context.people.make(call.body.name, call.body.colour)
    call.context.hub.outbox.keep(person)
    await call.context.hub.outbox.durable()
    return _with_cookie(call, json(_person(person), 201), token)


async def new_bot(call: Call) -> BotMade:
    """Give a program an identity of its own; it shows its token as `Authorization: Bearer …`."""
    _check_name(call.body.name)
    _admit_newcomer(call)
    person, token = call.context.people.make(call.body.name, call.body.colour, bot=True)
    call.context.hub.outbox.keep(person)
    await call.context.hub.outbox.durable()
    return BotMade(_person(person), token)


async def me(call: Call) -> PersonShown:
    """Say who I am."""
    return _person(call.me)


async def rename_me(call: Call) -> PersonShown:
    """Change my name and colour; tables whose game has begun keep the old ones."""
    if call.body.name != call.me.name:
        _check_name(call.body.name)
    person = call.context.people.rename(call.me, call.body.name, call.body.colour or call.me.colour)
    call.context.hub.outbox.keep(PersonRenamed(person.name, person.colour, person.key))
    rename(call.context.hub, person)
    await call.context.hub.outbox.durable()
    return _person(person)


async def make_pass(call: Call) -> PassMade:
    """Make a pass, which makes another device of mine the same person."""
    token = call.request.cookies.get(COOKIE, "")
    if call.context.people.find(token) != call.me:
        raise Refusal(409, "no_cookie", "a pass is for guests with a cookie; a program has its token")
    return PassMade(call.context.passes.make(token), int(LASTS))


async def use_pass(call: Call) -> Response:
    """Become who made the pass."""
    token = call.context.passes.use(call.body.word)
    person = call.context.people.find(token or "")
    if token is None or person is None:
        raise Refusal(404, "no_such_pass", "this pass is unknown, used or too old; make another one")
    return _with_cookie(call, json(_person(person)), token)


async def public_tables(call: Call) -> Listed:
    """List the public tables by pages, free seats and the newest first; the lobby's socket tells changes."""
    page = call.request.query_params.get("page", "1")
    if not fullmatch("[0-9]{1,4}", page) or not 1 <= int(page) <= MOST_PAGES:
        raise InputError(f"there is no page {page[:24]!r}; they have the numbers 1 to {MOST_PAGES}")
    return call.context.hub.lobby.page(int(page))


async def new_table(call: Call) -> TableMade:
    """Open a table; sit down over its socket."""
    body: NewTable = call.body
    hints = not body.public if body.hints is None else body.hints
    if body.public and not call.context.admits_public_table(call.address):
        why = "many public tables were opened from your address; finish some, or open a private one"
        raise Refusal(429, "too_many_public_tables", why)
    opened = replace(_opened(call, body, body.public, body.talk, hints), away=body.away)
    if opened.public:
        call.context.hub.lobby.note_opener(opened.code, call.address)
    call.context.hub.open(opened, [])
    await call.context.hub.outbox.durable()
    return _made(call, opened)


async def quick_table(call: Call) -> TableMade:
    """Open a table, sit down, fill it with bots, as strong as suits you if you do not say, and begin."""
    body: QuickTable = suited_table(call)
    check_bot(body.bot)
    opened = replace(_opened(call, body, False, True, body.hints), short="")  # nobody is awaited
    sat = Sat(0, seat=0, person=at_table(call.me), number=body.number)
    bots = [BotSat(0, seat=seat, bot=body.bot) for seat in range(1, opened.players)]
    call.context.hub.open(opened, [sat, *bots], begin=True)
    await call.context.hub.outbox.durable()
    return _made(call, opened)


async def one_table(call: Call) -> TableShown:
    """Show a table as the lobby would."""
    room = room_of(call)
    presence = room.table.presence
    return room.table.picture.listed(presence.watchers, bool(presence.screens))


async def leaderboard(call: Call) -> Leaderboard:
    """Name the best of a game, and behind them those whose ratings are provisional."""
    try:
        game = find_game(call.request.path_params["game"])
    except InputError as error:
        raise Refusal(404, "no_such_game", str(error)) from None
    people = []
    for person, kept in call.context.log.queries.best_rated(game.name, KNOWN_AFTER, UNSURE, LEADERS):
        rating = Rating(kept.mu, kept.sigma, kept.games)
        figures = (shown(rating), rating.games, provisional(rating))
        people.append(RatingShown(person.key, person.name, bool(person.bot), *figures))
    return Leaderboard(game.name, people)


async def health(call: Call) -> Health:
    """Say that the server is well."""
    hub = call.context.hub
    return Health("ok", __version__, len(hub.rooms), call.context.connections.total())


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
    Endpoint("GET", "/metrics", metrics, media="text/plain"),
)


@cache
def _description() -> bytes:
    return msgspec.json.encode(description(ENDPOINTS)) + b"\n"


@cache
def _page() -> str:
    return page(description(ENDPOINTS))


def _check_name(name: str) -> None:
    shown = cleaned_name(name)
    if is_of_the_house(shown):
        why = f"{shown!r} is a name of the house or its bots; choose another"
        raise Refusal(422, "house_name", why)


def _admit_newcomer(call: Call) -> None:
    if not call.context.admits_newcomer(call.address):
        raise Refusal(429, "too_many_guests", "too many new guests from your address; try again later")


def _person(person: PersonKept) -> PersonShown:
    return PersonShown(person.key, person.name, person.colour, bool(person.bot))


def _with_cookie(call: Call, response: Response, token: str) -> Response:
    request = call.request
    secure = address_asked(call.context.settings, request.base_url, request.headers).startswith("https:")
    response.set_cookie(COOKIE, token, A_YEAR, path="/", secure=secure, httponly=True, samesite="lax")
    return response


def _opened(call: Call, body: NewTable | QuickTable, public: bool, talk: bool, hints: bool) -> Opened:
    game = find_game(body.game)
    players = game.check_players(body.players or game.usual)
    complete(game.table_options, body.options)
    if body.pace not in PACES:
        raise InputError(f"there is no pace {body.pace!r}; there are: {', '.join(PACES)}")
    if not call.context.admits_table(call.me.key) and not call.context.hub.make_way(call.me.key):
        raise Refusal(429, "too_many_tables", "you have many tables already; finish or leave some")
    if not call.context.hub.openings.admit(call.me.key, call.context.hub.loop.time()):
        why = "you have opened many tables; wait some seconds before the next one"
        raise Refusal(429, "too_many_tables", why)
    codes = call.context.hub.new_codes(public)
    key = call.me.key
    opened = opened_now(codes, game.name, players, body.options, body.pace, key, public, talk, hints)
    language = body.language if body.language in LANGUAGES else ""
    return replace(opened, bots_react=body.bots_react, language=language)


def _made(call: Call, opened: Opened) -> TableMade:
    return TableMade(opened.code, table_address(call, opened.code), opened.short or opened.code)
