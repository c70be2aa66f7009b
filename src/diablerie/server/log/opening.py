"""Which home the log has: the one place that knows all of them."""

from diablerie.server.database import Database, PostgresAddress
from diablerie.server.log.home import Log
from diablerie.server.log.postgres import check_driver
from diablerie.server.log.sqlite import SqliteLog


async def opened_log(database: Database) -> Log:
    """Open the log where it is kept."""
    if isinstance(database, PostgresAddress):
        check_driver()
        from diablerie.server.log.postgres.log import opened  # whoever has a file needs no driver

        return await opened(database)
    return SqliteLog(database)
