"""The whole protocol: what a client may say at a table, and what it is told there and in the lobby.

A client speaks in commands; each has an id, larger than the ids before it, and a repeated id does nothing
twice. The server speaks in the past tense; whatever changed the table has a version, one more than the last.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

PROTOCOL: Final = 1
"""The version of all this, HTTP included. It rises when a client made for the one before would misunderstand
something; a message, a field or a code that is new is no reason, for clients skip what they do not know."""
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
CommandId = Annotated[int, Meta(ge=0, le=2**53)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Milliseconds = int
"""On the table's clock, which starts when the table is opened."""
# After a $ alone, Python lets a newline follow.
ShuffleNumber = Annotated[str, Meta(pattern=r"^[0-9a-f]{0,64}$(?!\n)")]
"""What a player adds to the shuffles (docs/fair-shuffles.md)."""
Reaction = Literal["laugh", "cheer", "gasp", "groan", "wink", "think", "hurry", "well_played"]
Unrated = Literal["", "options", "bots", "not_ready"]
"""Why a game does not count for the ratings: other rules than the usual ones, a bot of the house, or not
everybody had said that they are ready."""


Away = Literal["stand_in", "wait"]
"""What a table does when somebody is away whose time is over: a bot stands in, or it waits for everybody."""


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something a client wants."""

    id: CommandId


class Sit(Command, tag="sit", frozen=True):
    """Take a seat, and add a number to the shuffles."""

    seat: SeatNumber
    number: ShuffleNumber = ""


class Stand(Command, tag="stand", frozen=True):
    """Give the seat back before the game; during it, hand it to a bot for good."""


class Ready(Command, tag="ready", frozen=True):
    """Say that the game may begin; it does when every seat is taken and every person is ready."""

    ready: bool = True
    number: ShuffleNumber = ""
    """A number for the shuffles, for who has not given one when sitting down."""


class AddBot(Command, tag="add_bot", frozen=True):
    """Put a bot on an empty seat; the host may."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)]


class Remove(Command, tag="remove", frozen=True):
    """Empty a seat before the game; the host may. A person who was removed cannot sit down again."""

    seat: SeatNumber


class Start(Command, tag="start", frozen=True):
    """Begin at once; the host may. Every seat must be taken."""


class Agree(Command, tag="agree", frozen=True):
    """Agree on something else before the game; the host may. Then everybody has to be ready anew."""

    options: dict[str, Any] | None = None
    """The options that are not as usual; null for the same as before."""
    pace: Annotated[str, Meta(max_length=16)] = ""
    """Another pace, or empty for the same."""
    players: Annotated[int, Meta(ge=0, le=6)] = 0
    """How many seats there are, or 0 for as many as before; fewer than are taken cannot be."""
    talk: bool | None = None
    hints: bool | None = None
    bots_react: bool | None = None
    """Whether bots show feelings now and then."""
    away: Away | None = None
    """What happens when somebody is away whose time is over; null for the same as before, here and above."""


class Act(Command, tag="act", frozen=True):
    """Do something in the game: an event as a record writes it, without `by`.

    A grab may say in `reaction` how many milliseconds after the dice were shown it was made.
    """

    event: dict[str, Any]


class TakeBack(Command, tag="take_back", frozen=True):
    """Take back a decision that nobody has seen yet: a bet, or an answer where there is no race."""


class Pause(Command, tag="pause", frozen=True):
    """Want a pause or, with `paused` false, that it goes on: so it is when all want it who play and are here.

    Ten minutes after a pause began, one is enough to go on.
    """

    paused: bool = True


class Vote(Command, tag="vote", frozen=True):
    """Want to `wait` for who is away, or a `bot` to play for them when their time is over; empty for neither.

    What more than half want of those who play and are here is done, else what was agreed on.
    """

    choice: Literal["wait", "bot", ""]


class Say(Command, tag="say", frozen=True):
    """Talk."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class React(Command, tag="react", frozen=True):
    """Show a feeling."""

    reaction: Reaction


class Mute(Command, tag="mute", frozen=True):
    """Hear nothing more of somebody, or hear them again."""

    who: Annotated[str, Meta(max_length=32)]
    muted: bool = True


class Rematch(Command, tag="rematch", frozen=True):
    """Open another table for the same people when the game is over, perhaps with other options.

    Those who played may, and the host.
    """

    options: dict[str, Any] | None = None
    """The options that are not as usual; null for the same as before."""
    pace: Annotated[str, Meta(max_length=16)] = ""
    """Another pace, or empty for the same."""
    game: Annotated[str, Meta(max_length=32)] = ""
    """Another game, or empty for the same."""


class CatchUp(Command, tag="catch_up", frozen=True):
    """Ask for everything after a version."""

    version: Version


class GoOn(Command, tag="go_on", frozen=True):
    """Say that one has read what lies there; the game goes on when everybody has, or after a while."""


class Rush(Command, tag="rush", frozen=True):
    """Let bots play on fast when no person has anything to decide any more."""

    skip: bool = False
    """To the end at once."""


class Hint(Command, tag="hint", frozen=True):
    """Ask what the strongest bot would do in my place; `hinted` brings it."""


AnyCommand: TypeAlias = (
    Sit
    | Stand
    | Ready
    | AddBot
    | Remove
    | Start
    | Agree
    | Act
    | TakeBack
    | Pause
    | Vote
    | Say
    | React
    | Mute
    | Rematch
    | CatchUp
    | GoOn
    | Rush
    | Hint
)


class Told(Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """Something a client is told."""


class SeatShown(Struct, frozen=True, omit_defaults=True):
    """Who sits somewhere."""

    name: str = ""
    """Empty where nobody sits."""
    colour: str = ""
    who: str = ""
    """The person's public id."""
    bot: str = ""
    """The bot that plays here, for itself or for a person who is away."""
    ready: bool = False
    you: bool = False


class Shown(Told, tag="shown", frozen=True):
    """The whole table, for somebody who comes or was away too long."""

    version: Version
    code: str
    game: str
    options: dict[str, Any]
    pace: str
    public: bool
    talk: bool
    seats: list[SeatShown]
    commitment: str
    """The SHA-256 of the seed of all shuffles."""
    now: Milliseconds
    protocol: int
    """The version of the protocol that this server speaks: PROTOCOL."""
    id: CommandId = 0
    """The highest id of a command of this person so far; go on from there."""
    view: dict[str, Any] | None = None
    """The game as this person sees it, once it has begun."""
    due: Milliseconds | None = None
    """When the clock will play for who is awaited."""
    rolls: Milliseconds | None = None
    """When the dice that tumble now will lie still."""
    next: str = ""
    """The code of the table of the rematch."""
    closed: str = ""
    """Why the table was closed, if it was."""
    hints: bool = False
    """Whether one may ask for hints here: never in a game that counts for the ratings, or in a race."""
    short: str = ""
    """A code to read out, which leads here as long as the game has not begun; without one, `code` will do."""
    unrated: Unrated = ""
    """Why the game does not count for the ratings; empty if it does, or will once everybody is ready."""
    away: Away = "stand_in"
    """What was agreed on for who is away when their time is over."""
    removed: bool = False
    """Whether the host has removed you: you may watch, and cannot sit down."""
    bots_react: bool = False
    """Whether bots show feelings now and then."""
    look: Milliseconds | None = None
    """Until when what happened last lies there to be read, unless everybody wants to go on (`go_on`)."""


class Changed(Told, tag="changed", frozen=True):
    """Somebody came, went, was ready or was replaced."""

    version: Version
    seats: list[SeatShown]
    unrated: Unrated
    """Why the game does not count for the ratings, as in `shown`."""
    removed: bool = False
    """Whether the host has removed you, as in `shown`."""


class Happened(Told, tag="happened", frozen=True):
    """Something happened in the game; `view` holds what changed of it."""

    version: Version
    event: dict[str, Any]
    view: dict[str, Any]
    due: Milliseconds | None = None
    id: CommandId | None = None
    """The command of yours that this answers; there is no `done` then."""
    look: Milliseconds | None = None
    """Until when this lies there to be read, unless everybody wants to go on (`go_on`)."""


class Ended(Told, tag="ended", frozen=True):
    """The game is over, and here is the seed that explains every shuffle."""

    version: Version
    result: dict[str, Any]
    seed: str


class RatingChange(Struct, frozen=True, omit_defaults=True):
    """What a game did to somebody's rating."""

    who: str
    before: float
    after: float
    provisional: bool = False
    """Whether the rating comes from few games yet, or from such that count little."""


class Rated(Told, tag="rated", frozen=True):
    """The game counted for the ratings."""

    changes: list[RatingChange]


class Moved(Told, tag="moved", frozen=True):
    """There is a rematch at another table."""

    version: Version
    code: str


NOBODY_CAME = "nobody came"
"""Why the house closes a table to which nobody comes."""
GIVEN_UP = "the only person gave up"
"""Why a table against bots alone is closed whose person stands up."""
TOO_LONG = "the game grew too long"
"""Why the house closes a table with more entries than a table may have."""


class Closed(Told, tag="closed", frozen=True):
    """The table was closed and will not go on."""

    version: Version
    why: str


class Present(Told, tag="present", frozen=True):
    """Who is connected, and who is host now."""

    here: list[str]
    """The public ids of the people on the seats who are connected."""
    watchers: int
    host: str
    host_name: str = ""
    """What the host is called; empty while nobody is."""
    around: list[str] = []
    """What people are called who are here without a seat; not those who only watch, and not too many."""
    screen: bool = False
    """Whether a big screen shows this table."""


class Patience(Told, tag="patience", frozen=True):
    """How the table waits now: somebody came or went, voted, or wants a pause or its end."""

    paused: bool = False
    until: Milliseconds | None = None
    """When one person is enough to end the pause."""
    wishes: list[str] = []
    """The public ids of those who want a pause or, while there is one, to go on."""
    wait: list[str] = []
    """Those who want to wait for who is away."""
    bot: list[str] = []
    """Those who want a bot to play for them."""
    due: Milliseconds | None = None
    """When the clock will play for who is awaited, as in `shown`: it runs only where another person waits."""
    rolls: Milliseconds | None = None
    """When the dice that tumble now will lie still."""


class Hurry(Told, tag="hurry", frozen=True):
    """The time of these seats is nearly over."""

    seats: list[int]
    left: Milliseconds


class Tumbling(Told, tag="tumbling", frozen=True):
    """The dice have been thrown; they will be seen when they lie still."""

    rolls: Milliseconds


class Said(Told, tag="said", frozen=True):
    """Somebody has talked."""

    who: str
    name: str
    text: str


class Reacted(Told, tag="reacted", frozen=True):
    """Somebody has shown a feeling."""

    who: str
    name: str
    reaction: Reaction
    seat: SeatNumber | None = None
    """Where the bot sits that has shown it; people have their id."""


class ChoiceShown(Struct, frozen=True, omit_defaults=True):
    """Something that can be done, and what the strongest bot thinks of it."""

    event: dict[str, Any]
    """As `act` takes it; of pieces of coal that look the same, no place, and of a grab, no reaction."""
    chance: float
    """The chance to win the game, from 0 to 1; tied winners share it."""
    figures: dict[str, float] = {}
    """What it is made of, such as the devils to expect; `figure-NAME` says what a name means."""


class Hinted(Told, tag="hinted", frozen=True):
    """What the strongest bot would do in your place, for you alone."""

    id: CommandId
    """The command that asked."""
    version: Version
    """The table it is about; forget it when your decision is another one."""
    choices: list[ChoiceShown]
    """The best ones, the best first; none if the bot cannot say."""
    figures: dict[str, float] = {}
    """What is true whatever you choose, such as the chance of a devil in the next piece."""


class HintTaken(Told, tag="hint_taken", frozen=True):
    """Somebody has asked for a hint; all may know."""

    who: str
    name: str


class Done(Told, tag="done", frozen=True):
    """A command was carried out, and no `happened` has said so."""

    id: CommandId


class Refused(Told, tag="refused", frozen=True):
    """A command was not carried out, and nothing has changed."""

    code: str
    why: str
    id: CommandId | None = None
    """Which command, where that could be read."""


class TableShown(Struct, frozen=True, omit_defaults=True):
    """A table as the lobby shows it."""

    code: str
    game: str
    options: dict[str, Any]
    """Those that are not as usual."""
    pace: str
    seats: list[SeatShown]
    begun: bool
    over: bool
    watchers: int
    opened: str
    """When, in UTC."""
    screen: bool = False
    """Whether a big screen shows it; asked of a single table."""


class MyTable(TableShown, frozen=True, kw_only=True):
    """A table at which I can go on, because I sit there or have opened it."""

    seat: int | None = None
    """Where I sit."""
    my_turn: bool = False
    """Whether I am awaited."""
    waits: bool = False
    """Whether it rests or pauses, and goes on where it was when somebody comes or wants it."""


class Mine(Told, tag="mine", frozen=True):
    """Where I can go on, for somebody who looks at the lobby and is known: at first, and when it changes."""

    tables: list[MyTable]


class Listed(Told, tag="listed", frozen=True):
    """Public tables: those with a free seat first, the newest of them first."""

    tables: list[TableShown]
    protocol: int
    """The version of the protocol that this server speaks: PROTOCOL."""
    more: int = 0
    """How many follow on other pages."""


class TableChanged(Told, tag="table_changed", frozen=True):
    """A public table is new on the first page, or something about it is."""

    table: TableShown
    more: int = 0
    """How many follow on other pages."""


class TableGone(Told, tag="table_gone", frozen=True):
    """A table is not on the first page of public tables any more."""

    code: str
    more: int = 0
    """How many follow on other pages."""


AnyTold: TypeAlias = (
    Shown
    | Changed
    | Happened
    | Ended
    | Rated
    | Moved
    | Closed
    | Present
    | Patience
    | Hurry
    | Tumbling
    | Said
    | Reacted
    | Hinted
    | HintTaken
    | Done
    | Refused
    | Mine
    | Listed
    | TableChanged
    | TableGone
)

LONGEST_COMMAND = 4096
"""Bytes of a command; a longer one is not even read."""

_MOST_BRACKETS = 600
"""Opening ones, those in talk and names included; what Python cannot read or tell of has more."""
_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_told: msgspec.json.Decoder[AnyTold] = msgspec.json.Decoder(AnyTold)
_encoder = msgspec.json.Encoder()


def read_command(content: bytes | str) -> AnyCommand:
    """Read what a client sent; a `msgspec.DecodeError` says what is wrong with it."""
    if isinstance(content, str):
        content = content.encode()
    if len(content) > LONGEST_COMMAND:
        raise msgspec.DecodeError(f"longer than {LONGEST_COMMAND} bytes")
    if len(content) > _MOST_BRACKETS:
        check_depth(content)
    return _commands.decode(content)


def check_depth(content: bytes) -> None:
    """Refuse what is nested so deeply that to read it, or to tell what is wrong with it, could fail."""
    if content.count(b"[") + content.count(b"{") > _MOST_BRACKETS:
        raise msgspec.DecodeError("nested too deeply")


def written(message: AnyTold) -> bytes:
    """Write what a client is told."""
    return _encoder.encode(message)


def write_into(buffer: bytearray, message: AnyTold) -> None:
    """The same in place of what is in a buffer: one that is used again need not grow."""
    _encoder.encode_into(message, buffer)


def read_told(content: bytes | str) -> AnyTold:
    """Read what a client was told: for clients in Python, and for tests."""
    return _told.decode(content)
