"""What goes wrong with PostgreSQL: which trouble passes, and how the rest is told in one line."""

from urllib.parse import urlsplit

import asyncpg

from diablerie.errors import InputError
from diablerie.server.database import PostgresAddress

FINAL = ("0A", "22", "23", "25P02", "3F", "42", "XX001", "XX002")
"""What PostgreSQL calls the errors that come again: a statement that cannot be, or damage."""
DAMAGE = ("XX001", "XX002", "58")
"""What it calls errors of the disk."""


class Unusable(InputError):
    """A PostgreSQL database that cannot be used, at least not now."""


def passes(error: BaseException) -> bool:
    """Whether something that failed may be tried again, with a new connection.

    The driver has errors of many kinds where the server is killed under it, so what is left over passes.
    """
    if isinstance(error, asyncpg.PostgresError):
        return not (error.sqlstate or "").startswith(FINAL)
    if isinstance(error, asyncpg.DataError):  # the driver's own: a value that does not fit
        return False
    return isinstance(error, OSError | asyncpg.InterfaceError | asyncpg.InternalClientError | EOFError)


def is_damage(error: BaseException) -> bool:
    """Whether PostgreSQL cannot read what it has kept."""
    state = error.sqlstate if isinstance(error, asyncpg.PostgresError) else None
    return isinstance(error, UnicodeDecodeError) or (state or "").startswith(DAMAGE)


def said(error: BaseException) -> str:
    """An error in a few words."""
    if isinstance(error, TimeoutError):
        return "no answer in time"
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return str(error).partition("\n")[0] or type(error).__name__


def unusable(address: PostgresAddress, error: BaseException) -> InputError:
    """Why a database cannot be used, and the way out."""
    name = f"the database {address}"
    match error:
        case InputError():
            return error
        case asyncpg.InvalidPasswordError() | asyncpg.InvalidAuthorizationSpecificationError():
            return Unusable(f"{name} does not let {_who(address)} in: see the user and the password")
        case asyncpg.InvalidCatalogNameError():
            return Unusable(f"there is no {name.removeprefix('the ')}; make it with createdb")
        case asyncpg.InsufficientPrivilegeError():
            return Unusable(f"{_who(address)} may not do that in {name} ({said(error)}); let them own it")
        case asyncpg.ReadOnlySQLTransactionError():
            return read_only(address)
        case asyncpg.ClientConfigurationError() | ValueError():
            return InputError(f"that is no address of PostgreSQL ({_without(address, said(error))})")
        case asyncpg.CannotConnectNowError() | asyncpg.TooManyConnectionsError():
            return Unusable(f"{name} cannot be used now ({said(error)}); try again")
        case OSError() | asyncpg.InterfaceError() | asyncpg.InternalClientError():
            why = _without(address, said(error))
            return Unusable(f"{name} cannot be reached ({why}); see whether PostgreSQL runs there")
    return Unusable(f"{name} cannot be used ({_without(address, said(error))})")


def read_only(address: PostgresAddress) -> Unusable:
    """Why nothing can be written there."""
    return Unusable(f"the database {address} is read-only, as a standby is; name the one that is written")


def _who(address: PostgresAddress) -> str:
    return urlsplit(address.shown).username or "this user"


def _without(address: PostgresAddress, text: str) -> str:
    """A text without the address, in which the password is."""
    return text.replace(address.url, address.shown)
