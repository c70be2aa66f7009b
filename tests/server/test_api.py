"""Everything that can be asked for over HTTP, asked of a real server; who may ask stands in test_door.py."""

import json
import re
from typing import Any
from urllib.parse import quote

import pytest
from prometheus_client.parser import text_string_to_metric_families

from diablerie.bots.roster import LEVELS, USUAL
from diablerie.games.catalogue import GAMES
from diablerie.match.replay import verify
from diablerie.server.http.endpoints import ENDPOINTS
from diablerie.server.http.service import LARGEST_BODY
from diablerie.server.people.identity import COLOURS
from tests.server.clients import QUICK, Client, Json, ask, record_of
from tests.server.open_server import AT_ONCE, OpenServer

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
