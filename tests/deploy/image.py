"""What the Dockerfile says, done without Docker: its commands, user and variables in a bare folder."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, NamedTuple

from tests.children import child, wait_until

ROOT = Path(__file__).parents[2]
PLACES = re.compile(r"/(?=(opt/diablerie|data|tmp)\b)")
"""What the image has at its root, and the folder has within."""
HOUR = 3600


class Instruction(NamedTuple):
    """One instruction: RUN, COPY and so on, with all that follows it."""

    word: str
    rest: str


def stages(text: str) -> list[list[Instruction]]:
    """The stages of a Dockerfile, each from its FROM on."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    found: list[list[Instruction]] = []
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        word, _, rest = line.partition(" ")
        if word == "FROM":
            found.append([])
        if found:
            found[-1].append(Instruction(word, rest.strip()))
    return found


WHEEL, INSTALLED, IMAGE = stages((ROOT / "Dockerfile").read_text(encoding="utf-8"))


def all_of(stage: list[Instruction], word: str) -> list[str]:
    """What follows a word in a stage, as often as it is said."""
    return [instruction.rest for instruction in stage if instruction.word == word]


def one_of(stage: list[Instruction], word: str) -> str:
    """What follows a word that is said once."""
    (found,) = all_of(stage, word)
    return found


def pairs(text: str) -> dict[str, str]:
    """The names and values of ENV or LABEL."""
    return {name: value.strip('"') for name, value in re.findall(r'(\S+?)=("[^"]*"|\S+)', text)}


def health() -> list[str]:
    """The words that ask whether the server is well."""
    words: list[str] = json.loads(one_of(IMAGE, "HEALTHCHECK").partition("CMD ")[2])
    return words


class BareFolder:
    """A folder that stands for the root of the image."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.source = path / "source"
        for name in ("source/requirements", "data", "tmp", "opt"):
            (path / name).mkdir(parents=True)

    def within(self, text: str) -> str:
        """The same with the places of the image in this folder."""
        return PLACES.sub(f"{self.path}/", text)

    def build(self, command: str, **others: str) -> None:
        """Run what a RUN says, with our own Python as the image's."""
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(
            ["/bin/sh", "-euc", self.within(command)],
            cwd=self.source,
            env=os.environ | {"PATH": path} | others,
            capture_output=True,
            text=True,
            timeout=HOUR,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def written(self) -> set[Path]:
        """Everything that is there, but for what the server may write."""
        free = {self.path / name for name in ("data", "tmp", "said")}
        return {path for path in self.path.rglob("*") if free.isdisjoint((path, *path.parents))}

    def lock(self) -> None:
        """Let nobody but a superuser write anything but /data and /tmp, and there everybody."""
        (self.path / "said").touch()
        for path in [self.path, *self.written()]:
            if not path.is_symlink():
                path.chmod(path.stat().st_mode & 0o7555)
        for name in ("data", "tmp"):
            (self.path / name).chmod(0o777)

    def variables(self, port: int, **others: str) -> dict[str, str]:
        """What the server finds in its environment; nothing of ours is in it."""
        own = pairs(self.within(one_of(IMAGE, "ENV")).replace(":$PATH", ""))
        return own | {"TMPDIR": f"{self.path}/tmp", "DIABLERIE_PORT": str(port)} | others

    def said(self) -> str:
        """What the server has said."""
        return (self.path / "said").read_text(encoding="utf-8")

    def words(self, words: list[str]) -> list[str]:
        """A command, as the image finds it."""
        return [str(self.path / "opt/diablerie/bin" / words[0]), *words[1:]]


@contextmanager
def bare_folder() -> Iterator[BareFolder]:
    """A bare folder, in which somebody else may read; gone afterwards."""
    path = Path(mkdtemp(prefix="diablerie-image-"))
    path.chmod(0o755)
    try:
        yield BareFolder(path)
    finally:
        for folder in [path, *(found for found in path.rglob("*") if found.is_dir())]:
            if not folder.is_symlink():
                folder.chmod(0o755)
        shutil.rmtree(path)


def somebody_else(words: list[str]) -> dict[str, Any]:
    """How a process becomes the image's user, if we may do that and the other can read our packages."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return {}
    user, _, group = one_of(IMAGE, "USER").partition(":")
    other: dict[str, Any] = {"user": int(user), "group": int(group), "extra_groups": []}
    try:
        tried = subprocess.run(
            [words[0], "-c", "import diablerie.commands.serve"],
            cwd="/",
            timeout=60,
            capture_output=True,
            **other,
        )
    except PermissionError:
        return {}
    return other if tried.returncode == 0 else {}


@contextmanager
def serving(folder: BareFolder, variables: Mapping[str, str]) -> Iterator[Any]:
    """The server of a folder from the moment on in which the health check is content."""
    other = somebody_else(folder.words(["python"]))
    words = folder.words(json.loads(one_of(IMAGE, "ENTRYPOINT")) + json.loads(one_of(IMAGE, "CMD")))
    own: dict[str, Any] = {"env": dict(variables), "cwd": "/", **other}
    with (
        (folder.path / "said").open("w", encoding="utf-8") as said,
        child(words, stdout=said, stderr=subprocess.STDOUT, **own) as server,
    ):

        def is_well() -> bool:
            assert server.poll() is None, folder.said()
            asked = subprocess.run(folder.words(health()), capture_output=True, timeout=60, **own)
            return asked.returncode == 0

        wait_until(is_well)
        yield server
