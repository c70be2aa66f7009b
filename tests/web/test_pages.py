"""What the server hands out: small, safe, and with the right names."""

import gzip
import re
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Response, expect

from diablerie.server.http.web_pages import site
from tests.server.open_server import PATIENCE, OpenServer
from tests.web.conftest import NewVisitor

OWN_SCRIPTS = ("/early.js", "/assets/house-")
LARGEST_FIRST_LOAD = 150_000
"""Bytes of JavaScript and CSS, compressed."""


@pytest.mark.parametrize("game", ["", "devil_with_it", "little_devils", "diavolo"])
def test_the_first_load_is_small(visitor: NewVisitor, game: str) -> None:
    """Of the first page, and of a table for somebody who has never been here."""
    ada = visitor()
    code = ""
    if game:
        ada.be("Ada")
        code = ada.ask("/api/quick", game=game)["code"]
    loaded: dict[str, int] = {}

    def note(response: Response) -> None:
        if re.search(r"\.(js|css)$", response.url):
            assert response.headers["content-encoding"] in ("gzip", "br")
            loaded[response.url] = int(response.headers["content-length"])

    ada.page.on("response", note)
    ada.go(f"/table/{code}" if game else "/")
    ada.page.wait_for_selector("[data-testid=decision], [data-testid=play-now-diavolo]")
    ada.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(loaded.values()) < LARGEST_FIRST_LOAD, loaded


def test_files_are_kept_for_ever_and_pages_never(server: OpenServer) -> None:
    with urlopen(f"{server.url}/", timeout=PATIENCE) as page:
        content = page.read().decode()
        assert page.headers["Cache-Control"] == "no-store"
        assert "script-src 'self'" in page.headers["Content-Security-Policy"]
    script = re.search(r'src="(/assets/[^"]+\.js)"', content)
    assert script
    zipped = Request(server.url + script[1], headers={"Accept-Encoding": "gzip"})
    with urlopen(zipped, timeout=PATIENCE) as packed:
        assert "immutable" in packed.headers["Cache-Control"]
        assert packed.headers["Content-Type"].startswith("text/javascript")
        unpacked = gzip.decompress(packed.read())
    with urlopen(server.url + script[1], timeout=PATIENCE) as plain:
        assert plain.read() == unpacked


def test_whatever_others_have_made_comes_with_its_licence(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go()
    link = ada.page.get_by_role("link", name="Licences").get_attribute("href")
    with urlopen(f"{ada.server.url}{link}", timeout=PATIENCE) as file:
        assert file.headers["Content-Type"] == "text/plain; charset=utf-8"
        words = file.read().decode()
    fonts = {path.partition("/")[2].partition("-latin")[0] for path in site() if "-latin-wght" in path}
    assert fonts == {"figtree", "grenze-gotisch"}
    for font in fonts:
        assert f"@fontsource-variable/{font} " in words
    assert words.count("SIL OPEN FONT LICENSE Version 1.1") == len(fonts)
    assert words.count("The Figtree Project Authors") >= 1
    assert words.count("The Grenze Gotisch Project Authors") >= 1


def test_the_page_knows_who_looks_at_it_and_cannot_be_tricked(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.be('"><script>alert(1)')
    ada.go()
    content = ada.page.locator("meta[name=diablerie-visit]").get_attribute("content")
    assert content is not None
    assert "<script>alert(1)" in content
    assert ada.page.locator("script").count() == len(OWN_SCRIPTS)
    for own in OWN_SCRIPTS:
        expect(ada.page.locator(f"script[src^='{own}']")).to_have_count(1)


def test_it_can_be_installed(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go()
    manifest = ada.page.request.get(f"{ada.server.url}/manifest.webmanifest").json()
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        answer = ada.page.request.get(f"{ada.server.url}/{icon['src'].lstrip('/')}")
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
