"""What an edge knows of each client and each owner, and what it wants done."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from diablerie.server.nodes.frames import (
    BagToOwner,
    Come,
    ConnectionId,
    Node,
    Said,
    ToOwner,
    TurnedAway,
    Visitor,
)
from diablerie.server.nodes.lines import Counter

MOST_UNHEARD, MOST_BYTES = 512, 256 * 1024
"""What a client may say while nobody answers: more than anybody says in ten seconds who is no flood."""
TOO_MUCH, COME_BACK = 1008, 1012
"""Why a socket is closed, as WebSocket codes."""
NO_TABLE = TurnedAway(0, 404, "no_such_table", "there is no such table; check the code")


class Unheard(NamedTuple):
    """What a client has said that nobody is known to have heard."""

    number: int
    at: float
    content: bytes


@dataclass(slots=True, eq=False)
class Caller:
    """A client whose table lives elsewhere."""

    visitor: Visitor
    owner: Node | None = None
    """Who has the table, as far as is known."""
    welcome: bool = False
    """Whether they were let in, by this owner or one before."""
    number: int = 0
    """Of what they have said last."""
    unheard: deque[Unheard] = field(default_factory=deque)
    size: int = 0
    """Bytes of that."""


@dataclass(slots=True, eq=False)
class Line:
    """The talk with one owner."""

    heard: float
    """When something of it was heard last."""
    said: float
    sending: Counter
    hearing: Counter
    frames: list[ToOwner] = field(default_factory=list)
    """What leaves at the end of this turn."""
    callers: set[ConnectionId] = field(default_factory=set)


class Outside(Protocol):
    """What an edge wants done."""

    def seek(self, code: str) -> None:
        """Find out who owns a table, and claim it if nobody does; `found` or `not_found` hears of it."""

    def plan(self) -> None:
        """Call `flush` at the end of this turn."""

    def send(self, bag: BagToOwner, owner: Node) -> None:
        """Send a bag."""

    def admit(self, connection: ConnectionId) -> None:
        """Let a client in."""

    def turn_away(self, connection: ConnectionId, why: TurnedAway) -> None:
        """Do not let a client in."""

    def tell(self, connection: ConnectionId, frame: bytes) -> None:
        """Tell a client something."""

    def ping(self, connection: ConnectionId) -> None:
        """Measure the way to a client."""

    def close(self, connection: ConnectionId, code: int, reason: str) -> None:
        """Send a client away."""

    def take_home(self, connection: ConnectionId, caller: "Caller") -> None:
        """From now on the table lives on this node, and the edge knows nothing of this client any more."""


def coming(connection: ConnectionId, caller: Caller) -> Iterable[ToOwner]:
    """What is said to an owner to whom somebody comes, perhaps again."""
    yield Come(connection, caller.visitor)
    for unheard in caller.unheard:
        yield said_again(connection, unheard)


def said_again(connection: ConnectionId, unheard: Unheard) -> Said:
    """What a client has said, for the owner; at first or once more."""
    return Said(connection, unheard.number, micros(unheard.at), unheard.content)


def drop(caller: Caller, number: int) -> None:
    """What was handled need not be said again."""
    while caller.unheard and caller.unheard[0].number <= number:
        caller.size -= len(caller.unheard.popleft().content)


def micros(seconds: float) -> int:
    """A time as it travels."""
    return int(seconds * 1_000_000)
