"""How people reach a server: the addresses of this machine, and the one to give to others."""

import socket
from contextlib import suppress
from ipaddress import ip_address

from starlette.datastructures import URL, Headers

from diablerie.server.settings import Settings

ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Addresses that stand for all of this machine, and the one by which it reaches itself."""
NOBODYS = ("192.0.2.1", 9)
"""An address that documents use and nobody has."""


def url_of(host: str, port: int) -> str:
    """The address of a server for this machine."""
    host = ANYWHERE.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_address() -> str:
    """The address of this machine in its network, or nothing; not a single packet is sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asked.connect(NOBODYS)  # only chooses the way that packets would take
        address = str(asked.getsockname()[0])
        return "" if address.startswith(("127.", "0.")) else address
    return ""


def is_reachable(settings: Settings) -> bool:
    """Whether other devices can reach the server."""
    return bool(settings.public_url) or settings.behind_proxy or not _is_this_machine(settings.host)


def address_asked(settings: Settings, url: URL, headers: Headers) -> str:
    """The server's address as whoever asks has reached it, or as its host says."""
    if settings.behind_proxy and headers.get("x-forwarded-proto") == "https":
        url = url.replace(scheme="https")
    return (settings.public_url or str(url)).rstrip("/")


def address_for_others(settings: Settings, url: URL, headers: Headers) -> str:
    """The address to give to others: not one by which this machine reaches only itself."""
    asked = address_asked(settings, url, headers)
    alone = not settings.public_url and _is_this_machine(url.hostname or "")
    if alone and settings.host in ANYWHERE and (address := lan_address()):
        return str(url.replace(hostname=address)).rstrip("/")
    return asked


def _is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
