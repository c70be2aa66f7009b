"""Lines in and lines out, and nothing else a terminal can do."""

import os
import select
import signal
import sys
from contextlib import ExitStack
from time import monotonic

import click

HELP = "?"
TABLE = "t"
QUIT = "q"


class Left(Exception):
    """Somebody has left the game."""


class Console:
    """Where people read and type; the clock stands here too."""

    def __init__(self, clears: bool) -> None:
        self.clears = clears
        """Whether this is a screen that can be wiped."""

    def say(self, text: str = "") -> None:
        """Print a line or several."""
        click.echo(text)

    def ask(self, question: str) -> str:
        """Print a question and wait for a line; q, or the end of the input, leaves the game."""
        click.echo(f"{question} ", nl=False)
        try:
            await_line()
            answer = input().strip()
        except EOFError:
            click.echo()
            raise Left from None
        if answer.lower() == QUIT:
            raise Left
        return answer

    def wipe(self) -> None:
        """Hide what was on the screen, for the next person."""
        if self.clears:
            click.clear()
        else:
            self.say("\n" * 3)

    def milliseconds(self) -> int:
        """A clock that only goes forward."""
        return int(monotonic() * 1000)


def await_line() -> None:
    """Wait until somebody at a keyboard has typed a line, or a signal has come.

    `input` alone does not hear a signal that comes just before it begins to read: Ctrl-C would seem dead.
    """
    if sys.platform == "win32" or not sys.stdin.isatty():
        return
    with ExitStack() as afterwards:
        woken, waking = os.pipe()
        afterwards.callback(os.close, woken)
        afterwards.callback(os.close, waking)
        os.set_blocking(waking, False)
        afterwards.callback(signal.set_wakeup_fd, signal.set_wakeup_fd(waking))
        select.select([sys.stdin, woken], [], [])
