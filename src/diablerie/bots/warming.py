"""Compile what bots think with, once and for all processes to come: `python -m diablerie.bots.warming`."""

import os

from diablerie.bots.roster import WARM_UP


def main() -> None:
    """Compile for every game; a game that fails leaves the others alone."""
    if hasattr(os, "nice"):
        os.nice(10)  # people are playing meanwhile
    for compile_code in WARM_UP.values():
        try:
            compile_code()
        except Exception:
            continue


if __name__ == "__main__":
    main()
