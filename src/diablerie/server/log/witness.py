"""The witness: a small file beside the database that says what was acknowledged last.

It is written after commits, without waiting for the disk. So it survives the death of the process, and it may
be older than the database, but never newer: if the database does not hold what the witness names, something
that people have seen is gone. SQLite itself says nothing of that: where a bit has flipped in its write-ahead
log, it drops that commit and all after it.
"""

import os
import sqlite3
import sys
from contextlib import closing, suppress
from hashlib import blake2b
from pathlib import Path

import msgspec

from diablerie.server.log.seals import has_seal

ROOM = 1024
"""Bytes that are reserved, so that a full disk cannot hinder it; what is said is shorter."""
SUM = 16
SEEN = "which was acknowledged"
OVERWRITTEN = "was overwritten while it was in use"


class Word(msgspec.Struct, frozen=True, array_like=True):
    """What was acknowledged last."""

    house: str
    """The database that is meant: one that was put in its place later has another id."""
    code: str = ""
    version: int = -1
    seal: str = ""
    person: str = ""
    """The key of the last person who came or was renamed."""
    overwritten: bool = False
    """Whether somebody else wrote into the database while it was in use: what is in it now is a mixture."""
    person_seal: str = ""
    """That of their row since."""


class Witness:
    """The file of a database that is in use."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".last")
        self._file: int | None = None

    def word(self) -> Word | None:
        """What the file says, if it is there and whole."""
        try:
            content = self.path.read_bytes()[:ROOM].rstrip()
        except OSError:
            return None
        if content[:SUM] != _sum(content[SUM:]):
            return None
        return msgspec.json.decode(content[SUM:], type=Word)

    def reserve(self) -> None:
        """Open the file for writing; what it says stays."""
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
        missing = ROOM - os.fstat(self._file).st_size
        if missing > 0:
            os.lseek(self._file, 0, os.SEEK_END)
            os.write(self._file, b" " * missing)

    def write(self, word: Word) -> None:
        """Say what was acknowledged last, as well as the disk allows: the word before it is true too."""
        content = msgspec.json.encode(word)
        with suppress(OSError):
            if not self._is_there():
                self.close()
                self.reserve()
            assert self._file is not None
            _write_at_start(self._file, (_sum(content) + content).ljust(ROOM))

    def _is_there(self) -> bool:
        """Whether the file that is open is the one that the next start will find."""
        if self._file is None:
            return False
        try:
            return os.path.samestat(os.fstat(self._file), os.stat(self.path))
        except FileNotFoundError:
            return False

    def close(self) -> None:
        """Let go of the file, which stays."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def forget(self) -> None:
        """Remove the file: there is nothing that could be missing."""
        self.close()
        self.path.unlink(missing_ok=True)


def loss(file: sqlite3.Connection, word: Word) -> str:
    """What was acknowledged and is not in the database that is meant, in words."""
    if word.overwritten:
        return OVERWRITTEN
    if file.execute("SELECT id FROM house").fetchone() != (word.house,):
        return ""
    if word.version >= 0:
        query = "SELECT version, content FROM entries WHERE code = ? AND version <= ?"
        rows = file.execute(query, (word.code, word.version)).fetchall()
        if not any(has_seal(contents, word.version - first, word.seal) for first, contents in rows):
            return f"has lost entry {word.version} of table {word.code}, and maybe others, {SEEN}"
    if word.person:
        person = file.execute("SELECT seal FROM people WHERE key = ?", (word.person,)).fetchone()
        if person is None:
            return f"has lost the person who came last, {SEEN}"
        if person != (bytes.fromhex(word.person_seal),):
            return f"has lost a person's new name, {SEEN}"
    return ""


def loss_in(path: Path, word: Word) -> str:
    """The same of a database that is closed and has nothing beside it."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)) as file:
            if file.execute("SELECT id FROM house").fetchone() != (word.house,):
                return OVERWRITTEN
            return loss(file, word)
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        return f"cannot be read any more ({error})"


def _write_at_start(file: int, content: bytes) -> None:
    if sys.platform == "win32":
        os.lseek(file, 0, os.SEEK_SET)
        os.write(file, content)
    else:
        os.pwrite(file, content, 0)


def _sum(content: bytes) -> bytes:
    return blake2b(content, digest_size=SUM // 2).hexdigest().encode()
