"""Backups of a log: whole or not there, and looked at before anything is replaced by them."""

import os
import secrets
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from diablerie.errors import InputError
from diablerie.server.log.sqlite import MIGRATIONS


class Contents(NamedTuple):
    """How much there is in a backup."""

    tables: int
    people: int

    def __str__(self) -> str:
        return f"{self.tables} tables, {self.people} people"


def checked(path: Path) -> Contents:
    """Look through a backup; one that is damaged, foreign or too new is refused.

    It becomes one plain file by this, without a second one for what was written last.
    """
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as file:
            file.execute("PRAGMA journal_mode=DELETE")
            (sound,) = file.execute("PRAGMA integrity_check(1)").fetchone()
            if sound != "ok":
                raise InputError(f"this backup is damaged ({sound}); take an older one")
            (schema,) = file.execute("PRAGMA user_version").fetchone()
            if schema > len(MIGRATIONS):
                raise InputError("this backup is of a newer version; update diablerie")
            (tables,) = file.execute("SELECT count(DISTINCT code) FROM entries").fetchone()
            people = file.execute("SELECT count(*) FROM people").fetchone() if schema > 1 else (0,)
            return Contents(tables, people[0])
    except sqlite3.Error as error:
        raise InputError(f"this is no backup of Diablerie: {error}") from None


def part_of(path: Path) -> Path:
    """A name beside a file, under which it is written until it is whole."""
    return path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")


def put_in_place(part: Path, path: Path) -> None:
    """Give a whole file its name, so that it survives a power cut."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(path)
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


@contextmanager
def copied(path: Path) -> Iterator[Path]:
    """A copy of a backup, to look at and to change; the backup itself stays as it is."""
    with TemporaryDirectory(prefix="diablerie-") as folder:
        copy = Path(folder) / "backup.db"
        try:
            shutil.copyfile(path, copy)
            if path.with_name(path.name + "-wal").exists():  # a database, and somebody has it open
                shutil.copyfile(path.with_name(path.name + "-wal"), copy.with_name("backup.db-wal"))
        except OSError as error:
            raise InputError(f"cannot read {path}: {error.strerror}") from None
        checked(copy)
        yield copy
