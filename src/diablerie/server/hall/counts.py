"""What is counted for the owner of a server (`/metrics`)."""

from dataclasses import dataclass


@dataclass(slots=True)
class Counts:
    """What the hub has done since it started."""

    commands: int = 0
    """Those of people and programs, also the refused ones."""
    events: int = 0
    """Changes of tables that were kept."""
    bots: int = 0
    """How often a bot was asked to decide."""
    games: int = 0
    """Those that were played to their end."""
