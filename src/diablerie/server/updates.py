"""What changed, for one pair of eyes: small messages made from views, never from states."""

from collections.abc import Iterable, Mapping
from typing import Any

from diablerie.games.core import NOBODY, Seat
from diablerie.games.game import View
from diablerie.match.record import event_line
from diablerie.match.referee import Happening, Match, Timeout
from diablerie.server.entries import AnyEntry, TakenBack
from diablerie.server.entries import Happening as Kept
from diablerie.server.messages import Happened


class Sight:
    """What a match looks like, worked out once for all who look."""

    __slots__ = ("match", "own", "shared")

    def __init__(self, match: Match) -> None:
        game, state = match.game, match.state
        self.match = match
        self.shared: View = game.shared_view(state)
        """What all see."""
        self.own = [game.private(state, self.shared, seat) for seat in range(match.players)]
        """The fields that each seat may see otherwise than others."""

    def view(self, seat: Seat) -> View:
        """All that `seat` sees; NOBODY is a spectator."""
        if not 0 <= seat < len(self.own):
            return self.shared
        own = self.own[seat]
        return type(self.shared)(*own, *self.shared[len(own) :])


class Change:
    """A change of a table, kept for a while for those who have missed it."""

    __slots__ = ("after", "before", "due", "entry", "event", "version")

    def __init__(
        self,
        version: int,
        entry: AnyEntry,
        event: Happening | None,
        before: Match | None,
        after: Match | None,
        due: int | None,
    ) -> None:
        self.version = version
        self.entry = entry
        self.event = event
        """What happened in the game, None where it was something else."""
        self.before = before
        self.after = after
        self.due = due

    def missed(self, seat: Seat) -> Happened:
        """What somebody is told who was away when it happened."""
        assert self.before is not None
        assert self.after is not None
        told = self.happened(Sight(self.before), Sight(self.after), ("",), {"": seat})
        return next(message for message, keys in told if keys)

    def happened(
        self, before: Sight, after: Sight, here: Iterable[str], seats: Mapping[str, Seat]
    ) -> list[tuple[Happened, list[str]]]:
        """What each of these people is told of the event, and what it changed of his view.

        Who sees the same is told the same: most of what happens is worked out and written once.
        """
        names = before.match.game.private_fields
        changes = _differences(after.shared._fields, before.shared, after.shared)
        shared = changes
        if not changes.keys().isdisjoint(names):
            shared = {name: value for name, value in changes.items() if name not in names}
        all_see = self._seen(NOBODY)
        is_open = all_see is self.event
        is_same = is_open and shared is changes
        event = self._written(all_see)
        alike: list[str] = []
        told = [(Happened(self.version, event, changes, self.due), alike)]
        for key in here:
            seat = seats.get(key, NOBODY)
            if seat == NOBODY:
                alike.append(key)
                continue
            was, now = before.own[seat], after.own[seat]
            if is_same and (was is now or was == now):
                alike.append(key)
                continue
            view = _differences(names, was, now)
            view.update(shared)
            if not is_open:
                event = self._written(self._seen(seat))
            told.append((Happened(self.version, event, view, self.due), [key]))
        return told

    def _seen(self, seat: Seat) -> Happening | None:
        """The event as `seat` may see it; the event itself if it is open."""
        assert self.before is not None
        if self.event is None or isinstance(self.event, Timeout):
            return self.event
        return self.before.game.seen(self.before.state, self.event, seat)

    def _written(self, event: Happening | None) -> dict[str, Any]:
        """An event as a record would write it."""
        assert self.before is not None
        if isinstance(self.entry, TakenBack):
            return {"by": self.entry.seat, "do": "take_back"}
        if event is self.event and isinstance(self.entry, Kept):
            return self.entry.event  # just as it is kept
        return event_line(self.before.game, event)


def _differences(names: Iterable[str], old: Iterable[Any], new: Iterable[Any]) -> dict[str, Any]:
    changed = {}
    for name, was, value in zip(names, old, new):
        if was is not value and was != value:
            changed[name] = value
    return changed
