"""The open record (docs/record.md) of the game that was played at a table, made from the table's log."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from diablerie.errors import InputError
from diablerie.game.core import Seat
from diablerie.match.recipe import commitment_of
from diablerie.match.record import Header, Line, Player, event_of, header_line, lines_of, result_line
from diablerie.match.referee import Step, apply
from diablerie.match.replay import handed_out
from diablerie.server.table.entries import PACES, Agreed, AnyEntry, Began, Happening, Opened, Shut, TakenBack
from diablerie.server.table.seats import Place, seated


@dataclass(frozen=True, slots=True)
class Deed:
    """An event that stands, and what a record says about it besides."""

    event: Line
    extra: Line
    version: int
    """Of the table after it."""

    @property
    def is_timeout(self) -> bool:
        """Whether this says that a seat's time was over; what follows is the clock's choice."""
        return bool(self.event["do"] == "timeout")


@dataclass(slots=True)
class Story:
    """What a table's log says about its game."""

    opened: Opened
    places: tuple[Place, ...]
    header: Header | None = None
    """What was agreed on, None before the game has begun."""
    began: int = 0
    now: int = 0
    """Milliseconds since then; time does not go back."""
    deeds: list[Deed] = field(default_factory=list)
    shut: bool = False
    version: int = 0

    def add(self, entry: AnyEntry) -> None:
        """Go on with the next entry."""
        self.version += 1
        if isinstance(entry, Happening):
            self.deeds.append(Deed(entry.event, self._extra(entry), self.version))
        elif isinstance(entry, TakenBack):
            self._take_back(entry.seat)
        elif isinstance(entry, Began):
            self.began, self.header = entry.at, self._header(entry)
        elif isinstance(entry, Shut):
            self.shut = True
        else:
            self.places = seated(self.places, entry)
            if isinstance(entry, Agreed):
                self.opened = self.opened.agreed(entry)

    def _header(self, entry: Began) -> Header:
        game, options = self.opened.rules()
        players = tuple(Player(place.name, place.bot or None, place.number) for place in self.places)
        commitment = commitment_of(bytes.fromhex(self.opened.seed))
        started, pace = self.opened.moment(entry.at), PACES[self.opened.pace].decision
        return Header(game, options, players, commitment, started, pace)

    def _extra(self, entry: Happening) -> Line:
        extra: Line = {}
        if entry.claim is not None:
            extra["claim"] = entry.claim
        if entry.bounds is not None:
            extra["bounds"] = list(entry.bounds)
        if bot := self._stand_in(entry):
            extra["bot"] = bot
        self.now = max(self.now, entry.at - self.began)  # what arrived earlier may be looked at later
        return extra | {"at": self.now}

    def _stand_in(self, entry: Happening) -> str:
        """The bot that did this for the person who began the game there, or nothing."""
        seat = entry.event["by"]
        by_clock = bool(self.deeds) and self.deeds[-1].is_timeout
        if by_clock or not isinstance(seat, int):
            return ""
        assert self.header is not None
        return "" if self.header.seats[seat].bot else self.places[seat].bot

    def _take_back(self, seat: Seat) -> None:
        """Leave out the last thing that a seat did."""
        last = max(number for number, deed in enumerate(self.deeds) if deed.event["by"] == seat)
        first = last - 1 if last and self.deeds[last - 1].is_timeout else last
        del self.deeds[first : last + 1]

    def steps(self) -> list[Step]:
        """Let everything that stands happen again."""
        assert self.header is not None
        match, steps = self.header.begin(), list[Step]()
        for number, deed in enumerate(self.deeds, start=1):
            event = event_of(match.game, deed.event)
            steps.append(Step(number, event, match, apply(match, event)))
            match = steps[-1].after
        return steps


def story_begun(entries: Iterable[AnyEntry]) -> tuple[Story, list[AnyEntry]]:
    """A table just opened, and the entries of its log that follow."""
    opened, *rest = entries
    assert isinstance(opened, Opened)
    return Story(opened, (Place(),) * opened.players), rest


def story_of(entries: Iterable[AnyEntry]) -> Story:
    """Read the log of a table."""
    story, rest = story_begun(entries)
    for entry in rest:
        story.add(entry)
    return story


def record_lines(entries: Iterable[AnyEntry]) -> list[Line]:
    """The record of a game that is over, with its seed; without result and seed if the table was closed.

    Nothing if the game has not begun. While it goes on there is only what `handed_out_lines` gives.
    """
    story = story_of(entries)
    if story.header is None:
        return []
    steps = story.steps()
    end = steps[-1].after if steps else story.header.begin()
    if not end.over and not story.shut:
        raise InputError(f"the game at table {story.opened.code} is not over; its record is still secret")
    lines = [header_line(story.header)]
    for step, deed in zip(steps, story.deeds, strict=True):
        event, *round_line = lines_of(step.before, step.event, step.after)
        lines += [event | deed.extra, *round_line]
    if end.over:
        lines.append(result_line(end, bytes.fromhex(story.opened.seed)))
    return lines


def handed_out_lines(entries: Iterable[AnyEntry], seat: Seat) -> list[Line]:
    """The record of a game that goes on, as `seat` may have it now; NOBODY is a spectator."""
    story = story_of(entries)
    if story.header is None:
        return []
    lines = handed_out(story.header, story.steps(), seat)
    deeds = iter(story.deeds)
    for number, line in enumerate(lines):
        if "by" in line:
            lines[number] = line | _seen_extra(line, next(deeds))
    return lines


def _seen_extra(line: Line, deed: Deed) -> Line:
    """What may be said about an event besides: of one that is partly hidden, not how fast it was."""
    if deed.event.keys() <= line.keys():
        return deed.extra
    return {name: value for name, value in deed.extra.items() if name not in ("claim", "bounds")}
