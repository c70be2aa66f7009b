"""The guard of an open database: sees that it is still ours, and tells the witness what was acknowledged."""

import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from diablerie.server.log.disk import DatabaseGone, Overwritten, wal_of
from diablerie.server.log.place import Place
from diablerie.server.log.witness import Witness, Word, loss_in

CHECKPOINT_AFTER = 90
"""Commits after which the write-ahead log is brought into the database."""

logger = logging.getLogger("diablerie.server")


class Guard:
    """Looks at the files of a database before and after they are written."""

    def __init__(self, path: Path, file: sqlite3.Connection, witness: Witness) -> None:
        self._path = path
        self._witness = witness
        self.place = Place(path, file)
        self._told: Word | None = None
        """What the witness knows; where much comes at once, it is a moment behind."""
        self._commits = 0
        """Since the last checkpoint."""
        self._noticed: DatabaseGone | None = None
        """Why nothing is written any more."""
        witness.reserve()

    def check_before_writing(self) -> None:
        """See that nothing was cut off that is about to be continued."""
        self._see(self.place.check_before_writing)

    def check(self, word: Word) -> None:
        """See that the database is still there, or raise `DatabaseGone`; then tell the witness."""
        self._see(self.place.check)
        if word is not self._told:
            self.tell(word)

    def tell(self, word: Word) -> None:
        """Let the witness know what was acknowledged."""
        self._witness.write(word)
        self._told = word

    def committed(self, file: sqlite3.Connection) -> None:
        """Bring the write-ahead log into the database when that is due."""
        self._commits += 1
        if self._commits >= CHECKPOINT_AFTER:
            self._commits = 0
            self._see(lambda: self.place.checkpoint(file))

    def _see(self, look: Callable[[], None]) -> None:
        """Look at the files; the witness remembers if somebody else has written them."""
        try:
            look()
        except DatabaseGone as error:
            self._noticed = error
            if isinstance(error, Overwritten) and self._told is not None:
                self.tell(replace(self._told, overwritten=True))
            raise

    def last_look(self) -> bool:
        """Whether the database is still ours; it raises `DatabaseGone` if not, unless that was said."""
        noticed = self._noticed
        try:
            self._see(self.place.check)
        except DatabaseGone:
            if noticed is None:
                raise
            return False
        return True

    def forget(self, word: Word) -> None:
        """Remove the witness if the database, which is closed, holds all that was acknowledged."""
        if wal_of(self._path).exists():  # somebody else has it open, and brings that into it as the last
            return
        if lost := loss_in(self._path, word):
            self.tell(word)
            logger.critical("the database %s", lost)
            raise Overwritten(f"{self._path} {lost}")
        self._witness.forget()

    def close(self) -> None:
        """Look no more; SQLite must have let go of the database before."""
        self.place.close()
        self._witness.close()
