"""WebSocket frames without input or output (RFC 6455): what a client sends is read, what it gets is built.

Only text messages are understood, and nothing is negotiated: no extensions, so no reserved bits.
"""

import struct
from typing import NamedTuple, TypeAlias

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part on this machine: the same in Python
    from websockets.utils import apply_mask

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
LAST = 0x80
"""In the first byte: the message ends with this frame."""
RESERVED = 0x70
OPCODE = 0x0F
MASKED = 0x80
"""In the second byte: four bytes of mask stand before the content; a client must mask, a server must not."""
SIZE = 0x7F
LONGER = {126: 2, 127: 8}
"""A size in the second byte that stands for: the size is in so many bytes that follow."""
SHORT = 125
"""The longest content whose size fits in the second byte, and the longest a control frame may have."""

NO_CODE = 1005
"""The code of a close frame without a code; it is never sent."""
PROTOCOL_ERROR, NOT_TEXT, NOT_UTF8, UNRULY, TOO_BIG = 1002, 1003, 1007, 1008, 1009
CROWD = 1000
"""So many frames at once come from nobody who plays; they would only make everybody else wait."""
CODES = frozenset((1000, 1001, 1002, 1003, *range(1007, 1015), *range(3000, 5000)))
"""The codes a close frame may carry (RFC 6455 §7.4)."""


class Ping(NamedTuple):
    """The client wants these bytes back."""

    content: bytes


class Pong(NamedTuple):
    """The client gives the bytes of a ping back."""

    content: bytes


class Closed(NamedTuple):
    """The client closes; nothing follows."""

    code: int
    """The client's code, or NO_CODE."""
    reason: str


class Failed(Exception):
    """The client broke the protocol: it is closed with this code, and nothing more of it is read."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


Received: TypeAlias = bytes | Ping | Pong | Closed | Failed
"""A text message (checked to be UTF-8), a control frame, or the failure that ends it all."""


class Reader:
    """What one client sends, taken apart as it arrives; no more is held than one message within the limit."""

    __slots__ = ("_buffer", "_ended", "_idle", "_message", "_needed", "_short", "limit")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        """The longest message, in bytes."""
        self._short = min(limit, SHORT)
        self._buffer = bytearray()
        """The frame that is not all here yet."""
        self._needed = 2
        """How much of it must be here before it is looked at again."""
        self._message: bytearray | None = None
        """The content of the fragments so far, while a message comes in fragments."""
        self._ended = False
        self._idle = True
        """Nothing is held and nothing has ended: what comes next begins a message."""

    def feed(self, data: bytes) -> list[Received]:
        """Take what has arrived; a failure is the last value there ever is."""
        size = len(data) - 6
        if self._idle and 0 <= size <= self._short and data[0] == LAST | TEXT and data[1] == MASKED | size:
            content = apply_mask(data[6:], data[2:6])
            if content.isascii():
                return [content]
        received: list[Received] = []
        if not self._ended:
            self._buffer += data
            try:
                self._take_frames(received)
            except Failed as failed:
                received.append(failed.with_traceback(None))
                self._ended = True
            if self._ended:
                self._buffer, self._message = bytearray(), None
            self._idle = not (self._buffer or self._ended) and self._message is None
        return received

    def _take_frames(self, received: list[Received]) -> None:
        buffer, start, taken = self._buffer, 0, 0
        while len(buffer) - start >= self._needed and not self._ended:
            self._check_opening(buffer[start], buffer[start + 1])
            size = buffer[start + 1] & SIZE
            mask = start + 2 + LONGER.get(size, 0)
            if len(buffer) < mask:
                self._needed = mask - start
                continue
            if size > SHORT:
                size = int.from_bytes(buffer[start + 2 : mask])
                if size <= SHORT or (mask - start > 4 and size < 1 << 16):
                    raise Failed(PROTOCOL_ERROR, "the size is not in its shortest form")
            self._check_size(buffer[start] & OPCODE, size)
            end = mask + 4 + size
            if len(buffer) < end:
                self._needed = end - start
                continue
            content = apply_mask(buffer[mask + 4 : end], buffer[mask : mask + 4])
            self._take(buffer[start], content, received)
            self._needed = 2
            start = end
            taken += 1
            if taken > CROWD:
                raise Failed(UNRULY, "too many frames at once")
        del buffer[:start]

    def _check_opening(self, first: int, second: int) -> None:
        opcode = first & OPCODE
        if first & RESERVED:
            raise Failed(PROTOCOL_ERROR, "reserved bits are set")
        if opcode not in (CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG):
            raise Failed(PROTOCOL_ERROR, f"there is no opcode {opcode}")
        if not second & MASKED:
            raise Failed(PROTOCOL_ERROR, "the frame is not masked")
        if opcode >= CLOSE:
            if not first & LAST or second & SIZE > SHORT:
                raise Failed(PROTOCOL_ERROR, "a control frame is short and whole")
        elif (opcode == CONTINUATION) == (self._message is None):
            raise Failed(PROTOCOL_ERROR, "a message begins inside another, or goes on without a beginning")
        elif opcode == BINARY:
            raise Failed(NOT_TEXT, "only text is understood here")

    def _check_size(self, opcode: int, size: int) -> None:
        """Refuse what would be too long before any of it is kept."""
        if opcode < CLOSE and size + len(self._message or b"") > self.limit:
            raise Failed(TOO_BIG, f"a message has at most {self.limit} bytes")

    def _take(self, first: int, content: bytes, received: list[Received]) -> None:
        opcode = first & OPCODE
        if opcode == PING:
            received.append(Ping(content))
        elif opcode == PONG:
            received.append(Pong(content))
        elif opcode == CLOSE:
            received.append(_closed(content))
            self._ended = True
        else:
            if self._message is None:
                self._message = bytearray()
            self._message += content
            if first & LAST:
                content, self._message = bytes(self._message), None
                _text(content)
                received.append(content)


def _text(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise Failed(NOT_UTF8, "the text is not UTF-8") from None


def _closed(content: bytes) -> Closed:
    if not content:
        return Closed(NO_CODE, "")
    code = int.from_bytes(content[:2])
    if len(content) < 2 or code not in CODES:
        raise Failed(PROTOCOL_ERROR, "the close frame has no proper code")
    return Closed(code, _text(content[2:]))


def _text_head(size: int) -> bytes:
    if size <= SHORT:
        return bytes((LAST | TEXT, size))
    if size < 1 << 16:
        return struct.pack("!BBH", LAST | TEXT, 126, size)
    return struct.pack("!BBQ", LAST | TEXT, 127, size)


_TEXT_HEADS = tuple(map(_text_head, range(1024)))
"""How the frames of ordinary messages begin."""


def text_frame(content: bytes | bytearray) -> bytes:
    """Build the frame of a whole text message."""
    try:
        return _TEXT_HEADS[len(content)] + content
    except IndexError:
        return _text_head(len(content)) + content


def ping_frame(content: bytes) -> bytes:
    """Build a ping; its content, at most 125 bytes, comes back in the pong."""
    return bytes((LAST | PING, len(content))) + content


def pong_frame(content: bytes) -> bytes:
    """Build the answer to a ping."""
    return bytes((LAST | PONG, len(content))) + content


def close_frame(code: int, reason: str) -> bytes:
    """Build a close frame; a reason that is too long is cut off, and NO_CODE gives an empty one."""
    if code == NO_CODE:
        return bytes((LAST | CLOSE, 0))
    content = reason.encode()[: SHORT - 2].decode(errors="ignore").encode()
    return bytes((LAST | CLOSE, 2 + len(content))) + code.to_bytes(2) + content
