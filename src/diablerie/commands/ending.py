"""How a command is ended from outside, whatever signals it was started deaf to."""

import signal
import sys

ENDINGS = (signal.SIGINT, signal.SIGTERM)
_heard: list[int] = []


class Terminated(KeyboardInterrupt):
    """SIGTERM came, which ends a command in good order, as Ctrl-C does."""


def listen_for_endings() -> None:
    """Let SIGINT and SIGTERM end this process, also one that inherited to ignore or to block them.

    What a shell starts in the background ignores SIGINT, and so would everything started by it. SIGHUP stays
    as it is: whoever says nohup means it.
    """
    signal.signal(signal.SIGINT, _interrupt)
    signal.signal(signal.SIGTERM, _terminate)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)


def insist_on_ending() -> None:
    """From here on, whoever loses patience ends this process at once."""
    for ending in ENDINGS:
        signal.signal(ending, signal.SIG_DFL)


def is_heard() -> bool:
    """Whether this process was told to end: a library may have made another error of it on its way."""
    return bool(_heard)


def interrupted() -> int:
    """The exit code of what was ended early: 130 by Ctrl-C, 143 by SIGTERM, as shells have it."""
    # A Ctrl-C that passed through an exec() on its way here, as numba and dataclasses have them, is kept by
    # Python as if nobody had caught it: `python -m` would end by SIGINT and not by our code. Another exec()
    # makes it forget that.
    exec("")
    return 128 + (_heard[-1] if _heard else signal.SIGINT)


def _interrupt(number: int, _: object) -> None:
    _heard.append(number)
    raise KeyboardInterrupt


def _terminate(number: int, _: object) -> None:
    _heard.append(number)
    raise Terminated
