"""The names by which this server may be asked for: its own, and no others.

A browser sends the name that it has looked up. Somebody else's page whose name suddenly leads to this machine
(DNS rebinding) is known by that name. An address in figures is looked up nowhere, so one of a private network
may be asked for, whoever has it; but links and codes to scan name addresses of this machine alone.
"""

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.datastructures import URL

from diablerie.server.own_address import lan_address
from diablerie.server.settings import Settings, host_of, written_host
from diablerie.server.wire.handshake import Turned

LONGEST_SHOWN = 100


class Hosts:
    """Knows by which names a server may be asked for."""

    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname()
        short = machine.partition(".")[0]
        names = {"localhost", machine, short, f"{short}.local", settings.host}
        self._names = {written_host(name) for name in names}
        self._names |= {host_of(urlsplit(settings.public_url).netloc), *settings.host_name}
        self._names -= {"", "0.0.0.0", "::"}

    def refusal(self, header: str | None, end: str) -> Turned | None:
        """Why somebody is turned away who asks for this host at this end of the connection."""
        if not header or self._is_admitted(header, end):  # whoever names no host is no browser
            return None
        named = header[:LONGEST_SHOWN]
        why = f"this server is not called {named!r}; its owner can let that name in with --host-name"
        return Turned(421, "unknown_host", why)

    def own_url(self, url: URL, header: str | None, end: tuple[str, int | None]) -> URL:
        """The address that was asked for if it is one of this machine, else the end of the connection."""
        if header and self._is_own(header, end[0]):
            return url
        host = f"[{end[0]}]" if ":" in end[0] else end[0]
        return URL(f"{url.scheme}://{host}:{end[1]}/")

    def _is_admitted(self, header: str, end: str) -> bool:
        address = _address(header)
        return self._is_own(header, end) or (address is not None and not address.is_global)

    def _is_own(self, header: str, end: str) -> bool:
        if host_of(header) in self._names:
            return True
        address = _address(header)
        if address is None:
            return False
        return address.is_loopback or str(address) in (written_host(end), lan_address())


def _address(header: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host_of(header))
    except ValueError:
        return None
