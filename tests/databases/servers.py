"""A PostgreSQL server of the tests' own, which dies with whoever has started it."""

import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.children import PATIENCE, wait_until
from tests.databases.programs import programs, somebody
from tests.ports import held_port

OWNER = "diablerie"
KEYHOLDER = "keyholder"
"""The one user who needs a password, which is `PASSWORD`."""
PASSWORD = "per-aspera"
WHO_MAY = f"""
host all {KEYHOLDER} 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
host replication all 127.0.0.1/32 trust
"""
SETTINGS = {
    "autovacuum": "off",
    "listen_addresses": "127.0.0.1",
    "log_min_messages": "fatal",
    "max_connections": "200",
    "max_wal_size": "128MB",
    "shared_buffers": "32MB",
    "unix_socket_directories": "",
    "wal_level": "replica",
}
CARELESS = {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off"}
PR_SET_PDEATHSIG = 1


def die_with_parent() -> None:
    """End at once when the process ends that has started this one, however it ends."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGQUIT)


class Server:
    """A server with a folder of its own."""

    def __init__(
        self, folder: Path, port: int, settings: dict[str, str] | None = None, checksums: bool = False
    ) -> None:
        self.folder = folder
        self.port = port
        self.data = folder / "data"
        self._settings = SETTINGS | (settings or {})
        self._programs = programs(folder)
        self._process: subprocess.Popen[bytes] | None = None
        if not self.data.exists():
            self._make(checksums)

    @property
    def process(self) -> int:
        """The number of its first process."""
        assert self._process is not None
        return self._process.pid

    def url(self, database: str = "postgres", user: str = OWNER) -> str:
        """The address of one of its databases."""
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def _make(self, checksums: bool) -> None:
        self.folder.chmod(0o755)
        self.data.mkdir(mode=0o700)
        somebody().owns(self.data)
        options = ["--username", OWNER, "--auth=trust", "--encoding=UTF8", "--no-locale", "--wal-segsize=1"]
        options += _checksums(self._programs, checksums)
        with self._started("initdb", "--no-sync", *options, "-D", str(self.data), output=True) as made:
            said = made.communicate(timeout=PATIENCE)[0]
        assert made.returncode == 0, said.decode()
        (self.data / "pg_hba.conf").write_text(WHO_MAY)

    def owned(self) -> None:
        """Give the data to whom the server is run by, after somebody else has copied it."""
        for path in (self.data, *self.data.rglob("*")):
            somebody().owns(path)

    def start(self) -> None:
        """Start it, again if it was killed, and wait until it lets people in."""
        said = [f"-c{name}={value}" for name, value in self._settings.items()]
        errors = (self.folder / "errors").open("ab")
        with errors:
            self._process = self._started(
                "postgres", "-D", str(self.data), "-p", str(self.port), *said, errors=errors.fileno()
            )
        wait_until(self._is_ready)

    def _is_ready(self) -> bool:
        process = self._process
        assert process is not None
        assert process.poll() is None, (self.folder / "errors").read_text()
        with suppress(OSError):
            lines = (self.data / "postmaster.pid").read_text().split()
            return lines[:1] == [str(process.pid)] and lines[-1] == "ready"  # not one that was killed
        return False

    def _started(
        self, name: str, *words: str, output: bool = False, errors: int | None = None
    ) -> "subprocess.Popen[bytes]":
        who = somebody()
        return subprocess.Popen(
            [self._programs / name, *words],
            user=who.user,
            group=who.group,
            extra_groups=None if who.user is None else [],
            cwd=self.folder,
            env={"PATH": os.defpath, "LC_ALL": "C", "TZ": "UTC"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if output else subprocess.DEVNULL,
            stderr=subprocess.STDOUT if output else errors,
            preexec_fn=die_with_parent,
        )

    def kill(self) -> None:
        """End it as a power cut would; whoever writes just now is cut off."""
        self._end(signal.SIGKILL)
        # Its children see that it is gone; only then may another one have its memory.
        wait_until(lambda: not _is_anybody_in(self.data))

    def stop(self) -> None:
        """End it, and let nobody finish."""
        self._end(signal.SIGINT)

    def _end(self, number: int) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.send_signal(number)
            self._process.wait(PATIENCE)
            self._process = None


def _checksums(programs: Path, wanted: bool) -> list[str]:
    """How that is said: to want them was an exception until PostgreSQL 18, since then it is the rule."""
    told = subprocess.run([programs / "initdb", "--help"], capture_output=True, text=True, timeout=60).stdout
    if wanted:
        return ["--data-checksums"]
    return ["--no-data-checksums"] if "--no-data-checksums" in told else []


def _is_anybody_in(folder: Path) -> bool:
    """Whether a process works in a folder, as all processes of a server do in that of their data."""
    for link in Path("/proc").glob("[0-9]*/cwd"):
        with suppress(OSError):
            if link.readlink() == folder:
                return True
    return False


@contextmanager
def own_server(checksums: bool = False) -> Iterator[Server]:
    """A server that a test may kill, and which writes as carefully as those that people have."""
    with TemporaryDirectory(prefix="diablerie-") as folder, held_port() as port:
        server = Server(Path(folder), port, checksums=checksums)
        try:
            server.start()
            yield server
        finally:
            server._end(signal.SIGQUIT)
