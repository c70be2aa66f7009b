"""What nodes let each other know, with lists: who misses something learns it in a while."""

from collections.abc import Callable, Iterable

from diablerie.server.hall.lobby import Row
from diablerie.server.nodes.gossip import Gossip, Listed, Looks, News, Renamed
from diablerie.server.nodes.passes import name_of, sealed
from diablerie.server.nodes.pieces import HEAD, Cutter, Joiner
from diablerie.server.protocol.lobby import MyTable


def row(opened: int) -> Row:
    return Row(None, True, opened)


class Node:
    """A node that only listens, and what it knows."""

    def __init__(self, me: int, room: "list[bytes]", clock: Callable[[], float]) -> None:
        self.own: dict[str, Row] = {}
        self.tables: dict[str, Row] = {}
        self.looking: set[str] = set()
        self.looked: set[str] = set()
        self.names: dict[str, str] = {}
        self.gossip = Gossip(me, self, clock, room.append, lambda flush: None)

    def note(self, code: str, shown: Row | None) -> None:
        self.own.pop(code, None)
        if shown is not None:
            self.own[code] = shown
        self.gossip.say(Listed(code, shown))

    def look(self, key: str) -> None:
        self.looking.add(key)
        self.gossip.say(Looks(key, True))

    def listed(self, code: str, row: Row | None) -> None:
        self.tables.pop(code, None)
        if row is not None:
            self.tables[code] = row

    def looked_at(self, keys: set[str]) -> None:
        self.looked = keys

    def has(self, key: str, node: int, tables: list[MyTable]) -> None:
        raise AssertionError("nobody asked")

    def renamed(self, renamed: Renamed) -> None:
        self.names[renamed.key] = renamed.name

    def spent(self, what: str, who: str) -> None:
        raise AssertionError("nobody has")

    def forgotten(self, node: int) -> None:
        pass

    def everything(self) -> Iterable[News]:
        yield from (Listed(code, row) for code, row in self.own.items())
        yield from (Looks(key, True) for key in self.looking)


class Room:
    """Some nodes; what one says all hear."""

    def __init__(self, nodes: int) -> None:
        self.now = 100.0
        self.said: list[bytes] = []
        self.nodes = [Node(number, self.said, lambda: self.now) for number in range(1, nodes + 1)]

    def settle(self) -> None:
        for _ in range(12):
            for node in self.nodes:
                node.gossip.flush()
            said, self.said[:] = self.said.copy(), []
            for content in said:
                for node in self.nodes:
                    node.gossip.heard(content)


def test_what_one_lists_all_know() -> None:
    room = Room(3)
    one, two, _ = room.nodes
    one.note("A", row(1))
    two.note("B", row(2))
    one.look("ada")
    one.gossip.say(Renamed("ada", "Augusta", "ember", False))
    room.settle()
    assert [node.tables.keys() for node in room.nodes] == [{"B"}, {"A"}, {"A", "B"}]
    assert two.looked == {"ada"}
    assert two.names == {"ada": "Augusta"}


def test_whoever_missed_something_learns_it() -> None:
    room = Room(2)
    one, two = room.nodes
    room.settle()
    one.note("A", row(1))
    one.gossip.flush()
    room.said.clear()  # lost
    one.note("B", row(2))
    room.settle()
    assert two.tables == {"A": row(1), "B": row(2)}


def test_a_table_that_moves_is_where_it_was_listed_last() -> None:
    room = Room(3)
    one, two, three = room.nodes
    one.note("A", row(1))
    room.settle()
    two.note("A", row(5))
    room.settle()
    one.note("A", None)
    room.settle()
    assert three.tables == {"A": row(5)}


def test_nothing_is_known_of_a_node_that_is_gone_or_silent() -> None:
    room = Room(2)
    one, two = room.nodes
    one.note("A", row(1))
    room.settle()
    room.now += 7
    two.gossip.beat()
    assert not two.tables
    room.said.clear()
    room.settle()
    one.note("B", row(1))
    room.settle()
    assert two.tables.keys() >= {"B"}
    two.gossip.gone(1)
    room.settle()
    assert not two.tables, "what it still says is not listened to"


def test_nobody_reads_a_pass_without_its_word() -> None:
    token, word = b"t" * 43, "7-word"
    kept = sealed(token, word)
    assert sealed(kept, word) == token
    assert token not in (kept, sealed(kept, "7-other"))
    assert word.encode() not in name_of(word)


def test_of_a_message_whose_piece_is_lost_nothing_arrives() -> None:
    cutter, joiner = Cutter(1, HEAD + 10), Joiner(most=50)
    one, other = list(cutter.cut(b"x" * 45)), list(cutter.cut(b"y" * 45))
    assert [joiner.take(piece) for piece in one[1:]] == [None] * 4
    assert [joiner.take(piece) for piece in other] == [None] * 4 + [b"y" * 45]
    assert joiner.lost == 1
    assert joiner.take(b"nothing of ours") is None


def test_who_looks_is_worked_out_once_for_all_that_came_together() -> None:
    told: list[int] = []

    class Listener(Node):
        def looked_at(self, keys: set[str]) -> None:
            told.append(len(keys))

    said: list[bytes] = []
    one, two = Node(1, said, lambda: 0.0), Listener(2, [], lambda: 0.0)
    for number in range(500):
        one.gossip.say(Looks(f"person {number}", True))
    one.gossip.flush()
    two.gossip.heard(said[0])
    assert told == [500]
