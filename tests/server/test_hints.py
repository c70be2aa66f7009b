"""Hints: who may ask for one and when, who hears it, and that it knows no secret."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from diablerie.game.core import EVERYBODY
from diablerie.games.catalogue import GAMES
from diablerie.server.minds.analyst import assessed, hinted
from diablerie.server.protocol.commands import Hint, Ready, Sit
from diablerie.server.protocol.messages import AnyTold, written
from diablerie.server.protocol.told import Done, HintTaken, Refused
from diablerie.server.table.effects import Advise, Effect, Tell
from diablerie.server.table.entries import AnyEntry, decoded, encoded
from diablerie.server.table.hints import HINT_BURST, HINT_EVERY
from diablerie.server.table.table import Table
from tests.server.clients import Client
from tests.server.hall import SHORT, Guest, Hall
from tests.server.leaks.other_worlds import CASES
from tests.server.open_server import AT_ONCE, OpenServer

QUICK = 0.05
"""Effort."""


def hall_with_hints(
    game: str, players: int = 3, options: dict[str, object] | None = None, seed: int = 1
) -> Hall:
    hall = Hall(game, players, SHORT[game] | (options or {}), seed)
    opened = msgspec.structs.replace(hall.table.ledger.opened, hints=True)
    hall.table, hall.log = Table(opened), [encoded(opened)]
    return hall


def effects_of(hall: Hall, guest: Guest) -> list[Effect]:
    return hall.table.receive(guest.person, Hint(guest.next_id()), hall.now)


def answer_to(hall: Hall, guest: Guest) -> AnyTold:
    """How a hint that somebody asks for is answered at once."""
    answer = effects_of(hall, guest)[-1]
    assert isinstance(answer, Tell)
    return answer.message


def code_of(answer: AnyTold) -> str:
    return answer.code if isinstance(answer, Refused) else ""


def who_decides(hall: Hall, guests: list[Guest]) -> Guest:
    """Play until one of these is awaited and has more than one choice."""
    while True:
        for seat, guest in enumerate(guests):
            assert hall.table.ledger.match is not None
            if len(hall.table.ledger.game.choices(hall.table.ledger.match.state, seat)) > 1:
                return guest
        hall.play_on(guests)


# who may ask


def test_who_decides_is_advised_and_everybody_learns_that_he_asked() -> None:
    hall = hall_with_hints("little_devils")
    watcher = hall.arrive("Watcher")
    ada = who_decides(hall, hall.seat_everybody(["Ada"]))
    effects = effects_of(hall, ada)
    [advise] = [effect for effect in effects if isinstance(effect, Advise)]
    assert (advise.key, advise.version, advise.command) == (
        ada.person.key,
        hall.table.ledger.version,
        ada.ids,
    )
    [(keys, message)] = [
        (set(e.keys), e.message) for e in effects if isinstance(e, Tell) and isinstance(e.message, HintTaken)
    ]
    assert keys == {ada.person.key, watcher.person.key}
    assert message == HintTaken(ada.person.key, "Ada")
    assert isinstance(effects[-1], Tell)
    assert effects[-1].message == Done(ada.ids)


def test_who_only_watches_gets_no_hint() -> None:
    hall = hall_with_hints("little_devils")
    watcher = hall.arrive("Watcher")
    hall.seat_everybody(["Ada"])
    assert code_of(answer_to(hall, watcher)) == "not_seated"


def test_before_the_game_there_is_nothing_to_advise() -> None:
    hall = hall_with_hints("little_devils")
    ada = hall.arrive("Ada")
    hall.send(ada, Sit(ada.next_id(), 0))
    assert code_of(answer_to(hall, ada)) == "not_begun"


def test_who_is_not_awaited_gets_no_hint() -> None:
    hall = hall_with_hints("little_devils")
    guests = hall.seat_everybody(["Ada", "Bo"])
    one = who_decides(hall, guests)
    [other] = [guest for guest in guests if guest is not one]
    assert code_of(answer_to(hall, other)) == "not_your_turn"


def test_when_the_game_is_over_there_is_nothing_to_decide() -> None:
    hall = hall_with_hints("little_devils")
    [ada] = hall.seat_everybody(["Ada"])
    while not hall.table.ledger.over:
        hall.play_on([ada])
    assert code_of(answer_to(hall, ada)) == "not_your_turn"


def test_a_table_that_has_agreed_on_none_gives_none() -> None:
    hall = Hall("little_devils", 3)
    [ada] = hall.seat_everybody(["Ada"])
    assert not hall.table.picture.shown(ada.person.key).hints
    assert code_of(answer_to(hall, ada)) == "no_hints"


def test_a_game_that_counts_has_no_hints() -> None:
    hall = hall_with_hints("devil_with_it", players=2, options={"goal": 1600})
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    for seat, guest in enumerate((ada, bo)):
        hall.send(guest, Sit(guest.next_id(), seat))
        hall.send(guest, Ready(guest.next_id()))
    assert hall.table.ledger.rated
    assert not hall.table.picture.shown(ada.person.key).hints
    assert code_of(answer_to(hall, ada)) == "no_hints"


def test_a_race_has_no_hints_but_answers_given_in_peace_have() -> None:
    cases: list[tuple[dict[str, object], bool]] = [({}, False), ({"race": False}, True)]
    for options, offered in cases:
        hall = hall_with_hints("diavolo", options=options)
        [ada] = hall.seat_everybody(["Ada"])
        assert hall.table.picture.shown(ada.person.key).hints is offered
        hall.wait(10_000)
        assert code_of(answer_to(hall, ada)) == ("" if offered else "no_hints")


def test_whoever_asks_again_and_again_has_to_wait() -> None:
    hall = hall_with_hints("devil_with_it")
    ada = who_decides(hall, hall.seat_everybody(["Ada"]))
    answers = [code_of(answer_to(hall, ada)) for _ in range(HINT_BURST + 1)]
    assert answers == [""] * HINT_BURST + ["too_fast"]
    hall.now += HINT_EVERY
    assert code_of(answer_to(hall, ada)) == ""


def test_a_hint_changes_nothing_at_the_table() -> None:
    hall = hall_with_hints("little_devils")
    ada = who_decides(hall, hall.seat_everybody(["Ada"]))
    before = hall.table.ledger.version, len(hall.log), hall.table.ledger.match
    hall.perform(effects_of(hall, ada))
    assert (hall.table.ledger.version, len(hall.log), hall.table.ledger.match) == before


# what it says


def hint(entries: list[AnyEntry], guest: Guest) -> bytes:
    """What somebody is told who asks at the table of these entries; nothing if they may not ask."""
    table = Table.restored(entries)
    table.presence.come(guest.person)
    for effect in table.receive(guest.person, Hint(1 << 40), table.ledger.last):
        if isinstance(effect, Advise):
            return written(
                hinted(table.ledger.game, effect, assessed(table.ledger.game, effect, None, QUICK))
            )
    return b""


@pytest.mark.parametrize(("game", "options", "disguised"), CASES)
def test_a_hint_is_the_same_whatever_one_may_not_see(
    game: str, options: dict[str, object], disguised: Any
) -> None:
    luck, compared = Random(5), 0
    for seed in range(3):
        hall = hall_with_hints(game, 4, options, seed)
        guests = hall.seat_everybody(["Ada", "Bo"])
        for _ in range(30):
            hall.play_on(luck.sample(guests, 1))
            match, entries = hall.table.ledger.match, list(map(decoded, hall.log))
            if match is None or (game != "little_devils" and match.state.to_act != EVERYBODY):
                continue  # all bets and answers are open
            for seat, guest in enumerate(guests):
                other = disguised(entries, seat, luck)
                told = hint(entries, guest)
                assert hint(other, guest) == told
                compared += bool(told) and other != entries
    assert compared > 3, "the test must have had something to hide"


# over real sockets


@pytest.fixture(scope="module")
def server() -> Iterator[OpenServer]:
    with OpenServer(guests_per_address=0, tables_per_person=0) as server:
        server.hub.thinkers.compile_now(GAMES["little_devils"])  # all of it, or clocks may run out
        yield server


TABLES: dict[str, dict[str, object]] = {
    "little_devils": {"goal": 5},
    "devil_with_it": {"goal": 400},
    "diavolo": {"race": False, "limit": 3},
}


@pytest.mark.parametrize("game", TABLES)
def test_a_hint_can_be_followed_and_nobody_else_hears_it(server: OpenServer, game: str) -> None:
    with Client(server, "Ada") as ada, Client(server, "Bo") as bo:
        body = {"game": game, "players": 3, "options": TABLES[game], "pace": AT_ONCE}
        code = ada.ask("POST", "/api/quick", body).json["code"]
        assert ada.connect(code)["hints"] is True
        bo.connect(code)
        ada.until_true(lambda: ada.send("hint")["type"] == "done" or not ada.hear())
        told = ada.until("hinted")
        assert told["id"] == ada._id
        assert 0 < told["version"] <= ada.table["version"]
        chances = [choice["chance"] for choice in told["choices"]]
        assert chances == sorted(chances, reverse=True)
        best = told["choices"][0]["event"]
        if best["do"] == "reveal":
            best["place"] = ada.view["face_down"][0]
        ada.do("act", event=best)
        bo.until_true(lambda: any(m["event"].get("by") == 0 for m in bo.heard("happened")))
        assert {(m["who"], m["name"]) for m in bo.heard("hint_taken")} == {(ada.who, "Ada")}
        assert bo.heard("hinted") == []


@pytest.mark.parametrize(
    ("fields", "offered"),
    [
        ({}, True),
        ({"public": True}, False),
        ({"public": True, "hints": True}, True),
        ({"hints": False}, False),
    ],
)
def test_private_tables_have_hints_and_public_ones_have_not_unless_one_says_so(
    server: OpenServer, fields: dict[str, object], offered: bool
) -> None:
    with Client(server) as ada:
        shown = ada.connect(ada.open_table("little_devils", **fields))
        assert shown.get("hints", False) is offered


def test_a_rematch_is_played_with_hints_as_before(server: OpenServer) -> None:
    with Client(server) as ada:
        quick = {"game": "little_devils", "players": 3, "options": {"goal": 1}, "pace": AT_ONCE}
        ada.connect(ada.ask("POST", "/api/quick", quick | {"hints": False}).json["code"])
        ada.play()
        ada.do("rematch")
        assert "hints" not in ada.connect(ada.heard("moved")[0]["code"])
