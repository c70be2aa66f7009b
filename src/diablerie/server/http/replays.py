"""A finished game, step by step, just as it was told to somebody, or with everything open."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from diablerie.errors import InputError
from diablerie.game.core import NOBODY, Seat
from diablerie.game.manifest import Game
from diablerie.game.teller import Teller
from diablerie.game.types import Event, State, View
from diablerie.match.record import Line, event_line, event_of, result_line
from diablerie.match.referee import Match, Timeout, apply
from diablerie.server.http.plain import names_of, totals_shown
from diablerie.server.protocol.http_games import PlainMoment, Replay, ReplayStep, SeatPlayed
from diablerie.server.table.entries import AnyEntry, Began, Happening, TakenBack
from diablerie.server.table.records import Story, story_begun
from diablerie.server.table.seats import Place

OPEN = "open"
SPECTATOR = "spectator"
MINE = "mine"
"""As whoever asks sees it; the only view there is before the end."""


@dataclass(frozen=True)
class Eyes:
    """Whose view is replayed."""

    game: Game
    seat: Seat | None
    """A seat, NOBODY for a spectator, or None for somebody who sees everything."""

    def view(self, state: State) -> View:
        """What they see of the table."""
        return self.game.open_view(state) if self.seat is None else self.game.view(state, self.seat)

    def totals(self, state: State) -> list[int | None]:
        """What they know of everybody's total."""
        if self.seat is None:
            return [*self.game.totals(state)[: state.players]]
        return totals_shown(self.game, state, self.seat)

    def event(self, state: State, event: Event, written: Line) -> Line:
        """What they see of an event, of which `written` is the whole."""
        if self.seat is None or isinstance(event, Timeout):
            return written
        seen = self.game.seen(state, event, self.seat)
        return written if seen is event else event_line(self.game, seen)


def eyes_of(word: str, game: Game, players: int) -> Eyes:
    """Read whose view is asked for: `open`, `spectator` or a seat."""
    if word in (OPEN, SPECTATOR):
        return Eyes(game, None if word == OPEN else NOBODY)
    if word in map(str, range(players)):
        return Eyes(game, int(word))
    raise InputError(f"there is no view {word[:12]!r}; there are: {OPEN}, {SPECTATOR}, 0 to {players - 1}")


class Replayer:
    """Lets a game happen again, and notes what one pair of eyes sees of it."""

    def __init__(self, story: Story, eyes: Eyes, language: str) -> None:
        self.story = story
        self.eyes = eyes
        self.language = language
        """In which it is told in plain words too; empty if it is not."""
        self.match: Match | None = None
        self.first: View | None = None
        self.version = 0
        """Of the first view."""
        self.steps: list[ReplayStep] = []
        self.seats: tuple[Place, ...] = ()
        """Who sat where when the game began."""
        self.plain: PlainMoment | None = None
        """The first view in words."""
        self._view: View | None = None
        self._teller = Teller(())

    def add(self, version: int, entry: AnyEntry) -> None:
        """Go on with the next entry of the log."""
        self.story.add(entry)
        if isinstance(entry, Began):
            assert self.story.header is not None
            self.match, self.version, self.seats = self.story.header.begin(), version, self.story.places
            self.first = self._view = self.eyes.view(self.match.state)
            seat = NOBODY if self.eyes.seat is None else self.eyes.seat
            if self.language:
                self._teller = Teller(names_of(self.seats, self.language), self.language, seat)
            self.plain = self._in_words(self.match.state, self.first)
        elif isinstance(entry, Happening) and self.match is not None:
            event = event_of(self.match.game, entry.event)
            seen = self.eyes.event(self.match.state, event, entry.event)
            stand_in = self.story.deeds[-1].extra.get("bot", "")
            self._step(version, entry.at, seen, apply(self.match, event), stand_in, event)
        elif isinstance(entry, TakenBack) and self.match is not None:
            state = self.match.game.take_back(self.match.state, entry.seat)
            assert state is not None
            taken_back = {"by": entry.seat, "do": "take_back"}
            self._step(version, entry.at, taken_back, replace(self.match, state=state))

    def _step(
        self, version: int, at: int, seen: Line, after: Match, bot: str = "", event: Event | None = None
    ) -> None:
        old, new = self._view, self.eyes.view(after.state)
        assert old is not None
        plain = self._in_words(after.state, new, event)
        passed = at - self.story.began
        self.steps.append(ReplayStep(version, passed, seen, _differences(old, new), bot, plain))
        self.match, self._view = after, new

    def _in_words(self, state: State, view: View, event: Event | None = None) -> PlainMoment | None:
        """A moment in plain words, and what was told of the event that led to it."""
        if not self.language or self.match is None:
            return None
        game, lines = self.match.game, []
        if event is not None and not isinstance(event, Timeout):
            lines = game.tell(self.match.state, event, state, self._teller)
        return PlainMoment(game.picture(view, self._teller), self.eyes.totals(state), lines)


def replay_of(entries: Iterable[AnyEntry], eyes: Eyes, language: str = "") -> Replay | None:
    """Replay the game of a table as far as it has come, or nothing if it had not begun."""
    story, rest = story_begun(entries)
    replayer = Replayer(story, eyes, language)
    for version, entry in enumerate(rest, start=1):
        replayer.add(version, entry)
    match, header = replayer.match, story.header
    if match is None or header is None or replayer.first is None:
        return None
    ending = result_line(match, bytes.fromhex(story.opened.seed)) if match.over else {}
    return Replay(
        code=story.opened.code,
        game=match.game.name,
        options=dict(header.options),
        pace=story.opened.pace,
        seats=[_seat(place) for place in replayer.seats],
        opened=story.opened.moment(0),
        began=header.started,
        commitment=header.commitment,
        version=replayer.version,
        view=replayer.first._asdict(),
        steps=replayer.steps,
        result=ending.get("result"),
        seed=ending.get("seed", ""),
        plain=replayer.plain,
    )


def _seat(place: Place) -> SeatPlayed:
    colour, who = (place.person.colour, place.person.key) if place.person else ("", "")
    return SeatPlayed(place.name, colour, who, place.bot, place.number)


def _differences(old: View, new: View) -> dict[str, Any]:
    return {name: now for name, was, now in zip(new._fields, old, new) if was is not now and was != now}
