"""The words of which messages are made, whoever says them."""

from typing import Annotated, Final, Literal

from msgspec import Meta

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
