"""Installed on a phone: what is kept, and what is shown when the server cannot be reached."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.open_server import OpenServer
from tests.web.conftest import NewVisitor
from tests.web.visitor import WHOLE, found_browser

KEPT = """async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return requests.flat().map(request => new URL(request.url).pathname);
}"""


def _installed(page: Page) -> None:
    """Wait until the page is looked after, and load it once more through its keeper."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload(wait_until="networkidle")


def test_without_the_server_a_page_says_so_and_comes_back(server: OpenServer, visitor: NewVisitor) -> None:
    ada = visitor(locale="de-DE")
    ada.forgive("ERR_CONNECTION_REFUSED")
    ada.go()
    _installed(ada.page)
    server.stop()
    try:
        ada.go("/rules/diavolo")
        expect(ada.page.get_by_role("heading")).to_have_text("Das Feuer ist aus")
        expect(ada.page.get_by_role("button", name="Noch einmal versuchen")).to_be_visible()
    finally:
        server.start()
    expect(ada.page.locator("#app main")).to_be_visible()


def test_only_files_that_never_change_are_kept(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go()
    _installed(ada.page)
    kept = set(ada.page.evaluate(KEPT))
    assert any(path.startswith("/assets/") for path in kept)
    assert {path for path in kept if not path.startswith("/assets/")} == {
        "/offline.html",
        "/offline.css",
        "/offline.js",
        "/early.js",
        "/icon.svg",
    }


def test_a_browser_would_install_it(browser: Browser, server: OpenServer) -> None:
    path = found_browser(WHOLE)
    if path is None:
        pytest.skip(f"NO WINDOWS: nothing is installed without them; install one of {', '.join(WHOLE)}")
    whole = browser.browser_type.launch(executable_path=path, args=["--no-sandbox"])
    try:
        page = whole.new_page()
        page.goto(server.url)
        asked = page.context.new_cdp_session(page)
        assert asked.send("Page.getAppManifest")["errors"] == []
        reasons = asked.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [reason["errorId"] for reason in reasons] == ["in-incognito"], "as every browser of a test is"
    finally:
        whole.close()
