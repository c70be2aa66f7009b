"""What can be asked for when games are over, and by those who play them."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from diablerie.match.replay import verify
from diablerie.server.log.facts import RatingKept
from tests.server.clients import QUICK, Client, ask, play_together, record_of
from tests.server.open_server import OpenServer


def test_a_game_of_people_counts(server: OpenServer) -> None:
    clients = [Client(server, name) for name in ("Ada", "Bo", "Cy")]
    code = clients[0].open_table("little_devils", players=3)
    result = play_together(code, clients)["result"]
    clients[0].until_true(lambda: bool(clients[0].heard("rated")))
    for seat, client in enumerate(clients):
        client.leave()
        games = client.ask("GET", "/api/me/games").json
        assert games["running"] == []
        [game] = games["finished"]
        assert (game["code"], game["game"], game["seats"]) == (code, "little_devils", ["Ada", "Bo", "Cy"])
        assert (game["rank"] == 1) == (seat in result["winners"])
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", game["finished"])
    assert verify(record_of(ask(server, "GET", f"/api/tables/{code}/record"))) > 27
    board = ask(server, "GET", "/api/ratings/little_devils").json
    ratings = [row["rating"] for row in board["people"]]
    assert ratings == sorted(ratings, reverse=True)
    rows = {row["who"]: row for row in board["people"]}
    assert {client.who for client in clients} <= rows.keys()
    for change in clients[0].heard("rated")[0]["changes"]:
        assert rows[change["who"]]["rating"] == pytest.approx(change["after"])
        assert rows[change["who"]]["games"] == 1
        assert change["provisional"]
        assert rows[change["who"]]["provisional"]


def test_a_game_that_not_everybody_was_ready_for_counts_for_nothing(server: OpenServer) -> None:
    clients = [Client(server, name) for name in ("Ada", "Bo", "Cy")]
    code = clients[0].open_table("little_devils", players=3)
    for seat, client in enumerate(clients):
        client.connect(code)
        client.do("sit", seat=seat)
    clients[1].do("ready")
    clients[0].do("start")
    assert clients[0].heard("shown")[-1]["unrated"] == "not_ready"
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(Client.play, clients))
    assert all(client.silent() for client in clients)
    assert not any(client.heard("rated") for client in clients)
    for client in clients:
        client.leave()
    board = ask(server, "GET", "/api/ratings/little_devils").json
    assert not {client.who for client in clients} & {row["who"] for row in board["people"]}


def test_provisional_ratings_stand_behind_the_others() -> None:
    with OpenServer() as server:
        people = [Client(server, name).who for name in ("Ada", "Bo", "Cy", "Di")]
        figures = [(30.0, 7.5, 50), (20.0, 6.0, 10), (40.0, 5.0, 9), (25.0, 6.0, 99)]
        kept = [RatingKept("diavolo", who, *figure) for who, figure in zip(people, figures, strict=True)]
        server.stop()
        server.append(*kept)
        server.start()
        rows = ask(server, "GET", "/api/ratings/diavolo").json["people"]
        assert [row["who"] for row in rows] == [people[at] for at in (3, 1, 2, 0)]
        assert [row["provisional"] for row in rows] == [False, False, True, True]


def test_a_game_with_a_bot_of_the_house_counts_for_nothing(server: OpenServer) -> None:
    with Client(server, "Ada") as client:
        code = client.ask("POST", "/api/quick", QUICK).json["code"]
        client.connect(code)
        client.play()
        assert client.silent()
        assert not client.heard("rated")
    assert [game["code"] for game in client.ask("GET", "/api/me/games").json["finished"]] == [code]
    board = ask(server, "GET", "/api/ratings/little_devils").json
    assert client.who not in [row["who"] for row in board["people"]]


def test_a_running_game_is_among_mine(server: OpenServer) -> None:
    client = Client(server, "Ada")
    code = client.ask("POST", "/api/quick", QUICK).json["code"]
    games = client.ask("GET", "/api/me/games").json
    assert [table["code"] for table in games["running"]] == [code]
    assert games["finished"] == []
    assert Client(server, "Bo").ask("GET", "/api/me/games").json == {"running": [], "finished": []}


def test_among_my_games_stands_where_i_sit_and_whether_it_is_my_turn(server: OpenServer) -> None:
    with Client(server, "Ada") as ada, Client(server, "Bo") as bo:
        code = ada.open_table("devil_with_it", players=2)
        [mine] = ada.ask("GET", "/api/me/games").json["running"]
        assert (mine["code"], mine["begun"], "seat" in mine, "my_turn" in mine) == (code, False, False, False)
        for seat, client in enumerate((bo, ada)):
            client.connect(code)
            client.do("sit", seat=seat)
        for client in (bo, ada):
            client.do("ready")
        turns = [client.ask("GET", "/api/me/games").json["running"][0] for client in (bo, ada)]
        assert [(turn["seat"], turn["my_turn"]) for turn in turns] == [(0, True), (1, True)]
        bo.do("act", event={"do": "bet", "amount": 10})
        turns = [client.ask("GET", "/api/me/games").json["running"][0] for client in (bo, ada)]
        assert [turn.get("my_turn", False) for turn in turns] == [False, True]
        newer = bo.open_table("diavolo")
        assert [table["code"] for table in bo.ask("GET", "/api/me/games").json["running"]] == [newer, code]


def test_a_finished_table_can_be_visited_also_after_a_restart() -> None:
    with OpenServer() as server, Client(server, "Ada") as client, Client(server, "Late") as late:
        code = client.ask("POST", "/api/quick", QUICK).json["code"]
        client.connect(code)
        client.play()
        server.restart()
        shown = ask(server, "GET", f"/api/tables/{code}").json
        assert shown["begun"]
        assert shown["over"]
        assert late.connect(code)["view"]["winners"]
        assert late.until("ended")["seed"]
        assert late.send("sit", seat=0)["code"] == "begun"
        assert client.connect(code)["seats"][0]["you"]
        client.do("rematch")
        [moved] = client.heard("moved")
        assert client.connect(moved["code"])["seats"][0]["you"]
        assert verify(record_of(ask(server, "GET", f"/api/tables/{code}/record"))) > 27


def test_there_is_no_rating_of_an_unknown_game(server: OpenServer) -> None:
    ask(server, "GET", "/api/ratings/chess").refused(404, "no_such_game")
    assert ask(server, "GET", "/api/ratings/diavolo").json == {"game": "diavolo", "people": []}
