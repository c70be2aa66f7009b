"""What a person is asked in each game, and what the answer means."""

from collections.abc import Callable
from random import choice
from typing import Any

from diablerie.errors import InputError
from diablerie.game.game import Event
from diablerie.games.devil_with_it import state as oven
from diablerie.games.devil_with_it.view import View as OvenView
from diablerie.games.diavolo.dice import DEVIL_NAMES, Devil
from diablerie.games.little_devils import state as tricks
from diablerie.games.little_devils.view import View as TrickView
from diablerie.words import say


def whole(answer: str, complaint: str, language: str) -> int:
    """Read a number that was typed."""
    if not answer.isdecimal() or len(answer) > 9:
        raise InputError(say(language, complaint, typed=repr(answer)))
    return int(answer)


def ask_card(view: TrickView, language: str) -> str:
    """Ask for a card; which ones are allowed is said where not all are."""
    hand = view.hands[view.seat]
    if hand == view.legal:
        return say(language, "screen-ask_card")
    return say(language, "screen-ask_one_of", cards=" ".join(map(str, view.legal)))


def read_card(view: TrickView, answer: str, language: str) -> tricks.Event:
    """A number is a card."""
    return tricks.playing(view.seat, whole(answer, "screen-no_card", language))


def ask_oven(view: OvenView, language: str) -> str:
    """Ask for a bet, or for a piece of coal."""
    if view.phase == oven.BET:
        return say(language, "screen-ask_bet", low=view.minimum_bet, high=view.highest_bet)
    if view.may_stop:
        return say(language, "screen-ask_more", total=view.turned_worth)
    return say(language, "screen-ask_coal")


def read_oven(view: OvenView, answer: str, language: str) -> oven.Event:
    """A number is a bet or a place; s stops; nothing at all is any piece of coal."""
    if view.phase == oven.BET:
        return oven.Event(view.seat, oven.BET, whole(answer, "screen-no_amount", language))
    if answer.lower() in ("s", "stop"):
        return oven.Event(view.seat, oven.STOP, 0)
    if not answer:
        return oven.Event(view.seat, oven.REVEAL, choice(view.face_down))
    return oven.Event(view.seat, oven.REVEAL, whole(answer, "screen-no_place", language))


def letters(language: str) -> str:
    """The letters that stand for the devils."""
    return " ".join(say(language, f"devil-{name}-letter").lower() for name in DEVIL_NAMES)


def read_devil(answer: str, language: str) -> Devil:
    """The first letter of a devil, or more of its name."""
    for devil, name in enumerate(DEVIL_NAMES):
        if answer and say(language, f"devil-{name}-short").startswith(answer.lower()):
            return devil
    complaint = say(language, "screen-no_devil", typed=repr(answer))
    raise InputError(f"{complaint} {say(language, 'screen-help_grab')}")


ASK: dict[str, Callable[[Any, str], str]] = {"little_devils": ask_card, "devil_with_it": ask_oven}
READ: dict[str, Callable[[Any, str, str], Event]] = {
    "little_devils": read_card,
    "devil_with_it": read_oven,
}


def help_lines(question: str, game: str, language: str) -> str:
    """What may be typed now."""
    rules = say(language, "screen-help_rules", game=game)
    return "\n".join(f"  {line}" for line in (question, say(language, "screen-help_keys"), rules))
