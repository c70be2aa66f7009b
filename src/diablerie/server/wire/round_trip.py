"""What the kernel knows of a connection: how long the line takes, whatever the program at its end does."""

import asyncio
import socket
import sys
from struct import unpack_from

SHORTEST_TRIP = 148
"""Where `tcpi_min_rtt` stands in Linux's `struct tcp_info`, in microseconds."""
UNKNOWN = (0, 0xFFFFFFFF)


def shortest_trip(transport: asyncio.BaseTransport) -> int | None:
    """The shortest trip to the other end and back that TCP has seen, in milliseconds; None if nobody knows.

    Kernels acknowledge what arrives by themselves: a program that answers late does not make this longer.
    """
    if not sys.platform.startswith("linux"):
        return None
    connection: socket.socket | None = transport.get_extra_info("socket")
    try:
        if connection is None:
            return None
        known = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, SHORTEST_TRIP + 4)
    except OSError:  # the other end has gone
        return None
    if len(known) < SHORTEST_TRIP + 4:
        return None
    (trip,) = unpack_from("=I", known, SHORTEST_TRIP)
    return None if trip in UNKNOWN else round(trip / 1000)
