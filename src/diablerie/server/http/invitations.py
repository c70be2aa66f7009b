"""How to bring friends: where this server is, and a code to scan."""

import io
from functools import partial

from starlette.responses import Response

from diablerie import __version__
from diablerie.server.http.named_table import address_of, room_of, table_address
from diablerie.server.http.service import Call, crafted
from diablerie.server.own_address import is_reachable
from diablerie.server.protocol.http_answers import HouseShown

QUIET_ZONE = 4
"""Modules around a code that stay empty, as scanners want it."""


async def house(call: Call) -> HouseShown:
    """Say how people reach this server."""
    return HouseShown(__version__, address_of(call), is_reachable(call.context.settings))


async def code_to_scan(call: Call) -> Response:
    """Draw the address of a table as a code to scan; with `hand=1`, for a phone beside a big screen."""
    hand = "?hand=1" if call.request.query_params.get("hand") == "1" else ""
    address = table_address(call, (await room_of(call)).code) + hand
    drawn = await crafted(call, ("code to scan", address), partial(drawing, address))
    return Response(drawn, 200, media_type="image/svg+xml")


def drawing(address: str) -> bytes:
    """Draw an address as a code to scan."""
    import segno  # only who invites friends needs it

    drawn = io.BytesIO()
    code = segno.make(address, micro=False, error="m")
    code.save(drawn, kind="svg", border=QUIET_ZONE, light="#fff", xmldecl=False, omitsize=True)
    return drawn.getvalue()
