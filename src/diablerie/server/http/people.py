"""Who somebody is: guests and programs, their names, and passes for other devices."""

from starlette.responses import Response

from diablerie.server.context import COOKIE
from diablerie.server.hall.introduction import rename
from diablerie.server.http.service import Call, Refusal, json
from diablerie.server.log.facts import PersonKept, PersonRenamed
from diablerie.server.own_address import address_asked
from diablerie.server.people.names import cleaned_name, is_of_the_house
from diablerie.server.people.passes import LASTS
from diablerie.server.protocol.http_answers import BotMade, PassMade, PersonShown

A_YEAR = 365 * 86400


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
    call.context.renamed(person)
    await call.context.hub.outbox.durable()
    return _person(person)


async def make_pass(call: Call) -> PassMade:
    """Make a pass, which makes another device of mine the same person."""
    token = call.request.cookies.get(COOKIE, "")
    found = await call.context.people.find(token)
    if found != call.me:
        raise Refusal(409, "no_cookie", "a pass is for guests with a cookie; a program has its token")
    return PassMade(call.context.passes.make(token), int(LASTS))


async def use_pass(call: Call) -> Response:
    """Become who made the pass."""
    token = await call.context.passes.use(call.body.word)
    person = await call.context.people.find(token or "")
    if token is None or person is None:
        raise Refusal(404, "no_such_pass", "this pass is unknown, used or too old; make another one")
    return _with_cookie(call, json(_person(person)), token)


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
