"""How a server is started that many visit from one address."""

from collections.abc import Sequence
from typing import Final

LIMITS: Final = (
    "--guests-per-address",
    "--connections-per-address",
    "--tables-per-person",
    "--public-tables-per-address",
    "--misses-per-address",
    "--costly-per-address",
)
"""What holds somebody back who does a lot at once."""


def without(limits: Sequence[str]) -> list[str]:
    """How a server is started without these limits, which compiles only what the load asks for."""
    return ["--no-warm-up", *(word for limit in limits for word in (limit, "0"))]


UNLIMITED: Final = without(LIMITS)
