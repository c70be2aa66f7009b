"""Draw what is seen of links to the games: `python -m tools.pictures.previews` photographs their pictures."""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.server.open_server import OpenServer
from tests.web.visitor import Visitor, found_browser

WEB = Path(__file__).parents[2] / "web"
SIZE = (1200, 630)
"""What those who show links ask for."""
QUALITY = 84
ALONE = """card => {
    const sheet = document.createElement("div");
    sheet.id = "sheet";
    const picture = card.querySelector(".picture svg").cloneNode(true);
    Object.assign(sheet.style, {position: "fixed", inset: "0", zIndex: "99", background: "#14100f"});
    Object.assign(picture.style, {width: "100%", height: "100%"});
    sheet.append(picture);
    document.body.append(sheet);
}"""
"""Without a word: links are shown in five languages."""
HOUSE = """cards => {
    const sheet = document.createElement("div");
    sheet.id = "sheet";
    Object.assign(sheet.style, {position: "fixed", inset: "0", zIndex: "99", background: "#14100f",
        display: "grid", gridTemplateColumns: `repeat(${cards.length}, 1fr)`, gap: "10px",
        gridTemplateRows: "430px 1fr", padding: "16px"});
    for (const card of cards) {
        const box = document.createElement("div");
        Object.assign(box.style, {overflow: "hidden", borderRadius: "18px"});
        const picture = card.querySelector(".picture svg").cloneNode(true);
        Object.assign(picture.style, {width: "100%", height: "100%"});
        box.append(picture);
        sheet.append(box);
    }
    const title = document.createElement("p");
    title.textContent = "Diablerie";
    Object.assign(title.style, {gridColumn: "1 / -1", margin: "0", color: "#f5ebe0", textAlign: "center",
        alignSelf: "center", font: "600 120px/1 var(--display)"});
    sheet.append(title);
    document.body.append(sheet);
}"""


def take(page: Page, file: Path) -> None:
    """Photograph the sheet, and put it away."""
    file.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=file, type="jpeg", quality=QUALITY)
    page.evaluate("() => document.getElementById('sheet').remove()")
    print(file.relative_to(WEB.parent), file.stat().st_size)


def main() -> None:
    """Draw one for each game that has a folder, and one for the house."""
    with OpenServer() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found_browser(), args=["--no-sandbox"])
        ada = Visitor(browser, server, SIZE, color_scheme="dark", locale="en")
        ada.go()
        cards = ada.page.locator("main article")
        cards.first.wait_for()
        ada.page.wait_for_function("() => document.fonts.ready.then(() => true)")
        for file in sorted((WEB / "src" / "games").glob("*/Picture.svelte")):
            link = f"a[href='/rules/{file.parent.name}']"
            cards.filter(has=ada.page.locator(link)).evaluate(ALONE)
            take(ada.page, file.parent / "preview.jpg")
        cards.evaluate_all(HOUSE)
        take(ada.page, WEB / "public" / "previews" / "house.jpg")
        browser.close()


if __name__ == "__main__":
    main()
