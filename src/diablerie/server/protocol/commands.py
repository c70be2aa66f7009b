"""What a client may say at a table: commands, in the imperative.

Each has an id, larger than the ids before it, and a repeated id does nothing twice.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from diablerie.server.protocol.terms import (
    Away,
    CommandId,
    Milliseconds,
    Reaction,
    SeatNumber,
    ShuffleNumber,
    Version,
)


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
    seen: Version | None = None
    """The version of the table that you have seen: nobody is ready for what was agreed on after it."""


class AddBot(Command, tag="add_bot", frozen=True):
    """Put a bot on an empty seat; the host may."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)]


class Remove(Command, tag="remove", frozen=True):
    """Empty a seat before the game; the host may. A person who was removed cannot sit down again."""

    seat: SeatNumber
    who: Annotated[str, Meta(max_length=32)] | None = None
    """The public id of the person who is meant, or empty for a bot: whoever else sits there by now stays.

    Null for whoever sits there; so it was before there was this field.
    """


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


class Act(Command, tag="act", frozen=True, gc=False):
    """Do something in the game: an event as a record writes it, without `by`.

    A grab may say in `reaction` how many milliseconds after the dice were shown it was made.
    """

    event: dict[str, Any]


class TakeBack(Command, tag="take_back", frozen=True):
    """Take back a decision that nobody has seen yet: a bet, or an answer where there is no race."""


class Pause(Command, tag="pause", frozen=True):
    """Want a pause or, with `paused` false, that it goes on: so it is when all want it who play, here or not.

    Those for whom a bot plays are not asked. Ten minutes after a pause began, one is enough to go on.
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

    until: Milliseconds | None = None
    """The `look`, `rolls` or `due` that you were told for it; null for whatever lies there.

    If something else lies there meanwhile, you have not read that.
    """


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
