"""What the log keeps of a table: every change, in order, so that the table is a fold over its entries."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated, Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from diablerie.game.manifest import Game
from diablerie.game.options import Options, complete
from diablerie.games.catalogue import find_game

NO_ID = -1


class Pace(NamedTuple):
    """How much time a table leaves, in milliseconds."""

    decision: int
    """For a decision, before the clock plays."""
    warning: int
    """So long before that, there is a warning."""
    bot: int
    """Before a bot acts, so that people can follow."""
    tumble: int
    """In a race, from one throw to the next: to look at the answer, and while the dice tumble."""
    glance: int = 0
    """For what is gone with the next move, such as a trick that was taken, before bots and chance go on."""
    page: int = 0
    """For what is to be gone through, such as how a round ended, before bots and chance go on."""
    slowness: float = 1.0
    """By which part longer bots take in a race."""


PACES = {
    "relaxed": Pace(180_000, 30_000, 1_200, 8_000, 3_500, 25_000, 1.5),
    "normal": Pace(45_000, 10_000, 700, 5_000, 2_000, 12_000),
    "fast": Pace(15_000, 5_000, 250, 3_000, 1_000, 6_000),
}


def moment_of(time: int) -> str:
    """A time in milliseconds since 1970, in UTC as records write it."""
    return datetime.fromtimestamp(time // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody who has come to a table."""

    key: str
    """Who it is; public, and not enough to be them."""
    name: Annotated[str, Meta(min_length=1, max_length=192)]
    colour: Annotated[str, Meta(max_length=16)] = ""
    program: bool = False
    """Whether it is somebody's program, which reads nothing and is not asked what people want."""


class Entry(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """A change of a table."""

    at: int
    """Milliseconds on the table's clock."""


class Wanted(Entry, frozen=True):
    """A change that somebody's command may have made; the same command makes no second one."""

    who: str = ""
    id: int = NO_ID


class Opened(Entry, tag="opened", frozen=True):
    """The table was opened; the seed is drawn and committed to before anybody sits down."""

    code: str
    game: str
    players: int
    options: dict[str, Any]
    pace: str
    creator: str
    seed: str
    """Secret until the game is over."""
    time: int
    """Milliseconds since 1970 when the table's clock started."""
    public: bool = False
    talk: bool = True
    hints: bool = False
    """Whether people may ask for hints, as far as the game does not count."""
    away: str = "stand_in"
    """What happens when somebody is away whose time is over: a `stand_in` plays, or all `wait`."""
    short: str = ""
    """A code that leads here as long as the game has not begun; empty where the code itself is short."""
    bots_react: bool = False
    """Whether bots show feelings now and then."""
    language: str = ""
    """What the host speaks, for who is invited; empty in older logs."""

    def rules(self) -> tuple[Game, Options]:
        """The game, and what was agreed on."""
        game = find_game(self.game)
        return game, complete(game.options, self.options)

    def agreed(self, entry: "Agreed") -> "Opened":
        """The table, with what was agreed on since."""
        return replace(self, **{term: getattr(entry, term) for term in TERMS})

    def moment(self, at: int) -> str:
        """A time of the table's clock, in UTC as records write it."""
        return moment_of(self.time + at)


class Sat(Wanted, tag="sat", frozen=True, kw_only=True):
    """A person took a seat, or took it back."""

    seat: int
    person: Person
    number: str = ""


class BotSat(Wanted, tag="bot_sat", frozen=True, kw_only=True):
    """A bot took a seat: an empty one, or that of a person who has gone or is away."""

    seat: int
    bot: str
    away: bool = False
    """Whether the person may come back to it."""


class Emptied(Wanted, tag="emptied", frozen=True, kw_only=True):
    """A seat was given back before the game."""

    seat: int
    banned: str = ""
    """Who was sent away and cannot sit down again."""


class Readied(Wanted, tag="readied", frozen=True, kw_only=True):
    """A person said that the game may begin, or that it may not yet."""

    seat: int
    ready: bool
    number: str = ""


class Agreed(Wanted, tag="agreed", frozen=True, kw_only=True):
    """The host wanted it otherwise, before the game; empty seats come or go, and nobody is ready any more."""

    options: dict[str, Any]
    pace: str
    players: int
    talk: bool
    hints: bool
    bots_react: bool
    away: str


TERMS = [name for name in Agreed.__struct_fields__ if name not in Wanted.__struct_fields__]
"""What a table agrees on."""


class Began(Wanted, tag="began", frozen=True):
    """The game began."""

    rated: bool | None = None
    """Whether it counts for the ratings; None in older logs, where every game among people did."""


class Happening(Wanted, tag="happening", frozen=True, kw_only=True, gc=False):
    """An event of the game, as a record writes it."""

    event: dict[str, Any]
    claim: int | None = None
    """The reaction time that a client claimed for a grab."""
    bounds: tuple[int, int] | None = None
    """Between which reaction times the claim was believed."""


class TakenBack(Wanted, tag="taken_back", frozen=True, kw_only=True):
    """A seat took back the decision that nobody had seen yet."""

    seat: int


class Succeeded(Wanted, tag="succeeded", frozen=True, kw_only=True):
    """The same people play on at another table."""

    code: str


class Paused(Wanted, tag="paused", frozen=True):
    """All who were here wanted a pause."""


class Resumed(Wanted, tag="resumed", frozen=True):
    """The pause was over."""


class Shut(Entry, tag="shut", frozen=True, kw_only=True):
    """The table was closed before its game was over."""

    why: str


AnyEntry: TypeAlias = (
    Opened
    | Sat
    | BotSat
    | Emptied
    | Readied
    | Agreed
    | Began
    | Happening
    | TakenBack
    | Paused
    | Resumed
    | Succeeded
    | Shut
)

_entries: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


encoded: Callable[[AnyEntry], bytes] = _encoder.encode
"""Write an entry for the log."""


def decoded(content: bytes) -> AnyEntry:
    """Read an entry of the log."""
    return _entries.decode(content)
