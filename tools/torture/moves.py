"""Something legal to do, chosen from a view as a client gets it."""

from random import Random
from typing import Any

View = dict[str, Any]


def a_move(game: str, view: View, luck: Random) -> dict[str, Any] | None:
    """An event that this view allows its seat, or None if it has nothing to decide."""
    return {"little_devils": _card, "devil_with_it": _at_oven, "diavolo": _grab}[game](view, luck)


def _card(view: View, luck: Random) -> dict[str, Any] | None:
    return {"do": "play", "card": luck.choice(view["legal"])} if view["legal"] else None


def _at_oven(view: View, luck: Random) -> dict[str, Any] | None:
    if view["seat"] not in view["awaited"]:
        return None
    if view["highest_bet"]:
        most = min(view["highest_bet"], 100)
        return {"do": "bet", "amount": luck.randrange(min(view["minimum_bet"], most), most + 1, 10)}
    if view["may_stop"] and luck.random() < 0.4:
        return {"do": "stop"}
    return {"do": "reveal", "place": luck.choice(view["face_down"])}


def _grab(view: View, luck: Random) -> dict[str, Any] | None:
    if view["seat"] not in view["awaited"]:
        return None
    return {"do": "grab", "devil": luck.choice(["black", "white", "red", "grey"]), "reaction": 400}
