"""All messages, as they are read and written: commands from a client, and what it is told."""

from typing import TypeAlias

import msgspec

from diablerie.server.protocol.commands import AnyCommand
from diablerie.server.protocol.lobby import Listed, Mine, TableChanged, TableGone
from diablerie.server.protocol.told import (
    Changed,
    Closed,
    Done,
    Ended,
    Happened,
    Hinted,
    HintTaken,
    Hurry,
    Moved,
    Patience,
    Present,
    Rated,
    Reacted,
    Refused,
    Said,
    Shown,
    Tumbling,
    Turned,
)

AnyTold: TypeAlias = (
    Shown
    | Changed
    | Happened
    | Ended
    | Rated
    | Moved
    | Closed
    | Present
    | Patience
    | Hurry
    | Tumbling
    | Turned
    | Said
    | Reacted
    | Hinted
    | HintTaken
    | Done
    | Refused
    | Mine
    | Listed
    | TableChanged
    | TableGone
)

LONGEST_COMMAND = 4096
"""Bytes of a command; a longer one is not even read."""

_MOST_BRACKETS = 600
"""Opening ones, those in talk and names included; what Python cannot read or tell of has more."""
_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_told: msgspec.json.Decoder[AnyTold] = msgspec.json.Decoder(AnyTold)
_encoder = msgspec.json.Encoder()


def read_command(content: bytes | str) -> AnyCommand:
    """Read what a client sent; a `msgspec.DecodeError` says what is wrong with it."""
    if isinstance(content, str):
        content = content.encode()
    if len(content) > LONGEST_COMMAND:
        raise msgspec.DecodeError(f"longer than {LONGEST_COMMAND} bytes")
    if len(content) > _MOST_BRACKETS:
        check_depth(content)
    return _commands.decode(content)


def check_depth(content: bytes) -> None:
    """Refuse what is nested so deeply that to read it, or to tell what is wrong with it, could fail."""
    if content.count(b"[") + content.count(b"{") > _MOST_BRACKETS:
        raise msgspec.DecodeError("nested too deeply")


def written(message: AnyTold) -> bytes:
    """Write what a client is told."""
    return _encoder.encode(message)


def write_into(buffer: bytearray, message: AnyTold) -> None:
    """The same in place of what is in a buffer: one that is used again need not grow."""
    _encoder.encode_into(message, buffer)


def read_told(content: bytes | str) -> AnyTold:
    """Read what a client was told: for clients in Python, and for tests."""
    return _told.decode(content)
