"""Where the files of an open database are: whether they still are there, and nobody else wrote them."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock

from diablerie.server.log.disk import DatabaseGone, Overwritten, wal_of

READING = os.O_RDONLY | getattr(os, "O_BINARY", 0)
NAMED = "/proc/self/fd" if os.path.isdir("/proc/self/fd") else ""
"""Where the system says which file is open under which name, if it does."""
EXACT = os.name == "posix"
"""Whether the times of a file change when it is written, and not some time later."""
WAL_BEGINS = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
A_MOMENT = 0.02
"""Seconds."""


class Place:
    """The files of a database that is open.

    With a write-ahead log nobody writes the database itself but a checkpoint, and all of those are ours: so a
    change of its time or size between two of them is somebody else's.
    """

    def __init__(self, path: Path, file: sqlite3.Connection) -> None:
        self._path, self._wal = str(path), str(wal_of(path))
        self._identities = {name: _identity(os.stat(name)) for name in (self._path, self._wal)}
        self._file, self._wal_file = (os.open(name, READING) for name in (self._path, self._wal))
        """Ours alone, and open as long as the database is: to close it gives SQLite's locks away."""
        self._changing = Lock()
        self._seen = 0.0
        self.remember(file)

    @contextmanager
    def changing(self) -> Iterator[None]:
        """What is written into the database itself meanwhile is ours."""
        with self._changing:
            try:
                yield
            finally:
                self._note()

    def remember(self, file: sqlite3.Connection) -> None:
        """Note how the files are, and the page with the id of the database, which stays as it is."""
        (page,) = file.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'house'").fetchone()
        (self._size,) = file.execute("PRAGMA page_size").fetchone()
        self._start = (page - 1) * self._size
        self._mark = self._read()
        self._note()

    def _note(self) -> None:
        self._state = _state(os.fstat(self._file))
        self._wal_size = os.lseek(self._wal_file, 0, os.SEEK_END)

    def _read(self) -> bytes:
        os.lseek(self._file, self._start, os.SEEK_SET)
        return os.read(self._file, self._size)

    def checkpoint(self, file: sqlite3.Connection) -> None:
        """Bring what is in the write-ahead log into the database, if that is still ours."""
        self.check()
        # All is durable already; where there is no room now, there may be later.
        with self.changing(), suppress(sqlite3.Error):
            file.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        if self._read() != self._mark:
            raise _overwritten(self._path)

    def seen_just_now(self) -> bool:
        """Whether both files were there a moment ago."""
        return time.monotonic() - self._seen < A_MOMENT

    def check(self) -> None:
        """See that both files are those that were there at first, and that nobody else has written them."""
        with self._changing:
            self._check_database()
            # Whoever asks for the times of a file makes the next writing of it dearer: Linux then notes them
            # more exactly. To ask for its name and size costs nothing.
            if not NAMED or os.readlink(f"{NAMED}/{self._wal_file}") != self._wal:
                self._stat(self._wal)
            self._measure_wal()
            os.lseek(self._wal_file, 0, os.SEEK_SET)
            if self._wal_size and os.read(self._wal_file, 4) not in WAL_BEGINS:
                raise _overwritten(self._wal)
        self._seen = time.monotonic()

    def check_before_writing(self) -> None:
        """See that the write-ahead log was not cut: to write on would fill the gap."""
        with self._changing:
            self._measure_wal()

    def _check_database(self) -> None:
        state = _state(self._stat(self._path))
        if state == self._state:
            return
        if EXACT or self._read() != self._mark:
            raise _overwritten(self._path)
        self._state = state

    def _measure_wal(self) -> None:
        """See that the write-ahead log has not become shorter; SQLite begins it anew without cutting it."""
        size = os.lseek(self._wal_file, 0, os.SEEK_END)
        if size < self._wal_size:
            raise _overwritten(self._wal)
        self._wal_size = size

    def _stat(self, name: str) -> os.stat_result:
        try:
            found = os.stat(name)
        except FileNotFoundError:
            raise _gone(name) from None
        if _identity(found) != self._identities[name]:
            raise _gone(name)
        return found

    def close(self) -> None:
        """Look no more; SQLite must have let go of the database before."""
        os.close(self._file)
        os.close(self._wal_file)


def _identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def _state(found: os.stat_result) -> tuple[int, int]:
    return found.st_mtime_ns, found.st_size


def _gone(path: str) -> DatabaseGone:
    return DatabaseGone(f"{path} was removed or replaced under the running server")


def _overwritten(path: str) -> Overwritten:
    return Overwritten(f"{path} was overwritten under the running server")
