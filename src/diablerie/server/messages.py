"""The whole protocol: what a client may say, and what it is told.

A client speaks in commands; each has an id of the client's choosing, and a repeated id does nothing twice.
The server speaks in the past tense; whatever changed the table has a version, one more than the last change.
"""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

SeatNumber = Annotated[int, Meta(ge=0, le=5)]
CommandId = Annotated[int, Meta(ge=0, le=2**53)]
Version = Annotated[int, Meta(ge=0, le=2**53)]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something a client wants."""

    id: CommandId


class Sit(Command, tag="sit", frozen=True):
    """Take a seat, and add a number to the shuffles (docs/fair-shuffles.md)."""

    seat: SeatNumber
    number: Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")] = ""


class Stand(Command, tag="stand", frozen=True):
    """Give the seat back before the game; during it, hand it to a bot."""


class AddBot(Command, tag="add_bot", frozen=True):
    """Put a bot on an empty seat."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)]


class Remove(Command, tag="remove", frozen=True):
    """Empty a seat before the game."""

    seat: SeatNumber


class Start(Command, tag="start", frozen=True):
    """Begin; every seat must be taken."""


class Act(Command, tag="act", frozen=True):
    """Do something in the game: an event as a record writes it, without `by`."""

    event: dict[str, Any]


class Say(Command, tag="say", frozen=True):
    """Talk."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class CatchUp(Command, tag="catch_up", frozen=True):
    """Ask for everything after a version."""

    version: Version


AnyCommand: TypeAlias = Sit | Stand | AddBot | Remove | Start | Act | Say | CatchUp


class Told(Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """Something a client is told."""


class SeatShown(Struct, frozen=True, omit_defaults=True):
    """Who sits somewhere."""

    name: str = ""
    """Empty where nobody sits."""
    colour: str = ""
    bot: str = ""
    """The bot that plays here, for itself or for a person who is away."""
    you: bool = False


class Shown(Told, tag="shown", frozen=True):
    """The whole table, for somebody who comes or was away too long."""

    version: Version
    game: str
    options: dict[str, Any]
    seats: list[SeatShown]
    commitment: str
    view: dict[str, Any] | None = None
    """The game as this person sees it, once it has begun."""
    due: int | None = None
    """When the clock will play for who is awaited, on the table's clock."""


class Changed(Told, tag="changed", frozen=True):
    """Somebody came, went, or was replaced."""

    version: Version
    seats: list[SeatShown]


class Happened(Told, tag="happened", frozen=True):
    """Something happened in the game; `view` holds what changed of it."""

    version: Version
    event: dict[str, Any]
    view: dict[str, Any]
    due: int | None = None


class Ended(Told, tag="ended", frozen=True):
    """The game is over, and here is the seed that explains every shuffle."""

    version: Version
    result: dict[str, Any]
    seed: str


class Done(Told, tag="done", frozen=True):
    """A command was carried out."""

    id: CommandId


class Refused(Told, tag="refused", frozen=True):
    """A command was not carried out, and nothing has changed."""

    id: CommandId
    code: str
    why: str


class Said(Told, tag="said", frozen=True):
    """Somebody has talked."""

    name: str
    text: str


AnyTold: TypeAlias = Shown | Changed | Happened | Ended | Done | Refused | Said

LONGEST_COMMAND = 4096
"""Bytes of a command; a longer one is not even read."""

_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_told: msgspec.json.Decoder[AnyTold] = msgspec.json.Decoder(AnyTold)


def read_command(content: bytes | str) -> AnyCommand:
    """Read what a client sent; a `msgspec.DecodeError` says what is wrong with it."""
    if len(content) > LONGEST_COMMAND:
        raise msgspec.DecodeError(f"longer than {LONGEST_COMMAND} bytes")
    try:
        return _commands.decode(content)
    except RecursionError:
        raise msgspec.DecodeError("nested too deeply") from None


def written(message: AnyTold) -> bytes:
    """Write what a client is told."""
    return msgspec.json.encode(message)


def read_told(content: bytes) -> AnyTold:
    """Read what a client was told: for clients in Python, and for tests."""
    return _told.decode(content)
