"""A table against bots that suits somebody: as strong as they can beat, and as slow as they need."""

from msgspec.structs import replace

from diablerie.bots.roster import LEVELS
from diablerie.server.http.service import Call
from diablerie.server.people.levels import Past, suited
from diablerie.server.protocol.http_asked import QuickTable

LOOKED_AT = 30
"""How many of the latest games tell how good somebody is."""


async def suited_table(call: Call) -> QuickTable:
    """The table that was asked for, with what suits the person where they have not said it."""
    body: QuickTable = call.body
    if body.bot and body.pace:
        return body
    rows = await call.context.log.queries.against_bots(call.me.key, body.game, LOOKED_AT)
    suits = suited([Past(*row) for row in rows if row[0] in LEVELS])
    return replace(body, bot=body.bot or suits.bot, pace=body.pace or suits.pace)
