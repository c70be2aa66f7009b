"""A whole game of each in Firefox: what Chromium forgives, another browser may not."""

import pytest

from tests.server.open_server import AT_ONCE, OpenServer
from tests.web.firefox import FIREFOXES, Tab, firefox, found_firefox
from tests.web.visitor import ENDING, MINE, PLAYING, WAYS

A_WHILE = 2_000
"""Milliseconds, after which Firefox is asked anew."""
SHORT = {
    "devil_with_it": {"players": 3, "options": {"goal": 230}},
    "little_devils": {"players": 3, "options": {"goal": 5}},
    "diavolo": {"players": 2, "options": {}},
}
ASK = """async (path, body) => {
    const headers = { "Content-Type": "application/json" };
    return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}"""
ALL_THERE_IS = "() => document.body.innerText"
SEEN = "selector => document.querySelector(selector)?.innerText ?? null"


def play(game: str, tab: Tab, server: OpenServer) -> None:
    """From the house to the end of a game, and to its replay."""
    tab.go(server.url)
    assert tab.until(SEEN, f"[data-testid=play-now-{game}]")
    tab.do(ASK, "/api/guests", {"name": "Ada", "colour": "moss"})
    code = tab.do(ASK, "/api/quick", {"game": game, "pace": AT_ONCE, **SHORT[game]})["code"]
    tab.go(f"{server.url}/table/{code}")
    assert tab.until(PLAYING, [WAYS, MINE, ENDING, A_WHILE]), (
        f"this game does not end: {tab.do(ALL_THERE_IS)}"
    )
    assert "Ada" in tab.until(SEEN, ENDING)
    tab.go(f"{server.url}/replay/{code}")
    assert tab.until(SEEN, "[data-testid=story]")


def complaints(tab: Tab) -> list[str]:
    """What Firefox complains about, but for files that were still on their way when the page was left."""
    return [text for text in tab.complaints if "A ServiceWorker intercepted the request" not in text]


def test_a_whole_game_of_each_is_played_in_firefox(server: OpenServer) -> None:
    """One test, for Firefox is slow to begin; it complains about nothing, and if it did we would hear it."""
    path = found_firefox()
    if path is None:
        pytest.skip(f"NO FIREFOX: no game is played in it; install one of {', '.join(FIREFOXES)}")
    with firefox(path) as tab:
        for game in SHORT:
            play(game, tab, server)
        assert complaints(tab) == []
        tab.do("() => console.error('Ow!')")
        tab.do("() => null")
        assert complaints(tab) == ["Ow!"]
