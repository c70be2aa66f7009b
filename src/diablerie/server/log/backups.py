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
from diablerie.server.log.check import examined
from diablerie.server.log.disk import readable, wal_of
from diablerie.server.log.schema import MIGRATIONS, give_new_id
from diablerie.server.log.sqlite_file import SqliteFile
from diablerie.server.log.witness import Witness


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
            file.isolation_level = None
            file.text_factory = readable
            file.execute("PRAGMA journal_mode=DELETE")
            (schema,) = file.execute("PRAGMA user_version").fetchone()
            if schema > len(MIGRATIONS):
                raise InputError("this backup is of a newer version; update diablerie")
            found = examined(file, lambda read: None)
            if found.damages:
                raise InputError(f"this backup is damaged ({found.damages[0]}); take an older one")
            people = file.execute("SELECT count(*) FROM people").fetchone() if schema > 1 else (0,)
            return Contents(found.tables, people[0])
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise InputError(f"this is no backup of Diablerie, or it is damaged: {error}") from None


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
            if wal_of(path).exists():  # a database, and somebody has it open
                shutil.copyfile(wal_of(path), wal_of(copy))
        except OSError as error:
            raise InputError(f"cannot read {path}: {error.strerror}") from None
        checked(copy)
        yield copy


def replace(database: Path, backup: Path) -> Path:
    """Put a backup in the place of a database that cannot be used, which gets another name and stays."""
    SqliteFile(backup).close()  # brought up to date, and one plain file
    give_new_id(backup)
    part = part_of(database)
    aside = database.with_name(f"{database.name}.damaged-{secrets.token_hex(2)}")
    try:
        shutil.copyfile(backup, part)
        if wal_of(database).exists():
            wal_of(database).replace(wal_of(aside))
        if database.exists():
            database.replace(aside)
        Witness(database).forget()
        database.with_name(database.name + "-shm").unlink(missing_ok=True)
        put_in_place(part, database)
    finally:
        part.unlink(missing_ok=True)
    return aside
