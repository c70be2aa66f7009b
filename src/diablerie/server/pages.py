"""The plain table: the pages that people play on, with no build step and nothing from elsewhere."""

import hashlib
from collections.abc import Awaitable, Callable
from html import escape
from importlib.resources import files
from string import Template

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from diablerie.server.api.service import problem
from diablerie.server.house import House

KINDS = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
}
FILES = {
    file.name: file.read_bytes()
    for file in files(__package__).joinpath("page").iterdir()
    if file.name.rpartition(".")[2] in KINDS
}
EDITION = hashlib.sha256(b"".join(FILES[name] for name in sorted(FILES))).hexdigest()[:12]
"""In every address, so that a browser may keep a file for ever and still never mixes two versions."""
LONGEST_CODE = 12


def page_routes(house: House) -> list[Route]:
    """The pages, and the files that belong to them."""

    async def home(request: Request) -> Response:
        return shown("index.html", house, request)

    async def table(request: Request) -> Response:
        code: str = request.path_params["code"]
        found = len(code) <= LONGEST_CODE and house.hub.find(code) is not None
        return shown("table.html", house, request, found)

    return [_route("/", home), _route("/table/{code}", table), _route("/page/{edition}/{name}", page_file)]


def shown(name: str, house: House, request: Request, found: bool = True) -> Response:
    """A page that knows already who looks at it; browsers log an error when they ask and are refused."""
    person = house.person(request.headers)
    me = {"who": person.key, "name": person.name, "colour": person.colour} if person else None
    content = Template(FILES[name].decode()).substitute(
        files=f"/page/{EDITION}",
        me=escape(msgspec.json.encode(me).decode()),
        found="yes" if found else "no",
    )
    return Response(content, 200 if found else 404, {"Cache-Control": "no-store"}, KINDS["html"])


async def page_file(request: Request) -> Response:
    """A file of a page; an old page gets the new one, but must not keep it."""
    name: str = request.path_params["name"]
    kind = KINDS.get(name.rpartition(".")[2])
    if name not in FILES or kind in (None, KINDS["html"]):
        return problem(404, "no_such_file", "there is no such file; go back to /")
    current = request.path_params["edition"] == EDITION
    keep = "public, max-age=31536000, immutable" if current else "no-store"
    return Response(FILES[name], 200, {"Cache-Control": keep}, kind)


def _route(path: str, answer: Callable[[Request], Awaitable[Response]]) -> Route:
    return Route(path, answer, methods=["GET"])
