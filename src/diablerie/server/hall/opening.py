"""A table that is opened: what it is called, and the seed drawn for it."""

import secrets
import time
from typing import Any, NamedTuple

from diablerie.server.table.entries import Opened

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody mistakes for one another."""
SHORT_CODE = 6
"""Letters of a code that can be read out."""
LONG_CODE = 12
"""Letters of a code that nobody can guess."""


class Codes(NamedTuple):
    """What a table is called: in its address, and by who reads it out while people gather."""

    code: str
    short: str = ""
    """Empty where the code is short enough itself."""


def drawn_code(length: int) -> str:
    """A code drawn by lot."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def drawn_codes(public: bool) -> Codes:
    """Codes drawn by lot; a private table gets a long one, and a short one to read out."""
    short = drawn_code(SHORT_CODE)
    return Codes(short) if public else Codes(drawn_code(LONG_CODE), short)


def opened_now(
    codes: Codes,
    game: str,
    players: int,
    options: dict[str, Any],
    pace: str,
    creator: str,
    public: bool = False,
    talk: bool = True,
    hints: bool = False,
    away: str = "stand_in",
) -> Opened:
    """A table that is opened now, with a secret seed of its own."""
    return Opened(
        at=0,
        code=codes.code,
        game=game,
        players=players,
        options=options,
        pace=pace,
        creator=creator,
        seed=secrets.token_hex(32),
        time=time.time_ns() // 1_000_000,
        public=public,
        talk=talk,
        hints=hints,
        away=away,
        short=codes.short,
    )
