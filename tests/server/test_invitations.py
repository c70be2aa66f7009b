"""How friends come: the address that is given to others, and a code to scan."""

import io
from unittest.mock import patch
from xml.etree import ElementTree

import pytest
import segno
from starlette.datastructures import URL, Headers

from diablerie.server import own_address
from diablerie.server.own_address import address_asked, address_for_others, is_reachable
from diablerie.server.settings import Settings
from tests.server.clients import Client, ask
from tests.server.open_server import OpenServer

SVG = "{http://www.w3.org/2000/svg}"


def settings(**given: object) -> Settings:
    return Settings(database="", **given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("given", "reachable"),
    [
        ({}, False),
        ({"host": "localhost"}, False),
        ({"host": "::1"}, False),
        ({"host": "127.0.0.2"}, False),
        ({"host": "0.0.0.0"}, True),
        ({"host": "::"}, True),
        ({"host": "192.168.0.7"}, True),
        ({"host": "games.local"}, True),
        ({"public_url": "https://games.example.org"}, True),
        ({"behind_proxy": True}, True),
    ],
)
def test_a_server_is_reachable_if_it_listens_in_a_network_or_has_a_public_address(
    given: dict[str, object], reachable: bool
) -> None:
    assert is_reachable(settings(**given)) == reachable


@pytest.mark.parametrize(
    ("given", "asked", "address"),
    [
        ({}, "http://127.0.0.1:8666/", "http://127.0.0.1:8666"),
        ({"host": "0.0.0.0"}, "http://127.0.0.1:8666/", "http://192.168.0.7:8666"),
        ({"host": "0.0.0.0"}, "http://localhost:8666/", "http://192.168.0.7:8666"),
        ({"host": "::"}, "http://[::1]:8666/", "http://192.168.0.7:8666"),
        ({"host": "0.0.0.0"}, "http://10.1.1.1:8666/", "http://10.1.1.1:8666"),
        ({"host": "0.0.0.0"}, "http://games.local/", "http://games.local"),
        ({"public_url": "https://a.example"}, "http://127.0.0.1:8666/", "https://a.example"),
        ({"public_url": "https://a.example", "host": "::"}, "http://localhost/", "https://a.example"),
    ],
)
def test_others_are_given_an_address_by_which_they_can_come(
    given: dict[str, object], asked: str, address: str
) -> None:
    with patch.object(own_address, "lan_address", return_value="192.168.0.7"):
        assert address_for_others(settings(**given), URL(asked), Headers()) == address


def test_without_a_network_the_address_is_the_one_that_was_asked() -> None:
    with patch.object(own_address, "lan_address", return_value=""):
        here = settings(host="0.0.0.0")
        assert address_for_others(here, URL("http://localhost:8666/"), Headers()) == "http://localhost:8666"


@pytest.mark.parametrize(("behind_proxy", "scheme"), [(True, "https"), (False, "http")])
def test_a_proxy_in_front_is_believed_where_the_host_says_so(behind_proxy: bool, scheme: str) -> None:
    headers = Headers({"X-Forwarded-Proto": "https"})
    asked = address_asked(settings(behind_proxy=behind_proxy), URL("http://a.example/"), headers)
    assert asked == f"{scheme}://a.example"


def test_the_house_says_where_it_is() -> None:
    with OpenServer() as server:
        house = ask(server, "GET", "/api/house").json
        assert (house["url"], house["reachable"]) == (server.url, False)
    with OpenServer(public_url="https://games.example.org") as server:
        house = ask(server, "GET", "/api/house").json
        assert (house["url"], house["reachable"]) == ("https://games.example.org", True)


@pytest.mark.parametrize("query", ["", "?hand=1"])
def test_a_table_has_a_code_to_scan_with_its_public_address(query: str) -> None:
    with OpenServer(public_url="https://games.example.org") as server:
        code = Client(server, "Ada").open_table("diavolo")
        answer = ask(server, "GET", f"/api/tables/{code}/qr.svg{query}")
        assert answer.status == 200
        assert answer.headers["Content-Type"] == "image/svg+xml"
        expected = segno.make(f"https://games.example.org/table/{code}{query}", micro=False, error="m")
        drawing = ElementTree.fromstring(answer.content)
        side = expected.symbol_size(border=4)[0]
        assert drawing.attrib["viewBox"] == f"0 0 {side} {side}", "a quiet zone of four modules"
        assert "width" not in drawing.attrib, "it is as large as the page wants it"
        again = io.BytesIO()
        expected.save(again, kind="svg", border=4, light="#fff", xmldecl=False, omitsize=True)
        assert answer.content == again.getvalue()
        assert [path.tag for path in drawing] == [f"{SVG}path"] * 2
        ask(server, "GET", "/api/tables/NOSUCH/qr.svg").refused(404, "no_such_table")
