"""What a person is asked in each game, and what the answer means."""

from collections.abc import Callable
from random import choice
from typing import Any

from diablerie.errors import InputError
from diablerie.games.devil_with_it import state as oven
from diablerie.games.devil_with_it.view import View as OvenView
from diablerie.games.devil_with_it.words import bet_range
from diablerie.games.diavolo.dice import DEVIL_NAMES, Devil
from diablerie.games.game import Event, View
from diablerie.games.little_devils import state as tricks
from diablerie.games.little_devils.view import View as TrickView

GRAB_HELP = "b, w, r or g for the black, white, red or grey devil; Enter to grab none"
MUST_GRAB = "there is no time limit at this table, so everybody must grab: type b, w, r or g"


def whole(answer: str, what: str) -> int:
    """Read a number that was typed."""
    if not answer.isdecimal() or len(answer) > 9:
        raise InputError(f"{answer!r} is not {what}")
    return int(answer)


def ask_card(view: TrickView) -> str:
    """Ask for a card; which ones are allowed is said where not all are."""
    hand = view.hands[view.seat]
    if hand == view.legal:
        return "Your card? "
    return f"Your card ({' '.join(map(str, view.legal))})? "


def read_card(view: TrickView, answer: str) -> tricks.Event:
    """A number is a card."""
    return tricks.playing(view.seat, whole(answer, "a card; type its number"))


def ask_oven(view: OvenView) -> str:
    """Ask for a bet, or for a piece of coal."""
    if view.phase == oven.BET:
        return f"Your bet ({bet_range(view)})? "
    if view.may_stop:
        return f"You have {view.turned_worth}. Stop (s), or one more (Enter, or a place)? "
    return "Turn up a piece of coal (Enter, or a place)? "


def read_oven(view: OvenView, answer: str) -> oven.Event:
    """A number is a bet or a place; s stops; nothing at all is any piece of coal."""
    if view.phase == oven.BET:
        return oven.Event(view.seat, oven.BET, whole(answer, "an amount of chips"))
    if answer.lower() in ("s", "stop"):
        return oven.Event(view.seat, oven.STOP, 0)
    if not answer:
        return oven.Event(view.seat, oven.REVEAL, choice(view.face_down))
    return oven.Event(view.seat, oven.REVEAL, whole(answer, "a place in the oven, nor s for stop"))


def read_devil(answer: str) -> Devil:
    """The first letter of a devil."""
    for devil, name in enumerate(DEVIL_NAMES):
        if answer and name.startswith(answer.lower()):
            return devil
    raise InputError(f"{answer!r} is no devil; type {GRAB_HELP}")


ASK: dict[str, Callable[[Any], str]] = {"little_devils": ask_card, "devil_with_it": ask_oven}
READ: dict[str, Callable[[Any, str], Event]] = {
    "little_devils": read_card,
    "devil_with_it": read_oven,
}


def help_lines(view: View, question: str, game: str) -> str:
    """What may be typed now."""
    return "\n".join(
        (
            f"  {question.strip()}",
            "  t shows the table again, q leaves the game",
            f"  the rules: diablerie rules {game}",
        )
    )
