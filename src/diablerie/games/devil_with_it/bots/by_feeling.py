"""Playing without counting: the easy level like a child, the normal one like somebody who knows the game."""

from typing import Final

from diablerie.game.mind import Mind
from diablerie.games.devil_with_it.bots.habits import FARTHEST, aims_of, goes_on, work_out_reach
from diablerie.games.devil_with_it.bots.table import imagined, standing_of
from diablerie.games.devil_with_it.coal import PIECES
from diablerie.games.devil_with_it.memory import Memory
from diablerie.games.devil_with_it.state import BET, REVEAL, STOP, Event
from diablerie.games.devil_with_it.view import View

ROUND_BETS: Final = (20, 50, 50, 50, 100, 100, 100, 150)
"""Bets a child makes: round ones, some timid, some wild."""
FEAR_OF_DEVILS: Final = 0.08
"""How much more a child wants to stop with each piece that lies there."""
MUCH: Final = 160
"""Coal with which any child stops."""
USUAL_BETS: Final = (40, 50, 60, 70, 80, 100)
"""Bets that feel right, however many play."""


def easy(view: View, mind: Mind[Memory]) -> Event:
    """Bet a round amount; stop when it feels like much, or dangerous, whatever the bets are."""
    if view.phase == BET:
        return betting(view, mind.luck.choice(ROUND_BETS))
    enough = FEAR_OF_DEVILS * len(view.turned) + view.turned_worth / MUCH
    return stopping(view) if view.may_stop and mind.luck.random() < enough else reaching(view, mind)


def normal(view: View, mind: Mind[Memory]) -> Event:
    """Bet what usually wins; weigh the bonuses and the own bet, but as if the oven were always full."""
    if view.phase == BET:
        return betting(view, mind.luck.choice(USUAL_BETS))
    return stopping(view) if view.may_stop and not feels_lucky(view, mind) else reaching(view, mind)


def feels_lucky(view: View, mind: Mind[Memory]) -> bool:
    """Whether another piece looks worth it to somebody who does not count what is left."""
    table, standing = imagined(view, mind.memory), standing_of(view, mind.memory)._replace(left=PIECES)
    reach = [0.0] * FARTHEST
    work_out_reach(reach, PIECES)
    aims = aims_of(table, standing, view.seat, view.players - view.turns - 1)
    return goes_on(aims, reach, view.turned_worth, len(view.turned))


def betting(view: View, wish: int) -> Event:
    """Bet as much as is wished, as far as it is allowed."""
    return Event(view.seat, BET, max(view.minimum_bet, min(wish, view.highest_bet)))


def stopping(view: View) -> Event:
    """Keep what lies there."""
    return Event(view.seat, STOP, 0)


def reaching(view: View, mind: Mind[Memory]) -> Event:
    """Turn up any piece: from outside they are all alike."""
    return Event(view.seat, REVEAL, mind.luck.choice(view.face_down))
