"""What a request is about: the table it names, and how to tell others of it."""

from diablerie.server.api.service import Call, Refusal
from diablerie.server.handshake import Turned
from diablerie.server.reach import address_for_others
from diablerie.server.room import Room


def room_of(call: Call) -> Room:
    """The table that the request names."""
    code: str = call.request.path_params["code"]
    request, client = call.request, call.request.client
    room = call.house.table(code, request.headers, client.host if client else "")
    if isinstance(room, Turned):
        raise Refusal(*room)
    return room


def address_of(call: Call) -> str:
    """How others reach this server."""
    request = call.request
    return address_for_others(call.house.settings, call.base, request.headers)


def table_address(call: Call, code: str) -> str:
    """What to send to friends."""
    return f"{address_of(call)}/table/{code}"
