"""The API in the words of OpenAPI 3.1, read from the endpoints and from what goes in and out of them."""

import re
from collections.abc import Iterable, Sequence
from http import HTTPStatus
from typing import Any, NamedTuple, TypeAlias

import msgspec

from diablerie import __version__
from diablerie.game.core import SEATS
from diablerie.games.catalogue import GAMES
from diablerie.server.context import COOKIE
from diablerie.server.hall.lobby import MOST_PAGES
from diablerie.server.http.replays import OPEN, SPECTATOR
from diablerie.server.http.service import Endpoint
from diablerie.server.protocol.commands import AnyCommand
from diablerie.server.protocol.definitions import definitions
from diablerie.server.protocol.http_answers import Problem
from diablerie.server.protocol.inventory import ON_SOCKETS, OVER_HTTP
from diablerie.server.protocol.lobby import Listed, TableChanged, TableGone
from diablerie.server.protocol.messages import AnyTold
from diablerie.server.protocol.told import Refused
from diablerie.words import LANGUAGES

Json: TypeAlias = dict[str, Any]

REFERENCE = "#/components/schemas/"
ABOUT = """\
Open tables, sit down at them over sockets, and read what was played. Whoever plays says who they are: a \
guest by the cookie of `POST /api/guests`, a program by the token of `POST /api/bots`. Every refusal has the \
shape Problem."""
PARAMETERS: dict[str, Json] = {
    "code": {
        "description": "The code of a table.",
        "schema": {"type": "string", "maxLength": 12},
        "example": "K7M2QX",
    },
    "game": {"description": "The name of a game.", "schema": {"type": "string", "enum": list(GAMES)}},
    "view": {
        "description": "Whose view: that of a seat, of a spectator, or of one who sees everything, as usual.",
        "schema": {"type": "string", "enum": [OPEN, SPECTATOR, *map(str, range(SEATS))], "default": OPEN},
    },
    "page": {
        "description": "Which page of the list, from 1.",
        "schema": {"type": "integer", "minimum": 1, "maximum": MOST_PAGES, "default": 1},
    },
    "hand": {
        "description": "1 for a phone beside a big screen: it shows hand and decision alone.",
        "schema": {"type": "string", "enum": ["1"]},
    },
    "later": {
        "description": "1 to be told how far it has come, not refused, while others are being made.",
        "schema": {"type": "string", "enum": ["1"]},
    },
    "language": {
        "description": "In which language the words are; English, or none in a replay, if it is left out.",
        "schema": {"type": "string", "enum": list(LANGUAGES)},
    },
    "watch": {
        "description": "1 for what a spectator sees, though one may sit there.",
        "schema": {"type": "string", "enum": ["1"]},
    },
}
SECURITY: dict[str, Json] = {
    "guest": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "From POST /api/guests."},
    "program": {"type": "http", "scheme": "bearer", "description": "From POST /api/bots."},
}


class SocketShown(NamedTuple):
    """A WebSocket, which OpenAPI knows only as a request that is answered with 101."""

    name: str
    path: str
    about: str
    sends: Any
    """What a client may say, or None."""
    tells: Any
    known: bool
    refuses: tuple[int, ...]


SOCKETS = (
    SocketShown(
        "table_socket",
        "/api/tables/{code}/socket",
        "Sit at a table or watch: one command or message in each text frame. With `?watch=1` one only "
        "watches, and need not say who one is. With `?protocol=1` one is let in only if the server speaks "
        "that version of the protocol.",
        AnyCommand,
        AnyTold,
        True,
        (401, 403, 404, 409, 429),
    ),
    SocketShown(
        "lobby_socket",
        "/api/lobby/socket",
        "See the list of public tables change; there is nothing to say here.",
        None,
        Listed | TableChanged | TableGone | Refused,
        False,
        (403, 409, 429),
    ),
)


def description(endpoints: Sequence[Endpoint]) -> Json:
    """Everything that can be asked for, as one OpenAPI document."""
    kinds = [kind for endpoint in endpoints for kind in (endpoint.takes, endpoint.gives) if kind]
    kinds += [kind for socket in SOCKETS for kind in (socket.sends, socket.tells) if kind]
    written, components = msgspec.json.schema_components([*kinds, Problem], ref_template=REFERENCE + "{name}")
    schemas = {repr(kind): schema for kind, schema in zip([*kinds, Problem], written, strict=True)}
    _explain_fields(components)
    paths: dict[str, Json] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schemas)
    for socket in SOCKETS:
        paths[socket.path] = {"get": _handshake(socket, schemas)}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Diablerie", "version": __version__, "description": ABOUT},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SECURITY},
    }


def _operation(endpoint: Endpoint, schemas: Json) -> Json:
    content: Json = {} if endpoint.gives is None else {"schema": schemas[repr(endpoint.gives)]}
    answer = {"description": HTTPStatus(endpoint.status).phrase, "content": {endpoint.media: content}}
    operation = _common(endpoint.answer.__name__, endpoint.answer.__doc__ or "", endpoint.path)
    operation["parameters"] += [{"name": name, "in": "query"} | PARAMETERS[name] for name in endpoint.query]
    if endpoint.takes is not None:
        body = {"application/json": {"schema": schemas[repr(endpoint.takes)]}}
        operation["requestBody"] = {"required": True, "content": body}
    operation["responses"] = {str(endpoint.status): answer} | _refusals(endpoint.refusals)
    if endpoint.slow:
        operation["responses"]["202"] = answer | {"description": "Accepted; ask again in a moment"}
    if endpoint.known:
        operation["security"] = [{name: []} for name in SECURITY]
    return operation


def _handshake(socket: SocketShown, schemas: Json) -> Json:
    operation = _common(socket.name, socket.about, socket.path)
    if socket.sends is not None:
        operation["x-client-sends"] = schemas[repr(socket.sends)]
    operation["x-client-is-told"] = schemas[repr(socket.tells)]
    switched = {"101": {"description": HTTPStatus(101).phrase}}
    operation["responses"] = switched | _refusals(socket.refuses)
    if socket.known:
        watch = {"name": "watch", "in": "query", "schema": {"type": "string", "enum": ["1"]}}
        operation["parameters"].append(watch | {"description": "Only watch."})
        operation["security"] = [{name: []} for name in SECURITY] + [{}]
    return operation


def _common(name: str, about: str, path: str) -> Json:
    operation: Json = {"operationId": name, "summary": " ".join(about.split())}
    names = re.findall(r"{(\w+)}", path)
    operation["parameters"] = [
        {"name": name, "in": "path", "required": True} | PARAMETERS[name] for name in names
    ]
    return operation


def _refusals(statuses: Iterable[int]) -> Json:
    problem = {"application/json": {"schema": {"$ref": REFERENCE + Problem.__name__}}}
    named = {str(status): HTTPStatus(status).phrase for status in statuses}
    named["default"] = "Not done, and why."
    return {status: {"description": name, "content": problem} for status, name in named.items()}


def _explain_fields(components: Json) -> None:
    """Put what stands below a field in the source beside the field."""
    for name, schema in components.items():
        module = next(module for module in (*ON_SOCKETS, *OVER_HTTP) if name in definitions(module))
        struct = getattr(module, name)
        encoded = dict(zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True))
        for member in definitions(module)[name].members:
            if member.doc and member.name in encoded:
                schema["properties"][encoded[member.name]]["description"] = member.doc
