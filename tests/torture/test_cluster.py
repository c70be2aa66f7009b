"""Nothing is lost, whatever happens to the nodes, to PostgreSQL and to NATS."""

import asyncio
from pathlib import Path

from tools.torture.cluster.run import Wanted, torture

FAULTS = 12
SHORT = Wanted(FAULTS, seed=9, at_once=6, long=0.1)
"""One of its faults is long: a node freezes until it is over, and wakes."""


def test_nothing_that_anybody_was_told_is_lost_whatever_happens_to_a_cluster(tmp_path: Path) -> None:
    report = asyncio.run(torture(tmp_path, SHORT, say=lambda line: None))
    assert report.faults.total() == FAULTS
    assert len(report.faults) == FAULTS, "each is of another kind"
    assert report.tables >= 6, report
    assert report.events >= 200, report
    assert not report.ended, report
