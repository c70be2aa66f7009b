"""Nothing is lost, whatever happens to the nodes, to PostgreSQL and to NATS."""

import asyncio
from pathlib import Path

from tools.torture.cluster.run import torture

FAULTS = 12


def test_nothing_that_anybody_was_told_is_lost_whatever_happens_to_a_cluster(tmp_path: Path) -> None:
    report = asyncio.run(torture(tmp_path, FAULTS, seed=9, say=lambda line: None, at_once=6, long=0.1))
    assert report.faults.total() == FAULTS
    assert len(report.faults) == FAULTS, "each is of another kind"
    assert report.tables >= 6, report
    assert report.events >= 200, report
    assert not report.ended, report
