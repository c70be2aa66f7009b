"""What changed, for one pair of eyes: small messages made from views, never from states."""

from dataclasses import dataclass, field
from typing import Any

from diablerie.games.core import Seat
from diablerie.games.game import View
from diablerie.match.record import event_line
from diablerie.match.referee import Happening, Match, Timeout
from diablerie.server.entries import AnyEntry
from diablerie.server.messages import Happened


@dataclass(frozen=True)
class Change:
    """A change of a table, kept for a while for those who have missed it."""

    version: int
    entry: AnyEntry
    event: Happening | None
    """What happened in the game, None where only seats changed."""
    before: Match | None
    after: Match | None
    due: int | None
    old_views: dict[Seat, View]
    """What seats saw before, as far as anybody has asked."""
    new_views: dict[Seat, View] = field(default_factory=dict)
    """What they see now; the old views of the next change."""


def view_of(match: Match, seat: Seat, known: dict[Seat, View]) -> View:
    """What `seat` sees, worked out once for all who look from there."""
    if seat not in known:
        known[seat] = match.game.view(match.state, seat)
    return known[seat]


def whole_view(match: Match, seat: Seat) -> dict[str, Any]:
    """The game as `seat` sees it."""
    view: dict[str, Any] = match.game.view(match.state, seat)._asdict()
    return view


def happened(change: Change, seat: Seat) -> Happened:
    """An event as `seat` sees it, with what it changes of the view."""
    assert change.before is not None
    assert change.after is not None
    game, event = change.before.game, change.event
    if not isinstance(event, Timeout):
        event = game.seen(change.before.state, event, seat)
    old = view_of(change.before, seat, change.old_views)
    new = view_of(change.after, seat, change.new_views)
    changes = {name: value for name, was, value in zip(new._fields, old, new, strict=True) if was != value}
    return Happened(change.version, event_line(game, event), changes, change.due)
