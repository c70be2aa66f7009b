"""A claim on a database: one server has it at a time, and whoever looks can find out which.

The claim is a lock on the file `<database>.running`. Once the server is ready, the address and the token for
`diablerie admin` stand in it. The lock goes with the process, however that ends, so a file that was left
behind claims nothing. On Linux the database itself is locked too, so that it helps nobody to remove that
file; elsewhere such a lock would be in the way of SQLite's own.
"""

import json
import os
import sys
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

import msgspec

from diablerie.errors import InputError
from diablerie.server.log.disk import DiskFull, is_full

PATIENCE = 2.0
"""Seconds for a server of this machine to say that it is well."""
ROOM = 512
"""Bytes that are reserved for the notice when a database is claimed: later the disk may be full."""

NOTHING = -1

if sys.platform == "win32":
    import msvcrt

    OPEN = os.O_RDWR | os.O_CREAT | os.O_BINARY
    BEHIND = 1 << 30
    """Where the lock is: on Windows nobody can read what is locked."""

    def _lock(file: int) -> None:
        os.lseek(file, BEHIND, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    OPEN = os.O_RDWR | os.O_CREAT

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Notice(msgspec.Struct, frozen=True):
    """What the file says about the server that has the database."""

    url: str
    """Where it is reached from this machine."""
    token: str
    pid: int
    admin: str = ""
    """Where `diablerie admin` is let in."""


class Claim:
    """The right to write a database, until it is given back or the process ends."""

    def __init__(self, path: Path, file: int, held: int) -> None:
        self._path = path
        self._file = file
        self._held = held

    def publish(self, url: str, token: str, admin: str = "") -> None:
        """Say where the server is; only its owner can read it."""
        content = msgspec.json.encode(Notice(url, token, os.getpid(), admin))
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, content.ljust(ROOM))

    def give_back(self) -> None:
        """Let others have the database."""
        if self._held != NOTHING:
            os.close(self._held)
        _remove(self._path, self._file)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.give_back()


def claimed(database: Path, patience: float = 0.0) -> Claim | None:
    """Claim a database; None if somebody else has it and keeps it for so many seconds."""
    until = time.monotonic() + patience
    try:
        while (claim := _tried(database)) is None and time.monotonic() < until:
            time.sleep(0.1)
    except OSError as error:
        if is_full(error, database):
            raise DiskFull(database) from None
        raise InputError(f"cannot write in {database.parent}: {error.strerror}") from None
    return claim


def _tried(database: Path) -> Claim | None:
    path = notice_path(database)
    file = _locked(path)
    if file is None:
        return None
    try:
        os.ftruncate(file, 0)
        os.write(file, b" " * ROOM)
        held = _locked(database) if sys.platform == "linux" else NOTHING
    except OSError:
        _remove(path, file)
        raise
    if held is None:  # its notice was removed, but somebody still has it
        _remove(path, file)
        return None
    return Claim(path, file, held)


def _locked(path: Path) -> int | None:
    """Open and lock a file; None if somebody else has locked it."""
    while True:
        file = os.open(path, OPEN, 0o600)
        try:
            _lock(file)
        except OSError:
            os.close(file)
            return None
        if _is_at(file, path):
            return file
        os.close(file)  # it was given back meanwhile, and the file is gone


def _remove(path: Path, file: int) -> None:
    """Remove a file that we have locked; before somebody else can lock it, where that is possible."""
    if sys.platform == "win32":
        os.close(file)
        path.unlink(missing_ok=True)
    else:
        if _is_at(file, path):
            path.unlink(missing_ok=True)
        os.close(file)


def _is_at(file: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file), os.stat(path))
    except FileNotFoundError:
        return False


def notice_path(database: Path) -> Path:
    """The file beside a database that says who has it."""
    return database.with_name(database.name + ".running")


def notice_of(database: Path) -> Notice | None:
    """What the server that has this database says, if there is one that is ready."""
    try:
        return msgspec.json.decode(notice_path(database).read_bytes(), type=Notice)
    except (OSError, msgspec.DecodeError):
        return None


def is_well(url: str) -> bool:
    """Whether a Diablerie server answers there; no proxy is asked."""
    connection = HTTPConnection(urlsplit(url).netloc, timeout=PATIENCE)
    try:
        connection.request("GET", "/healthz")
        answer = json.loads(connection.getresponse().read(10_000))
        return isinstance(answer, dict) and answer.get("status") == "ok"
    except (OSError, HTTPException, ValueError):
        return False
    finally:
        connection.close()


def in_use(database: Path) -> InputError:
    """Why a database cannot be had, and the way out."""
    notice = notice_of(database)
    who = f"the server at {notice.url} (process {notice.pid})" if notice else "another process"
    return InputError(f"the database {database} is in use by {who}; stop that, or choose another --database")


def prepare(database: Path) -> None:
    """Make the folder of a database, and see whether the database can be written."""
    try:
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        if is_full(error, database):
            raise DiskFull(database) from None
        raise InputError(
            f"cannot make the folder {database.parent}: {error.strerror}; choose another --database"
        ) from None
    if database.is_dir():
        raise InputError(f"{database} is a folder; name a file with --database")
    if database.exists() and not os.access(database, os.R_OK | os.W_OK):
        raise InputError(
            f"the database {database} may not be written by this user; choose another --database"
        )
