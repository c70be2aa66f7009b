"""Everything that can be asked for over HTTP, asked of a real server; who may ask stands in test_door.py."""

import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from io import BytesIO
from typing import Any
from urllib.parse import quote

import pytest
from prometheus_client.parser import text_string_to_metric_families

from diablerie.bots.roster import LEVELS, USUAL
from diablerie.games.catalogue import GAMES
from diablerie.match.record import Recorded, read_games
from diablerie.match.replay import verify
from diablerie.server.http.endpoints import ENDPOINTS
from diablerie.server.http.openapi import SOCKETS, description
from diablerie.server.http.service import LARGEST_BODY
from diablerie.server.log.facts import RatingKept
from diablerie.server.log.sqlite import SqliteLog
from diablerie.server.people.identity import COLOURS
from tests.server.open_server import AT_ONCE, Answer, Client, Json, OpenServer, ask, play_together

QUICK = {"game": "little_devils", "players": 3, "options": {"goal": 1}, "pace": AT_ONCE}


@pytest.fixture(scope="module")
def server() -> Iterator[OpenServer]:
    with OpenServer(guests_per_address=0, tables_per_person=0) as server:
        yield server


@pytest.fixture(scope="module")
def ada(server: OpenServer) -> Client:
    """Somebody who is known."""
    return Client(server, "Ada")


def record_of(answer: Answer) -> Recorded:
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "application/x-ndjson"
    [recorded] = read_games(BytesIO(answer.content))
    return recorded


# bodies

TAKES = [(endpoint.method, endpoint.path) for endpoint in ENDPOINTS if endpoint.takes]
BAD_BODIES = {
    "nothing": b"",
    "no JSON": b"name=Ada",
    "half an object": b'{"name": "Ada"',
    "a list": b"[]",
    "null": b"null",
    "a wrong type": b'{"name": 7, "game": 7, "pass": 7}',
    "no UTF-8": b'{"name": "\xff", "game": "\xff", "pass": "\xff"}',
    "an unknown field": b'{"name": "Ada", "game": "diavolo", "pass": "x", "admin": true}',
    "deep lists": b'{"game": "diavolo", "options": {"a": ' + b"[" * 4000 + b"]" * 4000 + b"}}",
    "deep objects": b'{"a":' * 1300 + b"1" + b"}" * 1300,
}


@pytest.mark.parametrize(("method", "path"), TAKES)
@pytest.mark.parametrize("body", BAD_BODIES.values(), ids=BAD_BODIES.keys())
def test_a_bad_body_is_refused(ada: Client, method: str, path: str, body: bytes) -> None:
    ada.ask(method, path, body).refused(400, "bad_body")


@pytest.mark.parametrize(("method", "path"), TAKES)
def test_a_large_body_is_refused(ada: Client, method: str, path: str) -> None:
    body = b'{"name": "' + b"x" * LARGEST_BODY + b'"}'
    ada.ask(method, path, body).refused(413, "too_large")


# tables


def test_the_catalogue_names_what_can_be_chosen(server: OpenServer, ada: Client) -> None:
    catalogue = ask(server, "GET", "/api/games").json
    assert [game["name"] for game in catalogue["games"]] == list(GAMES)
    for game in catalogue["games"]:
        assert game["fewest"] <= game["usual"] <= game["most"]
        options = {option["name"]: option["default"] for option in game["options"]}
        table = {"game": game["name"], "options": options, "players": game["most"]}
        assert ada.ask("POST", "/api/tables", table).status == 201
    assert catalogue["bots"] == list(LEVELS)
    assert catalogue["colours"] == list(COLOURS)
    assert {"relaxed", "normal", "fast"} <= catalogue["paces"].keys()


def test_every_option_tells_programs_what_it_allows(server: OpenServer, ada: Client) -> None:
    for game in ask(server, "GET", "/api/games").json["games"]:
        for option in game["options"]:
            allowed, refused = within(option)
            for values, status in ((allowed, 201), (refused, 422)):
                for value in values:
                    table = {"game": game["name"], "options": {option["name"]: value}}
                    assert ada.ask("POST", "/api/tables", table).status == status, (option, value)


def within(option: Json) -> tuple[list[Any], list[Any]]:
    """Some values that an option allows by its bounds, and some that it does not."""
    if option["kind"] == "switch":
        return [True, False], [1, "yes", None]
    if option["kind"] == "choice":
        return option["choices"], ["", "some", 0]
    low, high, step = option["lowest"], option["highest"], option["step"]
    numbers, others = [low, low + step, high], [low - step, high + step, *([low + 1] if step > 1 else [])]
    if option["kind"] == "number":
        return numbers, [*others, str(low), None]
    shortest, longest = option["shortest"], option["longest"]
    rising = [low + step * n for n in range(longest + 1)]
    lists = [rising[:shortest], rising[:longest], [*rising[: shortest - 1], high]]
    wrong = [[*rising[:shortest], other] for other in others]
    return lists, [*wrong, rising, rising[: shortest - 1], rising[:shortest][::-1]]


def test_whoever_has_the_code_can_see_a_table(server: OpenServer, ada: Client) -> None:
    answer = ada.ask("POST", "/api/tables", {"game": "Devil With It", "players": 2, "pace": "fast"})
    code = answer.json["code"]
    assert re.fullmatch("[A-HJ-NP-Z2-9]{12}", code)
    assert re.fullmatch("[A-HJ-NP-Z2-9]{6}", answer.json["short"])
    assert answer.json["url"] == f"{server.url}/table/{code}"
    shown = ask(server, "GET", f"/api/tables/{code.lower()}").json
    assert (shown["code"], shown["game"], shown["pace"]) == (code, "devil_with_it", "fast")
    assert shown["seats"] == [{}, {}]
    assert not shown["begun"]
    assert not shown["over"]


def test_a_table_has_the_public_address() -> None:
    with OpenServer(public_url="https://games.example.org/") as server:
        url = Client(server).ask("POST", "/api/tables", {"game": "diavolo"}).json["url"]
        assert url.startswith("https://games.example.org/table/")
    with OpenServer(behind_proxy=True, host_name=("games.example.org",)) as server:
        client = Client(server)
        client.headers |= {"X-Forwarded-Proto": "https", "Host": "games.example.org"}
        url = client.ask("POST", "/api/tables", {"game": "diavolo"}).json["url"]
        assert url.startswith("https://games.example.org/table/")


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"game": "chess"}, "unknown game"),
        ({"game": "little_devils", "players": 2}, "3 to 6"),
        ({"game": "diavolo", "players": 1}, "2 to 6"),
        ({"game": "diavolo", "pace": "frantic"}, "there is no pace"),
        ({"game": "diavolo", "options": {"jokers": True}}, "jokers"),
        ({"game": "little_devils", "options": {"goal": "much"}}, "goal"),
        ({"game": "little_devils", "options": {"goal": 10**30}}, "goal"),
        ({"game": "little_devils", "options": {"goal": True}}, "goal"),
        ({"game": "little_devils", "options": {"goal": [[{}]]}}, "goal"),
        ({"game": "devil_with_it", "options": {"track": {"a": 1}}}, "track"),
        ({"game": "devil_with_it", "options": {"track": [1, None]}}, "track"),
    ],
)
def test_what_no_table_can_be_is_refused(ada: Client, fields: dict[str, Any], why: str) -> None:
    for path in ("/api/tables", "/api/quick"):
        assert why in ada.ask("POST", path, fields).refused(422, "bad_value")


def test_a_stranger_opens_no_table(server: OpenServer) -> None:
    for path in ("/api/tables", "/api/quick"):
        ask(server, "POST", path, {"game": "diavolo"}).refused(401, "unknown")


def test_there_is_no_other_bot(ada: Client) -> None:
    ada.ask("POST", "/api/quick", QUICK | {"bot": "deep"}).refused(422, "bad_value")


@pytest.mark.parametrize("code", ["NOSUCH", "x" * 200, "..", "A\0B", "é", "ß" * 12, "%", "'; --"])
def test_there_is_no_such_table(server: OpenServer, code: str) -> None:
    for what in ("", "/record"):
        ask(server, "GET", f"/api/tables/{quote(code)}{what}").refused(404, "no_such_table")


@pytest.mark.parametrize("game", GAMES)
def test_quick_play_begins_at_once_and_the_bots_move(server: OpenServer, game: str) -> None:
    fields = {"game": game, "pace": AT_ONCE, "bot": "bold", "number": "c0ffee"}
    with Client(server, "Ada") as client:
        answer = client.ask("POST", "/api/quick", fields)
        assert answer.status == 201
        shown = client.connect(answer.json["code"])
        assert len(shown["seats"]) == GAMES[game].usual
        assert shown["seats"][0]["you"]
        assert {seat.get("bot") for seat in shown["seats"][1:]} == {"bold"}
        assert shown["view"]
        while not any(message["event"]["by"] == 1 for message in client.heard("happened")):
            if not client.act():
                client.hear()


# records


def test_a_table_before_its_game_has_no_record(server: OpenServer, ada: Client) -> None:
    code = ada.open_table("diavolo")
    ask(server, "GET", f"/api/tables/{code}/record").refused(409, "not_begun")


def test_a_record_hides_what_may_not_be_seen_until_the_game_is_over(server: OpenServer) -> None:
    with Client(server, "Ada") as client:
        code = client.ask("POST", "/api/quick", QUICK).json["code"]
        path = f"/api/tables/{code}/record"
        client.connect(code)
        client.until_true(lambda: any(client.view["sizes"]))
        for answer, own in ((client.ask("GET", path), True), (ask(server, "GET", path), False)):
            deal = next(json.loads(line) for line in answer.content.splitlines() if b'"deal"' in line)
            assert [hand is not None for hand in deal["hands"]] == [own, False, False]
            assert b"seed" not in answer.content
        client.play()
        answer = ask(server, "GET", path)
    named = f'attachment; filename="little_devils-{code}.jsonl"'
    assert answer.headers["Content-Disposition"] == named
    recorded = record_of(answer)
    assert verify(recorded) > 27
    assert [player.bot for player in recorded.header.seats] == [None, USUAL, USUAL]


# after the game


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
        log = SqliteLog(server.database)
        log.append(kept)
        log.close()
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


# the server itself


def test_the_server_says_that_it_is_well() -> None:
    with OpenServer() as server, Client(server) as client:  # nobody else comes or goes
        health = ask(server, "GET", "/healthz").json
        assert health["status"] == "ok"
        client.connect(client.open_table("diavolo"))
        later = ask(server, "GET", "/healthz").json
    assert later["tables"] == health["tables"] + 1
    assert later["connections"] == health["connections"] + 1


def test_prometheus_can_read_the_figures(server: OpenServer) -> None:
    with Client(server) as client:
        client.connect(client.open_table("diavolo"))
        client.do("sit", seat=0)
        answer = ask(server, "GET", "/metrics")
    assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
    families = {family.name: family for family in text_string_to_metric_families(answer.content.decode())}
    for name in ("commands", "events", "commits", "messages"):
        assert families[f"diablerie_{name}"].type == "counter"
        assert families[f"diablerie_{name}"].samples[0].value > 0
    stages = [sample.labels for sample in families["diablerie_tables"].samples]
    assert {"game": "diavolo", "stage": "waiting"} in stages
    assert families["diablerie_connections"].samples[0].value >= 1


# the description


def operations() -> list[tuple[str, str, Json]]:
    paths = description(ENDPOINTS)["paths"]
    return [(path, method, op) for path, methods in paths.items() for method, op in methods.items()]


def test_the_description_names_every_endpoint_and_socket(server: OpenServer) -> None:
    answer = ask(server, "GET", "/api/openapi.json")
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.json == description(ENDPOINTS)
    assert answer.json["openapi"].startswith("3.1.")
    found = {(method.upper(), path) for path, method, _ in operations()}
    asked = {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    assert found == asked | {("GET", one.path) for one in SOCKETS}


def test_the_description_is_whole() -> None:
    told = description(ENDPOINTS)
    references = re.findall(r'"#/components/schemas/(\w+)"', json.dumps(told))
    assert set(references) == told["components"]["schemas"].keys()
    names = [operation["operationId"] for _, _, operation in operations()]
    assert len(set(names)) == len(names)
    for path, method, operation in operations():
        parameters = [p["name"] for p in operation["parameters"] if p["in"] == "path"]
        assert parameters == re.findall(r"{(\w+)}", path)
        assert operation["summary"].endswith("."), path
        assert ("requestBody" in operation) <= (method != "get")
        [good] = [status for status in operation["responses"] if status[0] in "12" and status != "202"]
        assert good == "101" or operation["responses"][good]["content"]
        for needs in operation.get("security", []):
            assert needs.keys() <= told["components"]["securitySchemes"].keys()


def test_every_shape_says_what_its_fields_are() -> None:
    schemas = description(ENDPOINTS)["components"]["schemas"]
    assert schemas["TableMade"]["properties"]["url"]["description"] == "What to send to friends."
    assert schemas["Passed"]["properties"].keys() == {"pass"}
    for name, schema in schemas.items():
        assert schema["type"] == "object"
        assert schema["description"].endswith("."), name
        assert set(schema["required"]) <= schema["properties"].keys()


def test_what_may_be_refused_stands_in_the_description() -> None:
    told = {(path, method): operation["responses"] for path, method, operation in operations()}
    assert {"400", "403", "413", "422", "429", "default"} <= told["/api/guests", "post"].keys()
    assert {"401", "403", "409"} <= told["/api/me/pass", "post"].keys()
    assert {"404", "409"} <= told["/api/tables/{code}/record", "get"].keys()
    assert told["/healthz", "get"].keys() == {"200", "default"}


class Page(HTMLParser):
    """What stands in a page, whose tags must be closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.forbidden: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "link", "br"):
            self.open.append(tag)
        if tag in ("script", "style", "iframe"):
            self.forbidden.append(tag)
        for name, value in attrs:
            if name == "style" or name.startswith("on"):
                self.forbidden.append(name)
            self.ids += [value] if name == "id" and value else []
            self.links += [value] if name == "href" and value else []

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_tells_the_same_to_people(server: OpenServer) -> None:
    answer = ask(server, "GET", "/api")
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    text = answer.content.decode()
    page = Page(text)
    assert not page.open
    assert not page.forbidden
    assert len(set(page.ids)) == len(page.ids)
    for link in page.links:
        assert link[1:] in page.ids if link.startswith("#") else ask(server, "GET", link).status == 200
    for path, _, operation in operations():
        assert f"<code>{path}</code>" in text
        assert operation["operationId"] in page.ids
    for name in description(ENDPOINTS)["components"]["schemas"]:
        assert f"shape-{name}" in page.ids
    assert "docs/protocol.md" in text


def test_the_page_has_a_style_for_light_and_dark(server: OpenServer) -> None:
    answer = ask(server, "GET", "/api/style.css")
    assert answer.headers["Content-Type"] == "text/css; charset=utf-8"
    assert b"prefers-color-scheme: dark" in answer.content
    assert ask(server, "GET", "/api/").content == ask(server, "GET", "/api").content
