"""What the strong bot thinks of a throw of Diavolo: each devil, and grabbing none."""

from typing import Final

from diablerie.game.mind import Assessment, Choice, Mind
from diablerie.games.diavolo.bots.eye import closeness, right_devil
from diablerie.games.diavolo.bots.peace import chance_in_peace
from diablerie.games.diavolo.bots.prospects import RIGHT, grey_chance, in_race, keepers, rubies_after
from diablerie.games.diavolo.dice import DEVILS, GREY
from diablerie.games.diavolo.state import Event, grabbing
from diablerie.games.diavolo.view import View

IN_TIME: Final = 1000
"""Milliseconds that a choice is written with: neither too early nor too late at any table."""


def assess(view: View, mind: Mind[None]) -> Assessment[Event] | None:
    """Judge every devil, and grabbing none where a clock ends the round."""
    if view.seat not in view.awaited:
        return None
    right, worth = right_devil(view), {had: worth_of(view, had) for had in (True, False)}
    choices = [
        Choice(grabbing(view.seat, devil, IN_TIME), *worth[devil == right])
        for devil in sorted(range(DEVILS), key=lambda devil: devil != right)
    ]
    if view.options.time_limit:
        choices.append(Choice(None, *worth[False]))
    return Assessment(tuple(choices), {"clearness": 1 - closeness(view)})


def worth_of(view: View, has_right: bool) -> tuple[float, dict[str, float]]:
    """The chance to win of somebody who has the right devil now, or has not, and the rubies that brings."""
    seat, grey = view.seat, right_devil(view) == GREY
    own = rubies_after(view.rubies, (seat,) if has_right else (), grey)[seat]
    chance = race_chance(view, has_right) if view.options.race else peace_chance(view, own)
    return chance, {"rubies": float(own - view.rubies[seat])}


def race_chance(view: View, has_right: bool) -> float:
    """The chance to win a race; all others come in any order for what is left, for their grabs are hidden."""
    right = right_devil(view)
    holders = (view.seat,) * has_right
    early = view.early
    others = [s for s, rubies in enumerate(view.rubies) if rubies and s != view.seat and s not in early]
    grey = grey_chance(view.options.position)
    return sum(
        likely * in_race(rubies_after(view.rubies, holders + kept, right == GREY), grey)[view.seat]
        for kept, likely in keepers(others, max(view.supply[right] - len(holders), 0), RIGHT)
    )


def peace_chance(view: View, own: int) -> float:
    """The chance to win without a race, with so many rubies after this round."""
    others = [had for seat, had in enumerate(view.rubies) if seat != view.seat]
    rounds = view.options.limit - view.rounds - 1
    grey = grey_chance(view.options.position)
    return chance_in_peace(own, others, right_devil(view) == GREY, rounds, grey)
