"""What changed, for one pair of eyes: small messages made from views, never from states."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from diablerie.game.core import NOBODY, Seat
from diablerie.game.manifest import Game
from diablerie.game.masks import SEATS_OF
from diablerie.game.types import State, View
from diablerie.match.record import event_line
from diablerie.match.referee import Happening, Timeout
from diablerie.server.protocol.told import Happened
from diablerie.server.table.entries import AnyEntry, TakenBack
from diablerie.server.table.entries import Happening as Kept


class Sight(Struct, frozen=True, eq=False, gc=False):
    """What a game looks like, worked out once for all who look."""

    state: State
    shared: View
    """What all see."""
    own: list[tuple[Any, ...]]
    """The fields that each seat may see otherwise than others."""

    def after(self, game: Game, event: Happening, state: State) -> "Sight":
        """What the game looks like after `event`; only what it touches is worked out anew."""
        if state is self.state:  # somebody's time is over, and nothing has happened yet
            return self
        shared, own = game.shared_after(self.shared, state), self.own.copy()
        for seat in SEATS_OF[game.touched(self.state, event, state)]:
            own[seat] = game.private(state, shared, seat)
        return Sight(state, shared, own)

    def view(self, seat: Seat) -> View:
        """All that `seat` sees; NOBODY is a spectator."""
        if not 0 <= seat < len(self.own):
            return self.shared
        own = self.own[seat]
        seen: View = tuple.__new__(type(self.shared), own + self.shared[len(own) :])  # type: ignore[type-var]
        return seen


def look(game: Game, state: State) -> Sight:
    """See what a game looks like."""
    shared = game.shared_view(state)
    return Sight(state, shared, [game.private(state, shared, seat) for seat in range(state.players)])


class Change(Struct, frozen=True, eq=False, gc=False):
    """A change of a table, kept for a while for those who have missed it."""

    game: Game
    version: int
    entry: AnyEntry
    event: Happening | None
    """What happened in the game, None where it was something else."""
    before: State | None
    after: State | None
    due: int | None
    look: int | None

    def missed(self, seat: Seat) -> Happened:
        """What somebody is told who was away when it happened."""
        assert self.before is not None
        assert self.after is not None
        before, after = look(self.game, self.before), look(self.game, self.after)
        told = self.happened(before, after, ("",), {"": seat})
        return next(message for message, keys in told if keys)

    def happened(
        self, before: Sight, after: Sight, here: Iterable[str], seats: Mapping[str, Seat]
    ) -> list[tuple[Happened, list[str]]]:
        """What each of these people is told of the event, and what it changed of their view.

        Who sees the same is told the same: most of what happens is worked out and written once. Those
        whose command it was are also told its id, and so have their answer.
        """
        entry, names, lasting = self.entry, self.game.private_fields, self.game.lasting
        version, due, look = self.version, self.due, self.look
        who, command = (entry.who, entry.id) if isinstance(entry, Kept) and entry.who else (None, None)
        owned, owns, old, new = before.own, after.own, before.shared, after.shared
        fields = new._fields if old[lasting:] != new[lasting:] else new._fields[:lasting]
        changes = _differences(fields, old, new)
        shared = changes
        if not changes.keys().isdisjoint(names):
            shared = {name: value for name, value in changes.items() if name not in names}
        all_see = self._seen(NOBODY)
        is_open = all_see is self.event
        is_same = is_open and shared is changes
        event = self._written(all_see)
        alike: list[str] = []
        told = [(Happened(version, event, changes, due, None, look), alike)]
        for key in here:
            seat = seats.get(key, NOBODY)
            if seat == NOBODY or (is_same and key != who and owned[seat] == owns[seat]):
                alike.append(key)
                continue
            view = shared | _differences(names, owned[seat], owns[seat])
            if not is_open:
                event = self._written(self._seen(seat))
            answered = command if key == who else None
            told.append((Happened(version, event, view, due, answered, look), [key]))
        return told

    def _seen(self, seat: Seat) -> Happening | None:
        """The event as `seat` may see it; the event itself if it is open."""
        if self.event is None or self.before is None or isinstance(self.event, Timeout):
            return self.event
        return self.game.seen(self.before, self.event, seat)

    def _written(self, event: Happening | None) -> dict[str, Any]:
        """An event as a record would write it."""
        if event is self.event and isinstance(self.entry, Kept):
            return self.entry.event  # just as it is kept
        if isinstance(self.entry, TakenBack):
            return {"by": self.entry.seat, "do": "take_back"}
        assert event is not None
        return event_line(self.game, event)


def _differences(names: Iterable[str], old: Iterable[Any], new: Iterable[Any]) -> dict[str, Any]:
    changed = {}
    for name, was, value in zip(names, old, new):
        if was is not value and was != value:
            changed[name] = value
    return changed
