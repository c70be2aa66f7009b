"""The results of a tournament as plain data: nothing in it depends on the machine or on how fast it was."""

from typing import Any

from diablerie.game.options import changed
from diablerie.lab.tournament.intervals import Estimate
from diablerie.lab.tournament.results import Results, Standing


def plain(results: Results) -> dict[str, Any]:
    """What was played and what came out."""
    plan = results.plan
    return {
        "game": plan.game_name,
        "players": plan.players,
        "options": changed(plan.game.options, plan.options),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "seconds": plan.seconds,
        "deals": results.deals,
        "games": results.games,
        "games_a_deal": plan.games_a_deal,
        "whole": results.whole,
        "stopped": results.stopped,
        "rounds": round(results.rounds, 3),
        "moves": round(results.moves, 3),
        "standings": [_standing(standing) for standing in results.standings],
        "pairs": [
            {"bot": bot, "rival": rival, "meetings": pair.meetings, "ahead": _estimate(pair.ahead)}
            for (bot, rival), pair in results.pairs.items()
        ],
    }


def _standing(standing: Standing) -> dict[str, Any]:
    return {
        "bot": standing.name,
        "seats": standing.seats,
        "ahead": _estimate(standing.ahead),
        "wins": _estimate(standing.wins),
        "score": _estimate(standing.score),
        "rating": {"mu": round(standing.rating.mu, 4), "sigma": round(standing.rating.sigma, 4)},
    }


def _estimate(estimate: Estimate) -> dict[str, float | None]:
    """The bounds of an interval without end are null, which JSON can say."""
    bounds = {"low": estimate.low, "high": estimate.high}
    known = {name: round(bound, 5) if abs(bound) != float("inf") else None for name, bound in bounds.items()}
    return {"value": round(estimate.value, 5)} | known
