"""Pig for people: the table as a picture, what happens in sentences, and what a person is asked."""

from diablerie.errors import InputError
from diablerie.game.core import NOBODY
from diablerie.game.teller import Teller, aligned
from diablerie.game.words import why_refused
from diablerie.words import say

from .rules import DIE, HOLD, ROLL, START, VERBS, Event, State
from .view import View

PIPS = ("    ●    ", "●       ●", "●   ●   ●", "● ●   ● ●", "● ● ● ● ●", "● ●● ●● ●")
"""The faces of the die, three rows of three."""

explain = why_refused


def picture(view: View, teller: Teller) -> str:
    """Draw the table: everybody's points, and the die that was rolled last."""
    rows = [
        (f"{'>' if seat == view.turn else ' '} {teller.names[seat]}", str(total), _so_far(view, seat))
        for seat, total in enumerate(view.totals)
    ]
    lines = [teller.say("pig-table", goal=view.goal), *aligned(rows, right=(1,))]
    return "\n".join([*lines, *(_drawn(PIPS[view.die - 1]) if view.die else ())])


def _so_far(view: View, seat: int) -> str:
    return f"+{view.points}" if seat == view.turn and view.points else ""


def _drawn(pips: str) -> list[str]:
    rows = [f"  │ {' '.join(pips[first : first + 3])} │" for first in (0, 3, 6)]
    return ["  ╭───────╮", *rows, "  ╰───────╯"]


def tell(before: State, event: Event, after: State, teller: Teller) -> list[str]:
    """Say what everybody could see."""
    if event.do == ROLL:
        return []  # what the die shows is told with it
    who = event.what if event.do == START else before.turn
    text = "event-pig-lost" if event == (event.by, DIE, 1) else f"event-pig-{VERBS[event.do]}"
    points = before.points + event.what * (event.do == DIE)
    told = [teller.of(who, text, die=event.what, points=points, total=after.totals[who])]
    if after.to_act == NOBODY:
        told.append(teller.of(who, "event-pig-end", total=after.totals[who]))
    return told


def ask(view: View, language: str) -> str:
    """Ask whoever is awaited."""
    return say(language, "pig-ask" if view.points else "pig-ask_first", points=view.points)


def read(view: View, answer: str, language: str) -> Event:
    """Nothing at all, or r, rolls; h holds."""
    if answer.lower() in ("", "r", "roll"):
        return Event(view.seat, ROLL)
    if answer.lower() in ("h", "hold"):
        return Event(view.seat, HOLD)
    raise InputError(say(language, "pig-no_answer", typed=repr(answer)))
