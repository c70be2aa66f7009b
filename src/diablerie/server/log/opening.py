"""Which home the log has: the one place that knows all of them."""

from diablerie.errors import InputError
from diablerie.server.database import Database, PostgresAddress
from diablerie.server.log.home import Log
from diablerie.server.log.sqlite import SqliteLog


async def opened_log(database: Database) -> Log:
    """Open the log where it is kept."""
    if isinstance(database, PostgresAddress):
        try:
            from diablerie.server.log.postgres.address import Address
            from diablerie.server.log.postgres.log import opened  # needs a driver that not everybody has
        except ImportError:
            raise InputError("a log in PostgreSQL needs more: pip install 'diablerie[cluster]'") from None
        return await opened(Address(database.url))
    return SqliteLog(database)
