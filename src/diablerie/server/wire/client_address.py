"""Where somebody comes from, as far as limits are concerned."""

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
