"""The usual home of the log: one SQLite file, and a thread that writes it."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from diablerie.server.log.facts import Fact
from diablerie.server.log.home import Copies, Questions, Written
from diablerie.server.log.sqlite_file import SqliteFile
from diablerie.server.log.writer import Writer


class SqliteLog:
    """A log in a file of this machine; to read a little of it takes no longer than to wait for it would."""

    def __init__(self, path: Path) -> None:
        self._file = SqliteFile(path)
        self._writer = Writer(self._file)
        self.damaged = self._file.damaged

    @property
    def queries(self) -> Questions:
        """Whoever answers questions about it."""
        return self._file.queries

    @property
    def copies(self) -> Copies:
        """How it is copied and put back."""
        return self._file

    def watch(self, lost: Callable[[BaseException], None]) -> None:
        """Let somebody hear, in the writer's thread, that there is nothing left to write to."""
        self._writer.lost = lost

    def write(self, facts: Sequence[Fact], written: Written) -> None:
        """Write facts after all that were given before; `written` is called in the writer's thread."""
        self._writer.write(facts, written)

    async def entries(self, code: str) -> list[bytes]:
        """Read the entries of a table, in order; a table of which one is damaged is set aside."""
        return self._file.entries(code)

    async def close(self) -> None:
        """Write what is left, then end."""
        await asyncio.to_thread(self._writer.close)
        self._file.close()
