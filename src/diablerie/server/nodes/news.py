"""What this house has to tell other nodes, and what it makes of what they tell."""

from collections.abc import Iterable

from diablerie.server.context import Context
from diablerie.server.hall.introduction import rename
from diablerie.server.hall.lobby import Row
from diablerie.server.log.facts import PersonKept
from diablerie.server.nodes.frames import Node
from diablerie.server.nodes.gossip import Gossip, Has, Listed, Looks, Renamed, Spent
from diablerie.server.nodes.gossip import News as OneNews
from diablerie.server.protocol.lobby import MyTable

NEWCOMER, MISS, OPENING = "newcomer", "miss", "opening"
"""What is limited in the whole house: guests and misses of an address, and tables opened by a person."""


class News:
    """The lobby, names and limits of a house of many nodes."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._gossip: Gossip

    def spread(self, gossip: Gossip) -> None:
        """From now on let others know."""
        self._gossip, context, say = gossip, self.context, gossip.say
        lobby, own = context.hub.lobby, context.hub.lobby.own
        lobby.changed = lambda code, row: say(Listed(code, row))
        own.looks = lambda key, looks: say(Looks(key, looks))
        own.told = lambda key: say(Has(key, own.here(key)))
        context.renamed = self._tell_name
        context.newcomer = lambda address: say(Spent(NEWCOMER, address))
        context.lookup.missed = lambda address: say(Spent(MISS, address))
        context.hub.openings.opened = lambda key: say(Spent(OPENING, key))

    def _tell_name(self, person: PersonKept) -> None:
        self._gossip.say(Renamed(person.key, person.name, person.colour, bool(person.bot)))

    def everything(self) -> Iterable[OneNews]:
        """All there is to know of this node."""
        lobby = self.context.hub.lobby
        yield from (Listed(code, row) for code, row in lobby.rows())
        yield from (Looks(key, True) for key in lobby.own.looking)
        yield from (Has(key, tables) for key in lobby.own.asked if (tables := lobby.own.here(key)))

    def listed(self, code: str, row: Row | None) -> None:
        """There is something to know of a table elsewhere."""
        self.context.hub.lobby.learn(code, row)

    def looked_at(self, keys: set[str]) -> None:
        """These are all whose tables somebody looks at elsewhere."""
        own = self.context.hub.lobby.own
        begins, own.asked = keys - own.asked, keys
        for key in begins:
            if tables := own.here(key):
                self._gossip.say(Has(key, tables))

    def has(self, key: str, node: Node, tables: list[MyTable]) -> None:
        """A node has these tables of somebody."""
        self.context.hub.lobby.own.learn(key, node, tables)

    def renamed(self, renamed: Renamed) -> None:
        """Somebody is called otherwise."""
        self.context.people.renamed(renamed.key, renamed.name, renamed.colour)
        who = (renamed.key, b"", renamed.name, renamed.colour, renamed.program, 0)
        rename(self.context.hub, PersonKept(*who))

    def spent(self, what: str, who: str) -> None:
        """Somebody has used up some of what is allowed."""
        if what == NEWCOMER:
            self.context.note_newcomer(who)
        elif what == MISS:
            self.context.lookup.note_miss(who)
        elif what == OPENING:
            self.context.hub.openings.note(who, self.context.hub.loop.time())

    def forgotten(self, node: Node) -> None:
        """Nothing is known of a node any more."""
        self.context.hub.lobby.own.forget_node(node)
