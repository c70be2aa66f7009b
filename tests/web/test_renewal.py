"""A server of another version: the page loads itself again, once, and says so."""

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from diablerie.server.protocol.terms import PROTOCOL
from tests.web.conftest import NewVisitor
from tests.web.visitor import Visitor

PLACES = ["/", "/table/"]


class OtherServer:
    """Stands between a page and the server, and speaks another version to the first pages that come."""

    def __init__(self, page: Page, pages: int) -> None:
        self.pages = pages
        self.loaded = 0
        page.on("framenavigated", lambda frame: self._navigated())
        page.route_web_socket(re.compile("/api/(tables|lobby)/"), self._connected)

    def _navigated(self) -> None:
        self.loaded += 1

    def _connected(self, page: WebSocketRoute) -> None:
        def pass_on(content: str | bytes) -> None:
            message = json.loads(content)
            if "protocol" in message and self.loaded <= self.pages:
                message["protocol"] = PROTOCOL + 1
            page.send(json.dumps(message))

        page.connect_to_server().on_message(pass_on)


def visit(place: str, visitor: NewVisitor, pages: int) -> tuple[Visitor, OtherServer]:
    if place == "/table/":
        bo = visitor()
        bo.be("Bo")
        place += bo.open_table("little_devils", 3)
    ada = visitor()
    ada.be("Ada")
    server = OtherServer(ada.page, pages)
    ada.go(place)
    return ada, server


@pytest.mark.parametrize("place", PLACES)
def test_a_page_of_before_loads_itself_again_and_says_so(place: str, visitor: NewVisitor) -> None:
    ada, server = visit(place, visitor, pages=1)
    expect(ada.find("renewal")).to_contain_text("new version")
    assert server.loaded == 2
    ada.find("renewal").get_by_role("button").click()
    expect(ada.find("renewal")).to_have_count(0)


@pytest.mark.parametrize("place", PLACES)
def test_where_that_does_not_help_the_page_says_so_and_stays(place: str, visitor: NewVisitor) -> None:
    ada, server = visit(place, visitor, pages=9)
    expect(ada.find("renewal")).to_contain_text("different versions")
    assert server.loaded == 2
