"""Asking nodes something over their bus without being one: what `diablerie admin` does."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import randbits

from diablerie.server.nodes.bus import Bus
from diablerie.server.nodes.frames import SPOKEN
from diablerie.server.nodes.requests import Requests


class Quiet:
    """Minds nothing: whoever asks and hears no answer says so."""

    def lost(self) -> None:
        """The bus is gone."""

    def came_back(self) -> None:
        """It is back."""


@asynccontextmanager
async def visit(url: str, house: str) -> AsyncIterator[Requests]:
    """Where nodes of a house can be asked, by whoever knows their bus."""
    me = randbits(62)
    bus = Bus(url, f"{house}.{SPOKEN}", me, Quiet())
    requests = Requests(me, bus, {})
    bus.hear(f"node.{me}.answered", lambda _, content: requests.heard_answer(content))
    try:
        await bus.open()
        yield requests
    finally:
        requests.close()
        await bus.close()
