"""`diablerie` alone: it takes a free port and opens the browser."""

from pathlib import Path

from tests.commands.processes import (
    Process,
    diablerie,
)
from tests.ports import taken_port


def browser(folder: Path) -> str:
    """A browser that writes down what it was asked to open."""
    program = folder / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" >> {folder}/opened\n')
    program.chmod(0o755)
    return str(program)


def opened(folder: Path) -> list[str]:
    path = folder / "opened"
    return path.read_text().split() if path.exists() else []


def test_alone_it_takes_the_next_free_port_and_opens_the_browser_once_more(tmp_path: Path) -> None:
    with taken_port() as taken:
        port = taken.getsockname()[1]
        given = {"BROWSER": browser(tmp_path), "DIABLERIE_PORT": str(port)}
        with Process(tmp_path, **given) as server:
            number = int(server.url.rpartition(":")[2])
            assert port < number < port + 20
            server.wait_for(lambda: opened(tmp_path))
            assert opened(tmp_path) == [server.url]
            again = diablerie(tmp_path, **given)
            assert again.returncode == 0
            assert again.stdout == f"Diablerie is open already at {server.url}\n"
            assert opened(tmp_path) == [server.url, server.url]
            assert server.stop() == 0
    assert server.logged == ""


def test_alone_without_a_browser_it_says_the_address(tmp_path: Path) -> None:
    with Process(
        tmp_path, DIABLERIE_PORT="0", BROWSER="", DISPLAY="", WAYLAND_DISPLAY="", PATH="/nowhere"
    ) as server:
        server.wait_for(lambda: "No browser" in server.said)
        assert f"open {server.url} in yours" in server.said
