"""The verdict on memory: what grows is seen, and what settles, or is a peak that passes, is no leak."""

from random import Random

from tools.soak.usage import Sample, judged


def run(minutes: int, grows: float, settles: float = 0.0) -> list[Sample]:
    """Samples every ten seconds of a server that begins with 100 MB and is a little restless."""
    luck = Random(1)
    return [
        Sample(10.0 * n, 100_000 + grows * n / 6 + settles * min(n, 36) + luck.uniform(-2000, 2000), n, 50)
        for n in range(6 * minutes)
    ]


def test_a_leak_is_seen() -> None:
    verdict = judged(run(20, grows=1000))
    assert verdict.grows
    assert 800 < verdict.slope < 1200
    assert "GROWS" in str(verdict)


def test_memory_that_has_settled_does_not_grow() -> None:
    verdict = judged(run(20, grows=0, settles=2000))
    assert not verdict.grows
    assert "does not grow" in str(verdict)


def test_a_peak_that_passes_is_no_leak() -> None:
    samples = run(20, grows=0)
    samples = [s._replace(memory=s.memory + 30_000 * (100 < n < 115)) for n, s in enumerate(samples)]
    assert not judged(samples).grows


def test_more_tables_are_no_leak() -> None:
    come = [s._replace(memory=s.memory + 70 * 20 * n, tables=20 * n) for n, s in enumerate(run(20, grows=0))]
    verdict = judged(come)
    assert 60 < verdict.cost < 80
    assert verdict.plain > 7000
    assert not verdict.grows


def test_a_leak_is_seen_behind_tables_that_come_and_go() -> None:
    samples = run(20, grows=2000)
    tables = [min(20 * n, 700 + 50 * (n % 3)) for n in range(len(samples))]
    assert judged(
        [s._replace(memory=s.memory + 70 * t, tables=t) for s, t in zip(samples, tables, strict=True)]
    ).grows


def test_a_short_run_proves_nothing() -> None:
    verdict = judged(run(5, grows=5000))
    assert not verdict.settled
    assert "too short" in str(verdict)


def test_nothing_can_be_said_about_nothing() -> None:
    assert not judged([]).grows
    assert not judged(run(20, grows=0)[:1]).grows
