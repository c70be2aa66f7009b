"""Who can take part: the bots of the house by name, and those of outsiders as a class or a program."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from random import Random
from time import perf_counter
from traceback import extract_tb

from diablerie.bots.bot import Bot
from diablerie.bots.roster import check_bot, make_bot
from diablerie.errors import InputError
from diablerie.game.manifest import Game
from diablerie.game.types import Event, Memory, View
from diablerie.lab.tournament.chair import Chair
from diablerie.lab.tournament.programs import PREFIX, Program, check_program, program
from diablerie.match.record import Line


class Stopped(SystemExit):
    """This process was told to stop; not to be mistaken for a bot that leaves."""


FAULTS = (Exception, SystemExit)
"""What an outsider's code may end with: it must not take this process with it, for others wait for that."""


def check_contestant(spec: str) -> str:
    """Return the name if somebody can be asked to play by it, or say what is wrong."""
    if spec.startswith(PREFIX):
        check_program(spec)
    elif ":" in spec:
        outsider_class(spec)
    else:
        check_bot(spec)
    return spec


@contextmanager
def contestant(chair: Chair) -> Iterator[Bot]:
    """Ask somebody to the table for one game."""
    spec = chair.names[chair.seat]
    if spec.startswith(PREFIX):
        with program(spec, chair) as started:
            yield started
    elif ":" in spec:
        yield Outsider(spec, chair.game, chair.luck)
    else:
        yield make_bot(spec, chair.game, chair.luck, chair.seconds)


def outsider_class(spec: str) -> Callable[[Random], Bot]:
    """Find the class that `module:Class` names, in the folder where the command was called too."""
    module, _, name = spec.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(import_module(module), name)
    except FAULTS as error:
        raise InputError(f"the bot {spec} cannot be loaded: {_what(error)}") from error
    if not callable(getattr(found, "decide", None)):
        raise InputError(f"the bot {spec} has no method decide(view, memory)")
    made: Callable[[Random], Bot] = found
    return made


class Outsider:
    """A bot that somebody else has written; what it does wrong is told in one line with its name."""

    def __init__(self, spec: str, game: Game, luck: Random) -> None:
        self._spec = spec
        self._game = game
        try:
            self._bot = outsider_class(spec)(luck)
        except (InputError, Stopped):
            raise
        except FAULTS as error:
            raise self._fault(f"cannot be made with a Random: {_what(error)}") from error

    def decide(self, view: View, memory: Memory) -> Event | None:
        """What it wants to do, if that is an event of the game at all."""
        try:
            event = self._bot.decide(view, memory)
        except Stopped:
            raise
        except FAULTS as error:
            raise self._fault(f"failed while deciding: {_what(error)}") from error
        if event is None:
            return None
        try:
            sound = self._game.from_fields(self._game.to_fields(event)) == event
        except Exception:  # anything at all may have come back
            sound = False
        if not sound:
            raise self._fault(f"wants {event!r}, which is no event of the game")
        if event.by != view.seat:
            raise self._fault(f"sits at seat {view.seat} and wants to act for seat {event.by}")
        return event

    def _fault(self, what: str) -> InputError:
        return InputError(f"{self._game.title}: the bot {self._spec} {what}")


def _what(error: BaseException) -> str:
    """Say what an exception was, and where."""
    frame = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({frame.filename}, line {frame.lineno})"


class Timed:
    """Somebody with a stopwatch beside them."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def decide(self, view: View, memory: Memory) -> Event | None:
        """What they decide, and how long it took."""
        started = perf_counter()
        event = self._bot.decide(view, memory)
        self.seconds += perf_counter() - started
        self.decisions += 1
        return event

    def end(self, result: Line) -> None:
        """Tell them how the game ended, if they want to know."""
        if isinstance(self._bot, Program):
            self._bot.end(result)
