"""What is seen of a link before it is opened."""

import re
from html import unescape

import pytest

from diablerie.server.http.web_pages import site
from tests.server.clients import Client, ask
from tests.server.open_server import OpenServer

pytestmark = pytest.mark.skipif(not site(), reason="the web application is not built")


def seen(server: OpenServer, path: str, **headers: str) -> dict[str, str]:
    """The title and all properties of a page."""
    page = ask(server, "GET", path, headers=headers).content.decode()
    found = dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', page))
    (title,) = re.findall("<title>(.*?)</title>", page)
    return {name: unescape(text) for name, text in found.items()} | {"title": unescape(title)}


def test_an_invitation_says_who_invites_to_what_in_the_hosts_language() -> None:
    with OpenServer() as server:
        ada, bo = Client(server, "Ada"), Client(server, "Bo")
        code = ada.open_table("little_devils", players=3, language="de")
        link = seen(server, f"/table/{code}", **{"Accept-Language": "fr"})
        assert "Ada" in link["og:title"]
        assert link["title"] == link["og:title"]
        assert "3 Plätze sind frei" in link["og:description"]
        assert link["og:locale"] == "de_DE"
        picture = link["og:image"].removeprefix(server.url)
        assert ask(server, "GET", picture).headers["Content-Type"] == "image/jpeg"
        bo.connect(code)
        bo.do("sit", seat=0)
        assert "2 Plätze sind frei" in seen(server, f"/table/{code}")["og:description"]
        assert "Bo" not in "".join(seen(server, f"/table/{code}").values())
        bo.leave()


def test_a_name_is_a_name_and_no_markup() -> None:
    with OpenServer() as server:
        code = Client(server, '<b a="&">').open_table("diavolo")
        page = ask(server, "GET", f"/table/{code}").content.decode()
        assert '<b a="&">' not in page
        assert '<b a="&">' in seen(server, f"/table/{code}")["og:title"]


def test_what_happens_at_a_private_table_stays_there() -> None:
    """However the game stands, a link tells the game and its host."""
    with OpenServer() as server:
        ada, bo = Client(server, "Ada"), Client(server, "Bo")
        code = ada.open_table("diavolo", players=2, options={"race": False, "limit": 1})
        for seat, client in enumerate((ada, bo)):
            client.connect(code)
            client.do("sit", seat=seat)
        ada.do("start")
        playing = seen(server, f"/table/{code}")
        assert "Bo" not in "".join(playing.values())
        for client in (ada, bo):
            client.until_true(lambda client=client: bool(client.table.get("view")))  # type: ignore[misc]
            client.play()
        whole, moment = (seen(server, f"/replay/{code}{query}") for query in ("", "?at=3"))
        assert whole["og:title"] != moment["og:title"]
        assert "Ada" in moment["og:title"]
        assert "Bo" not in "".join(moment.values())
        ada.leave()
        bo.leave()


def test_where_there_is_no_table_the_house_is_seen() -> None:
    with OpenServer() as server:
        assert seen(server, "/")["title"] == "Diablerie"
        lost = seen(server, "/table/NOSUCHTABLE9")
        assert lost["og:title"] == "Diablerie"
        assert lost["og:image"].endswith("/previews/house.jpg")
        rules = seen(server, "/rules/diavolo", **{"Accept-Language": "xx, it-CH;q=0.8, de;q=0.5"})
        assert (rules["og:locale"], "Diavolo" in rules["og:title"]) == ("it_IT", True)
