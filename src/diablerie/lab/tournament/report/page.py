"""The page itself: what was found, how it was played, and how to play it again."""

import shlex
from html import escape
from importlib.resources import files

from diablerie.game.options import Value, changed
from diablerie.lab.tournament.intervals import Estimate
from diablerie.lab.tournament.plan import Plan
from diablerie.lab.tournament.report.plots import SHARES, Row, Scale, distributions, forest
from diablerie.lab.tournament.results import Results

SIGMAS = 1.96
"""A rating is shown with so many of its sigma around it."""


def page(results: Results) -> str:
    """The whole report; it needs no other file."""
    plan = results.plan
    title = f"{plan.game.title}: {' v '.join(one.name for one in results.standings)}"
    style = files("diablerie.lab.tournament.report").joinpath("report.css").read_text("utf-8")
    sections = (
        headline(results),
        section("Who finishes ahead of whom", pairs_plot(results), AHEAD),
        section("Cross table", cross_table(results), CROSS),
        section(
            "Wins", wins_plot(results), f"Tied winners share a win; {1 / plan.players:.1%} would be even."
        ),
        section("Scores", scores_plot(results), "Totals at the end of all games; the line is the mean."),
        section("Ratings", ratings_plot(results), RATINGS),
        section("Standings", standings_table(results), THINKING),
        section("How it was played", how(results)),
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head>"
        f"<body><main>{''.join(sections)}</main></body></html>\n"
    )


AHEAD = (
    "Every two seats with different bots are compared at the end of every game; a tie is half. The bars are"
    " 95 % intervals from the spread between deals: games with the same cards or dice are not independent."
    " Grey ones include one half, so they decide nothing."
)
CROSS = "How often who stands at the left finishes ahead of who stands above, with 95 % interval."
RATINGS = (
    "OpenSkill, Plackett-Luce model, on its own scale, on which everybody begins at 25; the bars are its own"
    " sigma, 1.96 of them either way."
)
THINKING = (
    "ms: how long a decision took on average. It depends on the machine; all else follows from the seed."
)


def section(title: str, content: str, note: str = "") -> str:
    """A part of the page."""
    said = f'<p class="note">{escape(note)}</p>' if note else ""
    return f'<section><h2>{escape(title)}</h2><div class="wide">{content}</div>{said}</section>'


def headline(results: Results) -> str:
    """What was played, and the answer in a sentence."""
    plan, best = results.plan, results.standings[0]
    rivals = "the other" if len(results.standings) == 2 else "others"
    sure = "" if best.ahead.low > 0.5 else "; that may be chance"
    deals = f"{results.deals:,} deals, {plan.games_a_deal} seatings each"
    played = f"{results.games:,} games of {plan.players} players: {deals}"
    early = "" if results.whole else f" (stopped early; {plan.deals:,} deals were planned)"
    return (
        f'<header><p class="note">Tournament</p><h1>{escape(plan.game.title)}</h1>'
        f'<p class="lead"><strong>{escape(best.name)}</strong> finishes ahead of {rivals} in'
        f" <strong>{percent(best.ahead)}</strong> of all meetings{sure}.</p>"
        f"<p>{played}{early}.</p></header>"
    )


def pairs_plot(results: Results) -> str:
    """Every two bots once, the better one first."""
    names = [standing.name for standing in results.standings]
    rows = []
    for place, one in enumerate(names):
        for other in names[place + 1 :]:
            ahead = results.pairs[one, other].ahead
            if results.pairs[one, other].meetings:
                rows.append(Row(f"{one} v {other}", ahead, percent(ahead)))
    return forest(rows, SHARES, 0.5, "%", "Shares of meetings in which the first finishes ahead")


def wins_plot(results: Results) -> str:
    """Everybody's share of games won."""
    even = 1 / results.plan.players
    highest = max(even * 2, *(one.wins.high for one in results.standings))
    rows = [Row(one.name, one.wins, percent(one.wins)) for one in results.standings]
    return forest(rows, Scale(0.0, min(1.0, highest)), even, "%", "Shares of games won")


def ratings_plot(results: Results) -> str:
    """Everybody's rating."""
    rows = []
    for one in sorted(results.standings, key=lambda one: -one.rating.mu):
        mu, reach = one.rating.mu, SIGMAS * one.rating.sigma
        rows.append(Row(one.name, Estimate(mu, mu - reach, mu + reach), f"{mu:.1f} ± {reach:.1f}"))
    low, high = min(row.estimate.low for row in rows), max(row.estimate.high for row in rows)
    return forest(rows, Scale(low - 1, high + 1), None, "OpenSkill", "Ratings")


def scores_plot(results: Results) -> str:
    """Everybody's totals."""
    return distributions({one.name: one.scores for one in results.standings}, "How totals are spread")


def cross_table(results: Results) -> str:
    """Everybody against everybody."""
    names = [standing.name for standing in results.standings]
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = []
    for one in names:
        cells = "".join(_cell(results, one, other) for other in names)
        rows.append(f'<tr><th scope="row">{escape(one)}</th>{cells}</tr>')
    return (
        f'<table class="cross"><thead><tr><td></td>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
    )


def _cell(results: Results, one: str, other: str) -> str:
    if one == other:
        return '<td class="self"></td>'
    pair = results.pairs[one, other]
    if not pair.meetings:
        return "<td>never met</td>"
    kind = "ahead" if pair.ahead.low > 0.5 else "behind" if pair.ahead.high < 0.5 else "level"
    value, rest = percent(pair.ahead).split(" ", 1)
    return f'<td class="{kind}"><b>{value}</b><small>{rest}</small></td>'


def standings_table(results: Results) -> str:
    """Everybody, in figures."""
    titles = ("bot", "seats", "ahead", "wins", "mean total", "rating", "ms")
    head = "".join(f'<th scope="col">{title}</th>' for title in titles)
    rows = []
    for one in results.standings:
        cells = (
            f"{one.seats:,}",
            percent(one.ahead),
            percent(one.wins),
            f"{one.score.value:,.1f}",
            f"{one.rating.mu:.1f}",
            f"{one.milliseconds:,.2f}",
        )
        figures = "".join(f"<td>{cell}</td>" for cell in cells)
        rows.append(f'<tr><th scope="row">{escape(one.name)}</th>{figures}</tr>')
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def how(results: Results) -> str:
    """Seatings, deals, luck, and the command."""
    plan = results.plan
    if plan.all_seatings:
        seatings = f"Every deal is played with all {plan.games_a_deal} different seatings."
    else:
        seatings = (
            "For every deal the bots stand in a circle, in an order drawn for it, and move on by one from"
            f" game to game: {plan.games_a_deal} games, everybody once at every seat."
        )
    facts = [
        seatings,
        "The games of a deal have one dealer's seed; a bot's luck follows from seed, deal, game and seat.",
        f"A game had {results.rounds:,.1f} rounds and {results.moves:,.1f} decisions on average.",
    ]
    if results.stopped:
        facts.append(
            f"{results.stopped:,} games were stopped after 10,000 rounds; the totals at that moment count."
        )
    if plan.seconds is not None:
        facts.append(f"Bots had {plan.seconds:g} s to think, so another machine gives another result.")
    listed = "".join(f"<li>{escape(fact)}</li>" for fact in facts)
    return f"<ul>{listed}</ul><p>The same again:</p><pre>{escape(command(plan, results.games))}</pre>"


def command(plan: Plan, games: int) -> str:
    """What to type to play the same games."""
    words = ["diablerie", "tournament", plan.game_name, "--bots", ",".join(plan.bots)]
    words += ["--players", str(plan.players), "--games", str(games), "--seed", str(plan.seed)]
    for name, value in changed(plan.game.options, plan.options).items():
        words += ["--option", f"{name}={_typed(value)}"]
    if plan.seconds is not None:
        words += ["--seconds", f"{plan.seconds:g}"]
    return shlex.join(words)


def _typed(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def percent(estimate: Estimate) -> str:
    """A share with its interval."""
    return f"{estimate.value:.1%} ({100 * estimate.low:.1f}–{100 * estimate.high:.1f})"
