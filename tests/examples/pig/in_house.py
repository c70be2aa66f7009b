"""Run by test_pig.py in a process that has Pig: server, records, reviews, and interfaces to learn by."""

import io
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.tests import games_sim_test
from pettingzoo.test import api_test, seed_test

from diablerie.games.catalogue import GAMES
from diablerie.match.record import read_games
from diablerie.match.replay import replay
from diablerie.rl.pettingzoo import pig_v0
from diablerie.rl.vector import VectorEnv
from tests.rl.spiel import load, states
from tests.server.clients import Client, ask
from tests.server.open_server import AT_ONCE, OpenServer


@pytest.fixture(scope="module")
def server() -> Iterator[OpenServer]:
    with OpenServer() as opened:
        yield opened


def test_it_comes_after_the_games_of_the_house() -> None:
    assert list(GAMES) == ["devil_with_it", "little_devils", "diavolo", "pig"]


def play(ada: Client, goal: int) -> str:
    """Play at a table with bots until somebody has won: roll to more than 6, then hold."""
    wanted = {"game": "pig", "players": 3, "pace": AT_ONCE, "options": {"goal": goal}}
    code = str(ada.ask("POST", "/api/quick", wanted).json["code"])
    ada.connect(code)
    while not ada.heard("ended"):
        if ada.view["to_act"] == 0:
            ada.send("act", event={"do": "hold" if ada.view["points"] > 6 else "roll"})
        else:
            ada.hear()
    return code


def test_a_table_with_bots_is_played_over_a_socket_and_its_record_proves_it(server: OpenServer) -> None:
    with Client(server) as ada:
        code = play(ada, 40)
        assert max(ada.view["totals"]) >= 40
        [recorded] = read_games(io.BytesIO(ada.ask("GET", f"/api/tables/{code}/record").content))
        assert list(replay(recorded))[-1].after.over
        told = ada.ask("GET", f"/api/tables/{code}/replay?language=de").json
        assert any("würfelt" in line for step in told["steps"] for line in step["plain"]["lines"])


def test_what_is_not_allowed_is_refused_with_a_reason(server: OpenServer) -> None:
    with Client(server) as ada:
        code = str(ada.ask("POST", "/api/quick", {"game": "pig", "pace": AT_ONCE}).json["code"])
        ada.connect(code)
        ada.until_true(lambda: ada.view["to_act"] == 0 and not ada.view["points"])
        refused = ada.send("act", event={"do": "hold"})
        assert (refused["type"], refused["code"]) == ("refused", "pig_roll_first")
        offered = ada.ask("GET", f"/api/tables/{code}/plain").json["choices"]
        assert offered == [{"event": {"do": "roll"}, "text": "roll"}]
        assert ada.send("act", event={"do": "die", "value": 6})["type"] == "refused"


def test_whoever_asks_is_told_what_the_strongest_bot_would_do(server: OpenServer) -> None:
    with Client(server) as ada:
        wanted = {"game": "pig", "players": 2, "hints": True}  # at a usual pace, so that no clock plays
        ada.connect(str(ada.ask("POST", "/api/quick", wanted).json["code"]))
        ada.until_true(lambda: ada.view["to_act"] == 0)
        ada.do("hint")
        [roll] = ada.until("hinted")["choices"]
        assert roll["event"] == {"do": "roll"}


def test_a_game_is_reviewed(server: OpenServer) -> None:
    with Client(server) as ada:
        code = play(ada, 30)
        for _ in range(600):
            answer = ada.ask("GET", f"/api/tables/{code}/review")
            if answer.status != 202:
                break
            time.sleep(0.05)
        assert answer.status == 200, answer.content
        assert answer.json["players"][0]["decisions"] >= 0


def test_the_catalogue_lends_its_texts_in_the_language_that_is_asked_for(server: OpenServer) -> None:
    *ours, pig = ask(server, "GET", "/api/games?language=de").json["games"]
    assert "game-pig-pitch = Würfle" in pig["texts"]
    assert all(not game.get("texts") for game in ours)
    assert "game-pig-pitch = Roll" in ask(server, "GET", "/api/games").json["games"][-1]["texts"]
    ask(server, "GET", "/api/games?language=tlh").refused(422, "bad_value")


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@pytest.mark.parametrize("players", [2, 6])
def test_pettingzoo_finds_nothing_wrong(players: int) -> None:
    api_test(pig_v0.env(players=players, goal=20), num_cycles=200)
    seed_test(lambda: pig_v0.env(players=players, goal=20), num_cycles=50)


@pytest.mark.parametrize(
    "parameters", [{"goal": 20}, {"players": 6, "rounds": 2}, {"reward": "points", "goal": 30}]
)
def test_openspiel_finds_nothing_wrong(parameters: dict[str, Any]) -> None:
    game = load("pig", parameters)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    np.random.seed(3)
    games_sim_test.GamesSimTest().sim_game(game)
    *_, last = states(game, 7)
    assert last.is_terminal()


def test_many_games_at_once_go_on_for_ever() -> None:
    env, luck = VectorEnv("pig", 16, players=4, goal=30), Random(1)
    env.reset(seed=1)
    ended = 0
    for _ in range(300):
        actions = [luck.choice(np.flatnonzero(mask).tolist()) for mask in env.masks]
        ended += int(np.sum(env.step(np.array(actions))[2]))
    assert ended > 16
