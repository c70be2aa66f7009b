"""Connections of nodes that are cut at a moment which the test chooses."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from diablerie.server.log.postgres.links import WritingLink


class Lossy:
    """A connection that dies at one moment."""

    def __init__(self, connection: Any, losing: "list[tuple[str, bool]]") -> None:
        self._connection = connection
        self._losing = losing

    async def fetchval(self, query: str, *values: Any) -> Any:
        return await self._asked(self._connection.fetchval, query, *values)

    async def execute(self, query: str, *values: Any) -> Any:
        return await self._asked(self._connection.execute, query, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    async def _asked(self, ask: Any, query: str, *values: Any) -> Any:
        if not (self._losing and query.startswith(self._losing[0][0])):
            return await ask(query, *values)
        _, is_done = self._losing.pop(0)
        if is_done:
            await ask(query, *values)
        raise ConnectionResetError("cut off")


def lose(monkeypatch: pytest.MonkeyPatch, *losing: tuple[str, bool]) -> None:
    """Cut the connection at statements that begin so: the answer is lost if it is done, or the question."""
    asking, left = WritingLink.asking, list(losing)

    @asynccontextmanager
    async def lossy(link: WritingLink, patience: float = 9.0) -> AsyncIterator[Any]:
        async with asking(link, patience) as connection:
            yield Lossy(connection, left)

    monkeypatch.setattr(WritingLink, "asking", lossy)
