"""Compile what bots think with, once and for all processes to come: `python -m diablerie.bots.warming`."""

import os

from diablerie.games.catalogue import GAMES


def main() -> None:
    """Compile for every game; a game that fails leaves the others alone."""
    if hasattr(os, "nice"):
        os.nice(10)  # people are playing meanwhile
    for game in GAMES.values():
        try:
            game.bots().warm_up()
        except Exception:
            continue


if __name__ == "__main__":
    main()
