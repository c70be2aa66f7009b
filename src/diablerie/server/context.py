"""What one server has at hand for its door and its endpoints, and who may come in."""

import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from diablerie.server.hall.counts import NodeFigures
from diablerie.server.hall.hub import Hub
from diablerie.server.hall.lookup import Lookup
from diablerie.server.hall.room import Room
from diablerie.server.log.facts import PersonKept
from diablerie.server.log.home import DamagedPerson, Log
from diablerie.server.people.allowance import Allowance
from diablerie.server.people.identity import People
from diablerie.server.people.passes import Desk, Passes
from diablerie.server.settings import Settings
from diablerie.server.wire.client_address import network_of
from diablerie.server.wire.handshake import Turned
from diablerie.server.wire.hosts import Hosts

COOKIE = "diablerie"
ASKS_FOR = "x-diablerie-asks-for"
"""In a request that another node passes on: who asks, after a word that this process alone knows."""
REMEMBERED_ADDRESSES = 10_000


async def none_elsewhere(creator: str) -> int:
    """There is no other node that would have tables."""
    return 0


class Context:
    """One server: its settings, its log, its tables and its people."""

    def __init__(self, settings: Settings, log: Log, hub: Hub) -> None:
        self.settings = settings
        self.log = log
        self.hub = hub
        hub.openings.are_limited = settings.tables_per_person > 0
        hub.lobby.of_one_address = settings.public_tables_per_address
        self.people = People(log)
        self.passes: Desk = Passes()
        self.renamed: Callable[[PersonKept], None] = lambda person: None
        """Hears that somebody is called otherwise: there may be other nodes that know them."""
        self.newcomer: Callable[[str], None] = lambda address: None
        """Hears that another guest came from an address: there may be other nodes that count them."""
        self.hosts = Hosts(settings)
        self.lookup = Lookup(hub, settings.misses_per_address)
        self.started = time.time()
        self.word = secrets.token_hex(16)
        """What proves that a request comes from within: it never leaves this process."""
        self.is_ready = True
        """Whether whoever shares requests out among nodes should send any here."""
        self.tables_elsewhere: Callable[[str], Awaitable[int]] = none_elsewhere
        """How many unfinished tables of somebody other nodes have."""
        self.node_figures: Callable[[], NodeFigures | None] = lambda: None
        """What is counted of a node; nothing where one server is alone with its file."""
        self.connections: Counter[str] = Counter()
        """Open sockets by address."""
        self.at_tables: Counter[tuple[str, str]] = Counter()
        """The same at each table, by its code and the address."""
        self._newcomers: dict[str, Allowance] = {}

    def address(self, headers: Headers, peer: str) -> str:
        """Where somebody comes from; behind a proxy, where the proxy says in the last of the addresses.

        Those before it were there when the request came to the proxy: anybody may have written them.
        """
        lines = headers.getlist("x-forwarded-for") if self.settings.behind_proxy else []
        forwarded = ",".join(lines).rsplit(",", 1)[-1].strip()
        return network_of(forwarded or peer)

    def trusts_origin(self, headers: Headers) -> bool:
        """Whether a request comes from our own pages, or from a program that is no browser."""
        origin = headers.get("origin")
        if origin is None:
            return True
        if self.settings.public_url and origin == origin_of(self.settings.public_url):
            return True
        return origin in [f"{scheme}://{headers.get('host')}" for scheme in ("http", "https")]

    async def person(self, headers: Headers) -> PersonKept | None:
        """Who it is, by the token they show; nobody, if what was kept of them is damaged."""
        try:
            return await self._shown(headers)
        except DamagedPerson:
            return None

    async def why_unknown(self, headers: Headers, otherwise: str) -> str:
        """What somebody is told who is nobody here."""
        try:
            await self._shown(headers)
        except DamagedPerson as damage:
            return damage.why
        return otherwise

    async def _shown(self, headers: Headers) -> PersonKept | None:
        word, _, key = headers.get(ASKS_FOR, "").partition(" ")
        if word and secrets.compare_digest(word.encode(), self.word.encode()):
            return await self.people.with_key(key) if key else None
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return await self.people.find(token.strip())
        for cookie in headers.get("cookie", "").split(";"):
            name, _, value = cookie.strip().partition("=")
            if name == COOKIE:
                return await self.people.find(value)
        return None

    async def table(self, code: str, headers: Headers, peer: str) -> Room | Turned:
        """The table that somebody asks for, or why not."""
        person = await self.person(headers)
        return await self.lookup.find(code, person.key if person else "", self.address(headers, peer))

    def admits_newcomer(self, address: str) -> bool:
        """Whether another guest from this address gets an identity now."""
        limit = self.settings.guests_per_address
        if not limit:
            return True
        admitted = self.note_newcomer(address)
        if admitted:
            self.newcomer(address)
        return admitted

    def note_newcomer(self, address: str) -> bool:
        """Count another guest from this address, if one more may be; here or at another node."""
        limit = self.settings.guests_per_address
        if not limit:
            return True
        if len(self._newcomers) >= REMEMBERED_ADDRESSES:
            self._newcomers.clear()
        allowance = self._newcomers.setdefault(address, Allowance())
        return allowance.spend(time.monotonic(), 3600 / limit, limit)

    def admits_connection(self, address: str) -> bool:
        """Whether another socket from this address may be opened.

        Without a proxy the doorkeeper has counted it already, with everything else that is open. With one,
        all connections are the proxy's, and of sockets alone it is known whose they are while they last.
        """
        limit = self.settings.connections_per_address
        return not limit or self.connections[address] < limit

    def admits_watcher(self, room: Room, key: str, address: str) -> bool:
        """Whether a person may come to a table; who sits there or has opened it always may.

        One address has at most half of the places: nobody alone keeps others from coming and sitting down.
        """
        limit, table = self.settings.watchers_per_table, room.table
        if not limit or room.belongs(key):
            return True
        return table.presence.watchers < limit and self.at_tables[room.code, address] < (limit + 1) // 2

    def tables_here(self, creator: str) -> int:
        """How many unfinished tables of somebody are on this node."""
        rooms = self.hub.rooms.values()
        return sum(room.table.ledger.opened.creator == creator and not room.finished for room in rooms)

    def admits_table(self, creator: str, elsewhere: int) -> bool:
        """Whether a person may open another table, who has so many on other nodes."""
        limit = self.settings.tables_per_person
        return not limit or self.tables_here(creator) + elsewhere < limit

    def admits_public_table(self, address: str) -> bool:
        """Whether another public table may be opened from this address."""
        limit = self.settings.public_tables_per_address
        return not limit or self.hub.lobby.opened_from(address) < limit


def origin_of(url: str) -> str:
    """The origin that a browser names for pages of this address."""
    parts = urlsplit(url.lower())
    usual = {"http": ":80", "https": ":443"}.get(parts.scheme, "")
    return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}"
