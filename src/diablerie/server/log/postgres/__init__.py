"""A home of the log in PostgreSQL, which several nodes may share; docs/hosting.md has the reasons."""

from importlib.util import find_spec

from diablerie.errors import InputError

MISSING = "a log in PostgreSQL needs more: pip install 'diablerie[cluster]'"


def check_driver() -> None:
    """See that the driver is installed, which nobody needs who keeps everything in a file."""
    if find_spec("asyncpg") is None:
        raise InputError(MISSING)
