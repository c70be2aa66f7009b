"""The web application: its one page at every address, and the files that the build has made (web/)."""

import gzip
import mimetypes
import os
import re
from collections.abc import Awaitable, Callable
from functools import cache, lru_cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from diablerie.games.catalogue import GAMES
from diablerie.server.context import Context
from diablerie.server.hall.room import Room
from diablerie.server.http.previews import TITLE, Link, preview_tags
from diablerie.server.http.service import OnlyThisWay
from diablerie.server.wire.handshake import Turned
from diablerie.words import ENGLISH, LANGUAGES

KINDS = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}
READ_AS_TEXT = ("text/", "application/manifest+json", "image/svg+xml")
PAGES = "pages/"
"""One page a language, and one with the house drawn in it; they are sent with what the visit is about."""
LANGUAGE = "diablerie-language"
"""The cookie of those who have chosen another language than their browser's."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
TIGHT = ".br"
REMEMBERED = 64
"""Pages that are kept compressed."""
NOT_BUILT = (
    b"<!doctype html><title>Diablerie</title><p>The web application has not been built yet. "
    b"Run <code>make play</code>, or play in a terminal: <code>diablerie play</code>."
)


class File(NamedTuple):
    """A file of the application."""

    content: bytes
    kind: str
    packed: bytes
    """The same, compressed; empty where that does not pay."""
    tight: bytes = b""
    """The same, compressed by the build as brotli does it; empty where that does not pay."""


@cache
def site() -> dict[str, File]:
    """Every file of the application, by its path; nothing if it was not built."""
    own = os.environ.get("DIABLERIE_SITE")  # another build, for who works on it
    root = Path(own) if own else files("diablerie.server").joinpath("site")
    found = dict(_found(root, "")) if root.is_dir() else {}
    plain = {name: file for name, file in found.items() if not name.endswith(TIGHT)}
    tight = {name: found[name + TIGHT].content for name in plain if name + TIGHT in found}
    return {name: file._replace(tight=tight.get(name, b"")) for name, file in plain.items()}


def _found(folder: Traversable, path: str) -> list[tuple[str, File]]:
    found: list[tuple[str, File]] = []
    for item in folder.iterdir():
        name = f"{path}{item.name}"
        found += _found(item, f"{name}/") if item.is_dir() else [(name, _file(name, item.read_bytes()))]
    return found


def _file(name: str, content: bytes) -> File:
    ending = f".{name.rpartition('.')[2]}"
    kind = KINDS.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(content, mtime=0) if kind.startswith(READ_AS_TEXT) else b""
    return File(content, kind, packed)


def page_routes(context: Context) -> list[Route]:
    """Every address that shows the application, and its files."""

    async def page(request: Request) -> Response:
        return await shown(context, request)

    async def table_page(request: Request) -> Response:
        code: str = request.path_params["code"]
        room = await context.table(code, request.headers, request.client.host if request.client else "")
        if isinstance(room, Turned):
            return await shown(context, request, room.status)
        if room.code != code.upper():  # so that the address is right also when the game has begun
            query = f"?{request.url.query}" if request.url.query else ""
            address = f"{request.url.path.rpartition('/')[0]}/{room.code}{query}"
            return RedirectResponse(address, headers={"Cache-Control": "no-store"})
        return await shown(context, request, room=room)

    async def game_page(request: Request) -> Response:
        return await shown(context, request, 200 if request.path_params["game"] in GAMES else 404)

    async def file(request: Request) -> Response:
        path: str = request.path_params["path"]
        if path.endswith("/"):
            return RedirectResponse("/" + path.strip("/"))
        if path in site() and path != "index.html" and not path.startswith(PAGES):
            return site_file(request, site()[path])
        if path.startswith("api/") or "text/html" not in request.headers.get("Accept", ""):
            raise HTTPException(404)
        return await shown(context, request, 404)

    pages = {"/": page, "/games": page}
    pages |= {f"/{place}/{{code}}": table_page for place in ("table", "tv", "replay")}
    pages |= {f"/{place}/{{game}}": game_page for place in ("rules", "learn")}
    shown_at = [_route(path, answer) for path, answer in pages.items()]
    others = [Route(path, OnlyThisWay()) for path in pages]
    return [*shown_at, *others, _route("/{path:path}", file), Route("/{path:path}", OtherThanReading())]


class OtherThanReading(OnlyThisWay):
    """What is said to somebody who wants something else of a file than to read it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A file can be read; where there is none, nothing can be done."""
        if scope["path_params"]["path"] not in site():
            raise HTTPException(404)
        await super().__call__(scope, receive, send)


async def shown(context: Context, request: Request, status: int = 200, room: Room | None = None) -> Response:
    """The page, which knows already who looks at it and whether what they look for is there."""
    if "index.html" not in site():
        return Response(NOT_BUILT, 503, {"Cache-Control": "no-store"}, "text/html")
    person = await context.person(request.headers)
    me = {"who": person.key, "name": person.name, "colour": person.colour} if person else None
    visit = escape(msgspec.json.encode({"me": me, "status": status}).decode())
    chosen = request.cookies.get(LANGUAGE, "")
    language = language_wanted(chosen, request.headers.get("Accept-Language", ""))
    name = f"{PAGES}{language}{'.house' if request.url.path == '/' else ''}.html"
    tags = await preview_tags(Link(context, request, room, language), site())
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return Response(_filled(name, visit, tags), status, headers, "text/html")
    packed = _packed(name, visit, tags)
    return Response(packed, status, headers | {"Content-Encoding": "gzip"}, "text/html")


def language_wanted(chosen: str, accepted: str) -> str:
    """The language that somebody has chosen, or the first of their browser's that we speak, else English."""
    weighed = []
    for place, part in enumerate(accepted.split(",")):
        name, *rest = part.replace(" ", "").lower().split(";")
        weight = re.fullmatch(r"q=([01](?:\.\d{0,3})?)", rest[0]) if rest else None
        weighed.append((-float(weight[1]) if weight else -1.0, place, name[:2]))
    wanted = [chosen, *[name for weight, _, name in sorted(weighed) if weight]]
    return next((name for name in wanted if name in LANGUAGES), ENGLISH)


def _filled(name: str, visit: str, tags: str) -> bytes:
    content = site()[name].content.replace(TITLE, tags.encode(), 1)
    return content.replace(b"$visit", visit.encode(), 1)


@lru_cache(REMEMBERED)
def _packed(name: str, visit: str, tags: str) -> bytes:
    """A page, compressed; those who are nobody yet all get the same."""
    return gzip.compress(_filled(name, visit, tags), compresslevel=6, mtime=0)


def site_file(request: Request, file: File) -> Response:
    """A file of the application, compressed for whoever can read that."""
    is_named_by_content = request.path_params["path"].startswith("assets/")
    headers = {
        "Cache-Control": FOR_EVER if is_named_by_content else "no-cache",
        "Vary": "Accept-Encoding",
    }
    if file.tight and "br" in re.findall(r"\w+", request.headers.get("Accept-Encoding", "")):
        return Response(file.tight, 200, headers | {"Content-Encoding": "br"}, file.kind)
    if file.packed and "gzip" in request.headers.get("Accept-Encoding", ""):
        return Response(file.packed, 200, headers | {"Content-Encoding": "gzip"}, file.kind)
    return Response(file.content, 200, headers, file.kind)


def _route(path: str, answer: Callable[[Request], Awaitable[Response]]) -> Route:
    return Route(path, answer, methods=["GET"])
