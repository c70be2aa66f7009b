"""The beats of a node in its database: who beats may write, and who does not is fenced by the others."""

import asyncio
import logging
from collections.abc import Callable

from diablerie.server.log.postgres.lease import LEASE
from diablerie.server.nodes.frames import Node
from diablerie.server.nodes.places import Members

LEAVING = 3.0
"""Seconds for the database to hear that a node leaves; else the others find out."""
BEAT_EVERY = 1.0
"""Seconds between two beats: some of them may be lost before the others fence a node."""

logger = logging.getLogger("diablerie.server")


async def beat(members: Members, gone: Callable[[Node], object], looked: Callable[[], object]) -> None:
    """Beat, and fence whoever does not; a node that is over hears so from its log.

    Where the database was away for everybody, nobody is to blame for it. So whoever has not reached it for as
    long as a lease lasts fences nobody: all others have that time to come back.
    """
    beats = 0
    while True:
        await asyncio.sleep(BEAT_EVERY)
        try:
            await members.beat()
            beats += 1
            for node in await members.fence() if beats * BEAT_EVERY > LEASE else ():
                logger.warning("a node is gone", extra={"other": f"{node:x}"})
                gone(node)
        except Exception as error:
            beats = 0
            logger.warning("the database does not answer: %s", type(error).__name__)
        looked()


async def leave(members: Members) -> None:
    """Be over in good order, if the database can be reached."""
    try:
        async with asyncio.timeout(LEAVING):
            await members.leave()
    except Exception as error:
        logger.warning("the database does not hear that this node leaves: %s", type(error).__name__)
