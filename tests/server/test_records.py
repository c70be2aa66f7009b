"""The record of a table's game: accepted by everybody at the end, and no secret in it before."""

import io
import json
from pathlib import Path

import pytest

from diablerie.bots.roster import STAND_IN
from diablerie.game.core import NOBODY
from diablerie.match.record import Line, encode, read_games
from diablerie.match.replay import verify
from diablerie.server.protocol.commands import Rematch, Sit, Stand, TakeBack
from diablerie.server.protocol.told import Done
from diablerie.server.table.effects import Ask
from diablerie.server.table.entries import Began, Happening, Succeeded, TakenBack
from diablerie.server.table.records import handed_out_lines, record_lines
from tests.independent.reader import check_file, check_game
from tests.server.eventful import KINDS, entries_of, events, opened_hall, whole_game
from tests.server.hall import SHORT, Hall


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_the_record_of_a_finished_game_is_accepted_by_everybody(
    game: str, players: int, options: dict[str, object], tmp_path: Path
) -> None:
    texts = []
    for seed in range(4):
        hall = whole_game(game, players, seed, options)
        entries = entries_of(hall)
        lines = record_lines(entries)
        texts.append(encode(lines))
        check_game([json.loads(line) for line in texts[-1].splitlines()])
        [recorded] = read_games(io.BytesIO(texts[-1]))
        taken_back = sum(isinstance(entry, TakenBack) for entry in entries)
        assert verify(recorded) == sum(isinstance(e, Happening) for e in entries) - taken_back
        assert lines[-1]["seed"] == hall.table.ledger.opened.seed
        for seat in (NOBODY, *range(players)):
            assert handed_out_lines(entries, seat) == lines[:-1]  # after the end nothing is hidden
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"".join(texts))
    assert check_file(path) == len(texts)


def test_these_games_have_everything_in_them_that_a_record_must_stand() -> None:
    """Otherwise the test above would say little."""
    seen: dict[str, set[str]] = {game: set() for game in SHORT}
    for game, players, options in KINDS:
        for seed in range(4):
            entries = entries_of(whole_game(game, players, seed, options))
            seen[game] |= {type(entry).__name__ for entry in entries}
            for line in record_lines(entries):
                seen[game] |= {name for name in ("bot", "claim", "bounds") if name in line}
                seen[game].add(str(line.get("do")))
    assert seen["little_devils"] >= {"timeout", "bot", "BotSat", "Sat"}
    assert seen["devil_with_it"] >= {"timeout", "bot", "BotSat", "Sat", "TakenBack"}
    assert seen["diavolo"] >= {"close", "lot", "bot", "BotSat", "Sat", "TakenBack", "claim", "bounds"}


@pytest.mark.parametrize("game", SHORT)
def test_a_record_begins_when_the_game_does(game: str) -> None:
    hall, _ = opened_hall(game, 3, 1, SHORT[game])
    hall.now += 100
    lines = handed_out_lines(entries_of(hall), NOBODY)
    assert lines[0]["seats"] == [
        {"name": "Ada", "number": "0a"},
        {"name": "Bo"},
        {"name": "bold", "bot": "bold"},
    ]
    assert lines[0]["started"] == "2023-11-14T22:13:24Z"  # noon of the hall and 4 seconds
    assert lines[1]["at"] == 0


@pytest.mark.parametrize("game", SHORT)
def test_time_is_counted_from_the_beginning_of_the_game(game: str) -> None:
    hall = whole_game(game, 3, 2, SHORT[game])
    entries = entries_of(hall)
    [began] = [entry.at for entry in entries if isinstance(entry, Began)]
    times = [line["at"] for line in record_lines(entries) if "by" in line]
    kept = [e.at - began for e in entries if isinstance(e, Happening)]
    assert times == sorted(times)
    assert set(times) <= set(kept)
    assert times[-1] == kept[-1]


def bets(hall: Hall, seat: int) -> list[Line]:
    return [line for line in events(hall, seat) if line["do"] == "bet"]


def test_a_bet_that_was_taken_back_was_never_made() -> None:
    hall = Hall("devil_with_it", 2)
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    hall.act(ada, do="bet", amount=70)
    assert [(bet["by"], bet.get("amount")) for bet in bets(hall, 0)] == [(0, 70)]
    hall.send(ada, TakeBack(ada.next_id()))
    assert bets(hall, 0) == []
    hall.act(ada, do="bet", amount=20)
    hall.send(ada, TakeBack(ada.next_id()))
    hall.act(bo, do="bet", amount=10)
    hall.wait(50)
    hall.act(ada, do="bet", amount=130)
    hall.perform(hall.table.close("the end of the test", hall.now))
    made = [line for line in record_lines(entries_of(hall)) if line.get("do") == "bet"]
    assert made == [
        {"by": 1, "do": "bet", "amount": 10, "at": 0},
        {"by": 0, "do": "bet", "amount": 130, "at": 50},
    ]


def test_what_the_clock_has_bet_can_be_taken_back_and_then_no_time_was_over() -> None:
    hall = Hall("devil_with_it", 2, pace="fast")
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    hall.wait(15_000)
    first = next(
        n for n, entry in enumerate(entries_of(hall)) if getattr(entry, "event", {}).get("seat") == 0
    )
    del hall.log[first + 2 :]  # the server stopped before it had bet for Bo too
    hall.table = hall.restored()
    hall.perform(hall.table.resume(hall.now))
    for guest in (ada, bo):
        hall.arrive(guest.person.name)
    assert [line["do"] for line in events(hall)][-2:] == ["timeout", "bet"]
    assert hall.send(ada, TakeBack(ada.next_id())) == Done(ada.ids)
    assert [line["do"] for line in events(hall)] == ["start", "lay"]
    hall.act(bo, do="bet", amount=20)
    hall.act(ada, do="bet", amount=30)
    assert [line["do"] for line in events(hall)] == ["start", "lay", "bet", "bet"]


def test_a_record_says_where_a_bot_has_played_for_somebody() -> None:
    hall = Hall("little_devils", 3, {"goal": 10}, pace="fast")
    ada, bo = hall.seat_everybody(["Ada", "Bo"], bot="bold")
    hall.perform(hall.table.depart(bo.person.key, hall.now))
    while not hall.table.seats.places[1].bot:
        hall.play_on([ada])
        hall.wait(8_000)
    late = [number for number, line in enumerate(events(hall)) if line["do"] == "timeout"]
    assert all("bot" not in events(hall)[number + 1] for number in late)  # the clock's card, not the bot's
    while not (played := [line for line in events(hall) if "bot" in line]):
        hall.play_on([ada])
    assert {(line["by"], line["bot"]) for line in played} == {(1, STAND_IN)}
    hall.arrive("Bo")
    while not hall.table.ledger.over:
        hall.play_on([ada, bo])
    assert [line for line in record_lines(entries_of(hall)) if "bot" in line] == played
    assert record_lines(entries_of(hall))[0]["seats"][1] == {"name": "Bo", "number": "1a"}


def test_what_the_clock_plays_is_not_the_stand_ins() -> None:
    hall = Hall("little_devils", 3, pace="fast")
    ada, bo, _ = hall.seat_everybody(["Ada", "Bo", "Cleo"])
    hall.send(bo, Stand(bo.next_id()))
    for _ in range(12):
        hall.now += 15_000  # the bot thinks too long
        hall.perform([effect for effect in hall.table.tick(hall.now) if not isinstance(effect, Ask)])
    lines = events(hall)
    late = [number for number, line in enumerate(lines) if line.get("seat") == 1]
    assert late
    assert all((lines[number + 1]["by"], lines[number + 1].get("bot")) == (1, None) for number in late)
    assert ada.version == hall.table.ledger.version


def test_whoever_left_for_good_is_still_named_and_his_bot_is_too() -> None:
    hall = Hall("little_devils", 3, {"goal": 10})
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    hall.send(bo, Stand(bo.next_id()))
    while not hall.table.ledger.over:
        hall.play_on([ada])
    header, *lines = record_lines(entries_of(hall))
    assert header["seats"][1] == {"name": "Bo", "number": "1a"}
    assert {line.get("bot") for line in lines if line.get("by") == 1} == {STAND_IN}
    assert {line.get("bot") for line in lines if line.get("by") == 2} == {None}  # as the header says


def test_a_grab_is_written_with_the_claim_and_with_what_was_believed() -> None:
    hall = Hall("diavolo", 3)
    ada, bo, _ = hall.seat_everybody(["Ada", "Bo", "Cleo"])
    hall.wait(5_000)
    hall.table.measured(ada.person.key, 40)
    hall.table.measured(ada.person.key, 100)
    hall.now += 1_000
    hall.act(ada, do="grab", devil="red", reaction=700)
    hall.act(bo, do="grab", devil="red")
    hall.wait(1)
    (first, _), (_, second) = (
        [line for line in events(hall, seat) if line["do"] == "grab"] for seat in (0, 1)
    )
    assert first | {"at": 0} == {
        "by": 0, "do": "grab", "devil": "red", "reaction": 960, "claim": 700, "bounds": [960, 1_000], "at": 0,
    }  # fmt: skip
    assert second["bounds"] == [1_000, 1_000]
    assert "claim" not in second


def test_before_the_game_there_is_no_record() -> None:
    hall = Hall("diavolo", 2)
    assert record_lines(entries_of(hall)) == []
    ada = hall.arrive("Ada")
    hall.send(ada, Sit(1, 0, "5eed"))
    assert handed_out_lines(entries_of(hall), 0) == []
    hall.perform(hall.table.close("nobody came", hall.now))
    assert record_lines(entries_of(hall)) == []


def test_what_happens_after_the_end_is_not_in_the_record() -> None:
    hall = whole_game("devil_with_it", 2, 0, SHORT["devil_with_it"])
    lines = record_lines(entries_of(hall))
    ada = hall.arrive("Ada")
    assert hall.send(ada, Rematch(ada.next_id())) == Done(ada.ids)
    hall.perform(hall.table.succeeded("NEXT", hall.next_tables[0], hall.now))
    assert isinstance(entries_of(hall)[-1], Succeeded)
    assert record_lines(entries_of(hall)) == lines
