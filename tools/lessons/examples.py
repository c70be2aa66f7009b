"""The examples of the rules' pages: what is shown there, worked out by the rules."""

from itertools import groupby

from diablerie.games.devil_with_it import GAME as DEVIL_WITH_IT
from diablerie.games.diavolo import GAME as DIAVOLO
from diablerie.games.diavolo.dice import DEVIL_NAMES, ORDER_NAMES, POSITION
from diablerie.games.diavolo.figures import figures_of
from diablerie.games.diavolo.rules import supply_for
from diablerie.games.little_devils.cards import DEVILS, cards
from diablerie.games.little_devils.rules import winning_card
from diablerie.games.little_devils.trick import reason_of, side_of
from tools.lessons.devil_with_it import pulled
from tools.lessons.diavolo import throw
from tools.lessons.script import Json, opened

NAMES = ("Azzo", "Fosca", "Krako", "Rubina")
TRICKS = {"up": (18, 28, 21, 40, 19), "down": (42, 36, 47, 35, 20, 49), "astray": (24, 29, 11, 15)}
DICE = "446 133 126"


def examples() -> Json:
    """Everything that is shown beside the rules, by its game."""
    return {
        "devil_with_it": {"payday": payday()},
        "little_devils": {"tricks": [trick(name, *played) for name, played in TRICKS.items()]},
        "diavolo": {"dice": thrown(), "orders": orders(), "supply": supply()},
    }


def payday() -> Json:
    """A round of four: two are burnt, one has the highest amount, another the most pieces."""
    table = opened(DEVIL_WITH_IT, 4).after("chance start 0", "chance lay")
    table = table.after("0 bet 40", "1 bet 90", "2 bet 150", "3 bet 110")
    table = table.after(*pulled(0, (0, "20"), (1, "10"), (2, "25"), (3, "20"), (4, "10")), "0 stop")
    table = table.after(*pulled(1, (5, "75"), (6, "20"), (7, "20")), "1 stop")
    table = table.after(*pulled(2, (8, "75"), (9, "devil")))
    table = table.after(*pulled(3, (10, "devil")))
    paid = table.view()["payout"]
    lines = [
        {"name": name, **{field: share[field] for field in ("stake", "coal", "amount", "pieces")}}
        | {"gains": [gain["chips"] for gain in share["gains"]]}
        for name, share in zip(NAMES, paid["shares"], strict=True)
    ]
    return {"highest": paid["highest_amount"], "most": paid["most_pieces"], "lines": lines}


def trick(name: str, *played: int) -> Json:
    """A trick whose cards the seats have played in turn."""
    lying = tuple(enumerate(played))
    side = side_of(lying)
    return {
        "name": name,
        "cards": lying,
        "side": side,
        "taker": played.index(winning_card(cards(*played), played[0], side)),
        "why": reason_of(lying, side),
        "devils": sum(DEVILS[card] for card in played),
        "taken": False,
    }


def thrown() -> Json:
    """The dice of the throw, by colours."""
    return {colour: [*map(int, dice)] for colour, dice in zip(DEVIL_NAMES, DICE.split(), strict=False)}


def orders() -> list[Json]:
    """What one throw answers to every order; where dice lie is no matter of numbers."""
    table = opened(DIAVOLO, 4, race=False).after("chance start 0")
    found = []
    for order, name in enumerate(ORDER_NAMES):
        state = table.after(throw(table, 0, name, DICE)).state
        figures = figures_of(state.order, state.dice, state.places).colours
        by_numbers = order != POSITION
        found.append(
            {
                "order": name,
                "figures": [figure.value for figure in figures] if by_numbers else [],
                "answer": DEVIL_NAMES[state.answer] if by_numbers else None,
            }
        )
    return found


def supply() -> list[Json]:
    """How many devils of each colour there are for how many players."""
    found = []
    for each, group in groupby(range(2, 7), supply_for):
        first, *more = group
        found.append({"players": f"{first}–{more[-1]}" if more else str(first), "each": each})
    return found
