"""The referee: lets events happen in a match, those of the clock included, and knows who is late."""

from typing import NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from diablerie.game.core import CLOCK, LEGAL, NOBODY, NOT_NOW, NOT_YOUR_TURN, Refusal, Seat
from diablerie.game.manifest import Game
from diablerie.game.masks import seats_of
from diablerie.game.options import Options
from diablerie.game.types import Event, Memory, State
from diablerie.words import ENGLISH

ROUND_LIMIT = 10_000
"""A simulated game that goes on for ever is stopped here; who is ahead wins (The Devil With It, §6.4)."""

TIMEOUT = -1


class Timeout(NamedTuple):
    """A seat's time is over; what is then played for it follows as that seat's own event."""

    seat: Seat
    by: Seat = CLOCK

    @property
    def do(self) -> int:
        """No verb of any game: it is the referee's own."""
        return TIMEOUT


Happening: TypeAlias = Event
"""An event of the game, or a Timeout."""


class Match(Struct, frozen=True, gc=False):
    """A game under way: what was agreed on, where it stands, and who is late."""

    game: Game
    players: int
    options: Options
    state: State
    late: Seat = NOBODY
    """Whose time is over, so that the next event must be theirs, or NOBODY."""
    version: int = 0
    """How many events have happened."""
    memory: Memory = None
    """What somebody who has paid attention remembers, besides what there is to see."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.over(self.state)

    @property
    def winners(self) -> list[Seat]:
        """Who is ahead; at the end, who has won."""
        return seats_of(self.game.winners(self.state))


class Step(NamedTuple):
    """One event of a record, and the match before and after it."""

    line: int
    event: Happening
    before: Match
    after: Match


def begin(game: Game, players: int, options: Options) -> Match:
    """Open a match; `options` are complete."""
    return Match(game, players, options, game.new_game(players, options), memory=game.no_memory)


def refusal(match: Match, event: Happening) -> Refusal:
    """Why `event` may not happen now, or LEGAL."""
    if isinstance(event, Timeout):
        awaited = match.game.awaited(match.state) if match.game.played_by_clock else 0
        if match.late != NOBODY or event.by != CLOCK or event.seat < 0:
            return NOT_NOW
        return LEGAL if awaited >> event.seat & 1 else NOT_NOW
    if match.late != NOBODY and match.late != event.by:
        return NOT_YOUR_TURN
    return match.game.refusal(match.state, event)


def apply(match: Match, event: Happening) -> Match:
    """Let `event` happen; it is trusted to be legal."""
    if isinstance(event, Timeout):
        return replace(match, late=event.seat, version=match.version + 1)
    game, before = match.game, match.state
    after = game.apply(before, event)
    memory = game.remember(match.memory, before, event, after)
    return Match(game, match.players, match.options, after, NOBODY, match.version + 1, memory)


def explain(match: Match, event: Happening, reason: Refusal, language: str = ENGLISH) -> str:
    """Say why `event` was refused, and what would be allowed."""
    if isinstance(event, Timeout):
        return f"seat {event.seat} is not awaited, so its time cannot be over"
    if match.late not in (NOBODY, event.by):
        return f"the time of seat {match.late} is over, its event must come next"
    return match.game.explain(match.game.view(match.state, event.by), event, reason, language)
