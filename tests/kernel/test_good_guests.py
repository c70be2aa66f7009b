"""Whoever imports us finds numba as it was: what we change holds for our own compiled code alone."""

import json
import os
import shutil
import sys
from pathlib import Path

from tests.children import PATIENCE, child
from tests.kernel import strangers

SCRIPT = """
import json, sys
sys.path.insert(0, {folder!r})
import strangers
before = strangers.everything()

from diablerie.commands import main
from diablerie.games.little_devils.numbers import NUMBERS
from diablerie.games.little_devils.state import new_game
from diablerie.lab.by_lot import loop_of
from diablerie.lab.outcome import empty_outcomes
from diablerie.rl.vector import loops
loop = loop_of(NUMBERS)
assert loop(new_game(4, 100, 1), 1, 0, empty_outcomes(2)) > 0, "ours does not run"

print(json.dumps([before, strangers.everything(), loop._code.stats.cache_path]))
"""


def test_numba_stays_as_it_was_for_everybody_else(tmp_path: Path) -> None:
    shutil.copy(strangers.__file__, tmp_path)
    fresh = os.environ | {"XDG_CACHE_HOME": str(tmp_path / "cache")}  # where nothing of ours was compiled yet
    with child([sys.executable, "-c", SCRIPT.format(folder=str(tmp_path))], env=fresh) as stranger:
        told, complained = stranger.communicate(timeout=PATIENCE)
    assert stranger.returncode == 0, complained
    before, after, ours = json.loads(told)
    for what, was in before.items():
        assert after[what] == was, what
    compiled = [function.__name__ for function in strangers.CALLS if function is not strangers.changed]
    assert {before[name]["cache"] for name in compiled} == {str(tmp_path / "__pycache__")}
    assert before["changed"] == {"cannot be compiled": True}, "numba has learnt `_replace`: ours can go"
    assert Path(ours).is_relative_to(tmp_path / "cache" / "diablerie")
