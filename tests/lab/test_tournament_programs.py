"""Programs that speak the server's protocol in a tournament, as real processes."""

import sys
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.json import decode

from diablerie.errors import InputError
from diablerie.game.options import complete
from diablerie.games.catalogue import GAMES
from diablerie.lab.tournament import programs
from diablerie.lab.tournament.chair import Chair
from diablerie.lab.tournament.contestants import check_contestant
from diablerie.lab.tournament.line import Line
from diablerie.lab.tournament.plan import Plan
from diablerie.lab.tournament.playing import play_deal, play_game
from diablerie.server.protocol.terms import PROTOCOL
from diablerie.server.protocol.told import Changed, Done, Ended, Shown

EXAMPLE = f"exec:{sys.executable} examples/bot.py"
STRANGE = f"exec:{sys.executable} tests/lab/strange_program.py"
SHORT: dict[str, dict[str, object]] = {
    "little_devils": {"goal": 1},
    "devil_with_it": {"goal": 200},
    "diavolo": {"race": False, "limit": 2},
}


def plan(game: str, program: str, **options: object) -> Plan:
    game_options = complete(GAMES[game].options, SHORT[game] | options)
    return Plan(game, GAMES[game].fewest, game_options, ("bold", program), 2, 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_the_bot_api_plays_in_a_tournament_as_it_stands(game: str) -> None:
    assert check_contestant(EXAMPLE) == EXAMPLE
    played, record = play_game(plan(game, EXAMPLE), 0, 0, recorded=True)
    assert min(played.decisions) > 0
    assert {seat["bot"] for seat in decode(record.splitlines()[0])["seats"]} == {"bold", EXAMPLE}


def test_in_a_race_the_time_of_a_program_is_its_reaction() -> None:
    _, record = play_game(plan("diavolo", EXAMPLE, race=True), 0, 0, recorded=True)
    header, *lines = map(decode, record.splitlines())
    names = [seat["bot"] for seat in header["seats"]]
    grabs = [line for line in lines if line.get("do") == "grab"]
    own = [grab["reaction"] for grab in grabs if names[grab["by"]] == EXAMPLE]
    assert own
    assert min(own) >= 200  # the example waits for a while, so as not to make a false start


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("leaves", "has ended during the game with exit code 1: no time today"),
        ("babbles", "says {'do': 'good evening'}, which is no command"),
        ("dreams", "wants {'do': 'fly'}, which is no event of the game"),
        ("cheats", "refused"),
        ("dies", "has ended during the game with exit code 3"),
        ("sleeps", "has said nothing for 1 s"),
    ],
)
def test_a_program_that_fails_is_named_with_what_it_did(
    fault: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if fault == "sleeps":
        monkeypatch.setattr(programs, "PATIENCE", 1.0)
    with pytest.raises(InputError) as caught:
        play_deal(plan("little_devils", f"{STRANGE} {fault}"), 0)
    assert said in str(caught.value)
    assert f"strange_program.py {fault}" in str(caught.value)


def test_a_program_that_is_not_there_is_missed_before_anything_is_played() -> None:
    for spec in ("exec:/no/such/program now", "exec:"):
        with pytest.raises(InputError, match="cannot be started"):
            check_contestant(spec)


def test_what_a_program_is_told_is_what_the_protocol_says(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, Any]] = []
    say, greet = Line.say, programs.Program._shown

    def noted(line: Line, message: dict[str, Any]) -> None:
        told.append(message)
        say(line, message)

    def shown(program: programs.Program) -> dict[str, Any]:
        told.append(greet(program))
        return greet(program)

    monkeypatch.setattr(Line, "say", noted)
    monkeypatch.setattr(programs.Program, "_shown", shown)
    play_game(plan("little_devils", EXAMPLE), 0, 0, recorded=False)
    kinds: Any = Shown | Changed | Done | Ended
    for message in told:
        msgspec.convert(message, kinds)  # the server's own types, and nothing that they do not know
        fields = {field for kind in (Shown, Changed, Done, Ended) for field in kind.__struct_fields__}
        assert set(message) <= fields | {"type"}
    assert {message["type"] for message in told} == {"shown", "changed", "done", "ended"}
    assert {message["protocol"] for message in told if message["type"] == "shown"} == {PROTOCOL}


def test_a_program_hears_the_commitment_and_not_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["little_devils"]
    chair = Chair(game, complete(game.options, {}), ("bold", EXAMPLE, "bold"), 1, "c0", Random(1), None)
    with programs.program(EXAMPLE, chair) as started:
        shown = started._shown()
    assert shown["commitment"] == "c0"
    assert "seed" not in shown
    assert [seat.get("name") for seat in shown["seats"]] == ["bold", EXAMPLE, "bold"]
