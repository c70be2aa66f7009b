"""Where everything is kept: a file, or the address of a PostgreSQL, whose password nobody is shown."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

from diablerie.errors import InputError

SCHEMES = ("postgresql", "postgres")
NO_ADDRESS = "that is no address of a PostgreSQL; write it as postgresql://user:password@host:5432/name"
NOT_PLAIN = "in the address of the PostgreSQL, write @, / and ? in a user or a password as %40, %2F and %3F"


@dataclass(frozen=True)
class PostgresAddress:
    """A PostgreSQL, and how one is let in there."""

    url: str = field(repr=False)
    """As it was given, with the password: for whoever connects, and for no line or message."""
    shown: str
    """The same without what should stay secret."""

    def __str__(self) -> str:
        return self.shown


Database: TypeAlias = Path | PostgresAddress


def database_named(text: str) -> Database:
    """What somebody names: an address, or else a file."""
    scheme, separator, _ = text.partition("://")
    return checked_address(text) if separator and scheme.lower() in SCHEMES else Path(text)


def checked_address(text: str) -> PostgresAddress:
    """The address of a PostgreSQL, or the reason why it is none, which does not repeat it."""
    try:
        parts = urlsplit(text)
    except ValueError:
        raise InputError(NO_ADDRESS) from None
    user, _, hosts = parts.netloc.rpartition("@")
    if "@" in f"{user}{parts.path}{parts.query}{parts.fragment}":  # a part of a password may be there
        raise InputError(NOT_PLAIN)
    name = parts.path.strip("/")
    if parts.scheme not in SCHEMES or not name or "/" in name or parts.fragment:
        raise InputError(NO_ADDRESS)
    who = f"{user.partition(':')[0]}@" if user else ""
    return PostgresAddress(text, f"postgresql://{who}{hosts}/{name}")
