"""What is asked of the server over HTTP."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from diablerie.bots.roster import USUAL
from diablerie.server.protocol.terms import Away, ShuffleNumber

Name = Annotated[
    str, Meta(min_length=1, max_length=500, description="What to be called; shortened to 24 signs.")
]
Word = Annotated[str, Meta(max_length=32)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is asked of the server."""


class NewGuest(Asked, frozen=True):
    """Somebody who wants to be known."""

    name: Name
    colour: Word = ""


class NewBot(Asked, frozen=True):
    """A program that wants to play."""

    name: Name
    colour: Word = ""


class NewName(Asked, frozen=True):
    """How somebody wants to be called from now on."""

    name: Name
    colour: Word = ""


class Passed(Asked, frozen=True, rename={"word": "pass"}):
    """A pass that makes another device the same person."""

    word: Annotated[str, Meta(min_length=1, max_length=64)]


BotsReact = Annotated[bool, Meta(description="Whether bots show feelings now and then.")]
HostsLanguage = Annotated[
    str, Meta(max_length=8, description="What the host speaks: in it, others are invited.")
]


class NewTable(Asked, frozen=True):
    """A table to open."""

    game: Word
    players: Annotated[int, Meta(ge=0, le=6, description="0 for as many as is usual.")] = 0
    options: Annotated[dict[str, Any], Meta(description="Those that are not as usual.")] = {}
    pace: Word = "normal"
    public: bool = False
    talk: bool = True
    hints: Annotated[
        bool | None, Meta(description="Whether people may ask for hints; if not said, at private tables.")
    ] = None
    away: Annotated[
        Away, Meta(description="For who is away when their time is over: a bot stands in, or all wait.")
    ] = "stand_in"
    bots_react: BotsReact = True
    language: HostsLanguage = ""


class QuickTable(Asked, frozen=True):
    """A table against bots, to be begun at once."""

    game: Word
    players: Annotated[int, Meta(ge=0, le=6, description="0 for as many as is usual.")] = 0
    options: Annotated[dict[str, Any], Meta(description="Those that are not as usual.")] = {}
    pace: Annotated[Word, Meta(description="Empty for what suits you.")] = "normal"
    bot: Annotated[Word, Meta(description="Empty for those who suit you, by your games so far.")] = USUAL
    number: ShuffleNumber = ""
    hints: bool = True
    bots_react: BotsReact = True
    language: HostsLanguage = ""
