"""Records, databases and links of the version before still work; how they were made stands beside them."""

import json
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from diablerie.match.record import read_games
from diablerie.match.replay import replay, verify
from diablerie.server.hall import housekeeping
from diablerie.server.table.entries import PACES
from tests.independent.reader import check_game
from tests.server.clients import Client, Json, ask
from tests.server.open_server import AT_ONCE, OpenServer

FOLDER = Path(__file__).with_name("of_before")
THEN: Json = json.loads((FOLDER / "then.json").read_text(encoding="utf-8"))
PEOPLE: dict[str, Json] = THEN["people"]
TABLES: dict[str, Json] = THEN["tables"]
FINISHED = [name for name, table in TABLES.items() if table["shown"]["over"]]
RUNNING = [name for name, table in TABLES.items() if table["shown"]["begun"] and name not in FINISHED]
RECORDS = sorted(FOLDER.glob("*.jsonl"))


def served(folder: Path) -> Iterator[OpenServer]:
    """A server with a copy of the database, in which no game is too old and nobody waits long."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(housekeeping, "RESTED_FOR", float("inf"))
        database = Path(shutil.copy(FOLDER / "games.db", folder))
        opened = OpenServer(database, connections_per_address=0, costly_per_address=0)
        for pace in ("relaxed", "normal", "fast"):
            patch.setitem(PACES, pace, PACES[AT_ONCE])
        running = {table["shown"]["code"] for table in TABLES.values() if not table["shown"]["over"]}
        with opened as server:
            server.until(lambda: running <= server.hub.rooms.keys())
            yield server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    """One that nobody changes."""
    yield from served(tmp_path_factory.mktemp("seen"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[OpenServer]:
    """One for a single test, which plays on."""
    yield from served(tmp_path)


def client(server: OpenServer, name: str) -> Client:
    """Somebody of then, with nothing but their token."""
    return Client(server, token=PEOPLE[name]["token"], bot=PEOPLE[name]["bot"])


# records


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_before_is_accepted_and_ends_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    with path.open("rb") as file:
        (recorded,) = read_games(file)
    assert verify(recorded) == sum('"by"' in line for line in text.splitlines())
    *_, last = replay(recorded)
    result = json.loads(text.splitlines()[-1])["result"]
    assert list(last.after.game.totals(last.after.state)) == result["totals"]
    check_game([json.loads(line) for line in text.splitlines()])


def test_the_records_of_before_have_every_game_a_race_and_a_clock_in_them() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in RECORDS)
    for found in ('"little_devils"', '"devil_with_it"', '"diavolo"', '"race":false', '"timeout"', '"lot"'):
        assert found in text


# who somebody is


@pytest.mark.parametrize("name", PEOPLE)
def test_whoever_was_known_is_known_by_the_same_token(server: OpenServer, name: str) -> None:
    known = client(server, name)
    assert known.ask("GET", "/api/me").json == PEOPLE[name]["me"]
    games = known.ask("GET", "/api/me/games").json
    for running in games["running"]:
        running.pop("waits", None)  # nobody was told that then
    assert games == PEOPLE[name]["games"]


@pytest.mark.parametrize("game", THEN["ratings"])
def test_ratings_are_what_they_were(server: OpenServer, game: str) -> None:
    now, then = ask(server, "GET", f"/api/ratings/{game}").json["people"], THEN["ratings"][game]["people"]
    assert [row | was for row, was in zip(now, then, strict=True)] == now


# links


@pytest.mark.parametrize("name", TABLES)
def test_links_to_a_table_lead_where_they_did(server: OpenServer, name: str) -> None:
    table, code = TABLES[name], TABLES[name]["code"]
    for written in (code, code.lower()):
        assert ask(server, "GET", f"/api/tables/{written}").json == table["shown"]
        for page in ("table", "tv", "replay"):
            assert ask(server, "GET", f"/{page}/{written}").status == 200
    for past in ("record", "replay"):
        assert ask(server, "GET", f"/api/tables/{code}/{past}").status == table[past]


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_table_hands_out_the_same_record(server: OpenServer, name: str) -> None:
    """The first line may say more than it did; all others are the same to the letter."""
    header, *lines = ask(server, "GET", f"/api/tables/{TABLES[name]['code']}/record").content.splitlines()
    first, *then = (FOLDER / f"{name.replace(' ', '_')}.jsonl").read_bytes().splitlines()
    assert lines == then
    assert json.loads(header) | json.loads(first) == json.loads(header)


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_table_can_be_visited_and_its_game_looked_at_again(server: OpenServer, name: str) -> None:
    code, seats = TABLES[name]["code"], TABLES[name]["shown"]["seats"]
    with client(server, "Bo") as bo:
        assert [seat["name"] for seat in bo.connect(code)["seats"]] == [seat["name"] for seat in seats]
    assert ask(server, "GET", f"/api/tables/{code}/replay").json["steps"]


def test_a_review_is_made_of_a_game_of_then(server: OpenServer) -> None:
    path = f"/api/tables/{TABLES['taken back']['code']}/review"
    assert client(server, "Bo").ask("GET", path).status in (200, 202)


# games that were left


@pytest.mark.parametrize("name", RUNNING)
def test_a_game_that_was_left_goes_on_to_its_end(own_server: OpenServer, name: str) -> None:
    table = TABLES[name]
    seated = [seat["name"] for seat in table["shown"]["seats"] if seat.get("who")]
    people = [client(own_server, name) for name in seated]
    for person in people:
        person.connect(table["code"])
    with ThreadPoolExecutor(len(people)) as pool:
        endings = list(pool.map(Client.play, people))
    for person in people:
        person.leave()
    assert all(ending["result"] == endings[0]["result"] for ending in endings)
    content = ask(own_server, "GET", f"/api/tables/{table['code']}/record").content
    check_game([json.loads(line) for line in content.splitlines()])
    assert table["code"] in [game["code"] for game in people[0].ask("GET", "/api/me/games").json["finished"]]


def test_a_rematch_that_was_opened_then_is_played_now(own_server: OpenServer) -> None:
    people = [client(own_server, name) for name in ("Ada", "Bo")]
    with people[0] as ada, people[1] as bo:
        for person in (ada, bo):
            person.connect(TABLES["rematch"]["code"])
        for person in (ada, bo):
            person.do("ready")
        with ThreadPoolExecutor(2) as pool:
            assert all(ending["result"] for ending in pool.map(Client.play, (ada, bo)))


def test_a_table_that_had_not_begun_is_filled_and_played(own_server: OpenServer) -> None:
    with client(own_server, "Cy") as cy:
        cy.connect(TABLES["nobody has begun"]["code"])
        for seat in (0, 1, 3):
            cy.do("add_bot", seat=seat, bot="random")
        cy.do("ready")
        cy.until_true(lambda: bool(cy.table.get("view")))
        assert cy.view["hands"][2]
        assert cy.view["hands"][0] is None
