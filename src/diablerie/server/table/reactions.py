"""How fast somebody was in a race: what is believed of people, and how the pace of a table slows bots."""

from typing import Any

from diablerie.game.tempo import Race
from diablerie.game.types import Event, State
from diablerie.server.table.presence import Way
from diablerie.server.table.tempo import Claim

LINE = 60
"""Milliseconds that a grab may have been on its way, at most: as much as somebody could gain who feigns a
slow line (docs/fair-races.md)."""
LAST_MOMENT = 250
"""Milliseconds before the limit at which the slowest bot grabs."""


def believed(elapsed: int, way: Way) -> tuple[int, int]:
    """Between which reaction times a claim is believed that arrived after so many milliseconds.

    The way is believed to be the shortest that was seen lately, for nobody can answer too early.
    """
    shortest = min(*way.trips, LINE, LINE if way.line is None else way.line) if way.trips else 0
    return max(0, elapsed - shortest), elapsed


def weighed(fields: dict[str, Any], elapsed: int, way: Way) -> Claim:
    """Put into the fields of an event how fast the person is believed to have been."""
    claim = fields.get("reaction")
    claim = claim if type(claim) is int and 0 <= claim < 1 << 40 else None
    bounds = low, high = believed(max(0, elapsed), way)
    fields["reaction"] = low if claim is None else min(max(claim, low), high)
    return Claim(claim, bounds)


def slowed(rules: Race[State, Event], slowness: float, deed: Event) -> Event:
    """A bot's deed as the pace of the table lets it happen."""
    reaction, limit = rules.reaction(deed), rules.limit
    latest = 1000 * limit - LAST_MOMENT if limit else reaction * 100
    return rules.after(deed, max(reaction, min(round(reaction * slowness), latest)))
