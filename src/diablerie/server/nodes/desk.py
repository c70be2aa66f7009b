"""What the house's owner asks a node over the bus: how it is, and to close a table that lives there."""

from collections import deque
from collections.abc import AsyncIterator
from typing import TypeAlias

import msgspec
from msgspec import Struct

from diablerie.errors import InputError
from diablerie.server.context import Context
from diablerie.server.hall.fetches import HouseCloses
from diablerie.server.http.admin import Closing, close_here

LOOKS = 10
"""Seconds over which moves are counted, one look a second."""


class NodeShown(Struct, frozen=True):
    """How a node is."""

    ready: bool
    tables: int
    """In memory."""
    connections: int
    moves: float
    """A second, lately."""
    database: float | None
    """Seconds to PostgreSQL and back."""
    bus: float | None
    """The same to NATS."""


class Refused(Struct, frozen=True, tag="refused"):
    """Why something was not done."""

    why: str


class Done(Struct, frozen=True, tag="done"):
    """That something was done, in a sentence."""

    what: str


Outcome: TypeAlias = Done | Refused
outcome_in = msgspec.json.Decoder[Outcome](Outcome).decode
node_in = msgspec.json.Decoder(NodeShown).decode


class Desk:
    """Where one node answers the house's owner."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._looks: deque[tuple[float, int]] = deque(maxlen=LOOKS + 1)

    def look(self) -> None:
        """Note how many moves there were until now."""
        hub = self._context.hub
        self._looks.append((hub.loop.time(), hub.counts.events))

    async def show(self, content: bytes) -> AsyncIterator[bytes]:
        """How this node is."""
        context, figures = self._context, self._context.node_figures()
        assert figures is not None
        tables, connections = len(context.hub.rooms), context.connections.total()
        rest = self._moves(), figures.database, figures.bus
        yield msgspec.json.encode(NodeShown(context.is_ready, tables, connections, *rest))

    async def close(self, content: bytes) -> AsyncIterator[bytes]:
        """Close a table of this node."""
        outcome: Outcome
        try:
            outcome = Done(await close_here(self._context, msgspec.json.decode(content, type=Closing)))
        except HouseCloses as error:
            outcome = Refused(error.why)
        except (InputError, msgspec.DecodeError) as error:
            outcome = Refused(str(error))
        yield msgspec.json.encode(outcome)

    def _moves(self) -> float:
        """A second, since the first look that is remembered."""
        self.look()
        (began, before), (now, events) = self._looks[0], self._looks[-1]
        return (events - before) / (now - began) if now > began else 0.0
