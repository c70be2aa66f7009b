"""What a table may take of the server; 0 stands for no bound."""

from typing import NamedTuple


class Bounds(NamedTuple):
    """How long a table goes on, with people around it and without."""

    rest_after: int = 0
    """Milliseconds without anybody here after which the table rests."""
    events: int = 0
    """Events after which its game ends."""


NO_BOUNDS = Bounds()
