"""The record of a table's game: accepted by everybody at the end, and no secret in it before."""

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from diablerie.bots.roster import STAND_IN
from diablerie.errors import InputError
from diablerie.game.core import NOBODY
from diablerie.game.masks import seats_of
from diablerie.games.devil_with_it.state import BET
from diablerie.games.diavolo.state import GRAB
from diablerie.match.record import Line, encode, read_games
from diablerie.match.replay import verify
from diablerie.server.protocol.messages import AddBot, Done, Rematch, Sit, Stand, Start, TakeBack
from diablerie.server.table.effects import Ask
from diablerie.server.table.entries import AnyEntry, Began, Happening, Succeeded, TakenBack, decoded
from diablerie.server.table.records import handed_out_lines, record_lines
from diablerie.server.table.table import Table
from tests.independent.reader import check_file, check_game
from tests.inside import inside
from tests.server.hall import SHORT, TABLES, Guest, Hall
from tests.server.test_secrets import with_other_hands

NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn"]
CLAIMS = (0, 100, 240, 700, 5000, None, True, "fast", -3, 1 << 50)
KINDS: list[tuple[str, int, dict[str, object]]] = [(name, players, SHORT[name]) for name, players in TABLES]
KINDS += [("diavolo", 3, {"race": False})]
"""Every game with every number of players, and the table without a race."""


def entries_of(hall: Hall) -> list[AnyEntry]:
    return list(map(decoded, hall.log))


def opened_hall(game: str, players: int, seed: int, options: dict[str, object]) -> tuple[Hall, list[Guest]]:
    """A table at which the game begins a while after it was opened: people, and perhaps a bot."""
    hall = Hall(game, players, options, seed, pace="fast")
    guests = [hall.arrive(name) for name in NAMES[: players - seed % 2]]
    for seat, guest in enumerate(guests):
        hall.send(guest, Sit(guest.next_id(), seat, "" if seat == 1 else f"{seat}a"))
    if len(guests) < players:
        hall.send(guests[0], AddBot(guests[0].next_id(), players - 1, "bold"))
    hall.now += 4321
    hall.send(guests[0], Start(guests[0].next_id()))
    return hall, guests


def do_something(hall: Hall, guest: Guest, seat: int) -> None:
    match = hall.table.ledger.match
    assert match is not None
    choices = match.game.choices(match.state, seat)
    if not choices:
        return
    fields = match.game.to_fields(hall.luck.choice(choices))
    del fields["by"]
    if "reaction" in fields:
        fields["reaction"] = hall.luck.choice(CLAIMS)
    hall.act(guest, **fields)
    if hall.luck.random() < 0.3:
        hall.send(guest, TakeBack(guest.next_id()))


def something_happens(hall: Hall, guests: list[Guest]) -> None:
    """Somebody acts, thinks again, dreams, goes away, comes back or leaves for good; and time passes."""
    luck, table = hall.luck, hall.table
    seat = luck.randrange(len(guests))
    guest, what = guests[seat], luck.random()
    if guest.person.key not in table.presence.here:
        if what < 0.3:
            hall.arrive(guest.person.name)
    elif what < 0.04:
        hall.perform(table.depart(guest.person.key, hall.now))
    elif what < 0.045 and seat > 1:
        hall.send(guest, Stand(guest.next_id()))
    elif table.seats.by_key.get(guest.person.key) == seat:
        table.measured(guest.person.key, luck.randrange(600))
        do_something(hall, guest, seat)
    hall.wait(luck.choice((0, 5, 100, 700, 1500, 3000)) + 16_000 * (luck.random() < 0.02))
    table.published(table.ledger.version, hall.now)


def whole_game(game: str, players: int, seed: int, options: dict[str, object]) -> Hall:
    hall, guests = opened_hall(game, players, seed, options)
    for _ in range(20_000):
        if hall.table.ledger.over:
            return hall
        something_happens(hall, guests)
    raise AssertionError("the game does not end")


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


def events(hall: Hall, seat: int = NOBODY) -> list[Line]:
    return [line for line in handed_out_lines(entries_of(hall), seat) if "by" in line]


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
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
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


def test_a_game_that_goes_on_is_not_handed_out_in_full() -> None:
    hall, guests = opened_hall("little_devils", 3, 0, {})
    with pytest.raises(InputError, match="table HALL is not over"):
        record_lines(entries_of(hall))
    hall.perform(hall.table.close("the house closes", hall.now))
    lines = record_lines(entries_of(hall))
    assert all(lines[1]["hands"])
    assert not any("result" in line or "seed" in line for line in lines)
    assert hall.table.ledger.opened.seed not in str(lines)
    assert guests[0].ended is None


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


def round_begins(entries: list[AnyEntry]) -> int:
    """The number of the first entry after the last finished round."""
    table, begins, rounds = Table.restored(entries[:1]), 0, 0
    for number, entry in enumerate(entries[1:], start=1):
        table.play.fold(entry)
        if table.ledger.match is not None and table.ledger.game.rounds(table.ledger.match.state) > rounds:
            begins, rounds = number + 1, rounds + 1
    return begins


def disguised(entries: list[AnyEntry], seat: int, luck: Random) -> list[AnyEntry]:
    """The same game, but what `seat` may not see of the round under way is something else."""
    match = Table.restored(entries).ledger.match
    assert match is not None
    if match.game.name == "little_devils":
        dealt = any(isinstance(e, Happening) and e.event["do"] == "deal" for e in entries)
        return with_other_hands(entries, seat, luck) if dealt else entries
    secret = {"devil_with_it": ("bet", BET), "diavolo": ("grab", GRAB)}[match.game.name]
    state = inside(match.state)
    if state.phase != secret[1] or (match.game.name == "diavolo" and state.options.race):
        return entries
    result = list(entries)
    for number in range(round_begins(entries), len(entries)):
        entry = entries[number]
        if isinstance(entry, Happening) and entry.event["do"] == secret[0] and entry.event["by"] != seat:
            result[number] = with_another_decision(entry, luck)
    return result


def with_another_decision(entry: Happening, luck: Random) -> Happening:
    if entry.event["do"] == "bet":
        other: dict[str, Any] = {"event": entry.event | {"amount": luck.choice((10, 20, 30))}}
    else:
        devil, low = luck.choice(("black", "white", "red", "grey")), luck.randrange(9000)
        other = {
            "event": entry.event | {"devil": devil, "reaction": low},
            "claim": luck.choice((None, low)),
            "bounds": (low, low + 5),
        }
    return msgspec.structs.replace(entry, **other)


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_a_record_that_is_handed_out_early_tells_no_secret(
    game: str, players: int, options: dict[str, object]
) -> None:
    hidden, luck = 0, Random(players)
    for seed in range(2):
        entries = entries_of(whole_game(game, players, seed, options))
        began = max(number for number, entry in enumerate(entries) if isinstance(entry, Began))
        for _ in range(40):
            cut = entries[: luck.randrange(began + 1, len(entries))]
            table = Table.restored(cut)
            seat = luck.choice((NOBODY, *range(players)))
            if table.ledger.over:
                continue
            lines = handed_out_lines(cut, seat)
            other = disguised(cut, seat, luck)
            hidden += other != cut
            assert handed_out_lines(other, seat) == lines
            assert_nothing_is_told(lines, table, seat)
    assert hidden > 3 or (game == "diavolo" and options.get("race", True)), "there must be something to hide"


def assert_nothing_is_told(lines: list[Line], table: Table, seat: int) -> None:
    """No seed and no result, no hand of another, no bet before all are in, no total that is hidden."""
    match = table.ledger.match
    assert match is not None
    assert table.ledger.opened.seed not in str(lines)
    assert not any("result" in line or "seed" in line for line in lines)
    hidden = seats_of(match.game.hides_totals(match.state, seat))
    totals = [line["totals"] for line in lines if "round" in line]
    assert all([s for s in range(match.players) if total[s] is None] == hidden for total in totals)
    last = max((number for number, line in enumerate(lines) if "round" in line), default=0)
    for line in lines[last + 1 :]:
        if line["do"] == "deal":
            assert [s for s, hand in enumerate(line["hands"]) if hand] == [seat] * (seat >= 0)
        elif line["by"] != seat and line["do"] in ("bet", "grab"):
            assert line.keys() <= {"by", "do", "at", "bot"}


def test_a_seat_is_handed_out_what_it_did_itself() -> None:
    hall = Hall("diavolo", 3, {"race": False})
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    hall.wait(5_000)
    hall.table.measured(ada.person.key, 50)
    hall.now += 1_000
    hall.act(ada, do="grab", devil="red", reaction=970)
    *_, own = events(hall, 0)
    assert (own["devil"], own["reaction"], own["claim"], own["bounds"]) == ("red", 970, 970, [950, 1_000])
    *_, others = events(hall, 1)
    assert others == {"by": 0, "do": "grab", "at": own["at"]}
    assert bo.ended is None
