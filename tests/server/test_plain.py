"""Games in plain words: what the terminal would show, to each what they may see."""

from collections.abc import Iterator

import pytest

from diablerie.games.catalogue import GAMES
from tests.server.clients import Client, ask
from tests.server.open_server import AT_ONCE, OpenServer

IN_TURNS = ("little_devils", "devil_with_it")
"""Games that are no race."""
SHORTEST: dict[str, dict[str, object]] = {
    "little_devils": {"goal": 1},
    "devil_with_it": {"goal": 10},
    "diavolo": {"race": False, "limit": 1},
}
"""Options of a game that is over soon."""


@pytest.fixture(scope="module")
def server() -> Iterator[OpenServer]:
    with OpenServer() as opened:
        yield opened


def begun(ada: Client, game: str) -> str:
    """A table with bots at which Ada is awaited."""
    code = str(ada.ask("POST", "/api/quick", {"game": game, "players": 3, "pace": AT_ONCE}).json["code"])
    ada.connect(code)
    ada.until_true(lambda: 0 in ada.view["awaited"])
    return code


@pytest.mark.parametrize("game", IN_TURNS)
def test_whoever_is_awaited_is_offered_everything_they_may_do(server: OpenServer, game: str) -> None:
    with Client(server) as ada:
        code = begun(ada, game)
        shown = ada.ask("GET", f"/api/tables/{code}/plain").json
        assert "Ada" in shown["picture"]
        assert all(choice["text"] for choice in shown["choices"])
        state = server.hub.rooms[code].table.ledger.match.state  # type: ignore[union-attr]
        rules = GAMES[game]
        offered = [rules.from_fields({"by": 0} | choice["event"]) for choice in shown["choices"]]
        assert offered == rules.choices(state, 0)
        ada.do("act", event=shown["choices"][0]["event"])
        later = ada.ask("GET", f"/api/tables/{code}/plain").json
        assert later["version"] > shown["version"]
        mine = [told for told in later["told"] if told["version"] == shown["version"] + 1]
        assert "You" in mine[0]["lines"][0]


@pytest.mark.parametrize("game", IN_TURNS)
def test_others_see_a_spectators_picture_and_no_choices(server: OpenServer, game: str) -> None:
    with Client(server) as ada, Client(server, "Bo") as bo:
        code = begun(ada, game)
        of_stranger = ask(server, "GET", f"/api/tables/{code}/plain").json
        assert of_stranger["choices"] == []
        assert of_stranger["picture"] == bo.ask("GET", f"/api/tables/{code}/plain").json["picture"]
        assert of_stranger == ada.ask("GET", f"/api/tables/{code}/plain?watch=1").json
        assert of_stranger["picture"] != ada.ask("GET", f"/api/tables/{code}/plain").json["picture"]


def test_hidden_totals_stay_hidden(server: OpenServer) -> None:
    with Client(server) as ada:
        code = begun(ada, "devil_with_it")
        own, *others = ada.ask("GET", f"/api/tables/{code}/plain").json["totals"]
        assert own is not None
        assert others == [None, None]


def test_the_words_are_in_the_language_that_is_asked_for(server: OpenServer) -> None:
    with Client(server) as ada:
        code = begun(ada, "little_devils")
        path = f"/api/tables/{code}/plain?language="
        texts = {
            ada.ask("GET", path + language).json["choices"][0]["text"] for language in ("en", "de", "fr")
        }
        assert len(texts) == 3
        ada.ask("GET", f"/api/tables/{code}/plain?language=tlh").refused(422, "bad_value")


def test_there_are_no_words_before_a_game_and_none_while_dice_may_tumble(server: OpenServer) -> None:
    with Client(server) as ada:
        code = ada.open_table("little_devils", players=3)
        ada.ask("GET", f"/api/tables/{code}/plain").refused(409, "not_begun")
        race = ada.ask("POST", "/api/quick", {"game": "diavolo", "players": 2, "pace": AT_ONCE}).json["code"]
        ada.ask("GET", f"/api/tables/{race}/plain").refused(409, "not_now")


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_told_in_words_where_they_are_asked_for(server: OpenServer, game: str) -> None:
    with Client(server) as ada:
        wanted = {"game": game, "players": 3, "pace": AT_ONCE, "options": SHORTEST[game]}
        code = str(ada.ask("POST", "/api/quick", wanted).json["code"])
        ada.connect(code)
        ada.play()
        without = ada.ask("GET", f"/api/tables/{code}/replay").json
        replay = ada.ask("GET", f"/api/tables/{code}/replay?language=de").json
        assert "Ada" in replay["plain"]["picture"]
        assert all("Ada" in step["plain"]["picture"] for step in replay["steps"])
        assert any(step["plain"]["lines"] for step in replay["steps"])
        assert replay["steps"][-1]["plain"]["totals"] == replay["result"]["totals"]
        for told in (replay, *replay["steps"]):
            del told["plain"]
        assert replay == without
        ada.ask("GET", f"/api/tables/{code}/replay?language=tlh").refused(422, "bad_value")
