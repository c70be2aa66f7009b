"""The SQLite file of a log: appended in groups, durable when `append` returns."""

import logging
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from itertools import chain
from pathlib import Path

from msgspec.structs import replace

from diablerie.server.log.check import one_table
from diablerie.server.log.contests import write_facts
from diablerie.server.log.disk import (
    DamagedDatabase,
    readable,
    unusable,
)
from diablerie.server.log.facts import EntryKept, Fact
from diablerie.server.log.guard import Guard
from diablerie.server.log.home import Settled
from diablerie.server.log.queries import Queries
from diablerie.server.log.recent import Run, head_of, unsettled
from diablerie.server.log.rows import damaged_rows
from diablerie.server.log.schema import give_new_id, migrate
from diablerie.server.log.seals import BETWEEN, DamagedTable, seal_of
from diablerie.server.log.witness import OVERWRITTEN, Witness, Word, loss

COLUMNS = 3
"""Of the tables into which entries are written: a code, a version, and what is kept."""
SETTLE_AFTER = 8192
"""Entries are kept in the order in which they come and without an index, for that writes few pages; when
there are so many, those of each table are put together in one row."""
BUSY = 16
"""So many facts at once come where hundreds of groups are written in a second: then it is enough to see every
few hundredths of a second whether the database is still there, and to tell the witness then: each call of the
system hands the interpreter to and fro."""
AT_ONCE = 64
"""Rows in one statement, at most; a power of two."""
ACCEPT = "restore a backup, or go on without it after `diablerie admin check --accept-loss`"
WAY_OUT = "says that it was here and in use; restore a backup, or remove that file to begin with nothing"


@cache
def _inserting(table: str, rows: int) -> str:
    return f"{'REPLACE' if table == 'heads' else 'INSERT'} INTO {table} VALUES " + ", ".join(
        ["(?, ?, ?)"] * rows
    )


logger = logging.getLogger("diablerie.server")


class SqliteFile:
    """A log in one file; one thread writes, and what it has written stays written."""

    def __init__(self, path: Path, accept_loss: bool = False) -> None:
        self.path = path
        self.damaged: dict[str, DamagedTable] = {}
        """Tables that are set aside, as far as is known."""
        self._witness = Witness(path)
        try:
            # Before it is opened: that alone would bring a write-ahead log into it that belongs to another.
            if not accept_loss and (word := self._witness.word()) is not None and word.overwritten:
                raise DamagedDatabase(f"the database {path} {OVERWRITTEN}; {ACCEPT}")
            self._file = self._connected()
            self._file.execute("PRAGMA wal_autocheckpoint=0")  # see `Place`
            self._begin(accept_loss)
            self._reader = self._connected("ro")
            self._reader.execute("SELECT id FROM house").fetchall()  # only then it holds its lock
            self.queries = Queries(self._reader)
            self._guard = Guard(path, self._file, self._witness)
            self._guard.tell(self._word)
        except (sqlite3.Error, OSError, UnicodeDecodeError) as error:
            raise unusable(path, error) from None

    def _connected(self, mode: str = "rwc") -> sqlite3.Connection:
        uri = f"{self.path.absolute().as_uri()}?mode={mode}"
        file = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
        file.text_factory = readable
        file.execute("PRAGMA busy_timeout=5000")
        if mode == "rwc":
            file.execute("PRAGMA journal_mode=WAL")
            file.execute("PRAGMA synchronous=FULL")
        return file

    def _begin(self, accept_loss: bool) -> None:
        """Look at the file, bring it up to date, and see that all is there that was acknowledged."""
        (sound,) = self._file.execute("PRAGMA quick_check(1)").fetchone()
        if sound != "ok":
            raise DamagedDatabase(f"the database {self.path} is damaged ({sound}); restore a backup")
        is_new = not self._file.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
        word = None if accept_loss else self._witness.word()
        if word is not None and word.house and is_new:
            raise DamagedDatabase(f"the database {self.path} is gone; {self._witness.path.name} {WAY_OUT}")
        migrate(self._file, self.path)
        (house,) = self._file.execute("SELECT id FROM house").fetchone()
        self._word = word if word is not None and word.house == house else Word(house)
        self._load()
        if self._word.code not in self.damaged and (lost := loss(self._file, self._word)):
            raise DamagedDatabase(f"the database {self.path} {lost}; {ACCEPT}")
        for damage in damaged_rows(self._file):
            logger.critical("%s; it is not believed: restore a backup", damage)
        with self._all_or_nothing():
            self._settle()
        # What follows may be lost with the write-ahead log, but not whose database it is.
        self._file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def _load(self) -> None:
        """Read what has not settled."""
        self._recent = 0
        """How many entries have not settled, about."""
        self._runs, damaged, self._left = unsettled(self._file)
        for damage in damaged.values():
            self._set_aside(damage)

    def _set_aside(self, damage: DamagedTable) -> None:
        if damage.code not in self.damaged:
            self.damaged[damage.code] = damage
            logger.critical("%s; it is set aside and not played on: restore a backup, or close it", damage)

    def append(self, facts: Sequence[Fact]) -> Settled:
        """Write facts, all or none; when this returns they survive whatever happens."""
        settled = Settled()
        looks = len(facts) < BUSY or not self._guard.place.seen_just_now()
        if looks:
            self._guard.check_before_writing()
        with self._all_or_nothing():
            values = self._sealed(facts)
            self._insert("recent", values)
            if len(values) < COLUMNS * len(facts):
                rows = (fact for fact in facts if type(fact) is not EntryKept)
                person, settled = write_facts(self._file, rows)
                if person is not None:
                    self._word = replace(self._word, person=person.key, person_seal=person.seal)
            self._recent += len(facts)
            if self._recent >= SETTLE_AFTER:
                self._settle()
        # What is written into a file that is gone survives nothing.
        if looks:
            self.check_place()
        self._guard.committed(self._file)
        return settled

    def check_place(self) -> None:
        """See that the database is still there, or raise `DatabaseGone`; then tell the witness."""
        self._guard.check(self._word)

    def _insert(self, table: str, values: list[object]) -> None:
        """Write rows, many in one statement: between two the loop would want the interpreter back.

        Their values come one after another. As many as a power of two, so that a few statements serve for
        any number: SQLite keeps them all.
        """
        start, end = 0, len(values)
        while left := (end - start) // COLUMNS:
            many = min(AT_ONCE, 1 << left.bit_length() - 1)
            self._file.execute(_inserting(table, many), values[start : start + COLUMNS * many])
            start += COLUMNS * many

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        word = self._word
        self._file.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._file.execute("COMMIT")
        except BaseException:
            if self._file.in_transaction:  # where the disk failed, nothing is left of it
                self._file.execute("ROLLBACK")
            self._word = word
            self._load()
            raise

    def _sealed(self, facts: Sequence[Fact]) -> list[object]:
        """Seal every entry, which has to be the next one of its table: none is left out or written twice.

        Returned are the values of all rows, one after another.
        """
        runs = self._runs
        values: list[object] = []
        for fact in facts:
            if type(fact) is EntryKept:
                code, version, content = fact
                run = runs.get(code) or self._run_of(code)
                if version != run.first + len(run.contents):
                    raise sqlite3.IntegrityError(
                        f"entry {version} of {code} cannot follow entry {run.head.next - 1}"
                    )
                if BETWEEN in content:
                    raise sqlite3.IntegrityError(f"entry {version} of {code} has a line break")
                seal = run.seal = seal_of(content, run.seal)
                content += seal
                run.contents.append(content)
                values += (code, version, bytearray(content))  # for bytes, `sqlite3` looks for an adapter
        if values:  # what the witness is told when all of it is durable
            self._word = replace(self._word, code=code, version=version, seal=seal.decode())
        return values

    def _run_of(self, code: str) -> Run:
        if code in self.damaged:
            raise self.damaged[code]
        head = head_of(self._file, code)
        run = self._runs[code] = Run(head.next, head.seal)
        return run

    def _settle(self) -> None:
        grown = {code: run for code, run in sorted(self._runs.items()) if run.contents}
        rows = ((code, run.first, BETWEEN.join(run.contents)) for code, run in grown.items())
        self._insert("settled", [*chain.from_iterable(rows)])
        self._insert("heads", [*chain.from_iterable((code, *run.head) for code, run in grown.items())])
        if self._left:
            kept = "SELECT value FROM json_each(?)"
            self._file.execute(f"DELETE FROM recent WHERE rowid NOT IN ({kept})", (str(self._left),))
        else:
            self._file.execute("DELETE FROM recent")
        self._recent = 0
        self._runs = {code: Run(*run.head) for code, run in grown.items()}

    def entries(self, code: str) -> list[bytes]:
        """Read the entries of a table, in order; a table of which one is damaged is set aside."""
        if code in self.damaged:
            raise self.damaged[code]
        try:
            return one_table(self._reader, code)
        except DamagedTable as damage:
            self._set_aside(damage)
            raise
        except sqlite3.OperationalError:
            raise  # it may be read later
        except sqlite3.DatabaseError as error:
            unreadable = DamagedTable(code, 0, f"or a later one cannot be read ({error})")
            self._set_aside(unreadable)
            raise unreadable from None

    def back_up(self, path: Path) -> None:
        """Copy the log to another file while it is in use."""
        # A connection of its own: whoever reads meanwhile does not wait for the whole copy.
        with closing(self._connected()) as own, closing(sqlite3.connect(path)) as copy:
            own.backup(copy)
        give_new_id(path)

    def restore(self, path: Path) -> None:
        """Put a backup in the place of everything there is; nothing may be written meanwhile."""
        SqliteFile(path).close()  # a damaged or foreign file is refused before anything is touched
        give_new_id(path)
        with self._guard.place.changing():
            self._guard.tell(Word(""))  # the witness would miss what the backup does not have
            with closing(sqlite3.connect(path)) as copy:
                copy.backup(self._file)
            self.damaged.clear()
            self._begin(accept_loss=True)
            self._guard.place.remember(self._file)
        self._guard.tell(self._word)

    def close(self) -> None:
        """Close the file; when all is in it, nothing is left beside it.

        It raises `DatabaseGone` if what was acknowledged is not in it, and nobody has heard that yet.
        """
        ours = False
        with closing(self._guard):
            try:
                ours = self._guard.last_look()
            finally:
                # Whoever closes last brings the write-ahead log into the file; the reader cannot.
                for file in (self._reader, self._file) if ours else (self._file, self._reader):
                    file.close()
            if ours:
                is_sound = self._word.code not in self.damaged
                self._guard.forget(self._word if is_sound else Word(self._word.house))
