"""Some nodes in lists: edges, owners, a log that all share, clients, and messages that arrive when told to.

Nothing happens by itself. `steps` are the things that could happen next; whoever drives the world chooses.
A node that was fenced does not know it until its next commit, as in life.
"""

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from diablerie.server.hall.room import Listener
from diablerie.server.nodes.callers import Caller
from diablerie.server.nodes.edge import Edge
from diablerie.server.nodes.frames import (
    BagToEdge,
    BagToOwner,
    Visitor,
    bag_to_edge,
    bag_to_owner,
    packed,
)
from diablerie.server.nodes.frames import TurnedAway as Away
from diablerie.server.nodes.owner import Owner
from diablerie.server.nodes.remote import COME_BACK
from tests.cluster.people import Client, Direct, OwnerSide, Seat

CODE = "TABLE"
Step = tuple[str, Callable[[], None]]


class Entry(NamedTuple):
    """What somebody did; ids are a client's own."""

    client: str
    command: int
    owner: int


class Node:
    """One node: an edge, an owner, and what its house would do."""

    def __init__(self, world: "World", number: int) -> None:
        self.world, self.number = world, number
        self.edge = Edge(number, self, lambda: world.now)
        self.owner = Owner(number, OwnerSide(self), lambda: world.now)
        self.memory: list[Entry] = []
        self.owns = self.dead = self.fenced = False
        self.guests: dict[str, Seat] = {}
        self.at_home: dict[int, Seat] = {}
        self.outbox: list[tuple[list[Listener], bytes]] = []
        self.clients: dict[int, Client] = {}
        self.seeking = False

    # the house

    def load(self) -> None:
        self.owns, self.memory, self.guests = True, self.world.log.copy(), {}

    def carry_out(self, seat: Seat, command: int) -> None:
        done = [entry.command for entry in self.memory if entry.client == seat.name]
        if command not in done:
            assert not done or command > max(done), "the order in which it was said"
            self.memory.append(Entry(seat.name, command, self.number))
            everybody = [guest.listener for guest in self.guests.values()]
            self.outbox.append((everybody, b"happened %d" % len(self.memory)))
        self.outbox.append(([seat.listener], b"done %d" % command))

    def commit(self) -> None:
        """What gathered becomes durable, and is told; a node that was fenced notices that it was."""
        outbox, self.outbox = self.outbox, []
        if self.owns and self.world.owner_of is not self:
            self.end()
            return
        if self.owns:
            assert self.memory[: len(self.world.log)] == self.world.log
            self.world.log = self.memory.copy()
        for listeners, frame in outbox:
            for listener in listeners:
                listener.post(frame)

    def release(self) -> None:
        """Hand the table over: after everything was told."""
        self.commit()
        self.owns = False
        self.world.owner_of = None
        for guest in list(self.guests.values()):
            guest.listener.close(COME_BACK, "come back in a moment")
        self.guests = {}

    def end(self) -> None:
        self.dead, self.owns = True, False

    # what the edge wants

    def seek(self, code: str) -> None:
        assert not self.seeking
        self.seeking = True
        self.world.waiting.append((f"{self.number} finds out", self._find))

    def _find(self) -> None:
        self.seeking = False
        if self.fenced:
            self.end()  # the claim says so
            return
        owner = self.world.owner_of
        if owner is None:
            owner = self.world.owner_of = self.world.claimant(self)
            owner.load()
        self.edge.found(CODE, owner.number)

    def plan(self) -> None:
        self.world.flushes.append(self.edge.flush)

    def send(self, bag: BagToOwner | BagToEdge, to: int) -> None:
        self.world.post(self.number, to, packed(bag), isinstance(bag, BagToOwner))

    def admit(self, connection: int) -> None:
        self.clients[connection].admitted += 1

    def turn_away(self, connection: int, why: Away) -> None:
        raise AssertionError("there is a table")

    def tell(self, connection: int, frame: bytes) -> None:
        self.clients[connection].tell(frame)

    def ping(self, connection: int) -> None:
        self.edge.measured(connection, 20, None)

    def close(self, connection: int, code: int, reason: str) -> None:
        self.clients[connection].closed = code

    def take_home(self, connection: int, caller: Caller) -> None:
        client = self.clients[connection]
        if not caller.welcome:
            client.admitted += 1
        seat = self.at_home[connection] = Seat(self, client.name, Direct(client))
        seat.opened()
        for unheard in caller.unheard:
            seat.heard(unheard.content, unheard.at)

    def hear(self, content: bytes, to_owner: bool) -> None:
        if to_owner:
            self.owner.arrived(bag_to_owner(content))
        else:
            self.edge.arrived(bag_to_edge(content))


class World:
    """Everything there is."""

    def __init__(self, nodes: int, claims: int | None = None) -> None:
        self.now = 100.0
        self.log: list[Entry] = []
        self.owner_of: Node | None = None
        self.nodes = {number: Node(self, number) for number in range(1, nodes + 1)}
        self.ways: dict[tuple[int, int, bool], deque[bytes]] = {}
        self.waiting: list[Step] = []
        self.flushes: list[Callable[[], None]] = []
        self.clients: list[Client] = []
        self._claims = claims

    def claimant(self, asking: Node) -> Node:
        """Who claims a table that nobody owns: whoever asks, or a node that always does."""
        chosen = self.nodes.get(self._claims or 0)
        return asking if chosen is None or chosen.dead or chosen.fenced else chosen

    def own(self, number: int) -> None:
        self.owner_of = self.nodes[number]
        self.nodes[number].load()

    def post(self, sender: int, to: int, content: bytes, to_owner: bool) -> None:
        if not self.nodes[sender].dead:
            self.ways.setdefault((sender, to, to_owner), deque()).append(content)

    def connect(self, name: str, node: int) -> Client:
        client = Client(name, self.nodes[node], len(self.clients) + 1)
        self.clients.append(client)
        client.node.clients[client.connection] = client
        client.node.edge.come(client.connection, Visitor(CODE, name, name))
        self.flush()
        return client

    def say(self, client: Client) -> None:
        client.said += 1
        seat = client.node.at_home.get(client.connection)
        if seat is not None:
            seat.heard(b"%d" % client.said, self.now)
        else:
            client.node.edge.said(client.connection, b"%d" % client.said, self.now)
        self.flush()

    def leave(self, client: Client) -> None:
        client.has_left = True
        seat = client.node.at_home.get(client.connection)
        if seat is not None:
            seat.gone()
        else:
            client.node.edge.left(client.connection)
        self.flush()

    def flush(self) -> None:
        """A turn of the loop ends."""
        while self.flushes:
            flushes, self.flushes = self.flushes, []
            for flush in flushes:
                flush()

    def steps(self) -> list[Step]:
        """What could happen next."""
        steps = list(self.waiting)
        for way, messages in self.ways.items():
            if messages:
                steps.append((f"{way[0]} is heard by {way[1]}", lambda way=way: self._deliver(way)))  # type: ignore[misc]
        for node in self.nodes.values():
            if node.outbox and not node.dead:
                steps.append((f"{node.number} commits", node.commit))
        return steps

    def do(self, step: Step) -> None:
        if step in self.waiting:
            self.waiting.remove(step)
        step[1]()
        self.flush()

    def lose(self, way: tuple[int, int, bool]) -> None:
        if self.ways.get(way):
            self.ways[way].popleft()

    def fence(self) -> None:
        """The owner is held for dead, whether it is or not; everybody is told."""
        fenced, self.owner_of = self.owner_of, None
        if fenced is not None:
            fenced.fenced = True
            for node in self.nodes.values():
                if node is not fenced:
                    node.edge.gone(fenced.number)
                    node.owner.gone(fenced.number)
        self.flush()

    def drain(self) -> None:
        """Let everything happen that can."""
        for _ in range(10_000):
            steps = self.steps()
            if not steps:
                return
            self.do(steps[0])
        raise AssertionError("it never ends")

    def settle(self) -> None:
        """Let everything happen that can, and time pass until nothing new comes of it."""
        for _ in range(60):
            self.drain()
            self.now += 0.5
            self.beat()

    def beat(self) -> None:
        """Every node beats, and one that was fenced notices."""
        for node in self.nodes.values():
            if node.owns and self.owner_of is not node:
                node.end()
            if not node.dead:
                node.edge.beat()
                node.owner.beat()
        self.flush()

    def check(self) -> None:
        """Nothing is lost, doubled or out of order, and everybody who is still there has seen it all."""
        here = [client for client in self.clients if client.is_there]
        for client in self.clients:
            done = [entry.command for entry in self.log if entry.client == client.name]
            assert done == sorted(set(done)), "nothing is done twice"
            if client in here:
                assert client.admitted == 1
                assert not client.closed
                assert done == list(range(1, client.said + 1)), (client.name, self.log)
                assert client.answered == set(done)
                assert client.version == len(self.log)
                assert not client.node.edge.callers.get(client.connection, Caller(Visitor(""))).unheard
        if self.owner_of is not None and not self.owner_of.dead:
            assert self.owner_of.guests.keys() == {client.name for client in here}
        owners = [entry.owner for entry in self.log]
        assert sum(one != other for one, other in zip(owners, owners[1:])) == len(set(owners)) - bool(owners)

    def _deliver(self, way: tuple[int, int, bool]) -> None:
        content = self.ways[way].popleft()
        if not self.nodes[way[1]].dead:
            self.nodes[way[1]].hear(content, way[2])
