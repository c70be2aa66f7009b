"""Where somebody comes from, as far as limits are concerned."""

from asyncio import BaseTransport
from ipaddress import IPv4Address, ip_address, ip_network


def network_of(address: str) -> str:
    """What counts as one address: of IPv6, the network that one household has whole."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((int(found) >> 64 << 64, 64)))


def ends_of(transport: BaseTransport) -> tuple[str, str]:
    """The address at the other end of a connection, and our own; nothing where there are none."""
    theirs, ours = (transport.get_extra_info(name) for name in ("peername", "sockname"))
    return theirs[0] if isinstance(theirs, tuple) else "", ours[0] if isinstance(ours, tuple) else ""
