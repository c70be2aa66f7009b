"""The contract: what a game offers, as small values that a folder of `games/` fills in."""
