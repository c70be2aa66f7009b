"""What commands share that play for a long time: a progress bar, and files that are whole or not there."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from diablerie.errors import InputError


@contextmanager
def progress_bar(title: str, games: int) -> Iterator[Callable[[int], None]]:
    """Draw a bar where somebody watches; what is given out is told how many more games are done."""
    from rich.console import Console  # only long work draws bars
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("getting ready", total=games)
        yield lambda done: bar.update(task, advance=done, description=title)


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """Write a file that appears under its name when all is written, and not at all if that fails."""
    unfinished = path.with_name(path.name + ".part")
    try:
        with unfinished.open("wb") as stream:
            yield stream
        unfinished.replace(path)
    except OSError as error:
        raise InputError(f"cannot write {path}: {error.strerror}") from None
    finally:
        unfinished.unlink(missing_ok=True)


def check_writable(path: Path | None) -> None:
    """Say before hours of work that a file cannot be written after them."""
    if path is not None and not (path.parent.is_dir() and os.access(path.parent, os.W_OK)):
        raise InputError(f"cannot write {path}: there is no such folder, or it is not yours to write to")
