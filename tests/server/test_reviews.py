"""Reviews of finished games, asked of a real server: what they say, and who may ask when."""

import asyncio
import time
from collections.abc import Iterator

import msgspec
import pytest

from diablerie.bots.review import Decided, Judgement
from diablerie.games.catalogue import GAMES
from diablerie.server.log.seals import DamagedTable
from diablerie.server.minds.analyst import Analyst
from diablerie.server.minds.reviews import MOST_AT_ONCE, REMEMBERED_REVIEWS, Reviews
from diablerie.server.protocol.http_games import GameReview
from tests.server.clients import Client, Json, ask
from tests.server.hall import SHORT, Hall
from tests.server.open_server import AT_ONCE, OpenServer

TABLES: dict[str, dict[str, object]] = {
    "little_devils": {"goal": 1},
    "devil_with_it": {"goal": 300},
    "diavolo": {"race": False, "limit": 3},
}


@pytest.fixture(scope="module")
def server() -> Iterator[OpenServer]:
    with OpenServer(guests_per_address=0, tables_per_person=0) as server:
        server.hub.thinkers.compile_now(GAMES["little_devils"])  # all of it, or clocks may run out
        yield server


def finished(ada: Client, game: str) -> str:
    """The code of a table at which somebody has played to the end."""
    body = {"game": game, "players": 3, "options": TABLES[game], "pace": AT_ONCE}
    code = str(ada.ask("POST", "/api/quick", body).json["code"])
    ada.connect(code)
    ada.play()
    return code


def reviewed(ada: Client, code: str) -> Json:
    """Ask until the review is there; on the way it only tells how far it has come."""
    while (answer := ada.ask("GET", f"/api/tables/{code}/review")).status == 202:
        assert not answer.json.keys() - {"code", "game", "done", "of"}
        time.sleep(0.05)
    assert answer.status == 200, answer.content
    return dict(answer.json)


@pytest.mark.parametrize("game", TABLES)
def test_a_review_tells_what_each_decision_cost_and_how_accurate_everybody_was(
    server: OpenServer, game: str
) -> None:
    with Client(server) as ada:
        code = finished(ada, game)
        review = reviewed(ada, code)
        replay = ada.ask("GET", f"/api/tables/{code}/replay").json
    assert msgspec.convert(review, GameReview)
    assert (review["code"], review["game"], review["done"]) == (code, game, review["of"])
    assert [player["seat"] for player in review["players"]] == [0, 1, 2]
    steps = {step["version"]: step for step in replay["steps"]}
    assert review["decisions"]
    for decision in review["decisions"]:
        event, played = steps[decision["version"]]["event"], decision["played"]["event"]
        if played["do"] != "nothing":
            assert event["by"] == decision["seat"]
            assert played.items() <= event.items()
        lost = decision["choices"][0]["chance"] - decision["played"]["chance"]
        assert decision["lost"] == pytest.approx(max(lost, 0), abs=0.0002)
    for player in review["players"]:
        own = [one for one in review["decisions"] if one["seat"] == player["seat"]]
        assert player["decisions"] == len(own)
        assert sum(player["marks"].values()) == sum("mark" in one for one in own)
        assert ("accuracy" in player) == bool(own)


def test_a_review_is_made_once_and_everybody_gets_the_same(server: OpenServer) -> None:
    with Client(server) as ada, Client(server, "Bo") as bo:
        code = finished(ada, "little_devils")
        first = reviewed(ada, code)
        answer = bo.ask("GET", f"/api/tables/{code.lower()}/review")
    assert (answer.status, answer.json) == (200, first)


def test_a_rematch_does_not_change_the_review(server: OpenServer) -> None:
    with Client(server) as ada:
        code = finished(ada, "diavolo")
        first = reviewed(ada, code)
        ada.do("rematch")
        answer = ada.ask("GET", f"/api/tables/{code}/review")
    assert (answer.status, answer.json) == (200, first)


def test_a_game_that_goes_on_is_not_reviewed(server: OpenServer) -> None:
    with Client(server) as ada:
        code = ada.open_table("little_devils")
        ada.ask("GET", f"/api/tables/{code}/review").refused(409, "not_over")


def test_a_table_at_which_nobody_played_has_no_review(server: OpenServer) -> None:
    with Client(server) as ada:
        code = ada.open_table("little_devils")
        hub = server.hub
        server.call(lambda: hub.close_table(hub.rooms[code], "nobody came"))
        ada.ask("GET", f"/api/tables/{code}/review").refused(409, "not_begun")


def test_strangers_and_strange_codes_are_turned_away(server: OpenServer) -> None:
    with Client(server) as ada:
        code = finished(ada, "little_devils")
        ask(server, "GET", f"/api/tables/{code}/review").refused(401, "unknown")
        ada.ask("GET", "/api/tables/NOSUCH/review").refused(404, "no_such_table")


def test_the_api_page_tells_that_a_review_takes_a_while(server: OpenServer) -> None:
    operation = ask(server, "GET", "/api/openapi.json").json["paths"]["/api/tables/{code}/review"]["get"]
    assert {"200", "202", "401", "404", "409", "429"} <= operation["responses"].keys()


class Brooding(Analyst):
    """Somebody who judges nothing before they may."""

    def __init__(self) -> None:
        self.may_go_on = asyncio.Event()
        self.judged = 0

    async def judge(self, decided: Decided, seed: str) -> Judgement | None:
        await self.may_go_on.wait()
        self.judged += 1
        return None


def game_log() -> list[bytes]:
    hall = Hall("little_devils", 3, SHORT["little_devils"])
    people = hall.seat_everybody(["Ada"])
    while not hall.table.ledger.over:
        hall.play_on(people)
    return hall.log


async def made(reviews: Reviews, code: str) -> None:
    asked = reviews.ask(code, the_log, "anybody")
    assert asked is not None
    assert asked.task is not None
    await asked.task


LOG = game_log()


async def the_log() -> list[bytes]:
    return LOG


def test_each_person_has_one_review_at_a_time() -> None:
    async def try_it() -> None:
        analyst = Brooding()
        reviews = Reviews(analyst)
        assert reviews.ask("FIRST", the_log, "ada") is not None
        assert reviews.ask("OTHER", the_log, "ada") is None
        assert reviews.ask("FIRST", the_log, "ada") is reviews.ask("FIRST", the_log, "bo")
        assert reviews.ask("OTHER", the_log, "bo") is not None
        analyst.may_go_on.set()
        await made(reviews, "FIRST")
        assert reviews.ask("THIRD", the_log, "ada") is not None
        await made(reviews, "THIRD")
        await made(reviews, "OTHER")

    asyncio.run(try_it())


def test_the_house_makes_only_so_many_reviews_at_a_time() -> None:
    async def try_it() -> None:
        analyst = Brooding()
        reviews = Reviews(analyst)
        codes = [f"T{number}" for number in range(MOST_AT_ONCE)]
        assert all(reviews.ask(code, the_log, f"person {code}") for code in codes)
        assert reviews.ask("MORE", the_log, "one more") is None
        analyst.may_go_on.set()
        for code in codes:
            await made(reviews, code)
        assert reviews.ask("MORE", the_log, "one more") is not None
        await made(reviews, "MORE")

    asyncio.run(try_it())


def test_the_oldest_reviews_are_forgotten_and_made_again_when_asked_for() -> None:
    async def try_it() -> None:
        analyst = Brooding()
        analyst.may_go_on.set()
        reviews = Reviews(analyst)
        await made(reviews, "FIRST")
        once = analyst.judged
        await made(reviews, "FIRST")
        assert analyst.judged == once > 0
        for number in range(REMEMBERED_REVIEWS):
            await made(reviews, f"T{number}")
        before = analyst.judged
        await made(reviews, "FIRST")
        assert analyst.judged == before + once

    asyncio.run(try_it())


def test_a_log_that_was_restored_has_no_old_reviews() -> None:
    async def try_it() -> None:
        analyst = Brooding()
        reviews = Reviews(analyst)
        old = reviews.ask("FIRST", the_log, "ada")
        reviews.forget_all()
        analyst.may_go_on.set()
        await made(reviews, "FIRST")
        assert reviews.ask("FIRST", the_log, "ada") is not old
        assert old is not None
        assert old.task is not None
        assert old.task.cancelled()

    asyncio.run(try_it())


def test_a_review_of_what_is_damaged_says_so() -> None:
    async def damaged() -> list[bytes]:
        raise DamagedTable("FIRST", 3)

    async def try_it() -> None:
        reviews = Reviews(Brooding())
        asked = reviews.ask("FIRST", damaged, "ada")
        assert asked is not None
        assert asked.task is not None
        await asked.task
        assert isinstance(asked.damage, DamagedTable)
        assert asked.ready
        assert not asked.failed

    asyncio.run(try_it())


def test_a_review_that_fails_says_so_and_holds_up_nobody(caplog: pytest.LogCaptureFixture) -> None:
    class Confused(Brooding):
        async def judge(self, decided: Decided, seed: str) -> Judgement | None:
            raise RuntimeError("a judge's own fault")

    async def try_it() -> None:
        reviews = Reviews(Confused())
        await made(reviews, "FIRST")
        asked = reviews.ask("FIRST", the_log, "ada")
        assert asked is not None
        assert asked.failed
        await made(reviews, "OTHER")

    asyncio.run(try_it())
    assert "a game cannot be reviewed" in caplog.text
