"""What a table refuses: it says why, and nothing changes."""

from typing import Any

import msgspec
import pytest

from diablerie.server.protocol.commands import Act
from diablerie.server.protocol.messages import read_command
from diablerie.server.protocol.told import Refused
from tests.server.hall import SHORT, Hall


def test_whoever_may_not_do_something_is_refused_it_and_that_is_all() -> None:
    hall = Hall("devil_with_it", 2)
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    heard, kept = len(bo.told), len(hall.log)
    command = Act(ada.next_id(), {"do": "bet", "amount": 15})
    first = hall.send(ada, command)
    assert isinstance(first, Refused)
    assert hall.send(ada, command) == first
    assert (len(bo.told), len(hall.log)) == (heard, kept)


GARBAGE: list[dict[str, Any]] = [
    {},
    {"do": "fly"},
    {"do": ["play"]},
    {"do": "play", "card": 99},
    {"do": "play", "card": "1"},
    {"do": "bet", "amount": -5},
    {"do": "bet", "amount": 10**18},
    {"do": "reveal", "place": None},
    {"do": "coal", "value": 100},
    {"by": "chance", "do": "coal", "value": "devil"},
    {"do": "deal", "dealer": 0, "hands": [[1]] * 9},
    {"do": "throw"},
    {"do": "lot", "order": []},
    {"do": "grab"},
    {"do": "start", "player": 0},
    {"do": "lay"},
    {"do": "close"},
    {"do": "timeout", "seat": 0},
    {"do": "stop", "by": "clock"},
]


@pytest.mark.parametrize("name", SHORT)
def test_a_refused_command_says_why_and_changes_nothing(name: str) -> None:
    hall = Hall(name, 3, SHORT[name])
    (ada,) = hall.seat_everybody(["Ada"])
    watcher = hall.arrive("Watcher")
    for event in GARBAGE:
        before = (hall.table.ledger.version, hall.table.ledger.match)
        answer = hall.act(ada, **event)
        assert isinstance(answer, Refused), event
        assert answer.why
        assert (hall.table.ledger.version, hall.table.ledger.match) == before
        refused = hall.act(watcher, **event)
        assert isinstance(refused, Refused)
        assert refused.code == "not_seated"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b"null",
        b"[" * 3000,
        b'{"id":1}',
        b'{"do":"fly","id":1}',
        b'{"do":"sit"}',
        b'{"do":"sit","id":-1,"seat":0}',
        b'{"do":"sit","id":1.5,"seat":0}',
        b'{"do":"sit","id":1,"seat":9}',
        b'{"do":"sit","id":1,"seat":0,"number":"XYZ"}',
        b'{"do":"say","id":1,"text":""}',
        b'{"do":"say","id":1,"text":"' + b"a" * 5000 + b'"}',
        b'{"do":"act","id":1,"event":[]}',
        b'{"do":"start","id":1,"admin":true}',
    ],
)
def test_what_is_not_a_command_is_not_read(content: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_command(content)
