"""What a person is asked in Diavolo: a devil, by its first letter."""

from diablerie.errors import InputError
from diablerie.games.diavolo.dice import DEVIL_NAMES, Devil
from diablerie.games.diavolo.state import Event, grabbing
from diablerie.games.diavolo.view import View
from diablerie.words import say


def ask(view: View, language: str) -> str:
    """Ask for a devil: with an exclamation mark in a race, where the clock runs."""
    return say(
        language, "screen-ask_grab" if view.options.race else "screen-ask_devil", letters=keys(language)
    )


def read(view: View, answer: str, language: str) -> Event | None:
    """A letter is a devil; nothing is no grab, which is not allowed where no clock ends the round (§7.1)."""
    if answer:
        return grabbing(view.seat, devil_of(answer, language), 0)
    if view.options.time_limit:
        return None
    raise InputError(f"{say(language, 'screen-must_grab')} {help_line(language)}")


def devil_of(answer: str, language: str) -> Devil:
    """The first letter of a devil, or more of its name."""
    for devil, name in enumerate(DEVIL_NAMES):
        if say(language, f"devil-{name}-short").startswith(answer.lower()):
            return devil
    complaint = say(language, "screen-no_devil", typed=repr(answer))
    raise InputError(f"{complaint} {help_line(language)}")


def keys(language: str) -> str:
    """The letters that stand for the devils."""
    return " ".join(say(language, f"devil-{name}-letter").lower() for name in DEVIL_NAMES)


def help_line(language: str) -> str:
    """What the letters mean."""
    return say(language, "screen-help_grab")
