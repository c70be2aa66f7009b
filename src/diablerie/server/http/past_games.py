"""What was played: records, replays, and somebody's own games."""

import gzip
from functools import partial
from typing import NamedTuple

import msgspec
from starlette.responses import Response

from diablerie.game.core import NOBODY, Seat
from diablerie.match.record import encode
from diablerie.server.hall.room import Room
from diablerie.server.http.named_table import room_of
from diablerie.server.http.plain import language_asked
from diablerie.server.http.replays import MINE, OPEN, Eyes, eyes_of, replay_of
from diablerie.server.http.service import Call, Refusal, crafted, json
from diablerie.server.log.home import GameOver, Log
from diablerie.server.protocol.http_answers import GamePlayed, MyGames
from diablerie.server.protocol.http_games import GameReview
from diablerie.server.table.entries import decoded, moment_of
from diablerie.server.table.records import handed_out_lines, record_lines

GAMES_LISTED = 100
NOT_BEGUN = "the game has not begun, so there is nothing to tell yet"


class Kept(NamedTuple):
    """A table, and when its game was finished according to the log: in milliseconds, 0 if it was not."""

    room: Room
    finished: int
    log: Log

    async def contents(self) -> list[bytes]:
        """All entries of the table."""
        return await self.log.entries(self.room.code)


async def kept(call: Call) -> Kept:
    """Find a table in the log; the table may be ahead of it, so the log says whether it is finished."""
    room, log = await room_of(call), call.context.log
    await call.context.hub.outbox.durable()  # a table that was just opened
    return Kept(room, await log.queries.finished_at(room.code), log)


async def record(call: Call) -> Response:
    """Hand out the record of a game; before its end, without what you may not see yet."""
    found = await kept(call)
    room, finished, _ = found
    seat = room.table.seats.by_key.get(call.person.key, NOBODY) if call.person else NOBODY
    # What goes on is made anew each time, for nobody else.
    key = ("record", room.code, finished) if finished else None
    content = await crafted(call, key, partial(_recorded, bool(finished), seat), found.contents)
    if not content:
        raise Refusal(409, "not_begun", NOT_BEGUN)
    name = f'attachment; filename="{room.table.ledger.game.name}-{room.code}.jsonl"'
    return Response(content, 200, {"Content-Disposition": name}, "application/x-ndjson")


def _recorded(finished: bool, seat: Seat, contents: list[bytes]) -> bytes:
    entries = [decoded(content) for content in contents]
    lines = record_lines(entries) if finished else handed_out_lines(entries, seat)
    return encode(lines) if lines else b""


async def replay(call: Call) -> Response:
    """Tell a finished game step by step, as a seat or a spectator saw it, or with everything open.

    Before its end there is only what I have been told myself: `mine`.
    """
    found = await kept(call)
    table, asked = found.room.table, call.request.query_params.get("view", OPEN)
    if not found.finished and asked != MINE:
        raise Refusal(409, "not_over", "the game is not over; it can be replayed when it is")
    own = table.seats.by_key.get(call.person.key, NOBODY) if call.person else NOBODY
    game, players = table.ledger.game, len(table.seats.places)
    eyes = Eyes(game, own) if asked == MINE else eyes_of(asked, game, players)
    packed = "gzip" in call.request.headers.get("Accept-Encoding", "")
    language = language_asked(call, usual="")
    key = ("replay", found.room.code, found.finished, eyes.seat, language, packed) if found.finished else None
    content = await crafted(call, key, partial(_replayed, eyes, language, packed), found.contents)
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
    if room.table.ledger.match is None:
        raise Refusal(409, "not_begun", NOT_BEGUN)
    asked = call.context.hub.reviews.ask(room.code, found.contents, call.me.key)
    if asked is None and call.request.query_params.get("later") == "1":
        return json(GameReview(room.code, room.table.ledger.game.name, 0, 0), 202)
    if asked is None:
        raise Refusal(429, "too_many_reviews", "others are being made for you or for many; ask again later")
    if asked.damage is not None:
        raise asked.damage
    if asked.failed:
        raise Refusal(500, "no_review", "this game cannot be reviewed; that is our fault")
    return json(asked.shown, 200 if asked.ready else 202)


def _replayed(eyes: Eyes, language: str, packed: bool, contents: list[bytes]) -> bytes:
    told = replay_of(map(decoded, contents), eyes, language)
    content = b"" if told is None else msgspec.json.encode(told) + b"\n"
    return gzip.compress(content) if packed and content else content


async def my_games(call: Call) -> MyGames:
    """List my games: those at which I can go on, and those that are over."""
    key = call.me.key
    log = call.context.log
    finished = await log.queries.games_of(key, GAMES_LISTED)
    played = [await _played(log, over) for over in finished]
    return MyGames(call.context.hub.lobby.own.of(key), played)


async def _played(log: Log, over: GameOver) -> GamePlayed:
    names = await log.queries.names_at(over.code)
    return GamePlayed(over.code, over.game, moment_of(over.finished), over.rank, names)
