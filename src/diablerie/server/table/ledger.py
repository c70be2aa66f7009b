"""What is true at a table: the fold of its entries."""

from typing import Final

from msgspec.structs import replace

from diablerie.game.core import CHANCE
from diablerie.game.types import Event
from diablerie.match.dealer import Dealer
from diablerie.match.recipe import commitment_of, salt_of
from diablerie.match.record import Line, event_of, result_line
from diablerie.match.referee import Match, apply, begin
from diablerie.server.protocol.terms import Unrated
from diablerie.server.protocol.told import Refused
from diablerie.server.table.entries import (
    NO_ID,
    PACES,
    Agreed,
    AnyEntry,
    Began,
    Happening,
    Opened,
    Paused,
    Resumed,
    Shut,
    Succeeded,
    TakenBack,
    Wanted,
)
from diablerie.server.table.seats import Seats
from diablerie.server.table.stakes import only_people, why_unrated

REMEMBERED_COMMANDS: Final = 32


class Ledger:
    """What is true at a table, entry by entry."""

    __slots__ = (
        "_dealer",
        "_seed",
        "agreed",
        "answers",
        "events",
        "game",
        "last",
        "match",
        "next_code",
        "opened",
        "options",
        "over",
        "pace",
        "paused",
        "rated",
        "seats",
        "shut",
        "version",
    )

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.game, self.options = opened.rules()
        self.pace = PACES[opened.pace]
        self.seats = Seats(opened.players)
        self.rated = False
        """Whether the game that has begun counts for the ratings."""
        self.match: Match | None = None
        self.paused: int | None = None
        """Since when the table pauses because all want it, or None."""
        self.over = False
        """Whether the game is over."""
        self.version = 0
        self.agreed = 0
        """The version since which the table is agreed on as it is."""
        self.events = 0
        """How many the game has so far, without those that were taken back."""
        self.last = opened.at
        """When the last entry was made."""
        self.next_code = ""
        """The table of the rematch."""
        self.shut = ""
        """Why the table was closed, if it was."""
        self.answers: dict[str, dict[int, Refused | None]] = {}
        """How the latest commands of each person were refused, or None if they were not, by rising ids."""
        self._seed = bytes.fromhex(opened.seed)
        self._dealer = Dealer(self._seed, "")

    @property
    def finished(self) -> bool:
        """Whether nothing more will happen here but talk and a rematch."""
        return self.over or bool(self.shut)

    @property
    def stage(self) -> str:
        """How far the table has come."""
        return "finished" if self.finished else "waiting" if self.match is None else "playing"

    @property
    def unrated(self) -> Unrated:
        """Why the game does not count for the ratings; before it begins, why it will not."""
        if self.rated:
            return ""
        starters = self.seats.starters
        return why_unrated(self.game, self.options, starters or self.seats.places, bool(starters))

    @property
    def commitment(self) -> str:
        """What everybody may know of the seed while it is secret."""
        return commitment_of(self._seed)

    def result(self) -> Line:
        """How the game ended, as the last line of its record says it; for nobody before that."""
        assert self.match is not None
        assert self.over
        return result_line(self.match, self._seed)

    def beginning(self, at: int, who: str = "", command: int = NO_ID) -> Began:
        """The entry that begins the game, and says for good whether it counts for the ratings."""
        unrated = why_unrated(self.game, self.options, self.seats.places, True)
        return Began(at, who, command, rated=not unrated)

    def outcome(self) -> tuple[Event, Dealer]:
        """What chance does next, and the dealer after it."""
        assert self.match is not None
        return self._dealer.outcome(self.game, self.match.state)

    def fold(self, entry: AnyEntry, known: Event | None = None, dealer: Dealer | None = None) -> Event | None:
        """Let an entry happen; the event of the game that it is, if it is one.

        Whoever has just made the entry knows its event, and the dealer after it.
        """
        before, event = self.match, None
        self.version += 1
        self.last = entry.at
        if type(entry) is Happening and before is not None:
            event = known or event_of(self.game, entry.event)
            if event.by == CHANCE:
                self._dealer = dealer or self._dealer.outcome(self.game, before.state)[1]
            self.match = match = apply(before, event)
            self.over = self.game.over(match.state)
            self.events += 1
            seats = self.seats
            if seats.bots and event.by in seats.bots:
                seats.helped[event.by] = True
        elif isinstance(entry, TakenBack) and before is not None:
            self.events -= 1
            self.match = replace(before, state=self.game.take_back(before.state, entry.seat))
        else:
            self._arrange(entry)
        if (type(entry) is Happening or isinstance(entry, Wanted)) and entry.who:
            remember(self.answers.setdefault(entry.who, {}), entry.id)
        return event

    def _arrange(self, entry: AnyEntry) -> None:
        self.seats.fold(entry)
        if isinstance(entry, Began):
            places = self.seats.places
            self.rated = only_people(places) if entry.rated is None else entry.rated
            self.match = begin(self.game, self.opened.players, self.options)
            self._dealer = Dealer(self._seed, salt_of([place.number for place in places]))
        elif isinstance(entry, Paused | Resumed):
            self.paused = entry.at if isinstance(entry, Paused) else None
        elif isinstance(entry, Agreed):
            self.opened, self.agreed = self.opened.agreed(entry), self.version
            self.options, self.pace = self.opened.rules()[1], PACES[entry.pace]
        elif isinstance(entry, Succeeded):
            self.next_code = entry.code
        elif isinstance(entry, Shut):
            self.shut = entry.why


def remember(answers: dict[int, Refused | None], command: int, refused: Refused | None = None) -> None:
    """Note that a command was carried out, or how it was refused, and forget the oldest one."""
    answers[command] = refused
    if len(answers) > REMEMBERED_COMMANDS:
        del answers[next(iter(answers))]
