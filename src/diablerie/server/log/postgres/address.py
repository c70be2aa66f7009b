"""The address of a PostgreSQL database, and how it is named to people: without its password."""

from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from diablerie.errors import InputError

SCHEMES = ("postgresql://", "postgres://")


class Address(NamedTuple):
    """Where a database is."""

    url: str
    """With the password, if there is one: for the driver alone."""

    @property
    def name(self) -> str:
        """What people call it."""
        parts = urlsplit(self.url)
        asked = parse_qs(parts.query)
        host = parts.netloc.rpartition("@")[2] or asked.get("host", [""])[0] or "this machine"
        database = unquote(parts.path.strip("/")) or asked.get("database", asked.get("dbname", [""]))[0]
        return f"the database {database} at {host}" if database else f"the usual database at {host}"

    @property
    def user(self) -> str:
        """Who is said to ask, if the address says so."""
        parts = urlsplit(self.url)
        given = parts.netloc.rpartition("@")[0].partition(":")[0]
        return unquote(given) or parse_qs(parts.query).get("user", [""])[0]

    def __repr__(self) -> str:
        return f"Address({self.name})"


def is_address(text: str) -> bool:
    """Whether somebody means a PostgreSQL database, and not a file."""
    return text.startswith(SCHEMES)


def address_in(text: str) -> Address:
    """The address that somebody has given."""
    try:
        urlsplit(text)
    except ValueError:
        raise InputError("that is no address of PostgreSQL; write postgresql://user@host/database") from None
    return Address(text)
