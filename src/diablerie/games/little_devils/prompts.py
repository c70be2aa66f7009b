"""What a person is asked in Little Devils: a card."""

from diablerie.game.prompts import whole_number
from diablerie.games.little_devils.state import Event, playing
from diablerie.games.little_devils.view import View
from diablerie.words import say


def ask(view: View, language: str) -> str:
    """Ask for a card; which ones are allowed is said where not all are."""
    if view.hands[view.seat] == view.legal:
        return say(language, "screen-ask_card")
    return say(language, "screen-ask_one_of", cards=" ".join(map(str, view.legal)))


def read(view: View, answer: str, language: str) -> Event:
    """A number is a card."""
    return playing(view.seat, whole_number(answer, "screen-no_card", language))
