"""Processes that tests start: when the block ends they are gone, and all that they started with them."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

COMMAND = [sys.executable, "-m", "diablerie"]
PATIENCE = 60.0
"""Seconds after which a test has waited in vain."""
DEAF = f"""
import os, signal, sys
for number in {int(signal.SIGINT)}, {int(signal.SIGHUP)}:
    signal.signal(number, signal.SIG_IGN)
signal.pthread_sigmask(signal.SIG_BLOCK, [{int(signal.SIGINT)}, {int(signal.SIGTERM)}])
os.execv(sys.argv[1], sys.argv[1:])
"""


def deaf(words: list[str]) -> list[str]:
    """How something is started by whoever ignores and blocks what should end it, as in the background."""
    return [sys.executable, "-c", DEAF, *words]


@contextmanager
def child(words: list[str], **how: Any) -> Iterator[subprocess.Popen[str]]:
    """A process with its own group, and with pipes where nothing else is said."""
    usual = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "start_new_session": True}
    with subprocess.Popen(words, **usual | how) as process:
        try:
            yield process
        finally:  # or `with` would wait for ever for one that a failed test has left
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def wait_until(happened: Callable[[], object]) -> None:
    """Wait until something has happened."""
    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until, "it never happened"
        time.sleep(0.01)
