"""How the pages are served; no browser is needed here."""

import re

import pytest

from diablerie.server.pages import EDITION, FILES
from tests.server.open_server import OpenServer, ask

SCRIPTS = sorted(name for name in FILES if name.endswith(".js"))


@pytest.mark.parametrize("path", ["/", "/table/NOSUCH"])
def test_a_page_is_fresh_and_runs_nothing_that_is_not_ours(server: OpenServer, path: str) -> None:
    answer = ask(server, "GET", path)
    assert answer.status == (200 if path == "/" else 404)
    assert answer.headers["Content-Type"].startswith("text/html")
    assert answer.headers["Cache-Control"] == "no-store"
    assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
    page = answer.content.decode()
    assert "<noscript>" in page
    assert not re.search(r"<style|style=|\son\w+=|<script(?! type=\"module\" src=)", page)
    for address in re.findall(r'(?:src|href)="([^"]+)"', page):
        assert ask(server, "GET", address).status == 200, address


def test_files_are_kept_for_ever_and_old_addresses_are_not(server: OpenServer) -> None:
    for name in FILES:
        if name.endswith(".html"):
            assert ask(server, "GET", f"/page/{EDITION}/{name}").refused(404, "no_such_file")
            continue
        answer = ask(server, "GET", f"/page/{EDITION}/{name}")
        assert answer.status == 200
        assert answer.content == FILES[name]
        assert "immutable" in answer.headers["Cache-Control"]
        assert ask(server, "GET", f"/page/another/{name}").headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("name", ["nothing.js", "pages.py", "..%2Fpages.py", "%2e%2e"])
def test_nothing_else_is_handed_out(server: OpenServer, name: str) -> None:
    assert ask(server, "GET", f"/page/{EDITION}/{name}").status == 404


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_come_from_here_and_put_in_text_only(name: str) -> None:
    script = FILES[name].decode()
    for source in re.findall(r'^(?:import|export) .*from "(.*)";$', script, re.M):
        assert source.startswith("./")
        assert source[2:] in FILES
    assert not re.search(
        r"innerHTML|outerHTML|insertAdjacent|document\.write|\beval\(|setTimeout\(\"", script
    )
    assert not re.search(r"https?://(?!www\.w3\.org)", script)
    assert all(len(line) <= 110 for line in script.splitlines())


@pytest.mark.parametrize("name", [script for script in SCRIPTS if script != "words.js"])
def test_words_for_people_stand_in_one_file(name: str) -> None:
    """A sentence in another file could not be translated; comments are for programmers."""
    code = re.sub(r"/\*.*?\*/|//.*", "", FILES[name].decode(), flags=re.S)
    for text in re.findall(r'"([^"\n]*)"', code):
        assert not re.search(r"[A-Z][a-z]+ [a-z]+ [a-z]+", text), text
