"""What the strong bot thinks of a position of The Devil With It."""

from collections.abc import Sequence
from typing import Final

from diablerie.game.mind import Assessment, Choice, Mind
from diablerie.games.devil_with_it.bots.at_oven import weighed
from diablerie.games.devil_with_it.bots.betting import BET_WINS, weighed_bets
from diablerie.games.devil_with_it.bots.solution import CHANCE_TO_WIN, GAIN
from diablerie.games.devil_with_it.coal import DEVIL, PIECES, VALUES
from diablerie.games.devil_with_it.memory import Memory
from diablerie.games.devil_with_it.state import BET, REVEAL, STOP, Event
from diablerie.games.devil_with_it.view import View

TURNS: Final = 200
ROUNDS: Final = 200
"""How often what comes is imagined: at the oven, and before a bet."""
ALL_COAL: Final = sum(value * pieces for value, pieces in zip(VALUES, PIECES, strict=True))
"""Nobody can pull out more: beyond this any bet is lost, and only the whole purse is looked at."""


def assess(view: View, mind: Mind[Memory]) -> Assessment[Event] | None:
    """Judge every bet, or stopping and another piece, wherever it lies: chance to win and chips to expect."""
    if view.seat not in view.awaited:
        return None
    if view.phase == BET:
        return Assessment(best_first(bet_choices(view, mind)), {})
    return Assessment(best_first(oven_choices(view, mind)), {"devil_chance": devil_chance(view)})


def best_first(choices: Sequence[Choice[Event]]) -> tuple[Choice[Event], ...]:
    """Put the highest chance first."""
    return tuple(sorted(choices, key=lambda choice: -choice.chance))


def devil_chance(view: View) -> float:
    """The chance of a devil in the next piece."""
    return view.unseen[DEVIL] / sum(view.unseen)


def bets_to_judge(view: View) -> list[int]:
    """Every legal bet that the coal could reach, and the highest there is."""
    bets = list(range(view.minimum_bet, min(view.highest_bet, ALL_COAL) + 1, 10))
    return bets if bets[-1] == view.highest_bet else [*bets, view.highest_bet]


def bet_choices(view: View, mind: Mind[Memory]) -> list[Choice[Event]]:
    """Judge the bets."""
    bets = bets_to_judge(view)
    worth = weighed_bets(view, mind, bets, ROUNDS, attentive=True)
    return [
        Choice(
            Event(view.seat, BET, bet),
            float(row[CHANCE_TO_WIN]),
            {"gain": float(row[GAIN]), "bet_wins": float(row[BET_WINS])},
        )
        for bet, row in zip(bets, worth, strict=True)
    ]


def oven_choices(view: View, mind: Mind[Memory]) -> list[Choice[Event]]:
    """Judge another piece, and stopping where it is allowed."""
    stop, go_on = weighed(view, mind, CHANCE_TO_WIN, TURNS)
    reveal = Event(view.seat, REVEAL, view.face_down[0])
    choices = [Choice(reveal, go_on[CHANCE_TO_WIN], {"gain": go_on[GAIN]})]
    if view.may_stop:
        choices.append(Choice(Event(view.seat, STOP, 0), stop[CHANCE_TO_WIN], {"gain": stop[GAIN]}))
    return choices
