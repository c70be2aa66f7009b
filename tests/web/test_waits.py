"""The table waits: for who plays against bots, among people as they agree; and the back button asks."""

from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.visitor import MINE, PHONE, Visitor, play

HIDDEN = """hidden => {
    const get = () => (hidden ? "hidden" : "visible");
    Object.defineProperty(document, "visibilityState", { configurable: true, get });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Lock the phone, or look at it again."""


def hand(someone: Visitor) -> list[str]:
    """The cards that somebody holds, as the page shows them."""
    cards: list[str] = someone.find("card").evaluate_all("all => all.map(card => card.dataset.card)")
    return sorted(cards)


def test_who_plays_against_bots_leaves_and_comes_back_and_finds_all_as_it_was(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE)
    page = ada.page
    ada.go("/")
    code = ada.play_against_bots("little_devils", 3)
    room = ada.server.hub.rooms[code]
    page.wait_for_selector(MINE)
    play(page)
    page.wait_for_selector(MINE)
    assert page.locator("[role=timer]").count() == 0, "nobody waits for Ada but bots"
    # The back button closes what is open before it leaves, and then it asks.
    ada.press("side")
    expect(ada.find("log")).to_be_visible()
    told = ada.find("log").locator("p").all_inner_texts()
    assert len(told) >= 3
    page.go_back()
    expect(ada.find("log")).to_have_count(0)
    page.go_back()
    expect(ada.find("leave-why")).to_be_visible()
    page.go_back()
    expect(ada.find("leave-why")).to_have_count(0)
    assert page.url.endswith(code)
    # What happened is still told after a reload, word for word.
    held = hand(ada)
    page.reload()
    page.wait_for_selector(MINE)
    ada.press("side")
    expect(ada.find("log").locator("p")).to_have_count(len(told))
    assert ada.find("log").locator("p").all_inner_texts() == told
    page.go_back()
    expect(ada.find("log")).to_have_count(0)
    # A locked phone pauses the game.
    page.evaluate(HIDDEN, True)
    ada.server.until(lambda: room.table.resting)
    page.evaluate(HIDDEN, False)
    ada.server.until(lambda: not room.table.resting)
    # Leaving says what will happen; the home page brings it back.
    page.go_back()
    ada.press("leave-for-now")
    expect(ada.find("your-turn")).to_be_visible()
    ada.server.until(lambda: room.table.resting)
    ada.press("continue")
    page.wait_for_selector(MINE)
    assert hand(ada) == held
    ada.play_to_the_end()
    ada.press("side")
    assert ada.find("log").locator("p").count() > len(told)
    page.reload()
    expect(ada.find("ending")).to_be_visible()
    ada.press("side")
    expect(ada.find("log").locator("p").nth(len(told))).to_be_visible()
    page.go_back()
    expect(ada.find("log")).to_have_count(0)
    page.go_back()
    page.wait_for_url(f"{ada.server.url}/")


def test_whom_all_wait_for_is_voted_on_only_after_a_while(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor(size=PHONE)
    for name, one in (("Ada", ada), ("Bo", bo)):
        one.be(name)
    code = ada.ask("/api/tables", game="diavolo", players=2, away="wait", pace="relaxed")["code"]
    for seat, one in enumerate((ada, bo)):
        one.go(f"/table/{code}")
        one.sit(seat)
    expect(ada.find("decision")).to_be_visible()
    bo.go()
    expect(ada.find("waiting")).to_have_text("Bo is away. The table waits.")
    patience = ada.server.hub.rooms[code].table.play.patience
    patience._gone = dict.fromkeys(patience._gone, -1_000_000)  # as if he had gone long ago
    visitor().go(f"/table/{code}?watch=1")  # whoever comes, all are told how the table waits
    expect(ada.find("vote-bot")).to_be_visible()
    ada.press("vote-bot")
    expect(ada.find("waiting")).to_contain_text("a bot plays")


def test_people_wait_vote_and_pause_together(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor(size=PHONE)
    for name, one in (("Ada", ada), ("Bo", bo)):
        one.be(name)
    agreed = {"away": "stand_in", "pace": "relaxed", "options": {"goal": 10}}
    made = ada.ask("/api/tables", game="devil_with_it", players=2, **agreed)
    for seat, one in enumerate((ada, bo)):
        one.go(f"/table/{made['code']}")
        one.sit(seat)
    for one in (ada, bo):
        expect(one.find("decision")).to_be_visible()
    # Bo goes home, and sees there without a reload that Ada has made it his turn.
    bo.press("leave")
    bo.press("leave-for-now")
    expect(bo.find("continue")).to_have_count(1)
    ada.press("bet-submit")
    expect(ada.find("waiting")).to_contain_text("a bot plays")
    ada.press("vote-wait")
    expect(ada.find("waiting")).to_contain_text("Bo is away. The table waits.")
    ada.press("vote-bot")
    expect(ada.find("waiting")).to_contain_text("a bot plays")
    bo.press("continue")
    expect(bo.find("decision")).to_be_visible()
    expect(ada.find("waiting")).to_have_count(0)
    # A break needs both, and so does its end.
    ada.press("leave")
    ada.press("want-pause")
    expect(bo.find("waiting")).to_contain_text("Ada wants a break.")
    bo.press("pause-not-now")
    expect(bo.find("waiting")).to_have_count(0)
    ada.press("pause-no")
    expect(ada.find("waiting")).to_have_count(0)
    ada.press("leave")
    ada.press("want-pause")
    bo.press("pause-yes")
    for one in (ada, bo):
        expect(one.find("waiting")).to_have_attribute("data-shown", "paused")
        assert one.page.locator(MINE).count() == 0
    bo.page.reload()
    expect(bo.find("waiting")).to_have_attribute("data-shown", "paused")
    bo.press("resume")
    expect(ada.find("waiting")).to_contain_text("Bo wants to go on.")
    ada.press("resume")
    for one in (ada, bo):
        expect(one.find("waiting")).to_have_count(0)
    expect(bo.page.locator(MINE)).to_be_visible()
