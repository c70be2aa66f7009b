"""The log in PostgreSQL: what a node writes is durable when it hears so, and no other node can write it."""

import logging
from collections.abc import Callable, Sequence

from diablerie.server.database import PostgresAddress
from diablerie.server.log.facts import Fact
from diablerie.server.log.home import Written
from diablerie.server.log.postgres.appending import Appender
from diablerie.server.log.postgres.heads import Heads
from diablerie.server.log.postgres.lease import LEASE, Lease
from diablerie.server.log.postgres.links import Readers, WritingLink, connected
from diablerie.server.log.postgres.membership import Membership
from diablerie.server.log.postgres.questions import PostgresQuestions
from diablerie.server.log.postgres.reading import ONE_TABLE, head_of, read_table
from diablerie.server.log.postgres.schema import check_stays, migrate
from diablerie.server.log.postgres.troubles import is_damage, unusable
from diablerie.server.log.seals import DamagedTable

logger = logging.getLogger("diablerie.server")


class PostgresLog:
    """An append-only log that several nodes may share; whoever writes has to join first."""

    def __init__(self, address: PostgresAddress, lease: float = LEASE) -> None:
        self.address = address
        self.damaged: dict[str, DamagedTable] = {}
        """Tables that are set aside, as far as is known."""
        self.lease = Lease(lease)
        self._heads = Heads(self.damaged)
        self._readers = Readers(address)
        self._link = WritingLink(address)
        self._appender = Appender(self._link, self.lease, self._heads)
        self.queries = PostgresQuestions(self._readers)
        self.membership = Membership(address, self.lease, self._heads)
        self.copies = None
        """PostgreSQL has its own backups."""

    async def house(self) -> str:
        """What this database calls itself: drawn by lot when it was made, and the same for all its nodes."""
        return str((await self._readers.fetch("SELECT id FROM house"))[0][0])

    def write(self, facts: Sequence[Fact], written: Written) -> None:
        """Write facts, all or none, after all that were given before; `written` hears how it went."""
        self._appender.write(facts, written)

    def watch(self, lost: Callable[[BaseException], None]) -> None:
        """Tell that this node is over though nobody writes just now."""
        self.lease.watch(lost)

    async def entries(self, code: str) -> list[bytes]:
        """Read the entries of a table, in order; a table of which one is damaged is set aside."""
        if code in self.damaged:
            raise self.damaged[code]
        try:
            rows = await self._readers.fetch(ONE_TABLE, code)
            entries = read_table(code, rows)
        except DamagedTable as damage:
            raise self._set_aside(damage) from None
        except Exception as error:
            if not is_damage(error):
                raise
            unreadable = DamagedTable(code, 0, f"or a later one cannot be read ({error})")
            raise self._set_aside(unreadable) from None
        self._heads.learn(code, head_of(code, rows))
        return entries

    def _set_aside(self, damage: DamagedTable) -> DamagedTable:
        if damage.code not in self.damaged:
            self.damaged[damage.code] = damage
            logger.critical("%s; it is set aside and not played on: restore a backup, or close it", damage)
        return self.damaged[damage.code]

    async def close(self) -> None:
        """Write what is left, then end; a node leaves by `membership` before."""
        await self._appender.drain()
        await self._link.close()
        await self.membership.close()
        await self._readers.close()


async def opened(address: PostgresAddress, lease: float = LEASE) -> PostgresLog:
    """The log in a database, which is brought up to date; one that cannot be used is refused in one line."""
    try:
        connection = await connected(address)
        try:
            await migrate(connection, address)
            async with connection.transaction():
                await check_stays(connection, address)
        finally:
            await connection.close(timeout=1)
    except Exception as error:
        raise unusable(address, error) from None
    return PostgresLog(address, lease)
