"""The example that searches with OpenSpiel runs, and everything it counts adds up."""

import os
import re
import subprocess
import sys
from pathlib import Path

from diablerie.games.little_devils.cards import deck, devils

EXAMPLE = Path(__file__).parents[2] / "examples" / "openspiel_ismcts.py"


def test_the_search_plays_a_round_and_the_devils_add_up() -> None:
    asked = ["--simulations", "4", "--rounds", "2", "--players", "3"]
    told = subprocess.run(
        [sys.executable, str(EXAMPLE), *asked],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ,
        timeout=120,
    )
    found = re.findall(r"^seat (\d) \((search|lots)\): (\d+) devils$", told.stdout, re.M)
    assert [(seat, who) for seat, who, _ in found] == [("0", "search"), ("1", "lots"), ("2", "lots")]
    assert sum(int(taken) for _, _, taken in found) == 2 * devils(deck(3))
