"""What a request is about: the table it names, and how to tell others of it."""

from diablerie.server.api.service import Call, Refusal
from diablerie.server.reach import address_for_others
from diablerie.server.room import Room

LONGEST_CODE = 12


def room_of(call: Call) -> Room:
    """The table that the request names."""
    code: str = call.request.path_params["code"]
    room = call.house.hub.find(code) if len(code) <= LONGEST_CODE else None
    if room is None:
        raise Refusal(404, "no_such_table", f"there is no table {code[:LONGEST_CODE]!r}; check the code")
    return room


def address_of(call: Call) -> str:
    """How others reach this server."""
    request = call.request
    return address_for_others(call.house.settings, call.base, request.headers)


def table_address(call: Call, code: str) -> str:
    """What to send to friends."""
    return f"{address_of(call)}/table/{code}"
