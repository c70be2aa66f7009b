"""What the disk says: whether it is full, and whether a file is still where it was opened."""

import errno
import os
import secrets
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from threading import Lock

from diablerie.errors import InputError

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
FULL, IO_ERROR, CANNOT_OPEN = 13, 10, 14
"""Results of SQLite; the last two may mean a full disk, or something else."""
READING = os.O_RDONLY | getattr(os, "O_BINARY", 0)
NAMED = "/proc/self/fd" if os.path.isdir("/proc/self/fd") else ""
"""Where the system says which file is open under which name, if it does."""
A_MOMENT = 0.02
"""Seconds."""
ROOM = 1 << 17
"""Bytes that a start needs, about."""


class DiskFull(InputError):
    """There is no room on the disk; what was asked for can be done later."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"the disk is full: {path} cannot be written; make room and start again")


class DamagedDatabase(InputError):
    """A database that is not what it was; a backup may take its place."""


class DatabaseGone(sqlite3.OperationalError):
    """The database was removed or replaced while it was in use."""


def is_full(error: Exception, path: Path) -> bool:
    """Whether something failed because there is no room where `path` is."""
    if isinstance(error, sqlite3.Error):
        result = getattr(error, "sqlite_errorcode", 0) & 0xFF
        return result == FULL or (result in (IO_ERROR, CANNOT_OPEN) and not _has_room(path.parent))
    return isinstance(error, OSError) and error.errno in NO_ROOM


def _has_room(folder: Path) -> bool:
    """Try it: what SQLite says of a disk that is full may be said of many things."""
    trial = folder / f".{secrets.token_hex(8)}.room"
    try:
        with trial.open("xb") as file:
            file.write(bytes(ROOM))
    except OSError as error:
        return error.errno not in NO_ROOM
    finally:
        with suppress(OSError):
            trial.unlink(missing_ok=True)
    return True


def unusable(path: Path, error: Exception) -> InputError:
    """Why a database cannot be used, and the way out."""
    if is_full(error, path):
        return DiskFull(path)
    if isinstance(error, UnicodeDecodeError):  # SQLite quotes what it cannot understand
        return DamagedDatabase(f"the database {path} is damaged: it has no readable tables; restore a backup")
    if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
        return DamagedDatabase(f"cannot use the database {path}: {error}; restore a backup")
    way_out = (
        "close what else has it open"
        if "locked" in str(error)
        else "see whether it may be written, and whether the disk is well"
    )
    return InputError(f"cannot use the database {path}: {error}; {way_out}")


def wal_of(path: Path) -> Path:
    """The file beside a database to which SQLite writes first."""
    return path.with_name(path.name + "-wal")


def readable(text: bytes) -> str:
    """Text of a database, even where a bit has flipped in it."""
    return text.decode(errors="replace")


class Place:
    """Where the files of a database are that are open, to see whether they still are there."""

    def __init__(self, path: Path, file: sqlite3.Connection) -> None:
        self._path, self._wal = str(path), str(wal_of(path))
        self._identities = {name: _identity(os.stat(name)) for name in (self._path, self._wal)}
        self._file, self._wal_file = (os.open(name, READING) for name in (self._path, self._wal))
        """Ours alone, and open as long as the database is: to close it gives SQLite's locks away."""
        self.changing = Lock()
        """Whoever puts something else into the file has it meanwhile."""
        self.remember(file)

    def remember(self, file: sqlite3.Connection) -> None:
        """Note the page with the id of the database, which stays as it is."""
        (page,) = file.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'house'").fetchone()
        (self._size,) = file.execute("PRAGMA page_size").fetchone()
        self._start = (page - 1) * self._size
        self._mark = self._read()
        self._written = 0
        self._seen = 0.0

    def _read(self) -> bytes:
        os.lseek(self._file, self._start, os.SEEK_SET)
        return os.read(self._file, self._size)

    def seen_just_now(self) -> bool:
        """Whether both files were there a moment ago."""
        return time.monotonic() - self._seen < A_MOMENT

    def check(self) -> None:
        """See that both files are those that were there at first."""
        found = self._stat(self._path)
        if found.st_mtime_ns != self._written:  # rarely: at a checkpoint
            with self.changing:
                if self._read() != self._mark:
                    raise _gone(self._path)  # something else was copied into it
            self._written = found.st_mtime_ns
        # Whoever asks for the times of a file makes the next writing of it dearer: Linux then notes them more
        # exactly. To ask for its name costs nothing.
        if not NAMED or os.readlink(f"{NAMED}/{self._wal_file}") != self._wal:
            self._stat(self._wal)
        self._seen = time.monotonic()

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


def _gone(path: str) -> DatabaseGone:
    return DatabaseGone(f"{path} was removed or replaced under the running server")
