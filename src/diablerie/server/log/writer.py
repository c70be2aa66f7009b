"""The writer: one thread that makes groups of facts durable, while the loop goes on."""

from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread

from diablerie.server.log.facts import Fact
from diablerie.server.log.sqlite import SqliteLog

Callback = Callable[[BaseException | None], None]


class Writer:
    """A thread that appends one group after another and says when each is durable, or why it is not."""

    def __init__(self, log: SqliteLog) -> None:
        self._log = log
        self._groups: SimpleQueue[tuple[Sequence[Fact], Callback] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="diablerie log", daemon=True)
        self._thread.start()

    def write(self, facts: Sequence[Fact], written: Callback) -> None:
        """Append facts after all that were given before; `written` is called in the writer's thread."""
        self._groups.put((facts, written))

    def close(self) -> None:
        """Write what is left, then end."""
        self._groups.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (group := self._groups.get()) is not None:
            facts, written = group
            try:
                self._log.append(facts)
            except BaseException as error:
                written(error)
            else:
                written(None)
