"""The results of a tournament as tables in the terminal."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table

    from diablerie.lab.tournament.intervals import Estimate
    from diablerie.lab.tournament.results import Results


def show(results: "Results", seconds: float) -> None:
    """Print what was played, the standings, and everybody against everybody."""
    from rich.console import Console  # only tournaments and simulations draw tables

    console = Console(highlight=False)
    plan = results.plan
    console.print(
        f"{plan.game.title}, {plan.players} players, {results.deals:,} deals × {plan.games_a_deal} seatings"
        f" = {results.games:,} games, seed {plan.seed}, {seconds:.1f} s"
    )
    if not results.whole:
        console.print(f"stopped early: {plan.deals:,} deals were planned")
    if plan.seconds is not None:
        console.print(f"bots had {plan.seconds:g} s to think, so another machine gives another result")
    console.print(standings_table(results))
    console.print("ahead: of rivals, ties half; total: mean at the end; ms: mean of a decision")
    console.print(f"wins: {1 / plan.players:.1%} would be even; rating: OpenSkill's mu, and two of its sigma")
    console.print(pairs_table(results))
    console.print("how often who is at the left finishes ahead of who is above, with 95 % interval")
    console.print(f"rounds a game {results.rounds:,.1f}, moves a game {results.moves:,.1f}")
    if results.stopped:
        console.print(f"{results.stopped:,} games were stopped after 10,000 rounds; the totals count")


def standings_table(results: "Results") -> "Table":
    """Everybody in order, with what else is known of them."""
    table = _table("bot", "ahead", "wins", "total", "rating", "ms")
    for one in results.standings:
        table.add_row(
            one.name,
            f"{one.ahead.value:.1%}  {interval(one.ahead)}",
            f"{one.wins.value:.1%}  {interval(one.wins)}",
            f"{one.score.value:,.1f}",
            f"{one.rating.mu:.1f} ± {1.96 * one.rating.sigma:.1f}",
            f"{one.milliseconds:,.2f}",
        )
    return table


def pairs_table(results: "Results") -> "Table":
    """How often who is named at the left finishes ahead of who is named above."""
    names = [standing.name for standing in results.standings]
    table = _table("", *names)
    for name in names:
        cells = ["–" if name == rival else _cell(results, name, rival) for rival in names]
        table.add_row(name, *cells)
    return table


def interval(estimate: "Estimate") -> str:
    """A share's interval in per cent."""
    return f"{100 * estimate.low:.1f}–{100 * estimate.high:.1f}"


def _cell(results: "Results", name: str, rival: str) -> str:
    pair = results.pairs[name, rival]
    if not pair.meetings:
        return "never met"
    shown = f"{pair.ahead.value:.1%}\n{interval(pair.ahead)}"
    return f"[bold]{shown}[/bold]" if pair.ahead.low > 0.5 else shown


def _table(*columns: str) -> "Table":
    from rich.box import SIMPLE_HEAD  # only tournaments and simulations draw tables
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD)
    for number, name in enumerate(columns):
        table.add_column(name, justify="right" if number else "left", no_wrap=True)
    return table
