"""Whether a game counts for the ratings is said before it, at its beginning and on the list of the best."""

from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from tests.server.clients import Client
from tests.server.open_server import OpenServer
from tests.web.conftest import NewVisitor

LONG = 120_000
"""Milliseconds."""


def test_the_table_says_whether_its_game_will_count(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.be("Ada")
    ada.open_table("little_devils", 3)
    expect(ada.find("at-stake")).to_contain_text("Counts for the ratings if only people play")
    ada.press("bot-1")
    expect(ada.find("at-stake")).to_have_text("Does not count for the ratings: a bot plays.")
    ada.open_table("little_devils", 3, goal=50)
    expect(ada.find("at-stake")).to_have_text("Does not count for the ratings: other rules than usual.")


def test_the_options_say_it_before_a_table_is_opened(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go()
    ada.press("choose-little_devils")
    expect(ada.find("at-stake")).to_contain_text("Counts for the ratings if")
    ada.page.locator("input[name=goal]").fill("50")
    ada.page.locator("input[name=goal]").blur()
    expect(ada.find("at-stake")).to_have_text("Does not count for the ratings: other rules than usual.")


def test_a_rating_from_few_games_is_shown_with_a_question_mark(
    visitor: NewVisitor, server: OpenServer
) -> None:
    clients = [Client(server, name) for name in ("Dora", "Emil", "Finn")]
    code = clients[0].open_table("little_devils", players=3)
    for seat, client in enumerate(clients):
        client.connect(code)
        client.do("sit", seat=seat)
    onlooker = visitor()
    onlooker.be("Gus")
    onlooker.go(f"/table/{code}")
    expect(onlooker.find("at-stake")).to_be_visible()
    for client in clients:
        client.do("ready")
    expect(onlooker.find("log")).to_contain_text("Counts for the ratings.")
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(Client.play, clients))
    # The page is shown three hundred cards in a moment, and may be busy with them for a while.
    expect(onlooker.find("ending")).to_contain_text("Provisional rating 1,500?", timeout=LONG)
    for client in clients:
        client.leave()
    onlooker.go()
    leaders = onlooker.page.get_by_role("region", name="Leaderboard")
    leaders.get_by_role("combobox").select_option("little_devils")
    expect(leaders.get_by_role("listitem").filter(has_text="Dora")).to_contain_text("1,500?")
