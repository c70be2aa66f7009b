"""Why a node may not go on: whatever it had not yet heard to be durable, nobody was told."""

from diablerie.errors import DiablerieError


class Ended(DiablerieError):
    """This node is over as it is: it sends everybody away, and may join again as another."""


class Fenced(Ended):
    """The other nodes have not heard of this one for too long, and it may write nothing any more."""


class WentBack(Ended):
    """The database has lost what it had acknowledged, as after a failover to a standby that was behind."""


class WrittenElsewhere(Ended):
    """Another node writes a table that this one writes, which may not be: one of them is not up to date."""


class OutOfReach(Ended):
    """The database could not be reached for longer than a lease lasts."""
