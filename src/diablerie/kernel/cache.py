"""Where compiled code is kept: in a folder named after all sources that it can come from."""

import ast
import atexit
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from diablerie import kernel

if sys.platform != "win32":  # where several processes may compile the same, each for itself
    import fcntl


def was_compiled(function: Callable[..., Any]) -> bool:
    """Whether an earlier run has left the machine code of `function`."""
    directory = cache_directory(function.__module__)
    return any(directory.rglob(f"*.{function.__name__}-*.nbi"))


def cache_directory(module: str) -> Path:
    """Name the folder of what is compiled for `module` after everything that can go into it."""
    package = Path(kernel.__file__).parents[1]
    sources = hashlib.sha256()
    for path in sorted(sources_of(module, package)):
        sources.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    try:
        home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        directory = Path(home) / "diablerie" / sources.hexdigest()[:16]
        directory.mkdir(parents=True, exist_ok=True)
        if not os.access(directory, os.W_OK):
            raise PermissionError(directory)
    except (OSError, RuntimeError):  # no home, or one that cannot be written to
        directory = Path(tempfile.mkdtemp(prefix="diablerie-"))  # never one that others can write to
        atexit.register(shutil.rmtree, directory, ignore_errors=True)
    return directory


@contextmanager
def alone_in(directory: Path) -> Iterator[None]:
    """Wait for whoever compiles into this folder: what they leave there need not be compiled again."""
    with (directory / "lock").open("w") as file:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_EX)  # until the file is closed, or the process is killed
        yield


def sources_of(module: str, package: Path) -> set[Path]:
    """Gather a module's file, the kernel's, and those of everything ours that it imports, near or far."""
    found = set((package / "kernel").glob("*.py"))
    unread = [path for path in (_file_of(module, package),) if path is not None]
    while unread:
        path = unread.pop()
        if path not in found:
            found.add(path)
            unread += _imported(path, package)
    return found


def _imported(path: Path, package: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            file = _file_of(name, package)
            if file is not None:
                yield file


def _file_of(module: str, package: Path) -> Path | None:
    """The file of a module of ours, or None if it is somebody else's or no module at all."""
    ours, *rest = module.split(".")
    if ours != package.name:
        return None
    place = package.joinpath(*rest)
    for path in (place.with_suffix(".py"), place / "__init__.py"):
        if path.is_file():
            return path
    return None
