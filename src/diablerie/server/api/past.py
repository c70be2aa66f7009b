"""What was played: records, replays, and somebody's own games."""

import gzip
from datetime import UTC, datetime
from functools import partial
from typing import NamedTuple

import msgspec
from starlette.responses import Response

from diablerie.games.core import NOBODY, Seat
from diablerie.match.record import encode
from diablerie.server.api.replays import OPEN, Eyes, eyes_of, replay_of
from diablerie.server.api.rooms import room_of
from diablerie.server.api.service import Call, Refusal, crafted, json
from diablerie.server.api.shapes import GamePlayed, MyGames, MyTable
from diablerie.server.entries import decoded
from diablerie.server.house import House
from diablerie.server.log.sqlite import SqliteLog
from diablerie.server.records import handed_out_lines, record_lines
from diablerie.server.room import Room

GAMES_LISTED = 100
NOT_BEGUN = "the game has not begun, so there is nothing to tell yet"


class Kept(NamedTuple):
    """A table, and when its game was finished according to the log: in milliseconds, 0 if it was not."""

    room: Room
    finished: int
    log: SqliteLog

    def contents(self) -> list[bytes]:
        """All entries of the table."""
        return list(self.log.entries(self.room.code))


async def kept(call: Call) -> Kept:
    """Find a table in the log; the table may be ahead of it, so the log says whether it is finished."""
    room, log = room_of(call), call.house.log
    await call.house.hub.post.durable()  # a table that was just opened
    return Kept(room, log.finished(room.code), log)


async def record(call: Call) -> Response:
    """Hand out the record of a game; before its end, without what you may not see yet."""
    found = await kept(call)
    room, finished, _ = found
    seat = room.table.seats.get(call.person.key, NOBODY) if call.person else NOBODY
    # What goes on is made anew each time, for nobody else.
    key = ("record", room.code, finished) if finished else None
    content = await crafted(call, key, lambda: partial(_recorded, found.contents(), bool(finished), seat))
    if not content:
        raise Refusal(409, "not_begun", NOT_BEGUN)
    name = f'attachment; filename="{room.table.game.name}-{room.code}.jsonl"'
    return Response(content, 200, {"Content-Disposition": name}, "application/x-ndjson")


def _recorded(contents: list[bytes], finished: bool, seat: Seat) -> bytes:
    entries = [decoded(content) for content in contents]
    lines = record_lines(entries) if finished else handed_out_lines(entries, seat)
    return encode(lines) if lines else b""


async def replay(call: Call) -> Response:
    """Tell a finished game step by step, as a seat or a spectator saw it, or with everything open."""
    found = await kept(call)
    if not found.finished:
        raise Refusal(409, "not_over", "the game is not over; it can be replayed when it is")
    table = found.room.table
    eyes = eyes_of(call.request.query_params.get("view", OPEN), table.game, len(table.places))
    packed = "gzip" in call.request.headers.get("Accept-Encoding", "")
    key = ("replay", found.room.code, found.finished, eyes.seat, packed)
    content = await crafted(call, key, lambda: partial(_replayed, found.contents(), eyes, packed))
    if not content:
        raise Refusal(409, "not_begun", NOT_BEGUN)
    headers = {"Vary": "Accept-Encoding"}
    headers |= {"Content-Encoding": "gzip"} if packed else {}
    return Response(content, 200, headers, "application/json")


async def review(call: Call) -> Response:
    """Look back at a finished game: what each decision cost, and how accurate everybody was."""
    found = await kept(call)
    room = found.room
    if not found.finished:
        raise Refusal(409, "not_over", "the game is not over; it can be reviewed when it is")
    if room.table.match is None:
        raise Refusal(409, "not_begun", NOT_BEGUN)
    asked = call.house.hub.reviews.ask(room.code, found.contents, call.me.key)
    if asked is None:
        raise Refusal(429, "too_many_reviews", "others are being made for you or for many; ask again later")
    if asked.failed:
        raise Refusal(500, "no_review", "this game cannot be reviewed; that is our fault")
    return json(asked.shown, 200 if asked.ready else 202)


def _replayed(contents: list[bytes], eyes: Eyes, packed: bool) -> bytes:
    told = replay_of(map(decoded, contents), eyes)
    content = b"" if told is None else msgspec.json.encode(told) + b"\n"
    return gzip.compress(content) if packed and content else content


async def my_games(call: Call) -> MyGames:
    """List my games: those at which I can go on, and those that are over."""
    key = call.me.key
    rooms = [room for room in call.house.hub.rooms.values() if not room.finished]
    mine = [room for room in rooms if key in room.table.seats or key == room.table.opened.creator]
    mine.sort(key=lambda room: room.table.opened.time, reverse=True)
    finished = call.house.log.rows(
        "SELECT code, game, finished, rank FROM seats JOIN tables USING (code) "
        "WHERE person = ? AND finished > 0 ORDER BY finished DESC LIMIT ?",
        key,
        GAMES_LISTED,
    )
    return MyGames([_mine(room, key) for room in mine], [_played(call.house, *row) for row in finished])


def _mine(room: Room, key: str) -> MyTable:
    table = room.table
    seat = table.seats.get(key)
    awaited = table.game.awaited(table.match.state) if table.match is not None else 0
    shown = msgspec.structs.asdict(table.listed(table.watchers))
    return MyTable(**shown, seat=seat, my_turn=seat is not None and bool(awaited >> seat & 1))


def _played(house: House, code: str, game: str, finished: int, rank: int) -> GamePlayed:
    names = house.log.rows("SELECT name FROM seats WHERE code = ? ORDER BY seat", code)
    moment = datetime.fromtimestamp(finished // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return GamePlayed(code, game, moment, rank, [name for (name,) in names])
