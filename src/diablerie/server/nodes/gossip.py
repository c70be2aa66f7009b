"""What every node lets all others know: public tables, whose tables are looked at, names, what was spent.

Each node counts what it says. Whoever misses something, or meets a node for the first time, asks it for the
whole; of a node that is gone or silent nothing is known any more. What is lost costs time, never a move.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol, TypeAlias

import msgspec
from msgspec import Struct

from diablerie.server.hall.lobby import Row
from diablerie.server.hall.own_tables import MOST_TOLD
from diablerie.server.nodes.frames import Node
from diablerie.server.protocol.lobby import MyTable

BEAT_EVERY = 1.0
SILENCE = 6.0
"""Seconds after which nothing is known any more of a node that says nothing."""


class Listed(Struct, frozen=True, array_like=True, tag=1):
    """What there is to know of a table, or None when there is nothing more to know."""

    code: str
    row: Row | None


class Looks(Struct, frozen=True, array_like=True, tag=2):
    """Somebody at this node looks at a person's tables, or nobody does any more."""

    key: str
    looks: bool


class Has(Struct, frozen=True, array_like=True, tag=3):
    """Which of a person's tables this node has; for whoever looks."""

    key: str
    tables: list[MyTable]


class Renamed(Struct, frozen=True, array_like=True, tag=4):
    """Somebody is called otherwise."""

    key: str
    name: str
    colour: str
    program: bool


class Spent(Struct, frozen=True, array_like=True, tag=5):
    """Somebody has used up some of what is allowed in the whole house."""

    what: str
    who: str


class All(Struct, frozen=True, array_like=True, tag=6):
    """What follows in this bag is all there is to know of this node: forget what was before."""


class Tell(Struct, frozen=True, array_like=True, tag=7):
    """Somebody has missed something, or is new: say everything once more."""

    node: Node


News: TypeAlias = Listed | Looks | Has | Renamed | Spent | All | Tell


class Bag(Struct, frozen=True, array_like=True):
    """What a node says to all in one turn."""

    node: Node
    place: int
    """Of all that it has said."""
    news: list[News]


class Known(NamedTuple):
    """What is known of another node."""

    place: int
    """Of the next bag."""
    heard: float
    codes: set[str]
    keys: set[str]


class Listens(Protocol):
    """Who wants to know what others say."""

    def listed(self, code: str, row: Row | None) -> None:
        """There is something to know of a table elsewhere."""

    def looked_at(self, keys: set[str]) -> None:
        """These are all whose tables somebody looks at elsewhere."""

    def has(self, key: str, node: Node, tables: list[MyTable]) -> None:
        """A node has these tables of somebody."""

    def renamed(self, renamed: Renamed) -> None:
        """Somebody is called otherwise."""

    def spent(self, what: str, who: str) -> None:
        """Somebody has used up some of what is allowed."""

    def forgotten(self, node: Node) -> None:
        """Nothing is known of a node any more."""

    def everything(self) -> Iterable[News]:
        """All there is to know of this node."""


_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[Bag] = msgspec.msgpack.Decoder(Bag)


class Gossip:
    """What this node says to all, and what all others have said."""

    def __init__(
        self,
        me: Node,
        listens: Listens,
        clock: Callable[[], float],
        post: Callable[[bytes], None],
        plan: Callable[[Callable[[], None]], object],
    ) -> None:
        self._me = me
        self._listens = listens
        self._clock = clock
        self._post = post
        self._plan = plan
        self._news: list[News] = []
        self._place = 0
        self._said = clock()
        self._known: dict[Node, Known] = {}
        self._gone: set[Node] = set()
        self._at: dict[str, Node] = {}
        """Who has said last that they have a table; who had it before may say later that it is gone."""

    def knows(self, node: Node) -> bool:
        """Whether a node was heard lately."""
        return node in self._known

    def say(self, news: News) -> None:
        """Let all others know something, at the end of this turn."""
        if not self._news:
            self._plan(self.flush)
        self._news.append(news)

    def flush(self) -> None:
        """Say what was gathered."""
        news, self._news = self._news, []
        self._said = self._clock()
        self._post(_encoder.encode(Bag(self._me, self._place, news)))
        self._place += 1

    def heard(self, content: bytes) -> None:
        """Somebody says something, perhaps oneself."""
        bag = _decoder.decode(content)
        if bag.node == self._me or bag.node in self._gone:
            return
        known = self._known.get(bag.node)
        is_all = bool(bag.news) and isinstance(bag.news[0], All)
        if known is None or bag.place != known.place:
            if known is None:
                known = Known(0, 0.0, set(), set())
            if not is_all:
                self.say(Tell(bag.node))
        self._known[bag.node] = known = known._replace(place=bag.place + 1, heard=self._clock())
        for news in bag.news:
            self._take(bag.node, known, news)
        if any(isinstance(news, Looks | All) for news in bag.news):
            self._tell_who_is_looked_at()

    def gone(self, node: Node) -> None:
        """A node is no more."""
        self._gone.add(node)
        self._forget(node)

    def beat(self) -> None:
        """Say that this node is there, and forget whoever does not."""
        now = self._clock()
        if now - self._said >= BEAT_EVERY and not self._news:
            self.flush()
        for node, known in list(self._known.items()):
            if now - known.heard > SILENCE:
                self._forget(node)

    def _forget(self, node: Node) -> None:
        known = self._known.pop(node, None)
        if known is not None:
            for code in known.codes:
                self._unlist(node, code)
            if known.keys:
                self._tell_who_is_looked_at()
            self._listens.forgotten(node)

    def _take(self, node: Node, known: Known, news: News) -> None:
        if isinstance(news, Listed):
            self._list(node, known, news)
        elif isinstance(news, Looks):
            (known.keys.add if news.looks else known.keys.discard)(news.key)
        elif isinstance(news, Has):
            self._listens.has(news.key, node, news.tables[:MOST_TOLD])
        elif isinstance(news, Renamed):
            self._listens.renamed(news)
        elif isinstance(news, Spent):
            self._listens.spent(news.what, news.who)
        elif isinstance(news, All):
            self._begin_anew(node, known)
        elif news.node == self._me:
            self._say_everything()

    def _list(self, node: Node, known: Known, news: Listed) -> None:
        if news.row is None:
            known.codes.discard(news.code)
            self._unlist(node, news.code)
        else:
            known.codes.add(news.code)
            self._at[news.code] = node
            self._listens.listed(news.code, news.row)

    def _unlist(self, node: Node, code: str) -> None:
        if self._at.get(code) == node:
            del self._at[code]
            self._listens.listed(code, None)

    def _begin_anew(self, node: Node, known: Known) -> None:
        for code in known.codes:
            self._unlist(node, code)
        known.codes.clear()
        known.keys.clear()

    def _say_everything(self) -> None:
        if not any(isinstance(news, All) for news in self._news):
            if self._news:
                self.flush()
            self.say(All())
            for news in self._listens.everything():
                self.say(news)

    def _tell_who_is_looked_at(self) -> None:
        keys: set[str] = set()
        for known in self._known.values():
            keys |= known.keys
        self._listens.looked_at(keys)
