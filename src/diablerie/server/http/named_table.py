"""What a request is about: the table it names, and how to tell others of it."""

from diablerie.server.hall.room import Room
from diablerie.server.http.service import Call, Refusal
from diablerie.server.own_address import address_for_others
from diablerie.server.wire.handshake import Turned


async def room_of(call: Call) -> Room:
    """The table that the request names."""
    code: str = call.request.path_params["code"]
    request, client = call.request, call.request.client
    room = await call.context.table(code, request.headers, client.host if client else "")
    if isinstance(room, Turned):
        raise Refusal(*room)
    return room


def address_of(call: Call) -> str:
    """How others reach this server."""
    request = call.request
    return address_for_others(call.context.settings, call.base, request.headers)


def table_address(call: Call, code: str) -> str:
    """What to send to friends."""
    return f"{address_of(call)}/table/{code}"
