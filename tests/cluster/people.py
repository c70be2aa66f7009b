"""Who is in a world of nodes: clients, guests at a table, and what they speak through."""

from typing import TYPE_CHECKING

from diablerie.server.hall.room import Listener
from diablerie.server.nodes.frames import BagToEdge, Visitor
from diablerie.server.nodes.remote import COME_BACK, Remote

if TYPE_CHECKING:
    from tests.cluster.world import Node


class Client:
    """Somebody with a socket at one node: says numbers, and checks what is told."""

    def __init__(self, name: str, node: "Node", connection: int) -> None:
        self.name, self.node, self.connection = name, node, connection
        self.admitted = self.closed = 0
        self.has_left = False
        self.version = -1
        self.said = 0
        self.answered: set[int] = set()
        self.seen: list[tuple[int, bool]] = []
        """Versions as they were told, and whether the whole table was shown."""

    @property
    def is_there(self) -> bool:
        """Whether the socket should still be open: neither has its node ended, nor lost a table it had."""
        at_home = self.connection in self.node.at_home
        return not self.node.dead and not self.has_left and not (at_home and self.closed == COME_BACK)

    def tell(self, frame: bytes) -> None:
        kind, *numbers = frame.decode().split()
        if kind == "shown":
            self.version = int(numbers[0])
        elif kind == "happened":
            version = int(numbers[0])
            assert version == self.version + 1, f"{self.name} has seen {self.seen}, and is told {version}"
            self.version = version
        else:
            self.answered.add(int(numbers[0]))
        self.seen.append((self.version, kind == "shown"))


class Seat:
    """A guest: somebody at the table, as its owner knows them."""

    def __init__(self, house: "Node", name: str, listener: Listener) -> None:
        self.house, self.name, self.listener = house, name, listener
        self.is_gone = False

    def opened(self) -> None:
        old = self.house.guests.get(self.name)
        if old is not None:
            old.listener.close(4001, "you are here from somewhere else now")
        self.house.guests[self.name] = self
        self.house.outbox.append(([self.listener], b"shown %d" % len(self.house.memory)))

    def heard(self, content: bytes, at: float) -> None:
        self.house.carry_out(self, int(content))

    def measured(self, trip_ms: int, line_ms: int | None) -> None:
        pass

    def gone(self) -> None:
        assert not self.is_gone, "told once"
        self.is_gone = True
        if self.house.guests.get(self.name) is self:
            del self.house.guests[self.name]


class Direct:
    """The socket of somebody whose table is on the node of their socket."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def post(self, frame: bytes) -> None:
        self.client.tell(frame)

    def close(self, code: int, reason: str) -> None:
        self.client.closed = code

    def ping(self) -> None:
        pass


class Posting:
    """A remote client as the table's listener, whose frames are words here and no frames."""

    def __init__(self, remote: Remote) -> None:
        self.post, self.close, self.ping = remote.post, remote.close, remote.ping


class OwnerSide:
    """What the owner wants done: the same names mean something else to the edge."""

    def __init__(self, node: "Node") -> None:
        self.node = node

    def admit(self, remote: Remote, visitor: Visitor) -> None:
        def known() -> None:
            posting = Posting(remote)
            here = self.node.owns and not self.node.dead
            self.node.owner.admitted(remote, Seat(self.node, visitor.name, posting) if here else None)

        self.node.world.waiting.append((f"{self.node.number} admits {visitor.name}", known))

    def plan(self) -> None:
        self.node.world.flushes.append(self.node.owner.flush)

    def send(self, bag: BagToEdge, edge: int) -> None:
        self.node.send(bag, edge)

    def when_durable(self, listener: Listener) -> None:
        self.node.outbox.append(([listener], b""))
