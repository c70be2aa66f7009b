"""Replays: a finished game told again, exactly as somebody heard it, or with everything open."""

import gzip
import json
from typing import Any

import msgspec
import pytest

from diablerie.bots.roster import STAND_IN
from diablerie.game.core import NOBODY
from diablerie.game.types import View
from diablerie.match.replay import verify
from diablerie.server.http.replays import Eyes, eyes_of, replay_of
from diablerie.server.protocol.commands import TakeBack
from diablerie.server.protocol.http_games import Replay
from diablerie.server.protocol.told import Happened, Shown
from diablerie.server.table.entries import decoded
from tests.server.clients import Client, ask, record_of
from tests.server.eventful import KINDS, opened_hall, something_happens
from tests.server.hall import SHORT, Guest, Hall
from tests.server.open_server import AT_ONCE, OpenServer

QUICK = {"game": "little_devils", "players": 3, "options": {"goal": 1}, "pace": AT_ONCE}


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def replayed(hall: Hall, seat: int | None) -> Replay:
    told = replay_of(map(decoded, hall.log), Eyes(hall.table.ledger.game, seat))
    assert told is not None
    return told


def heard(guest: Guest) -> list[Any]:
    """What somebody was told of the game, without when the clock would have played."""
    return [plain((m.version, m.event, m.view)) for m in guest.told if isinstance(m, Happened)]


def told_again(replay: Replay) -> list[Any]:
    return [plain((step.version, step.event, step.view)) for step in replay.steps]


def played_hall(game: str, players: int, options: dict[str, object]) -> tuple[Hall, list[Guest], Guest]:
    """A whole game of people who think again now and then, and somebody who watches."""
    hall = Hall(game, players, SHORT[game] | options)
    watcher = hall.arrive("Watcher")
    people = hall.seat_everybody(["Ada", "Bo"])
    while not hall.table.ledger.over:
        hall.play_on(people)
        for guest in people:
            if hall.luck.random() < 0.2 and not hall.table.ledger.over:
                hall.send(guest, TakeBack(guest.next_id()))
    return hall, people, watcher


@pytest.mark.parametrize(
    ("game", "options"), [*((game, {}) for game in SHORT), ("diavolo", {"race": False, "limit": 4})]
)
def test_a_replay_tells_every_seat_and_spectator_what_they_heard(
    game: str, options: dict[str, object]
) -> None:
    hall, people, watcher = played_hall(game, 3, options)
    for seat, guest in [*enumerate(people), (NOBODY, watcher)]:
        replay = replayed(hall, seat)
        assert told_again(replay) == heard(guest)
        assert guest.ended is not None
        assert (replay.seed, replay.result) == (guest.ended.seed, guest.ended.result)
        [first] = [m for m in guest.told if isinstance(m, Shown) and m.view is not None]
        assert replay.version == first.version
        assert (replay.commitment, replay.options) == (first.commitment, hall.table.ledger.options)


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_a_spectator_hears_the_same_whoever_goes_away_and_comes_back(
    game: str, players: int, options: dict[str, object]
) -> None:
    hall, guests = opened_hall(game, players, 3, options)
    watcher = hall.arrive("Watcher")
    while not hall.table.ledger.over:
        something_happens(hall, guests)
    replay = replayed(hall, NOBODY)
    missed = len(replay.steps) - len(heard(watcher))
    assert missed >= 0
    assert told_again(replay)[missed:] == heard(watcher)
    assert [step.version for step in replay.steps] == sorted({step.version for step in replay.steps})
    assert all(one.at <= two.at for one, two in zip(replay.steps, replay.steps[1:]))


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_with_everything_open_the_changes_add_up_to_the_open_view(
    game: str, players: int, options: dict[str, object]
) -> None:
    hall, guests = opened_hall(game, players, 4, options)
    while not hall.table.ledger.over:
        something_happens(hall, guests)
    replay = replayed(hall, None)
    view: dict[str, Any] = dict(replay.view)
    for step in replay.steps:
        assert all(view[name] != value for name, value in step.view.items()), "only what changed is told"
        view |= step.view
    assert hall.table.ledger.match is not None
    end: View = hall.table.ledger.game.open_view(hall.table.ledger.match.state)
    assert view == end._asdict()
    hands = [step for step in replay.steps if step.event["do"] == "deal"]
    assert all(None not in step.event["hands"] for step in hands)
    bets = [step for step in replay.steps if step.event["do"] == "bet"]
    assert all("amount" in step.event for step in bets)


def test_a_stand_in_is_named_beside_what_it_did() -> None:
    hall = Hall("little_devils", 3, {"goal": 1})
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    hall.perform(hall.table.depart(bo.person.key, hall.now))
    while not hall.table.ledger.over:
        hall.play_on([ada])
        hall.wait(50_000)
    bots = {(step.event["by"], step.bot) for step in replayed(hall, None).steps if step.bot}
    assert bots == {(1, STAND_IN)}


def test_seats_are_those_who_began_the_game() -> None:
    hall = Hall("little_devils", 3, {"goal": 1})
    [ada] = hall.seat_everybody(["Ada"], bot="bold")
    while not hall.table.ledger.over:
        hall.play_on([ada])
    seats = plain(replayed(hall, None).seats)
    assert seats[0] == {"name": "Ada", "colour": "ember", "who": "key of Ada", "number": "0a"}
    assert seats[1] == {"name": "bold", "bot": "bold"}


def test_a_table_that_was_closed_early_keeps_its_seed() -> None:
    hall = Hall("little_devils", 3)
    hall.seat_everybody(["Ada", "Bo"])
    hall.perform(hall.table.close("the evening is over", hall.now))
    replay = replayed(hall, None)
    assert (replay.result, replay.seed) == (None, "")
    assert len(replay.steps) == 1


def test_a_table_without_a_game_has_no_replay() -> None:
    hall = Hall("little_devils", 3)
    hall.arrive("Ada")
    assert replay_of(map(decoded, hall.log), Eyes(hall.table.ledger.game, None)) is None


@pytest.mark.parametrize(("word", "seat"), [("open", None), ("spectator", NOBODY), ("0", 0), ("2", 2)])
def test_whose_view_is_said_in_a_word(word: str, seat: int | None) -> None:
    game = Hall("little_devils", 3).table.ledger.game
    assert eyes_of(word, game, 3).seat == seat


# over HTTP


def test_a_replay_is_given_when_the_game_is_over_and_not_before(server: OpenServer) -> None:
    with Client(server, "Ada") as ada:
        code = ada.ask("POST", "/api/quick", QUICK).json["code"]
        path = f"/api/tables/{code}/replay"
        for view in ("", "?view=open", "?view=0", "?view=spectator", "?view=7"):
            assert "over" in ada.ask("GET", path + view).refused(409, "not_over")
        ada.connect(code)
        ended = ada.play()
        ada.do("say", text="Well played.")
    ours = ada.ask("GET", f"{path}?view=0").json
    told = [{name: m[name] for name in ("version", "event", "view")} for m in ada.heard("happened")]
    again = [{name: step[name] for name in ("version", "event", "view")} for step in ours["steps"]]
    assert again[-len(told) :] == told
    assert ours["view"] | {name: v for step in ours["steps"] for name, v in step["view"].items()} == ada.view
    assert (ours["seed"], ours["result"]) == (ended["seed"], ended["result"])
    packed = ask(server, "GET", path, headers={"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    everything = ask(server, "GET", path).json
    assert json.loads(gzip.decompress(packed.content)) == everything
    assert everything == ask(server, "GET", f"{path}?view=open").json
    assert all(isinstance(hand, list) for hand in everything["steps"][0]["view"]["hands"])
    spectators = ask(server, "GET", f"{path}?view=spectator").json
    assert spectators["steps"][0]["view"]["sizes"] == [9, 9, 9]
    assert "hands" not in spectators["steps"][0]["view"]


@pytest.mark.parametrize("view", ["3", "-1", "all", "0x0", "%C2%B2", "", "open" * 99])
def test_there_is_no_other_view(server: OpenServer, view: str) -> None:
    with Client(server, "Ada") as ada:
        code = ada.ask("POST", "/api/quick", QUICK).json["code"]
        ada.connect(code)
        ada.play()
    why = ada.ask("GET", f"/api/tables/{code}/replay?view={view}").refused(422, "bad_value")
    assert "spectator" in why
    assert len(why) < 100


def test_a_game_that_never_began_has_no_replay(server: OpenServer) -> None:
    ada = Client(server, "Ada")
    code = ada.open_table("diavolo")
    ada.ask("GET", f"/api/tables/{code}/replay").refused(409, "not_over")
    ask(server, "GET", "/api/tables/NOSUCH/replay").refused(404, "no_such_table")


def test_record_and_replay_hold_all_that_is_needed_to_check_the_shuffles(server: OpenServer) -> None:
    with Client(server, "Ada") as ada:
        code = ada.ask("POST", "/api/quick", QUICK | {"number": "c0ffee"}).json["code"]
        ada.connect(code)
        ada.play()
    record = record_of(ask(server, "GET", f"/api/tables/{code}/record"))
    replay = ask(server, "GET", f"/api/tables/{code}/replay").json
    assert verify(record) > 27
    assert record.header.commitment == replay["commitment"]
    assert [player.number for player in record.header.seats] == ["c0ffee", "", ""]
    assert [seat.get("number", "") for seat in replay["seats"]] == ["c0ffee", "", ""]
    assert record.lines[-1][1]["seed"] == replay["seed"]
    chance = [step["event"] for step in replay["steps"] if step["event"]["by"] == "chance"]
    written = [line for _, line in record.lines if line.get("by") == "chance"]
    assert [event["hands"] for event in chance] == [line["hands"] for line in written]
