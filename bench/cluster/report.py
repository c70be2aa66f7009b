"""CPU a move and its latency with PostgreSQL and with two nodes, beside SQLite: `make bench ARGS=cluster`.

All processes of a house count: nodes, PostgreSQL and NATS. Houses take turns, and a ratio is of the same
turn: the machine may be slower a minute later.
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from statistics import median

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.cluster.houses import HOUSES, heat, servers
from bench.server.peers import Measured, obstacle
from bench.server.report import STEADY

MOST_CPU = {HOUSES[1]: 1.5, HOUSES[2]: 2.2}
"""How many times SQLite's CPU a move may cost."""
MOST_MS = {HOUSES[1]: 6.0, HOUSES[2]: 8.0}
STEADY_TABLES = 200
WIDTH = 110
Found = dict[str, list[Measured]]


def main(words: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="make bench ARGS=cluster", description=__doc__)
    parser.add_argument("--heats", type=int, default=5, help="turns for each number of tables")
    parser.add_argument("--seconds", type=float, default=8.0, help="of a heat")
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 400])
    given = parser.parse_args(words)
    console = Console()
    if why_not := obstacle():
        console.print(f"What it costs to be several: skipped. {why_not}")
        return
    disciplines: list[tuple[int, float | None]] = [(tables, None) for tables in given.tables]
    disciplines.append((STEADY_TABLES, STEADY))
    found: dict[tuple[int, float | None], Found] = {each: defaultdict(list) for each in disciplines}
    turns = [(each, turn) for turn in range(given.heats) for each in disciplines]
    with servers() as shared:
        for each, turn in track(turns, "Houses under load", console=console, transient=True):
            first = turn % len(HOUSES)
            for name in HOUSES[first:] + HOUSES[:first]:
                tables, rate = each
                found[each][name].append(heat(name, shared)(tables, given.seconds, rate))
    console.print(cpu_table(found), width=WIDTH)
    console.print(time_table(found[STEADY_TABLES, STEADY]))


def cpu_table(found: dict[tuple[int, float | None], Found]) -> Table:
    """The CPU of a move, of all processes together."""
    table = Table(box=SIMPLE_HEAD, title="CPU of a move, all processes together, beside SQLite's")
    for name in (
        "",
        "tables, moves",
        "ms a move",
        "ratio",
        "from turn to turn",
        "asked for",
        "moves a second",
    ):
        table.add_column(name, justify="right" if name else "left", no_wrap=not name)
    for (tables, rate), houses in found.items():
        pace = "at full speed" if rate is None else f"{rate:.0f} a second"
        for name in HOUSES:
            ratios = ratios_of(houses[name], houses[HOUSES[0]])
            table.add_row(
                name,
                f"{tables}, {pace}",
                f"{1000 / median(heat.moves_per_cpu_second for heat in houses[name]):.3f}",
                f"{median(ratios):.2f}",
                f"{ratios[0]:.2f} to {ratios[-1]:.2f}",
                f"{MOST_CPU[name]}" if name in MOST_CPU else "",
                f"{median(heat.moves_per_second for heat in houses[name]):,.0f}",
            )
    return table


def ratios_of(heats: Sequence[Measured], beside: Sequence[Measured]) -> list[float]:
    """How many times the CPU a move, turn by turn, rising."""
    return sorted(
        its.moves_per_cpu_second / ours.moves_per_cpu_second for ours, its in zip(heats, beside, strict=True)
    )


def time_table(houses: Found) -> Table:
    """From sending a move until all four at the table have it."""
    title = f"Milliseconds of a move at {STEADY:.0f} a second, {STEADY_TABLES} tables"
    table = Table(box=SIMPLE_HEAD, title=title)
    for name in ("", "median", "from turn to turn", "99 %", "asked for"):
        table.add_column(name, justify="right" if name else "left")
    for name in HOUSES:
        medians = sorted(heat.median_ms for heat in houses[name])
        table.add_row(
            name,
            f"{median(medians):.1f}",
            f"{medians[0]:.1f} to {medians[-1]:.1f}",
            f"{median(heat.p99_ms for heat in houses[name]):.1f}",
            f"{MOST_MS[name]:.0f}" if name in MOST_MS else "",
        )
    return table
