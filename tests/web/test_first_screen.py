"""The house is there before its scripts: in the visitor's language, in few files, and misses nothing."""

import gzip
import re
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Request as Asked
from playwright.sync_api import expect

from diablerie.games.catalogue import OURS
from diablerie.server.http.web_pages import language_wanted
from tests.server.open_server import PATIENCE, OpenServer
from tests.web.conftest import NewVisitor

FILES = 9
"""The page, a script for every browser, the house, its style, words, two faces, and what the server tells."""
LARGEST = 150_000
"""Bytes of all that."""


def sent(server: OpenServer, path: str = "/", **headers: str) -> str:
    """A page as it is sent."""
    with urlopen(Request(server.url + path, headers=headers), timeout=PATIENCE) as page:
        content: bytes = page.read()
        return (gzip.decompress(content) if page.headers["Content-Encoding"] == "gzip" else content).decode()


@pytest.mark.parametrize(
    ("chosen", "accepted", "language"),
    [
        ("", "", "en"),
        ("", "de-AT,de;q=0.9,en;q=0.8", "de"),
        ("", "pt-BR, ro;q=0.5, fr;q=0.7", "fr"),
        ("", "de;q=0, it", "it"),
        ("", "pt", "en"),
        ("", "*;q=0.1, ;;;q=x,, fr;q=9", "fr"),
        ("ro", "de", "ro"),
        ("xx", "de", "de"),
        ("../de", "", "en"),
    ],
)
def test_who_has_chosen_a_language_gets_it_and_others_the_first_they_read(
    chosen: str, accepted: str, language: str
) -> None:
    assert language_wanted(chosen, accepted) == language


def test_the_first_screen_is_in_the_page_in_the_language_of_who_asks(server: OpenServer) -> None:
    german = {"Accept-Language": "de"}
    for headers, play_now in (({}, "Play now"), (german, "Sofort spielen")):
        house = sent(server, **headers)
        assert house.count(play_now) == len(OURS)
        places = [house.index(f"play-now-{game}") for game in OURS]
        assert places == sorted(places)
        assert sent(server, **headers, **{"Accept-Encoding": "gzip"}) == house
        assert " style=" not in house  # the content security policy would complain
        assert house.count("<noscript>") == 1
    assert "Sofort spielen" in sent(server, Cookie="diablerie-language=de")
    rules = sent(server, "/rules/diavolo", **german)
    assert "Sofort spielen" not in rules
    assert '<html lang="de">' in rules
    for hidden in ("/pages/de.html", "/pages/de.house.html"):
        with pytest.raises(HTTPError, match="404"):
            urlopen(server.url + hidden, timeout=PATIENCE)


def test_scripts_are_sent_as_tightly_as_the_browser_reads_them(server: OpenServer) -> None:
    found = re.search(r'src="(/assets/house[^"]+)"', sent(server))
    assert found
    sizes = {}
    for packed in ("identity", "gzip", "gzip, deflate, br, zstd"):
        script = Request(server.url + found[1], headers={"Accept-Encoding": packed})
        with urlopen(script, timeout=PATIENCE) as answer:
            sizes[answer.headers["Content-Encoding"]] = len(answer.read())
    assert sizes["br"] < sizes["gzip"] < sizes[None]


def test_the_house_comes_in_few_files(visitor: NewVisitor) -> None:
    ada = visitor(locale="de-DE", service_workers="block")
    ada.forgive("Service Worker")
    asked: list[Asked] = []
    ada.page.on("requestfinished", lambda one: asked.append(one))
    ada.go()
    expect(ada.page.get_by_text("2 bis 6 Spieler").first).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    files = [one for one in asked if "/api/" not in one.url]
    paths = [one.url.removeprefix(ada.server.url) for one in files]
    assert len(paths) == len(set(paths)) <= FILES, paths
    assert sum(path.endswith(".css") for path in paths) == 1
    assert sum(path.endswith(".js") for path in paths) <= 4
    assert sum(one.sizes()["responseBodySize"] for one in files) < LARGEST


def test_what_is_done_before_the_scripts_run_is_done_when_they_do(visitor: NewVisitor) -> None:
    ada = visitor()
    held = ada.hold(r"assets/house.*\.js")
    ada.page.goto(ada.server.url, wait_until="commit")
    ada.find("join-code").fill("NOWHERE")
    ada.find("language").select_option("it")
    ada.press("join")
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    ada.forgive("404")
    held.let_go()
    expect(ada.page.locator("html")).to_have_attribute("lang", "it")
    expect(ada.find("join-code")).to_have_value("NOWHERE")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.page.unroute_all()
    ada.go()
    expect(ada.page.locator("html")).to_have_attribute("lang", "it")
    assert "diablerie-language" in {cookie["name"] for cookie in ada.context.cookies()}


def test_who_has_chosen_before_the_server_could_know_never_sees_another_language(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.page.add_init_script("localStorage.diablerie ??= JSON.stringify({ language: 'fr' })")
    held = ada.hold(r"assets/house.*\.js")
    ada.page.goto(ada.server.url, wait_until="commit")
    expect(ada.find("play-now-diavolo")).to_be_attached()
    expect(ada.find("play-now-diavolo")).not_to_be_visible()
    held.let_go()
    expect(ada.find("play-now-diavolo")).to_contain_text("Jouer")
    expect(ada.page.locator("header")).to_have_count(1)
