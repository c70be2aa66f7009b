"""What is told of tables to somebody who stands in the lobby."""

from typing import Any

from msgspec import Struct

from diablerie.server.protocol.told import SeatShown, Told


class TableShown(Struct, frozen=True, omit_defaults=True):
    """A table as the lobby shows it."""

    code: str
    game: str
    options: dict[str, Any]
    """Those that are not as usual."""
    pace: str
    seats: list[SeatShown]
    begun: bool
    over: bool
    watchers: int
    opened: str
    """When, in UTC."""
    screen: bool = False
    """Whether a big screen shows it; asked of a single table."""


class MyTable(TableShown, frozen=True, kw_only=True):
    """A table at which I can go on, because I sit there or have opened it."""

    seat: int | None = None
    """Where I sit."""
    my_turn: bool = False
    """Whether I am awaited."""
    waits: bool = False
    """Whether it rests or pauses, and goes on where it was when somebody comes or wants it."""


class Mine(Told, tag="mine", frozen=True):
    """Where I can go on, for somebody who looks at the lobby and is known: at first, and when it changes."""

    tables: list[MyTable]


class Listed(Told, tag="listed", frozen=True):
    """Public tables: those with a free seat first, the newest of them first."""

    tables: list[TableShown]
    protocol: int
    """The version of the protocol that this server speaks: PROTOCOL."""
    more: int = 0
    """How many follow on other pages."""


class TableChanged(Told, tag="table_changed", frozen=True):
    """A public table is new on the first page, or something about it is."""

    table: TableShown
    more: int = 0
    """How many follow on other pages."""


class TableGone(Told, tag="table_gone", frozen=True):
    """A table is not on the first page of public tables any more."""

    code: str
    more: int = 0
    """How many follow on other pages."""
