"""Where compiled code is kept: in a folder named after all sources that it can come from."""

import ast
import atexit
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from diablerie import kernel

if sys.platform != "win32":  # where several processes may compile the same, each for itself
    import fcntl


def was_compiled(function: Callable[..., Any]) -> bool:
    """Whether an earlier run has left the machine code of `function`."""
    directory = cache_directory(function)
    return any(directory.rglob(f"*.{function.__name__}-*.nbi"))


def cache_directory(function: Callable[..., Any]) -> Path:
    """Name the folder of what is compiled for `function` after everything that can go into it."""
    sources = hashlib.sha256()
    for name, path in sorted(sources_of(function).items()):
        sources.update(name.encode() + b"\0" + path.read_bytes())
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


def sources_of(function: Callable[..., Any]) -> dict[str, Path]:
    """Gather the kernel's files and those that a loop can come from, near or far, by what they are called.

    It comes from its own module, from those of the rules that it was made for, which it closes over as these
    may do again, and from everything that all of them import and that lives in the same packages or in ours.
    """
    modules = {part.__module__ for part in _made_of(function)}
    ours = Path(kernel.__file__).parents[1]
    homes = {module.split(".")[0]: _home(module) for module in modules} | {ours.name: ours}
    found = {f"kernel/{path.name}": path for path in (ours / "kernel").glob("*.py")}
    unread = [*modules]
    while unread:
        module = unread.pop()
        path = _file_of(module, homes)
        if path is not None and module not in found:
            found[module] = path
            unread += _imported(module, path)
    return found


def _made_of(function: Callable[..., Any]) -> Iterator[Any]:
    """A function, and whatever it closes over that comes from some module."""
    yield function
    for cell in getattr(function, "__closure__", None) or ():
        if hasattr(cell.cell_contents, "__module__"):
            yield from _made_of(cell.cell_contents)


def _home(module: str) -> Path | None:
    """Where the package of a module lives, or the module itself if it has none; None if it has no file."""
    file = getattr(sys.modules[module.split(".")[0]], "__file__", None)
    path = Path(file) if file else None
    return path and (path.parent if path.name == "__init__.py" else path.with_suffix(""))


def parsed(source: bytes | str) -> ast.Module:
    """Parse a source, again if need be.

    Python before 3.11.5 stumbles where two threads parse at once, or where what is printed of a warning
    amid the parsing makes it parse something else.
    """
    for _ in range(9):
        with suppress(SystemError):
            return ast.parse(source)
    return ast.parse(source)


def _imported(module: str, path: Path) -> Iterator[str]:
    here = module.split(".") if path.name == "__init__.py" else module.split(".")[:-1]
    for node in ast.walk(parsed(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            near = here[: len(here) - node.level + 1] if node.level else []  # as in `from .rules`
            source = ".".join([*near, *([node.module] if node.module else [])])
            yield source
            yield from [f"{source}.{alias.name}" for alias in node.names]


def _file_of(module: str, homes: Mapping[str, Path | None]) -> Path | None:
    """The file of a module in one of these packages, or None if it is somebody else's or no module at all."""
    package, *rest = module.split(".")
    home = homes.get(package)
    if home is None:
        return None
    place = home.joinpath(*rest)
    for path in (place.with_suffix(".py"), place / "__init__.py"):
        if path.is_file():
            return path
    return None
