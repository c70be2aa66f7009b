"""What a person is asked in The Devil With It: a bet, or a piece of coal."""

from random import choice

from diablerie.game.prompts import whole_number
from diablerie.games.devil_with_it.state import BET, REVEAL, STOP, Event
from diablerie.games.devil_with_it.view import View
from diablerie.words import say


def ask(view: View, language: str) -> str:
    """Ask for a bet, or for a piece of coal."""
    if view.phase == BET:
        return say(language, "screen-ask_bet", low=view.minimum_bet, high=view.highest_bet)
    if view.may_stop:
        return say(language, "screen-ask_more", total=view.turned_worth)
    return say(language, "screen-ask_coal")


def read(view: View, answer: str, language: str) -> Event:
    """A number is a bet or a place; s stops; nothing at all is any piece of coal."""
    if view.phase == BET:
        return Event(view.seat, BET, whole_number(answer, "screen-no_amount", language))
    if answer.lower() in ("s", "stop"):
        return Event(view.seat, STOP, 0)
    if not answer:
        return Event(view.seat, REVEAL, choice(view.face_down))
    return Event(view.seat, REVEAL, whole_number(answer, "screen-no_place", language))
