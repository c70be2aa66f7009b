"""What nodes say to one another about sockets: many frames in one bag, a pair of nodes and turn of the loop.

An *edge* is a node that holds a socket, an *owner* one that has the table. A bag is an array in msgpack. What
travels is what clients say and are told, who they are, and from where: no state, no seed and no token.
"""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from diablerie.server.protocol.codes import ProblemCode

Node: TypeAlias = int
"""An incarnation of a node: the number that the database has given to it, never given twice."""
ConnectionId: TypeAlias = int
"""A socket, by a number that its edge gives once."""
SPOKEN = 1
"""What these frames mean: it is part of what nodes call one another by, so others are not even heard."""


class Visitor(Struct, frozen=True, array_like=True):
    """Who stands at an edge's door and wants to come to a table; the edge has checked who they are."""

    code: str
    key: str = ""
    """Empty for somebody who is nobody in particular."""
    name: str = ""
    colour: str = ""
    program: bool = False
    watch: bool = False
    screen: bool = False
    address: str = ""
    """What limits count them by."""


class Come(Struct, frozen=True, array_like=True, tag=1):
    """Somebody comes to a table, or again because its owner is another one or something was lost."""

    connection: ConnectionId
    visitor: Visitor


class Said(Struct, frozen=True, array_like=True, tag=2):
    """A client has sent something."""

    connection: ConnectionId
    number: int
    """Of all that this client has sent: 1, 2, 3 …"""
    at: int
    """When it arrived: microseconds on the clock by which its bag says when it was sent."""
    content: bytes


class Measured(Struct, frozen=True, array_like=True, tag=3):
    """The way between the edge and a client and back, in milliseconds; the kernel may know the line alone."""

    connection: ConnectionId
    trip: int
    line: int | None


class Left(Struct, frozen=True, array_like=True, tag=4):
    """A client has gone."""

    connection: ConnectionId


class AllHere(Struct, frozen=True, array_like=True, tag=5):
    """Whoever was here before and has not come again until now is here no more."""


class Echo(Struct, frozen=True, array_like=True, tag=6):
    """A probe has arrived: this goes back at once."""

    probe: int


class Welcome(Struct, frozen=True, array_like=True, tag=1):
    """Somebody may come in."""

    connection: ConnectionId


class TurnedAway(Struct, frozen=True, array_like=True, tag=2):
    """Somebody may not come in."""

    connection: ConnectionId
    status: int
    code: ProblemCode
    why: str


class Told(Struct, frozen=True, array_like=True, tag=3):
    """These clients are told the same: a frame as it goes over their sockets."""

    connections: list[ConnectionId]
    frame: bytes


class Handled(Struct, frozen=True, array_like=True, tag=4):
    """What these clients said up to a number was heard, and what came of it is durable and told."""

    counts: dict[ConnectionId, int]


class Ping(Struct, frozen=True, array_like=True, tag=5):
    """Measure the ways to these clients."""

    connections: list[ConnectionId]


class Close(Struct, frozen=True, array_like=True, tag=6):
    """Send a client away."""

    connection: ConnectionId
    code: int
    reason: str


class Elsewhere(Struct, frozen=True, array_like=True, tag=7):
    """The table of this client is not here, or not any more."""

    connection: ConnectionId


class Again(Struct, frozen=True, array_like=True, tag=8):
    """Something of yours was lost: let everybody come again. It stands alone, in a bag without a place."""


class Probe(Struct, frozen=True, array_like=True, tag=9):
    """Measure the way between owner and edge."""

    probe: int


ToOwner: TypeAlias = Come | Said | Measured | Left | AllHere | Echo
ToEdge: TypeAlias = Welcome | TurnedAway | Told | Handled | Ping | Close | Elsewhere | Again | Probe


NO_PLACE = -1


class BagToOwner(Struct, frozen=True, array_like=True):
    """What an edge tells an owner in one turn of its loop."""

    edge: Node
    round: int
    """Which attempt this is: a new one begins when something was lost."""
    place: int
    """Of all bags of the round: 0, 1, 2 …"""
    sent: int
    """Microseconds on a clock that only the edge can read, to be compared with other times of it."""
    frames: list[ToOwner]


class BagToEdge(Struct, frozen=True, array_like=True):
    """What an owner tells an edge in one turn of its loop."""

    owner: Node
    round: int
    place: int
    frames: list[ToEdge]


_encoder = msgspec.msgpack.Encoder()
_to_owner: msgspec.msgpack.Decoder[BagToOwner] = msgspec.msgpack.Decoder(BagToOwner)
_to_edge: msgspec.msgpack.Decoder[BagToEdge] = msgspec.msgpack.Decoder(BagToEdge)


def packed(bag: BagToOwner | BagToEdge) -> bytes:
    """A bag as it travels."""
    return _encoder.encode(bag)


def bag_to_owner(content: bytes) -> BagToOwner:
    """Read a bag; a `msgspec.DecodeError` says what is wrong with it."""
    return _to_owner.decode(content)


def bag_to_edge(content: bytes) -> BagToEdge:
    """Read a bag; a `msgspec.DecodeError` says what is wrong with it."""
    return _to_edge.decode(content)
