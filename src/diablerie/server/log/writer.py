"""The writer: one thread that makes groups of facts durable, while the loop goes on."""

from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread

from diablerie.server.log.facts import Fact
from diablerie.server.log.home import Written
from diablerie.server.log.sqlite_file import SqliteFile

LOOK_AFTER = 1.0
"""Seconds without anything to write after which the writer sees whether the database is still there."""


class Writer:
    """A thread that appends one group after another and says when each is durable, or why it is not."""

    def __init__(self, file: SqliteFile) -> None:
        self.lost: Callable[[BaseException], None] = lambda error: None
        """Hears that there is nothing left to write to."""
        self._file = file
        self._groups: SimpleQueue[tuple[Sequence[Fact], Written] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="diablerie log", daemon=True)
        self._thread.start()

    def write(self, facts: Sequence[Fact], written: Written) -> None:
        """Append facts after all that were given before; `written` is called in the writer's thread."""
        self._groups.put((facts, written))

    def close(self) -> None:
        """Write what is left, then end."""
        self._groups.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (group := self._next_group()) is not None:
            facts, written = group
            try:
                settled = self._file.append(facts)
            except BaseException as error:
                written(error)
            else:
                written(settled)

    def _next_group(self) -> tuple[Sequence[Fact], Written] | None:
        """Wait for something to write; whether the database is still there is seen meanwhile."""
        watching = True
        while watching:
            try:
                return self._groups.get(timeout=LOOK_AFTER)
            except Empty:
                watching = self._is_in_place()
        return self._groups.get()

    def _is_in_place(self) -> bool:
        try:
            self._file.check_place()
        except Exception as error:
            self.lost(error)
            return False
        return True
