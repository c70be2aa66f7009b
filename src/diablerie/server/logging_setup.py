"""What the server says about itself: one line an event, for people or for programs.

An allow-list: of what comes with a line, only FIELDS are written, and of an exception only its kind and where
it happened, because its text may quote a card, a bet or a token. Errors of the machine may speak.
"""

import asyncio
import json
import logging
import sqlite3
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
FIELDS = ("node", "other", "table", "game", "path", "status", "count", "bytes", "seconds")
OF_THE_MACHINE = (OSError, sqlite3.Error, MemoryError, ImportError)
"""Errors whose text is about files, memory and networks, and never about people or games."""

logger = logging.getLogger("diablerie.server")


def write_logs(form: str, level: str) -> None:
    """Send all lines to the standard error: our own from `level` on, those of others if they are warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if form == "json" else Sentences())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.raiseExceptions = False  # nobody reads any more: no reason to stop a game
    logging.getLogger("diablerie").setLevel(level.upper())
    others = logging.getLogger("uvicorn.error")
    others.setLevel(logging.INFO if level == "debug" else logging.ERROR)  # it warns of every bad request
    # It would write addresses and queries.
    logging.getLogger("uvicorn.access").disabled = True
    # In its debugging lines stand whole requests, with their tokens.
    logging.getLogger("websockets").setLevel(logging.WARNING)


def name_node(node: int) -> None:
    """Let every line say which node has written it, as `diablerie admin nodes` shows it."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler.formatter, Ours):
            handler.formatter.everywhere["node"] = f"{node:x}"


def report_failure(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Write that a callback of the loop has failed, without what it was called with."""
    error = context.get("exception")
    logger.error("something failed in the loop", exc_info=error if error is not None else None)


def fields_of(record: logging.LogRecord) -> dict[str, object]:
    """What comes with a line and may be written; of a path, what stands before the question mark."""
    found = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
    if "path" in found:
        found["path"] = str(found["path"]).partition("?")[0]
    return found


def told(error: BaseException) -> str:
    """An exception in one line: its kind, and every place it went through, the innermost last."""
    places = [
        f"{frame.filename.rpartition('site-packages')[2]}:{frame.lineno} in {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    text = f": {' '.join(str(error).split())}" if isinstance(error, OF_THE_MACHINE) else ""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = f"{told(cause)}; then " if cause is not None else ""
    return f"{before}{type(error).__name__}{text} at {', '.join(places) or 'an unknown place'}"


def error_of(record: logging.LogRecord) -> BaseException | None:
    """The exception that a line is about, if any."""
    return record.exc_info[1] if record.exc_info else None


class Ours(logging.Formatter):
    """Writes lines, perhaps with something that all of them carry."""

    def __init__(self) -> None:
        super().__init__()
        self.everywhere: dict[str, object] = {}


class Sentences(Ours):
    """A line for people: when, how bad, what, and about what."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one line."""
        moment = datetime.fromtimestamp(record.created).strftime("%Y-%m-%d %H:%M:%S")
        words = [moment, record.levelname.lower(), " ".join(record.getMessage().split())]
        words += [f"{name}={value}" for name, value in (self.everywhere | fields_of(record)).items()]
        if (error := error_of(record)) is not None:
            words.append(f"({told(error)})")
        return " ".join(words)


class Lines(Ours):
    """A line for programs: one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one line."""
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {
            "time": moment.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": " ".join(record.getMessage().split()),
        }
        line |= self.everywhere | fields_of(record)
        if (error := error_of(record)) is not None:
            line["exception"] = told(error)
        return json.dumps(line, ensure_ascii=False, default=str)
