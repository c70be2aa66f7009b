"""What a client is told at a table, in the past tense.

Whatever changed the table has a version, one more than the last.
"""

from typing import Any

from msgspec import Struct

from diablerie.server.protocol.terms import (
    Away,
    CommandId,
    Milliseconds,
    Reaction,
    SeatNumber,
    Unrated,
    Version,
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


class Happened(Told, tag="happened", frozen=True, gc=False):
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
BY_THE_HOUSE = "the house has closed this table"
"""What whoever runs the server says who closes a table, if they do not say more."""


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
    bot_from: dict[str, Milliseconds] = {}
    """Of a table that waits for everybody: from when on a bot may be wanted for whom, by public ids."""


class Hurry(Told, tag="hurry", frozen=True):
    """The time of these seats is nearly over."""

    seats: list[int]
    left: Milliseconds


class Turned(Told, tag="turned", frozen=True):
    """What lay there has been read; now the next page does: after the last trick, how the round ended."""

    look: Milliseconds
    """Until when, as in `happened`."""


class Tumbling(Told, tag="tumbling", frozen=True):
    """The dice have been thrown; they will be seen when they lie still."""

    rolls: Milliseconds


class BySomebody(Told, frozen=True):
    """Something that somebody has done besides playing, for the others to know."""

    who: str
    name: str


class Said(BySomebody, tag="said", frozen=True):
    """Somebody has talked."""

    text: str


class Reacted(BySomebody, tag="reacted", frozen=True):
    """Somebody has shown a feeling."""

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


class HintTaken(BySomebody, tag="hint_taken", frozen=True):
    """Somebody has asked for a hint; all may know."""


class Done(Told, tag="done", frozen=True):
    """A command was carried out, and no `happened` has said so."""

    id: CommandId


class Refused(Told, tag="refused", frozen=True):
    """A command was not carried out, and nothing has changed."""

    code: str
    why: str
    id: CommandId | None = None
    """Which command, where that could be read."""
