"""The whole Dockerfile without Docker: every RUN in a bare folder, then the server with all its bots."""

import re
import shutil
import signal
import subprocess
import time
from functools import partial
from pathlib import Path

from tests.commands.processes import asked
from tests.deploy.image import IMAGE, INSTALLED, ROOT, WHEEL, BareFolder, all_of, bare_folder, one_of, serving
from tests.ports import held_port
from tools.deploy.linters import Fault

LANGUAGES = ("de", "en", "fr", "it", "ro")
COMPILING = 300.0
SHOWN = 8
"""So many parts are named, the largest."""


def check() -> str:
    """Build, measure, serve; the sizes of the parts."""
    with bare_folder() as folder:
        try:
            build(folder)
            folder.lock()
            said = sizes(folder)
            serve(folder)
            return said
        except AssertionError as error:
            raise Fault(str(error)) from None


def build(folder: BareFolder) -> None:
    """Do what the stages `wheel` and `installed` do, one environment for each."""
    let_in(folder.source)
    tools = folder.path / "tools"
    folder.build("python -m venv ../tools")
    path = f"{tools}/bin:{without_node(folder.path / 'system')}"
    for command in all_of(WHEEL, "RUN"):
        folder.build(command, PATH=path)
    for command in all_of(INSTALLED, "RUN"):
        folder.build(command, PATH=path)
    for done in (folder.source, tools, folder.path / "system"):
        shutil.rmtree(done)


def without_node(target: Path) -> Path:
    """The commands of the system but for Node, which the image's Python has not either."""
    target.mkdir()
    for place in ("/usr/local/bin", "/usr/bin", "/bin"):
        for command in Path(place).iterdir():
            if command.name not in ("node", "nodejs", "npm") and not (target / command.name).is_symlink():
                (target / command.name).symlink_to(command)
    return target


def let_in(target: Path) -> None:
    """Copy what .dockerignore lets in."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    out = [line for line in lines if line and line != "*" and line[0] not in "#!"]
    for name in [line[1:] for line in lines if line.startswith("!")]:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target / name, ignore=partial(left_out, out), dirs_exist_ok=True)
        else:
            shutil.copy(ROOT / name, target / name)


def left_out(out: list[str], folder: str, names: list[str]) -> list[str]:
    """Which of the names in a folder are left out."""
    inside = Path(folder).relative_to(ROOT)
    return [name for name in names if f"**/{name}" in out or str(inside / name) in out]


def size(path: Path) -> int:
    """The megabytes on the disk, rounded."""
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file()]
    return round(sum(each.lstat().st_size for each in files) / 1e6)


def sizes(folder: BareFolder) -> str:
    """How large the whole is, and its largest parts."""
    environment = folder.path / "opt" / "diablerie"
    (packages,) = environment.glob("lib/python*/site-packages")
    parts = sorted(((size(part), part.name) for part in packages.iterdir()), reverse=True)
    named = ", ".join(f"{name} {megabytes}" for megabytes, name in parts[:SHOWN])
    return f"{size(environment)} MB: {named}"


def serve(folder: BareFolder) -> None:
    """Serve with the strong bots compiled, and play in every language."""
    with held_port() as port:
        variables = folder.variables(port)
        with serving(folder, variables) as server:
            status, _ = asked(f"http://127.0.0.1:{port}/healthz")
            assert status == 200
            wait_for_bots(folder)
            server.send_signal(getattr(signal, one_of(IMAGE, "STOPSIGNAL")))
            assert server.wait(60) == 0, folder.said()
            assert not re.search(r"\b(error|critical|warning)\b", folder.said()), folder.said()
        for language in LANGUAGES:
            words = folder.words(["diablerie", "simulate", "little_devils", "--games", "30"])
            own = variables | {"DIABLERIE_LANGUAGE": language, "XDG_CACHE_HOME": f"{folder.path}/tmp"}
            done = subprocess.run(words, env=own, capture_output=True, text=True, check=False, timeout=300)
            assert done.returncode == 0, done.stderr


def wait_for_bots(folder: BareFolder) -> None:
    """Wait until the strong bots are compiled, on the volume."""
    until = time.monotonic() + COMPILING
    while "bots are ready" not in folder.said():
        assert time.monotonic() < until, folder.said()
        time.sleep(0.2)
    assert list((folder.path / "data" / "cache").rglob("*.nbc")), "no code was kept"
