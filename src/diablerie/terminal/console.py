"""Lines in and lines out, and nothing else a terminal can do."""

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
