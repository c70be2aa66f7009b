"""A table as the fold of its entries, and as each person sees it."""

from collections import deque
from collections.abc import Iterable
from typing import Self

from msgspec.structs import replace

from diablerie.games.core import CHANCE, EVERYBODY, NOBODY, Seat
from diablerie.games.game import Event
from diablerie.games.options import changed
from diablerie.match.dealer import Dealer
from diablerie.match.recipe import commitment_of, salt_of
from diablerie.match.record import event_of, result_line
from diablerie.match.referee import Match, apply, begin
from diablerie.server.entries import (
    NO_ID,
    PACES,
    AnyEntry,
    Began,
    BotSat,
    Emptied,
    Happening,
    Opened,
    Sat,
    Shut,
    Succeeded,
    TakenBack,
    Wanted,
)
from diablerie.server.messages import (
    AnyTold,
    Changed,
    Closed,
    Ended,
    Moved,
    Refused,
    SeatShown,
    Shown,
    TableShown,
    Unrated,
)
from diablerie.server.places import Place, seated
from diablerie.server.race import Race
from diablerie.server.stakes import only_people, why_unrated
from diablerie.server.updates import Change, Sight, look

REMEMBERED_CHANGES = 16
REMEMBERED_COMMANDS = 32


class Ledger:
    """What is true at a table, entry by entry."""

    __slots__ = (
        "_asked",
        "_changes",
        "_dealer",
        "_seed",
        "_sight",
        "answers",
        "banned",
        "bots",
        "due",
        "game",
        "helped",
        "last",
        "match",
        "next_code",
        "opened",
        "options",
        "over",
        "pace",
        "places",
        "race",
        "racing",
        "rated",
        "seats",
        "shut",
        "starters",
        "version",
    )

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.game, self.options = opened.rules()
        self.racing = self.game.name == "diavolo"
        """Whether everybody acts at once and time decides."""
        self.pace = PACES[opened.pace]
        self.places: tuple[Place, ...] = (Place(),) * opened.players
        self.starters: tuple[Place, ...] = ()
        """Who sat where when the game began."""
        self.seats: dict[str, Seat] = {}
        """Where each person sits."""
        self.bots: set[Seat] = set()
        """Where a bot plays, for itself or for a person."""
        self.rated = False
        """Whether the game that has begun counts for the ratings."""
        self.helped: dict[Seat, bool] = {}
        """Where a bot has played for a person, and whether they have not come back since."""
        self.match: Match | None = None
        self.over = False
        """Whether the game is over."""
        self.version = 0
        self.last = opened.at
        """When the last entry was made."""
        self.due: int | None = None
        """When the clock plays for who is awaited, or None."""
        self.banned: set[str] = set()
        self.next_code = ""
        """The table of the rematch."""
        self.shut = ""
        """Why the table was closed, if it was."""
        self.race = Race(self.pace.tumble)
        self.answers: dict[str, dict[int, Refused | None]] = {}
        """How the latest commands of each person were refused, or None if they were not, by rising ids."""
        self._seed = bytes.fromhex(opened.seed)
        self._dealer = Dealer(self._seed, "")
        self._sight: Sight | None = None
        """What the match looked like when somebody looked last."""
        self._changes: deque[Change] = deque(maxlen=REMEMBERED_CHANGES)
        self._asked: set[Seat] = set()

    @classmethod
    def restored(cls, entries: Iterable[AnyEntry]) -> Self:
        """Fold a table from its log."""
        opened, *rest = entries
        assert isinstance(opened, Opened)
        table = cls(opened)
        for entry in rest:
            table.fold(entry)
        return table

    @property
    def finished(self) -> bool:
        """Whether nothing more will happen here but talk and a rematch."""
        return self.over or bool(self.shut)

    @property
    def hints(self) -> bool:
        """Whether people may ask for hints: that was agreed on, nobody's rating is at stake, and no race."""
        return self.opened.hints and not self.rated and not self.options.get("race", False)

    @property
    def unrated(self) -> Unrated:
        """Why the game does not count for the ratings; before it begins, why it will not."""
        if self.rated:
            return ""
        begun = bool(self.starters)
        return why_unrated(self.game, self.options, self.starters or self.places, begun)

    def beginning(self, at: int, who: str = "", command: int = NO_ID) -> Began:
        """The entry that begins the game, and says for good whether it counts for the ratings."""
        return Began(at, who, command, rated=not why_unrated(self.game, self.options, self.places, True))

    def fold(self, entry: AnyEntry, known: Event | None = None, dealer: Dealer | None = None) -> None:
        """Let an entry of the log happen; who has just made it knows its event and the dealer after it."""
        before, event = self.match, None
        self.version += 1
        self.last = entry.at
        if isinstance(entry, Happening) and before is not None:
            event = known or event_of(self.game, entry.event)
            if event.by == CHANCE:
                self._dealer = dealer or self._dealer.outcome(self.game, before.state)[1]
            self._let_happen(before, event, entry.at)
            assert self.match is not None
            self.over = self.match.over
        elif isinstance(entry, TakenBack) and before is not None:
            self.match = replace(before, state=self.game.take_back(before.state, entry.seat))
        else:
            self._arrange(entry)
        if isinstance(entry, Wanted) and entry.who:
            remember(self.answers.setdefault(entry.who, {}), entry.id)
        self.due = self._due_after(before, entry.at)
        was, now = before and before.state, self.match and self.match.state
        self._changes.append(Change(self.game, self.version, entry, event, was, now, self.due))

    @property
    def changes(self) -> tuple[Change, ...]:
        """What changed lately, the oldest first."""
        return tuple(self._changes)

    def sight(self) -> Sight | None:
        """What the match looks like now, None before it begins."""
        if self.match is not None and (self._sight is None or self._sight.state is not self.match.state):
            self._sight = look(self.game, self.match.state)
        return self._sight

    def _let_happen(self, before: Match, event: Event, at: int) -> None:
        self.match = apply(before, event)
        self._asked.discard(event.by)
        if self.bots and event.by in self.bots:
            self.helped[event.by] = True
        if self.racing and before.state.to_act == CHANCE and self.match.state.to_act == EVERYBODY:
            self.race.throw(at)
            self._asked.clear()

    def _arrange(self, entry: AnyEntry) -> None:
        self.places = seated(self.places, entry)
        self.seats = {p.person.key: seat for seat, p in enumerate(self.places) if p.person is not None}
        self.bots = {seat for seat, place in enumerate(self.places) if place.bot}
        if isinstance(entry, Began):
            self.starters = self.places
            self.rated = only_people(self.places) if entry.rated is None else entry.rated
            self.match = begin(self.game, self.opened.players, self.options)
            self._dealer = Dealer(self._seed, salt_of([place.number for place in self.places]))
        elif isinstance(entry, Sat | BotSat):
            self._asked.discard(entry.seat)
            self.race.wanted.pop(entry.seat, None)
            if isinstance(entry, Sat) and entry.seat in self.helped:
                self.helped[entry.seat] = False
        elif isinstance(entry, Emptied) and entry.banned:
            self.banned.add(entry.banned)
        elif isinstance(entry, Succeeded):
            self.next_code = entry.code
        elif isinstance(entry, Shut):
            self.shut = entry.why

    def _due_after(self, before: Match | None, at: int) -> int | None:
        """When the clock plays: a new decision has its whole time, a common one goes on as it was."""
        if self.match is None or self.shut or not self.game.awaited(self.match.state):
            return None
        if self.racing:
            return self.race.closes_at(self.match.state) or self.race.thrown + self.pace.decision
        same = before is self.match
        common = before is not None and before.state.to_act == self.match.state.to_act == EVERYBODY
        if (same or common) and self.due is not None:
            return self.due
        return at + self.pace.decision

    def seats_shown(self, key: str) -> list[SeatShown]:
        """The seats as a person sees them."""
        return [place.shown(key) for place in self.places]

    def shown(self, key: str, now: int = 0) -> Shown:
        """The whole table as a person sees it."""
        sight = self.sight()
        return Shown(
            version=self.version,
            code=self.opened.code,
            game=self.game.name,
            options=dict(self.options),
            pace=self.opened.pace,
            public=self.opened.public,
            talk=self.opened.talk,
            seats=self.seats_shown(key),
            commitment=commitment_of(self._seed),
            now=now,
            id=max(self.answers.get(key, ()), default=0),
            view=sight.view(self.seats.get(key, NOBODY))._asdict() if sight is not None else None,
            due=self.due,
            rolls=self.race.rolls,
            next=self.next_code,
            closed=self.shut,
            hints=self.hints,
            short=self.opened.short if self.match is None and not self.shut else "",
            unrated=self.unrated,
        )

    def listed(self, watchers: int) -> TableShown:
        """The table as the lobby shows it."""
        return TableShown(
            code=self.opened.code,
            game=self.game.name,
            options=changed(self.game.options, self.options),
            pace=self.opened.pace,
            seats=self.seats_shown(""),
            begun=self.match is not None,
            over=self.finished,
            watchers=watchers,
            opened=self.opened.moment(0),
        )

    def missed(self, key: str, version: int, now: int = 0) -> list[AnyTold]:
        """What happened after `version`, or the whole table if that is too long ago."""
        changes = [change for change in self._changes if change.version > version]
        too_long = version > self.version or len(changes) != self.version - version
        if too_long or any(isinstance(change.entry, Began) for change in changes):
            return [self.shown(key, now), *self._last_words()]
        told: list[AnyTold] = [self._told(change, key) for change in changes]
        return [*told, *self._last_words()] if changes else told

    def _told(self, change: Change, key: str) -> AnyTold:
        if change.event is not None or isinstance(change.entry, TakenBack):
            return change.missed(self.seats.get(key, NOBODY))
        if isinstance(change.entry, Began):
            return self.shown(key, change.entry.at)
        if isinstance(change.entry, Succeeded):
            return Moved(change.version, change.entry.code)
        if isinstance(change.entry, Shut):
            return Closed(change.version, change.entry.why)
        return Changed(change.version, self.seats_shown(key), self.unrated)

    def _last_words(self) -> list[AnyTold]:
        """What is said when the game is over."""
        if self.match is None or not self.over:
            return []
        line = result_line(self.match, self._seed)
        return [Ended(self.version, line["result"], line["seed"])]


def remember(answers: dict[int, Refused | None], command: int, refused: Refused | None = None) -> None:
    """Note that a command was carried out, or how it was refused, and forget the oldest one."""
    answers[command] = refused
    if len(answers) > REMEMBERED_COMMANDS:
        del answers[next(iter(answers))]
