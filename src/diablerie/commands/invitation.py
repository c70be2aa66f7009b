"""How people find a server: a code to scan, a browser that opens."""

import io
import os
import sys
import webbrowser
from contextlib import suppress

import click

WHITE_ON_BLACK = "\x1b[38;5;231;48;5;16m"


def code_to_scan(url: str, coloured: bool) -> str:
    """A QR code of an address in half blocks; with its own colours it is dark on light everywhere."""
    import segno  # only evenings in a local network need it

    drawn = io.StringIO()
    segno.make(url, micro=False).terminal(drawn, compact=True)
    lines = drawn.getvalue().splitlines()
    return "\n".join(f"{WHITE_ON_BLACK}{line}\x1b[0m" if coloured else line for line in lines)


def show_code(url: str) -> None:
    """Print the QR code of an address, where its signs can be printed."""
    code = code_to_scan(url, sys.stdout.isatty())
    with suppress(UnicodeEncodeError):
        code.encode(sys.stdout.encoding or "ascii")
        click.echo(code)


def open_browser(url: str) -> None:
    """Open a page in the browser, or say that somebody has to."""
    wanted = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )  # otherwise only browsers are left that would take over the terminal
    opened = False
    with suppress(webbrowser.Error, OSError):
        opened = wanted and webbrowser.open(url)
    if not opened:
        click.echo(f"No browser could be opened here; open {url} in yours")
