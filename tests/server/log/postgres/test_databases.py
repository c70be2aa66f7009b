"""The server that the tests share is gone when they are, however they end."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.children import PATIENCE, child, wait_until

USER = """
import sys
from tests.databases.shared import database, shared_server
with database() as address:
    print(address.url, flush=True)
    sys.stdin.read()
"""


def postmasters(folder: Path) -> list[int]:
    """The servers of a folder."""
    found = []
    for link in Path("/proc").glob("[0-9]*/cwd"):
        try:
            if link.readlink() == folder / "data":
                found.append(int(link.parent.name))
        except OSError:
            pass
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="the system says nowhere who works in which folder")
@pytest.mark.parametrize("how", ["one is killed", "all are killed", "the keeper is killed"])
def test_nothing_is_left_of_a_server_that_nobody_uses(how: str) -> None:
    run = f"left-{os.getpid()}-{how.split()[0]}"
    folder = Path(tempfile.gettempdir()) / f"diablerie-tests-{run}"
    words, own = [sys.executable, "-c", USER], os.environ | {"PYTEST_XDIST_TESTRUNUID": run}
    pipes = {"stdin": subprocess.PIPE, "env": own}
    with child(words, **pipes) as one, child(words, **pipes) as other:
        urls = []
        for process in (one, other):
            assert process.stdout is not None
            urls.append(process.stdout.readline().rpartition("/"))
        assert urls[0][0] == urls[1][0]
        assert urls[0][2] != urls[1][2]
        assert postmasters(folder)
        if how == "the keeper is killed":
            os.kill(keeper_of(folder), signal.SIGKILL)
            wait_until(lambda: not postmasters(folder))
            shutil.rmtree(folder)  # so much is left then
            return
        one.kill()
        one.wait(PATIENCE)
        assert postmasters(folder)
        if how == "all are killed":
            other.kill()
        else:
            other.communicate("", timeout=PATIENCE)
            assert other.returncode == 0
    wait_until(lambda: not postmasters(folder))
    wait_until(lambda: not folder.exists())


def keeper_of(folder: Path) -> int:
    """The process that has started the server."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().split(b"\0")
        except OSError:
            continue
        if b"tests.databases.keeper" in words and str(folder).encode() in words:
            return int(path.parent.name)
    raise AssertionError("there is no keeper")
