"""How a server is started that many visit from one address."""

from typing import Final

UNLIMITED: Final = (
    "--no-warm-up",
    "--guests-per-address",
    "0",
    "--connections-per-address",
    "0",
    "--tables-per-person",
    "0",
    "--public-tables-per-address",
    "0",
    "--misses-per-address",
    "0",
    "--costly-per-address",
    "0",
)
"""No limit for whoever puts it under load, and nothing compiled that the load does not ask for."""
