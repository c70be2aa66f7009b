"""Which of our files what is compiled for a module can come from."""

import ast
from collections.abc import Iterator
from pathlib import Path


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
