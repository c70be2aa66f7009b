"""What a host can decide about his server."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from diablerie.errors import InputError

PORT = 8666


@dataclass(frozen=True)
class Settings:
    """One server; 0 stands for no limit."""

    database: Path
    host: str = "127.0.0.1"
    port: int = PORT
    public_url: str = ""
    """How people reach it, if not by the address it listens on: https://games.example.org"""
    behind_proxy: bool = False
    """Whether a reverse proxy says in X-Forwarded-For where people come from."""
    connections_per_address: int = 200
    guests_per_address: int = 200
    """New guests from one address in an hour."""
    tables_per_person: int = 20
    """Unfinished tables that one person may have opened."""
    watchers_per_table: int = 100
    warm_up: bool = True
    """Whether the strong bots are compiled soon after the start, or when one is first asked."""
    admin_token: str = field(default="", repr=False)
    """What `diablerie admin` shows to the running server; without one, there is nothing to administer."""


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
