"""Which bots suit somebody: easy ones first, stronger ones after victories, slower ones after defeats."""

import pytest

from diablerie.server.people.levels import Past, Suits, suited
from tests.server.clients import Client
from tests.server.open_server import AT_ONCE, OpenServer

EASY, SLOW = Suits("easy", "normal"), Suits("easy", "relaxed")
NORMAL, HARD, DEVIL = (Suits(bot, "normal") for bot in ("normal", "hard", "devil"))


@pytest.mark.parametrize(
    ("past", "suits"),
    [
        ("", EASY),
        ("e1", EASY),
        ("e1 e1", NORMAL),
        ("e1 e3 e1", NORMAL),
        ("e2", EASY),
        ("e4 e2", SLOW),
        ("e4 e4 e1", EASY),
        ("n2 n1", NORMAL),
        ("n1 n1", HARD),
        ("n4 n3 n4", EASY),
        ("n4 n2 n4", NORMAL),
        ("h1", HARD),
        ("d1 d1 d1", DEVIL),
        ("d4 d4 d4", HARD),
        ("e1 e1 h4", HARD),
    ],
)
def test_who_suits_whom(past: str, suits: Suits) -> None:
    names = {"e": "easy", "n": "normal", "h": "hard", "d": "devil"}
    games = [Past(names[game[0]], int(game[1]), 4) for game in past.split()]
    assert suited(games) == suits


def bots_at(server: OpenServer, code: str) -> tuple[set[str], str]:
    """The bots on the seats of a table, and its pace."""
    table = server.call(lambda: server.hub.rooms[code].table)
    return {place.bot for place in table.seats.places[1:]}, table.ledger.opened.pace


def quick(somebody: Client, **wanted: object) -> str:
    made = somebody.ask("POST", "/api/quick", {"game": "little_devils", "players": 3, **wanted})
    return str(made.json["code"])


@pytest.mark.parametrize(
    ("wanted", "bot", "pace"),
    [
        ({"bot": "", "pace": ""}, "easy", "normal"),
        ({"bot": "hard", "pace": ""}, "hard", "normal"),
        ({"bot": "", "pace": "fast"}, "easy", "fast"),
        ({}, "normal", "normal"),
    ],
)
def test_play_now_brings_those_who_suit_unless_others_are_asked_for(
    server: OpenServer, ada: Client, wanted: dict[str, str], bot: str, pace: str
) -> None:
    assert bots_at(server, quick(ada, **wanted)) == ({bot}, pace)


def test_how_somebody_has_played_is_known_from_their_finished_games(server: OpenServer) -> None:
    bo = Client(server, "Bo")
    for _ in range(2):
        bo.connect(quick(bo, bot="easy", pace=AT_ONCE, options={"goal": 1}))
        bo.play()
        bo.leave()
    ranks = [game["rank"] for game in bo.ask("GET", "/api/me/games").json["finished"]]
    expected = suited([Past("easy", rank, 3) for rank in reversed(ranks)])
    assert len(ranks) == 2
    assert bots_at(server, quick(bo, bot="", pace="")) == ({expected.bot}, expected.pace)
    assert bots_at(server, quick(bo, bot="", pace="", game="diavolo")) == ({"easy"}, "normal")
