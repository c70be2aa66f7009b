"""A browser, a server, and visitors whose browsers must not complain."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.open_server import OpenServer
from tests.web.visitor import BROWSERS, Visitor, found_browser

NewVisitor = Callable[..., Visitor]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests here; afterwards its event loop is out of the way of other tests."""
    path = found_browser()
    if path is None:
        pytest.skip(f"NO BROWSER: the pages are not tested; install one of {', '.join(BROWSERS)}")
    with sync_playwright() as playwright:
        # There is no sandbox for root, as who tests run in containers; these browsers see our pages only.
        launched = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def server() -> Iterator[OpenServer]:
    with OpenServer() as opened:
        yield opened


@pytest.fixture
def visitor(browser: Browser, server: OpenServer) -> Iterator[NewVisitor]:
    """Makes visitors; when the test is over, no browser may have complained."""
    made: list[Visitor] = []

    def come(at: OpenServer = server, **more: Any) -> Visitor:
        made.append(Visitor(browser, at, **more))
        return made[-1]

    yield come
    complaints = [complaint for one in made for complaint in one.unforgiven()]
    for one in made:
        one.leave()
    assert not complaints
