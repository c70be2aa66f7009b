"""Nothing is lost, however often the server dies."""

import asyncio
from pathlib import Path

from tools.torture.run import torture

KILLS = 30


def test_nothing_that_anybody_was_told_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    report = asyncio.run(torture(tmp_path / "torture.db", KILLS, seed=7, say=lambda line: None))
    assert report.kills == KILLS
    assert report.finished >= 10, report
    assert report.events >= 1000, report
