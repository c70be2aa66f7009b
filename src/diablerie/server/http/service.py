"""From HTTP to endpoints and back: who asks, what for, and what they are answered."""

import logging
from collections.abc import Awaitable, Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.datastructures import URL
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from diablerie.errors import InputError
from diablerie.server.context import Context
from diablerie.server.http.workshop import Material, Workshop
from diablerie.server.log.facts import PersonKept
from diablerie.server.log.seals import DamagedTable
from diablerie.server.protocol.codes import ProblemCode
from diablerie.server.protocol.http_answers import Problem
from diablerie.server.protocol.messages import check_depth

LARGEST_BODY = 8192
SAFE_METHODS = ("GET", "HEAD")
logger = logging.getLogger("diablerie.server")


class Refusal(Exception):
    """Something that is not done, with an HTTP status, a code and a reason."""

    def __init__(self, status: int, code: ProblemCode, why: str) -> None:
        self.status = status
        self.code = code
        self.why = why


@dataclass(frozen=True)
class Call:
    """One request, read and checked."""

    context: Context
    workshop: Workshop
    request: Request
    body: Any
    person: PersonKept | None

    @property
    def me(self) -> PersonKept:
        """Who asks, as they are called now; endpoints that need it are not reached by strangers."""
        assert self.person is not None
        return self.context.people.now(self.person) or self.person

    @property
    def address(self) -> str:
        """Where they come from."""
        client = self.request.client
        return self.context.address(self.request.headers, client.host if client else "")

    @property
    def base(self) -> URL:
        """The server's address as they have asked for it, if it is one of its own."""
        request = self.request
        end = request.scope["server"] or ("", None)
        return self.context.hosts.own_url(request.base_url, request.headers.get("host"), end)


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked for."""

    method: str
    path: str
    answer: Callable[[Call], Awaitable[Any]]
    takes: type[Any] | None = None
    gives: type[Any] | None = None
    """None where the answer is not one of our shapes."""
    known: bool = False
    """Whether one must say who one is."""
    status: int = 200
    media: str = "application/json"
    query: tuple[str, ...] = ()
    """What can be said after a question mark."""
    slow: bool = False
    """Whether it may take so long that it is answered with 202 and the same shape until it is done."""
    refuses: tuple[int, ...] = ()
    """With which statuses it may be refused, besides those that follow from the rest."""

    @property
    def refusals(self) -> list[int]:
        """With which statuses it may be refused."""
        found = {400, 413, 422} if self.takes else set()
        found |= {401} if self.known else set()
        found |= {410} if "{code}" in self.path else set()
        found |= set() if self.method in SAFE_METHODS else {403}
        return sorted(found.union(self.refuses))

    def route(self, context: Context, workshop: Workshop) -> Route:
        """The endpoint, for Starlette."""

        async def serve(request: Request) -> Response:
            return await self._served(context, workshop, request)

        return Route(self.path, serve, methods=[self.method])

    @property
    def methods(self) -> set[str]:
        """In which ways it can be asked for."""
        return {"GET", "HEAD"} if self.method == "GET" else {self.method}

    async def _served(self, context: Context, workshop: Workshop, request: Request) -> Response:
        try:
            call = await self._read(context, workshop, request)
            answer = await self.answer(call)
        except Refusal as refusal:
            return problem(refusal.status, refusal.code, refusal.why)
        except DamagedTable as damage:
            return problem(410, "damaged", damage.why)
        except InputError as error:
            return problem(422, "bad_value", str(error))
        except ClientDisconnect:
            return problem(400, "gone", "the request was not sent to its end")
        except Exception:
            logger.exception("a request failed", extra={"path": self.path})
            return problem(500, "internal", "something went wrong here; try again later")
        return answer if isinstance(answer, Response) else json(answer, self.status)

    async def _read(self, context: Context, workshop: Workshop, request: Request) -> Call:
        if self.method not in SAFE_METHODS and not context.trusts_origin(request.headers):
            raise Refusal(403, "foreign_origin", "a page of another site may not do that")
        person = await context.person(request.headers)
        if self.known and person is None:
            why = "say who you are: POST /api/guests or /api/bots first"
            raise Refusal(401, "unknown", await context.why_unknown(request.headers, why))
        return Call(context, workshop, request, await self._body(request), person)

    async def _body(self, request: Request) -> Any:
        if self.takes is None:
            return None
        content = b""
        async for chunk in request.stream():
            content += chunk
            if len(content) > LARGEST_BODY:
                raise Refusal(413, "too_large", f"more than {LARGEST_BODY} bytes; send less")
        try:
            check_depth(content)
            return msgspec.json.decode(content, type=self.takes)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refusal(400, "bad_body", f"the body is not what is asked for: {error}") from None


def endpoint_routes(endpoints: Iterable[Endpoint], context: Context, workshop: Workshop) -> list[Route]:
    """All endpoints, for Starlette, and after them what is said to those who ask in another way."""
    methods: dict[str, set[str]] = {}
    for endpoint in endpoints:
        methods.setdefault(endpoint.path, set()).update(endpoint.methods)
    others = [Route(path, OnlyThisWay(allowed)) for path, allowed in methods.items()]
    return [*(endpoint.route(context, workshop) for endpoint in endpoints), *others]


class OnlyThisWay:
    """Whatever is asked of a path in a way it cannot be asked for, as an ASGI application."""

    def __init__(self, methods: Iterable[str] = ("GET", "HEAD")) -> None:
        self._allow = ", ".join(sorted(methods))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Say in which ways it can be."""
        raise HTTPException(405, headers={"Allow": self._allow})


async def crafted(
    call: Call, key: Hashable, work: Callable[..., bytes], material: Material | None = None
) -> bytes:
    """A costly answer, made beside the loop of its material unless it is remembered."""
    workshop = call.workshop
    found = workshop.remembered(key)
    if found is not None:
        return found
    if not workshop.is_making(key) and not workshop.admits(call.address):
        raise Refusal(429, "too_much_work", "much is being made for your address; ask again in a moment")
    return await workshop.make(key, call.address, work, material)


async def not_here(request: Request, error: Exception) -> Response:
    """Answer somebody who asks for what there is not, or in a way it cannot be asked for."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        answer = problem(404, "no_such_path", "there is nothing here; what there is stands at /api")
    else:
        allowed = (error.headers or {}).get("Allow", "")
        why = f"{error.detail.lower()}; this path takes {allowed}" if allowed else error.detail.lower()
        answer = problem(error.status_code, "not_this_way", f"{why}; see /api")
    answer.headers.update(error.headers or {})
    return answer


def json(answer: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    content = msgspec.json.encode(answer) + b"\n"
    return Response(content, status, {"Cache-Control": "no-store"}, "application/json")


def problem(status: int, code: ProblemCode, why: str) -> Response:
    """A refusal as JSON."""
    return json(Problem(code, why), status)
