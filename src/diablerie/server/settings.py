"""What a host can decide about their server."""

import os
import sys
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from re import fullmatch
from urllib.parse import urlsplit

from diablerie.errors import InputError
from diablerie.server.database import Database

PORT = 8666
HIGHEST_PORT = 65535


@dataclass(frozen=True)
class Patience:
    """How many seconds a client has for what it does over HTTP."""

    head: float = 10.0
    """To say what it asks for."""
    body: float = 20.0
    """To send what belongs to it."""
    idle: float = 20.0
    """Until it asks for something else."""
    reading: float = 20.0
    """To take more of an answer that waits for it."""
    turned: float = 2.0
    """To say what it asks for if it will be turned away."""


@dataclass(frozen=True)
class Settings:
    """One server; 0 stands for no limit."""

    database: Database
    host: str = "127.0.0.1"
    port: int = PORT
    public_url: str = ""
    """How people reach it, if not by the address it listens on: https://games.example.org"""
    behind_proxy: bool = False
    """Whether a reverse proxy says in X-Forwarded-For where people come from."""
    host_name: tuple[str, ...] = ()
    """Other names by which it may be asked for."""
    connections: int | None = None
    """Connections that may be open in all; None: as many as the system lets one process have."""
    connections_per_address: int = 200
    """Of all kinds, or behind a proxy, sockets."""
    costly_per_address: int = 120
    """Records, replays and codes to scan that are made for one address in a minute."""
    guests_per_address: int = 200
    """New guests from one address in an hour."""
    tables_per_person: int = 20
    """Unfinished tables that one person may have opened."""
    public_tables_per_address: int = 20
    """Unfinished public tables that may have been opened from one address."""
    misses_per_address: int = 30
    """Codes of no table that one address may try in a minute."""
    watchers_per_table: int = 100
    entries_per_table: int = 10_000
    """Events after which a game ends: four times the longest that the options of a table allow."""
    rest_after: int = 60
    """Seconds without anybody at a table after which it rests until somebody comes."""
    warm_up: bool = True
    """Whether the strong bots are compiled soon after the start, or when one is first asked."""
    patience: Patience = Patience()
    admin_token: str = field(default="", repr=False)
    """What `diablerie admin` shows to the running server; without one, there is nothing to administer."""
    bus: str = field(default="", repr=False)
    """The NATS over which nodes talk that share a database; without one, there is one node."""
    drain: int = 20
    """Seconds in which a node that leaves hands its tables over and closes its sockets, some at a time."""


def usual_database() -> Path:
    """Where the database is when nobody says where: in the user's folder for data."""
    given = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME", "")
    try:
        home = Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share"
    except RuntimeError:
        raise InputError("this user has no home folder; say with --database where to keep games") from None
    return home / "diablerie" / "diablerie.db"


def checked_url(url: str) -> str:
    """A public address as browsers name an origin, or the reason why it is none."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise InputError(f"{url!r} is no public address; write it as https://games.example.org")
    if parts.path not in ("", "/"):
        raise InputError(f"{url!r} leads to a folder; Diablerie needs a whole host, as {parts.netloc}")
    return f"{parts.scheme}://{parts.netloc}"


def host_of(named: str) -> str:
    """The host in `host` or `host:port` as browsers name it, in one way of writing; or nothing."""
    found = fullmatch(r"(?:\[([0-9a-fA-F:.]+)\]|([\w.-]{1,253}))(?::(\d{1,5}))?", named)
    if found is None or not 1 <= int(found[3] or 1) <= HIGHEST_PORT:
        return ""
    return written_host(found[1] or found[2])


def written_host(host: str) -> str:
    """A name or an address without brackets, in one way of writing; nothing if it is none."""
    try:
        address = ip_address(host)
    except ValueError:
        return "" if ":" in host else host.rstrip(".").lower()
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address)


def checked_host(named: str) -> str:
    """Another name of this server, or the reason why it is none."""
    host = host_of(named) or (written_host(named) if named.count(":") > 1 else "")
    if not host:
        raise InputError(f"{named!r} is no name of a host; write it as games.example.org")
    return host
