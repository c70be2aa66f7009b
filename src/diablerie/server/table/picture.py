"""The table as each person sees it, and what they are told when it changes."""

from collections import deque
from collections.abc import Iterable
from typing import cast

from diablerie.game.options import changed
from diablerie.game.types import Event
from diablerie.match.referee import Match
from diablerie.server.protocol.lobby import TableShown
from diablerie.server.protocol.messages import AnyTold
from diablerie.server.protocol.terms import PROTOCOL, Away
from diablerie.server.protocol.told import Changed, Closed, Ended, Moved, Shown
from diablerie.server.table.effects import Effect, Tell
from diablerie.server.table.entries import Agreed, AnyEntry, Began, Shut, Succeeded, TakenBack
from diablerie.server.table.ledger import Ledger
from diablerie.server.table.tempo import Tempo
from diablerie.server.table.updates import Change, Sight, look

REMEMBERED_CHANGES = 16


class Picture:
    """What a table looks like now, and what has changed lately."""

    __slots__ = ("_changes", "_ledger", "_sight", "tempo")

    def __init__(self, ledger: Ledger, tempo: Tempo) -> None:
        self._ledger = ledger
        self.tempo = tempo
        self._sight: Sight | None = None
        """What the match looked like when somebody looked last."""
        self._changes: deque[Change] = deque(maxlen=REMEMBERED_CHANGES)

    @property
    def hints(self) -> bool:
        """Whether people may ask for hints: that was agreed on, no rating is at stake, and it is no race."""
        ledger = self._ledger
        return ledger.opened.hints and not ledger.rated and self.tempo.unhurried

    def sight(self) -> Sight | None:
        """What the match looks like now, None before it begins."""
        match, sight = self._ledger.match, self._sight
        if match is not None and (sight is None or sight.state is not match.state):
            sight = self._sight = look(self._ledger.game, match.state)
        return sight

    def note(self, entry: AnyEntry, event: Event | None, before: Match | None) -> Change:
        """Remember a change that the ledger has just made."""
        ledger = self._ledger
        was = None if before is None else before.state
        now = None if ledger.match is None else ledger.match.state
        tempo = self.tempo
        change = Change(ledger.game, ledger.version, entry, event, was, now, tempo.due, tempo.look)
        self._changes.append(change)
        return change

    @property
    def changes(self) -> tuple[Change, ...]:
        """What changed lately, the oldest first."""
        return tuple(self._changes)

    def forget(self) -> None:
        """Keep nothing that can be worked out again: at rest, that is two thirds of a table's memory."""
        self._changes.clear()
        self._sight = None

    def tell(self, change: Change, before: Sight | None, here: Iterable[str], effects: list[Effect]) -> None:
        """Tell those who are here what has changed since they had this sight."""
        ledger = self._ledger
        if change.event is not None and before is not None and change.after is not None:
            after = self._sight = before.after(ledger.game, change.event, change.after)
            for message, keys in change.happened(before, after, here, ledger.seats.by_key):
                if keys:
                    effects.append(Tell(keys, message))
        else:
            for key in here:
                effects.append(Tell([key], self._told(change, key)))

    def missed(self, key: str, version: int, now: int = 0) -> list[AnyTold]:
        """What happened after `version`, or the whole table if that is too long ago."""
        latest = self._ledger.version
        changes = [change for change in self._changes if change.version > version]
        too_long = version > latest or len(changes) != latest - version
        if too_long or any(isinstance(change.entry, Began | Agreed) for change in changes):
            return [self.shown(key, now), *self.last_words()]
        told: list[AnyTold] = [self._told(change, key) for change in changes]
        return [*told, *self.last_words()] if changes else told

    def _told(self, change: Change, key: str) -> AnyTold:
        seats = self._ledger.seats
        if change.event is not None or isinstance(change.entry, TakenBack):
            return change.missed(seats.of(key))
        if isinstance(change.entry, Began | Agreed):
            return self.shown(key, change.entry.at)
        if isinstance(change.entry, Succeeded):
            return Moved(change.version, change.entry.code)
        if isinstance(change.entry, Shut):
            return Closed(change.version, change.entry.why)
        return Changed(change.version, seats.shown(key), self._ledger.unrated, key in seats.banned)

    def last_words(self) -> list[AnyTold]:
        """What is said when the game is over."""
        if not self._ledger.over:
            return []
        line = self._ledger.result()
        return [Ended(self._ledger.version, line["result"], line["seed"])]

    def shown(self, key: str, now: int = 0) -> Shown:
        """The whole table as a person sees it."""
        ledger, sight = self._ledger, self.sight()
        opened, seats = ledger.opened, ledger.seats
        return Shown(
            version=ledger.version,
            code=opened.code,
            game=ledger.game.name,
            options=dict(ledger.options),
            pace=opened.pace,
            public=opened.public,
            talk=opened.talk,
            seats=seats.shown(key),
            commitment=ledger.commitment,
            now=now,
            protocol=PROTOCOL,
            id=max(ledger.answers.get(key, ()), default=0),
            view=sight.view(seats.of(key))._asdict() if sight is not None else None,
            due=self.tempo.due,
            rolls=self.tempo.rolls,
            next=ledger.next_code,
            closed=ledger.shut,
            hints=self.hints,
            short=opened.short if ledger.match is None and not ledger.shut else "",
            unrated=ledger.unrated,
            away=cast(Away, opened.away),
            removed=key in seats.banned,
            bots_react=opened.bots_react,
            look=self.tempo.look,
        )

    def listed(self, watchers: int, screen: bool = False) -> TableShown:
        """The table as the lobby shows it."""
        ledger = self._ledger
        return TableShown(
            code=ledger.opened.code,
            game=ledger.game.name,
            options=changed(ledger.game.options, ledger.options),
            pace=ledger.opened.pace,
            seats=ledger.seats.shown(""),
            begun=ledger.match is not None,
            over=ledger.finished,
            watchers=watchers,
            opened=ledger.opened.moment(0),
            screen=screen,
        )
