"""Seals: every entry carries a checksum chained to the entry before it, so that no damage goes unnoticed.

A seal tells of accidents, not of forgers: whoever can write the file can seal anew.
"""

from binascii import b2a_base64
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Any, NamedTuple

from diablerie.errors import InputError
from diablerie.server.log.facts import EntryKept

BETWEEN = b"\n"
"""What stands between the entries of a row; JSON that we write has no line breaks."""
BREAK = BETWEEN[0]
"""The same as a number: to look for bytes in bytes, Python first makes an error of their not being one."""
SEAL = 8
"""Characters of a seal, which stands behind its entry; they say 48 bits. Longer ones fill more pages."""


class DamagedTable(InputError):
    """A table of which an entry is not what was kept; it is not played on."""

    why = "what was kept of this table is damaged, so it is not played on; ask who runs this server"
    """What people are told."""

    def __init__(self, code: str, version: int, how: str = "is damaged") -> None:
        super().__init__(f"table {code}: entry {version} {how}")
        self.code = code


class Head(NamedTuple):
    """How far a table goes: the version of its next entry, and the seal of its last."""

    next: int
    seal: bytes


_begun = blake2b(digest_size=6)
"""To copy it is quicker than to begin anew."""


def seal_of(content: bytes, before: bytes) -> bytes:
    """The seal of an entry that follows one with the seal `before`."""
    seal = _begun.copy()
    seal.update(before + content)
    return b2a_base64(seal.digest(), newline=False)


def beginning(code: str) -> Head:
    """The head of a table that has no entries yet."""
    return Head(0, seal_of(code.encode(errors="replace"), b"table "))


def unsealed(content: bytes) -> bytes:
    """An entry without its seal, at which nobody looks."""
    return content[:-SEAL]


def follows(head: Head, version: Any, content: Any) -> bytes | None:
    """The seal of a sealed entry, if that is the next one of its table and as it was kept."""
    if version != head.next or not isinstance(content, bytes):  # a bit may make text of it, or a fraction
        return None
    seal = seal_of(content[:-SEAL], head.seal)
    return seal if content[-SEAL:] == seal else None


def has_seal(contents: bytes, number: int, seal: str) -> bool:
    """Whether the entry of that number in a row has that seal."""
    parts = contents.split(BETWEEN)
    return number < len(parts) and parts[number].endswith(seal.encode())


def entries_of(rows: Iterable[tuple[str, int, bytes]]) -> Iterator[EntryKept]:
    """Take rows of `entries` apart, each of which holds one entry or several that follow one another."""
    for code, first, contents in rows:
        for version, content in enumerate(contents.split(BETWEEN), first):
            yield EntryKept(code, version, unsealed(content))


def verified(
    code: str, kept: Head | None, settled: Iterable[tuple[Any, Any]], recent: Iterable[tuple[Any, Any]]
) -> list[bytes]:
    """The entries of a table, from rows in order: settled ones lead to its head, recent ones go on."""
    entries: list[bytes] = []
    head = _read(code, beginning(code), settled, entries)
    if head != (kept or beginning(code)):
        raise DamagedTable(code, head.next, "is missing" if kept and kept[0] != head.next else "is damaged")
    _read(code, head, recent, entries)
    return entries


def _read(code: str, head: Head, rows: Iterable[tuple[Any, Any]], entries: list[bytes]) -> Head:
    """Check and gather the entries of rows, and say how far they lead."""
    for first, contents in rows:
        for version, content in _parts(first, contents):
            seal = follows(head, version, content)
            if seal is None:
                raise DamagedTable(code, head.next)
            entries.append(unsealed(content))
            head = Head(head.next + 1, seal)
    return head


def _parts(first: Any, contents: Any) -> Iterable[tuple[Any, Any]]:
    if not isinstance(first, int) or not isinstance(contents, bytes):
        return [(None, None)]
    return enumerate(contents.split(BETWEEN), first)
