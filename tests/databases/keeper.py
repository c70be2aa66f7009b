"""The keeper of the server that all tests of a run share: it ends when the last of them has ended.

Everybody who uses the server holds a lock. The system takes it back however they end, and the keeper, which
waits for it, stops the server and removes its folder.
"""

import fcntl
import os
import shutil
import signal
import sys
from pathlib import Path

from tests.databases.servers import CARELESS, Server
from tests.ports import held_port

USERS = "users"


def keep(folder: Path) -> None:
    """Run a server until nobody uses it."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)  # whoever ends the tests ends those that use it
    with held_port() as port, (folder / USERS).open("ab") as users:
        server = Server(folder, port, CARELESS)
        server.start()
        print(server.url(), flush=True)
        fcntl.flock(users, fcntl.LOCK_EX)
        server.stop()
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    os.chdir("/")
    keep(Path(sys.argv[1]))
