"""Tables: which are public, what one is like, and opening another."""

from re import fullmatch

from msgspec.structs import replace

from diablerie.bots.roster import check_bot
from diablerie.errors import InputError
from diablerie.game.options import complete
from diablerie.games.catalogue import find_game
from diablerie.server.hall.housekeeping import make_way
from diablerie.server.hall.introduction import at_table
from diablerie.server.hall.lobby import MOST_PAGES
from diablerie.server.hall.opening import opened_now
from diablerie.server.http.named_table import room_of, table_address
from diablerie.server.http.quick import suited_table
from diablerie.server.http.service import Call, Refusal
from diablerie.server.protocol.http_answers import TableMade
from diablerie.server.protocol.http_asked import NewTable, QuickTable
from diablerie.server.protocol.lobby import Listed, TableShown
from diablerie.server.table.entries import PACES, BotSat, Opened, Sat
from diablerie.words import LANGUAGES


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
    opened = replace(await _opened(call, body, body.public, body.talk, hints), away=body.away)
    if opened.public:
        call.context.hub.lobby.note_opener(opened.code, call.address)
    call.context.hub.open(opened, [])
    await call.context.hub.outbox.durable()
    return _made(call, opened)


async def quick_table(call: Call) -> TableMade:
    """Open a table, sit down, fill it with bots, as strong as suits you if you do not say, and begin."""
    body: QuickTable = await suited_table(call)
    check_bot(body.bot)
    opened = replace(await _opened(call, body, False, True, body.hints), short="")  # nobody is awaited
    sat = Sat(0, seat=0, person=at_table(call.me), number=body.number)
    bots = [BotSat(0, seat=seat, bot=body.bot) for seat in range(1, opened.players)]
    call.context.hub.open(opened, [sat, *bots], begin=True)
    await call.context.hub.outbox.durable()
    return _made(call, opened)


async def one_table(call: Call) -> TableShown:
    """Show a table as the lobby would."""
    room = await room_of(call)
    presence = room.table.presence
    return room.table.picture.listed(presence.watchers, bool(presence.screens))


async def _opened(call: Call, body: NewTable | QuickTable, public: bool, talk: bool, hints: bool) -> Opened:
    """A table that may be opened now: whoever asked does so before they wait for anything."""
    game = find_game(body.game)
    players = game.check_players(body.players or game.usual)
    complete(game.table_options, body.options)
    if body.pace not in PACES:
        raise InputError(f"there is no pace {body.pace!r}; there are: {', '.join(PACES)}")
    codes = await call.context.hub.new_codes(public)
    elsewhere = await call.context.tables_elsewhere(call.me.key)
    _admit_table(call, public, elsewhere)
    key = call.me.key
    opened = opened_now(codes, game.name, players, body.options, body.pace, key, public, talk, hints)
    language = body.language if body.language in LANGUAGES else ""
    return replace(opened, bots_react=body.bots_react, language=language)


def _admit_table(call: Call, public: bool, elsewhere: int) -> None:
    """Refuse what would be too many, and count what is not."""
    if public and not call.context.admits_public_table(call.address):
        why = "many public tables were opened from your address; finish some, or open a private one"
        raise Refusal(429, "too_many_public_tables", why)
    may_open = call.context.admits_table(call.me.key, elsewhere)
    if not may_open and not make_way(call.context.hub, call.me.key):
        raise Refusal(429, "too_many_tables", "you have many tables already; finish or leave some")
    if not call.context.hub.openings.admit(call.me.key, call.context.hub.loop.time()):
        why = "you have opened many tables; wait some seconds before the next one"
        raise Refusal(429, "too_many_tables", why)


def _made(call: Call, opened: Opened) -> TableMade:
    return TableMade(opened.code, table_address(call, opened.code), opened.short or opened.code)
