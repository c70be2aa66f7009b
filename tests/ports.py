"""Ports for servers that come back where they were."""

import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def held_port() -> Iterator[int]:
    """A port on which a server may listen and listen again, and which nobody else is given meanwhile.

    Linux lets a server share the port of somebody who does not listen, if both say that they do not mind;
    elsewhere nobody holds it.
    """
    with socket.socket() as holding:
        holding.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holding.bind(("127.0.0.1", 0))
        port = int(holding.getsockname()[1])
        if sys.platform != "linux":
            holding.close()
        yield port


def taken_port() -> socket.socket:
    """A port at which somebody else listens already."""
    return socket.create_server(("127.0.0.1", 0))
