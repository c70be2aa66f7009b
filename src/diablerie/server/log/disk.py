"""What the disk says: whether it is full, and why a database cannot be used."""

import errno
import secrets
import sqlite3
from contextlib import suppress
from pathlib import Path

from diablerie.errors import InputError

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
FULL, IO_ERROR, CANNOT_OPEN = 13, 10, 14
"""Results of SQLite; the last two may mean a full disk, or something else."""
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

    way_out = "put the file back, or restore a backup"


class Overwritten(DatabaseGone):
    """Something else was written into the database while it was in use."""

    way_out = "restore a backup"


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
