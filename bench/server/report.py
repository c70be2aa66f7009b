"""Our server beside boardgame.io: the same load on one core each, in turn, as ratios from one run.

The machine may be slower a minute later: the ratio is the median of those of neighbouring heats.
"""

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.server.peers import Measured, boardgame, measured, obstacle
from bench.server.shares import profiled_command, shares
from tools.load import UNLIMITED

HEATS = 7
SECONDS = 8.0
STEADY = 300.0
"""Moves a second of all tables together, at which the time of a move is measured."""


def server_command(database: Path, limits: Sequence[str] = UNLIMITED) -> list[str]:
    """How our server is started for a heat; its log is durable, as always."""
    words = [
        sys.executable,
        "-m",
        "diablerie",
        "serve",
        "--no-open",
        "--log-level",
        "error",
        "--port",
        "{port}",
    ]
    return [*words, "--database", str(database), *limits]


def diablerie(tables: int, seconds: float, rate: float | None = None) -> Measured:
    """Measure our server, with a new database."""
    with TemporaryDirectory() as folder:
        return measured("diablerie", server_command(Path(folder) / "heat.db"), tables, seconds, rate)


@dataclass
class Discipline:
    """One way of comparing, and how everybody did in it."""

    tables: int
    rate: float | None
    heats: int
    ours: list[Measured] = field(default_factory=list)
    theirs: list[Measured] = field(default_factory=list)

    @property
    def name(self) -> str:
        """What is done."""
        pace = "as fast as it goes" if self.rate is None else f"{self.rate:.0f} moves a second"
        return f"{self.tables:,} tables, {pace}"

    @property
    def ratios(self) -> list[float]:
        """How many times as many moves as the peer we make with the same work, heat by heat, rising."""
        pairs = zip(self.ours, self.theirs, strict=True)
        return sorted(mine.moves_per_cpu_second / its.moves_per_cpu_second for mine, its in pairs)


Heat = Callable[[int, float, float | None], Measured]


def main() -> None:
    """Measure and print."""
    console = Console()
    if why_not := obstacle():
        console.print(f"The server beside boardgame.io: skipped. {why_not}")
        return
    disciplines = [
        Discipline(200, None, HEATS),
        Discipline(1000, None, 5),
        Discipline(200, STEADY, 2),
    ]
    heats = [(d, whose) for d in disciplines for _ in range(d.heats) for whose in ("ours", "theirs")]
    for discipline, whose in track(heats, "Servers under load", console=console, transient=True):
        heat: Heat = diablerie if whose == "ours" else boardgame
        getattr(discipline, whose).append(heat(discipline.tables, SECONDS, discipline.rate))
    console.print(speed_table(disciplines))
    console.print(time_table(disciplines))
    console.print(share_table())


def best(heats: list[Measured]) -> Measured:
    """The heat that was disturbed least."""
    return max(heats, key=lambda heat: heat.moves_per_cpu_second)


def speed_table(disciplines: list[Discipline]) -> Table:
    """Moves per second of the server's CPU."""
    table = Table(
        box=SIMPLE_HEAD, title="Moves per CPU-second, four players a table, each sees their own view"
    )
    for name in (
        "",
        "Diablerie, durable",
        "boardgame.io, in memory",
        "ratio",
        "from heat to heat",
        "kB a table",
        "its kB a table",
    ):
        table.add_column(name, justify="right" if name else "left")
    for discipline in disciplines:
        if discipline.rate is None:
            ours, theirs = best(discipline.ours), best(discipline.theirs)
            table.add_row(
                discipline.name,
                f"{ours.moves_per_cpu_second:,.0f}",
                f"{theirs.moves_per_cpu_second:,.0f}",
                f"{median(discipline.ratios):.2f}",
                f"{discipline.ratios[0]:.2f} to {discipline.ratios[-1]:.2f}",
                f"{ours.memory_per_table_kb:.0f}",
                f"{theirs.memory_per_table_kb:.0f}",
            )
    return table


def time_table(disciplines: list[Discipline]) -> Table:
    """From sending a move until all four players have it."""
    table = Table(box=SIMPLE_HEAD, title="Milliseconds from sending a move until all four have it")
    for name in ("", "median", "99 %", "its median", "its 99 %", "bytes a message", "its bytes"):
        table.add_column(name, justify="right" if name else "left")
    for discipline in disciplines:
        if discipline.rate is not None:
            ours = min(discipline.ours, key=lambda heat: heat.median_ms)
            theirs = min(discipline.theirs, key=lambda heat: heat.median_ms)
            table.add_row(
                discipline.name,
                f"{ours.median_ms:.1f}",
                f"{ours.p99_ms:.1f}",
                f"{theirs.median_ms:.1f}",
                f"{theirs.p99_ms:.1f}",
                f"{ours.bytes_per_message:.0f}",
                f"{theirs.bytes_per_message:.0f}",
            )
    return table


def share_table() -> Table:
    """What our server's time is spent on."""
    table = Table(box=SIMPLE_HEAD, title="What the server's time is spent on, 200 tables, by a profiler")
    table.add_column("")
    table.add_column("share", justify="right")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        profile = folder / "profile"
        command = profiled_command(server_command(folder / "heat.db"), profile)
        measured("diablerie", command, 200, SECONDS)
        for name, share in shares(profile):
            table.add_row(name, f"{share:.0%}")
    return table
