"""Messages that are larger than the bus carries: cut in pieces, and put together again.

Of a message of which a piece is lost nothing arrives. What is put together is bounded: the one that was begun
longest ago is let go of first.
"""

import struct
from collections import OrderedDict
from collections.abc import Iterator

_HEAD = struct.Struct(">BQIHH")
"""A sign, who cuts, the number of the message, the place of the piece, how many there are."""
WHOLE, PIECE = b"\0", 1
HEAD = _HEAD.size
MOST_PIECES = 0xFFFF
MOST_HELD = 64 << 20
"""Bytes of unfinished messages."""


class Cutter:
    """Cuts what is too large."""

    def __init__(self, sender: int, largest: int) -> None:
        self._sender = sender & 0xFFFF_FFFF_FFFF_FFFF
        self._number = 0
        self.largest = largest
        """Bytes that the bus carries at once."""

    def cut(self, content: bytes) -> Iterator[bytes]:
        """A message as it travels: whole, or in pieces."""
        if len(content) < self.largest:
            yield WHOLE + content
            return
        self._number = (self._number + 1) & 0xFFFF_FFFF
        room = self.largest - HEAD
        count = -(-len(content) // room)
        if count > MOST_PIECES:
            raise ValueError(f"a message of {len(content)} bytes is too large to be cut")
        for place in range(count):
            part = content[place * room : (place + 1) * room]
            yield _HEAD.pack(PIECE, self._sender, self._number, place, count) + part


class Joiner:
    """Puts together what was cut."""

    def __init__(self, most: int = MOST_HELD) -> None:
        self._most = most
        self._held = 0
        self._begun: OrderedDict[tuple[int, int], dict[int, bytes]] = OrderedDict()
        self.lost = 0
        """Messages that were let go of."""

    def take(self, content: bytes) -> bytes | None:
        """The message that is complete with this, or None; what is no piece at all is dropped."""
        if content[:1] == WHOLE:
            return content[1:]
        if len(content) < HEAD or content[0] != PIECE:
            return None
        _, sender, number, place, count = _HEAD.unpack_from(content)
        parts = self._begun.setdefault((sender, number), {})
        if place not in parts:
            parts[place] = content[HEAD:]
            self._held += len(parts[place])
        if len(parts) < count:
            self._make_room()
            return None
        del self._begun[sender, number]
        self._held -= sum(map(len, parts.values()))
        return b"".join(parts[place] for place in sorted(parts))

    def _make_room(self) -> None:
        while self._held > self._most:
            _, parts = self._begun.popitem(last=False)
            self._held -= sum(map(len, parts.values()))
            self.lost += 1
