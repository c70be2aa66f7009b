"""A terminal with the command in it."""

import os
import pty
import select
import time
from collections.abc import Iterator
from contextlib import contextmanager
from subprocess import Popen
from typing import Any

from tests.children import COMMAND, PATIENCE, child


class Screen:
    """What somebody sees and types."""

    def __init__(self, keyboard: int, process: Popen[str]) -> None:
        self.keyboard = keyboard
        self.process = process
        self.shown = ""

    def wait_for(self, text: str) -> None:
        """Read until `text` appears."""
        end = time.monotonic() + PATIENCE
        while text not in self.shown:
            ready, _, _ = select.select([self.keyboard], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{text!r} never came; shown: {self.shown}"
            self.shown += os.read(self.keyboard, 65536).decode()

    def type(self, line: str) -> None:
        self.shown = ""
        os.write(self.keyboard, f"{line}\n".encode())

    def ended(self) -> int:
        """Wait for the end and return the exit code."""
        return self.process.wait(PATIENCE)


@contextmanager
def screen(*words: str, start: list[str] = COMMAND, **how: Any) -> Iterator[Screen]:
    """Start the command in a terminal of its own."""
    keyboard, inner = pty.openpty()
    try:
        with child([*start, *words], **{"stdin": inner, "stdout": inner, "stderr": inner} | how) as process:
            os.close(inner)
            yield Screen(keyboard, process)
    finally:
        os.close(keyboard)
