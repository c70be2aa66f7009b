"""Who people are: names, colours, cookies and tokens, and the pass for another device."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from diablerie.bots.roster import BOT_NAMES, LEVELS
from diablerie.server.people.identity import COLOURS
from diablerie.server.people.names import (
    MOST_SIGNS,
    cleaned,
    cleaned_name,
    is_of_the_house,
    skeleton,
    told_apart,
)
from diablerie.server.people.passes import LASTS, MOST, Passes
from diablerie.words import LANGUAGES, say
from tests.server.clients import Client, ask
from tests.server.open_server import OpenServer

GUEST = Path(__file__).parents[2] / "web/src/guest.ts"


@pytest.fixture(scope="module")
def server() -> Iterator[OpenServer]:
    with OpenServer(guests_per_address=0) as server:
        yield server


def test_a_guest_is_known_by_a_cookie(server: OpenServer) -> None:
    answer = ask(server, "POST", "/api/guests", {"name": "Ada", "colour": "moss"})
    assert answer.status == 201
    person = answer.json
    assert person == {"who": person["who"], "name": "Ada", "colour": "moss", "bot": False}
    name, _, rest = answer.cookie.partition("=")
    token, *flags = rest.split("; ")
    assert name == "diablerie"
    assert len(token) >= 43
    assert token not in answer.content.decode()
    assert {flag.lower() for flag in flags} == {"httponly", "max-age=31536000", "path=/", "samesite=lax"}
    assert ask(server, "GET", "/api/me", headers={"Cookie": f"a=b; diablerie={token}"}).json == person


def test_a_program_is_known_by_its_token(server: OpenServer) -> None:
    answer = ask(server, "POST", "/api/bots", {"name": "Mephisto"})
    assert answer.status == 201
    assert not answer.cookie
    made = answer.json
    assert made["person"]["bot"] is True
    assert made["token"] != made["person"]["who"]
    shown = ask(server, "GET", "/api/me", headers={"Authorization": f"bearer {made['token']}"})
    assert shown.json == made["person"]


@pytest.mark.parametrize("what", ["GET /api/me", "GET /api/me/games", "POST /api/me/pass"])
@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Cookie": "diablerie=guessed"},
        {"Cookie": "diablerie="},
        {"Cookie": "diablerie=\xe9\xff"},
        {"Authorization": "Bearer guessed"},
        {"Authorization": "Basic YTpi"},
        {"Authorization": "Bearer " + "x" * 5000},
    ],
)
def test_a_stranger_is_told_how_to_be_known(server: OpenServer, what: str, headers: dict[str, str]) -> None:
    method, path = what.split()
    assert "/api/guests" in ask(server, method, path, headers=headers).refused(401, "unknown")


def test_nobody_is_somebody_by_his_public_id(server: OpenServer) -> None:
    ada = Client(server, "Ada")
    for headers in ({"Cookie": f"diablerie={ada.who}"}, {"Authorization": f"Bearer {ada.who}"}):
        ask(server, "GET", "/api/me", headers=headers).refused(401, "unknown")


def test_everybody_is_the_same_after_a_restart() -> None:
    with OpenServer() as server:
        people = [Client(server, "Ada"), Client(server, "Mephisto", bot=True)]
        before = [person.ask("GET", "/api/me").json for person in people]
        server.restart()
        assert [person.ask("GET", "/api/me").json for person in people] == before


def test_somebody_can_change_his_name_and_colour(server: OpenServer) -> None:
    ada = Client(server, "Ada")
    assert ada.ask("PATCH", "/api/me", {"name": "Ada L.", "colour": "sky"}).json["colour"] == "sky"
    assert ada.ask("PATCH", "/api/me", {"name": " Countess "}).json["name"] == "Countess"
    person = ada.ask("GET", "/api/me").json
    assert (person["name"], person["colour"], person["who"]) == ("Countess", "sky", ada.who)
    ask(server, "PATCH", "/api/me", {"name": "Nobody"}).refused(401, "unknown")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("x" * 500, "x" * 24),
        ("  Ada \t\n Lovelace  ", "Ada Lovelace"),
        ("🔥😈", "🔥😈"),
        ("\u202eevil\u202c\u2066", "evil"),
        ("a\x00b\x1b[31mc", "a b [31mc"),
        ("عليّ", "عليّ"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("e\u0301", "\u00e9"),
        ("B\u3164o", "B o"),
        ("A\u200dd\u200ba\ufe0f\u034f\u00ad", "Ada"),
        ("A\U0001d159d\ufffca\U00016fe4\U0001107f", "Ada"),
        ("👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 👋🏽", "👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 👋🏽"),
        ("👨\u200d👩\u200d👧" * 25, "👨\u200d👩\u200d👧" * 24),
        ("Z" + "\u0334" * 20 + "oe", "Z" + "\u0334" * 3 + "oe"),
        ("Z" + ("\u0334" * 3 + "\u200b") * 5 + "oe", "Z" + "\u0334" * 3 + "oe"),
        ("\u06a9\u06cc\u200c\u0627", "\u06a9\u06cc\u200c\u0627"),
    ],
)
def test_a_name_can_be_shown(server: OpenServer, name: str, shown: str) -> None:
    answer = ask(server, "POST", "/api/guests", {"name": name})
    assert answer.status == 201
    assert answer.json["name"] == shown


@pytest.mark.parametrize(
    "name",
    [
        *("Old Nick", "OLD  NICK", "Оld Niсk", "0ld N1ck", "old-nick", "O\u200dld Nick", "Ｏｌｄ Ｎｉｃｋ"),
        *("Tante Ruß", "tante russ", "ᴏʟᴅ ɴɪᴄᴋ", "normal", "Random 2", "Diablerie", "System", "HΟST"),
    ],
)
def test_nobody_passes_for_a_bot_or_for_the_house(server: OpenServer, name: str) -> None:
    for path in ("/api/guests", "/api/bots"):
        assert "choose another" in ask(server, "POST", path, {"name": name}).refused(422, "house_name")
    Client(server).ask("PATCH", "/api/me", {"name": name}).refused(422, "house_name")


def test_the_names_of_all_bots_in_all_languages_are_taken() -> None:
    for language in LANGUAGES:
        for bot in BOT_NAMES:
            assert is_of_the_house(say(language, f"bot-{bot}"))
        for bot in LEVELS:
            for number in range(2, 7):
                assert is_of_the_house(say(language, f"bot-{bot}-{number}"))
    invented = re.findall(r'^ +"(\w+)",$', GUEST.read_text(encoding="utf-8"), re.M)
    assert len(invented) == 24
    assert not any(map(is_of_the_house, invented))


def test_whoever_was_called_like_a_bot_before_may_keep_the_name_and_is_marked(server: OpenServer) -> None:
    with Client(server, "Ada") as ada:
        code = ada.open_table("diavolo", players=2)
        with patch("diablerie.server.http.people.is_of_the_house", lambda name: False):
            ada.ask("PATCH", "/api/me", {"name": "Old Nick"})
        assert ada.ask("PATCH", "/api/me", {"name": "Old Nick", "colour": "sky"}).json["colour"] == "sky"
        ada.connect(code)
        ada.do("sit", seat=0)
        assert ada.table["seats"][0]["name"] == "Old Nick (2)"


def test_two_people_at_a_table_are_never_called_alike(server: OpenServer) -> None:
    names = ["Ada", "ADA", "Аdа", "Ada\u200d", "Ada (2)"]
    people = [Client(server, name) for name in names]
    with ExitStack() as stack:
        code = people[0].open_table("little_devils", players=5)
        for seat, client in enumerate(people):
            stack.enter_context(client).connect(code)
            client.do("sit", seat=seat)
        seats = [seat["name"] for seat in people[-1].table["seats"]]
        assert seats == ["Ada", "ADA (2)", "Аdа (3)", "Ada (4)", "Ada (2) (2)"]
        people[0].leave()
        people[1].leave()
        people[1].connect(code)  # as on the seat, whoever else is there
        people[1].do("say", text="Hello")
        assert people[-1].until("said")["name"] == "ADA (2)"


@settings(max_examples=200)
@given(st.lists(st.text(min_size=1, max_size=30), max_size=6))
def test_told_apart_means_that_no_skeleton_comes_twice(wanted: list[str]) -> None:
    names: list[str] = []
    for name in filter(None, map(cleaned_name, wanted)):
        names.append(told_apart(name, names))
    assert len({skeleton(name) for name in names}) == len(names)
    assert all(0 < len(name) <= MOST_SIGNS for name in names)
    assert all(cleaned(name) == name for name in names)


@pytest.mark.parametrize("name", [" ", "\t\n", "\u200b\u202e", "\x00", "\u3164", "\ufe0f", "\ue000"])
def test_a_name_that_nobody_sees_is_refused(server: OpenServer, name: str) -> None:
    for path in ("/api/guests", "/api/bots"):
        assert "is no name" in ask(server, "POST", path, {"name": name}).refused(422, "bad_value")
    Client(server).ask("PATCH", "/api/me", {"name": name}).refused(422, "bad_value")


@pytest.mark.parametrize(
    "body", [{"name": ""}, {"name": "x" * 501}, b'{"name": "\\ud800"}', {"name": None}, {}]
)
def test_what_cannot_be_a_name_is_a_bad_body(server: OpenServer, body: Any) -> None:
    ask(server, "POST", "/api/guests", body).refused(400, "bad_body")


def test_every_colour_can_be_had_and_no_other(server: OpenServer) -> None:
    for colour in COLOURS:
        assert ask(server, "POST", "/api/guests", {"name": "Ada", "colour": colour}).json["colour"] == colour
    answer = ask(server, "POST", "/api/guests", {"name": "Ada", "colour": "beige"})
    assert "ember" in answer.refused(422, "bad_value")


@pytest.mark.file
def test_tokens_are_kept_as_hashes_only(server: OpenServer) -> None:
    people = [Client(server, "Ada"), Client(server, "Mephisto", bot=True)]
    people[0].ask("POST", "/api/me/pass")
    people[0].open_table("diavolo")
    with closing(sqlite3.connect(server.database)) as database:
        content = "\n".join(database.iterdump())
    files = [path.read_bytes() for path in server.database.parent.iterdir()]
    assert files
    for person in people:
        assert person.who in content
        assert person.token not in content
        assert not any(person.token.encode() in file for file in files)


def test_a_pass_makes_another_device_the_same_person_once(server: OpenServer) -> None:
    ada = Client(server, "Ada")
    made = ada.ask("POST", "/api/me/pass")
    assert made.status == 201
    assert made.json["seconds"] == 600
    used = ask(server, "POST", "/api/pass", {"pass": made.json["pass"]})
    assert used.json["who"] == ada.who
    assert "httponly" in used.cookie.lower()
    cookie = used.cookie.partition(";")[0]
    assert ask(server, "GET", "/api/me", headers={"Cookie": cookie}).json["who"] == ada.who
    ask(server, "POST", "/api/pass", {"pass": made.json["pass"]}).refused(404, "no_such_pass")


def test_only_the_latest_pass_can_be_used(server: OpenServer) -> None:
    ada = Client(server, "Ada")
    first, second = (ada.ask("POST", "/api/me/pass").json["pass"] for _ in range(2))
    ask(server, "POST", "/api/pass", {"pass": first}).refused(404, "no_such_pass")
    assert ask(server, "POST", "/api/pass", {"pass": second}).status == 200


def test_a_program_needs_no_pass(server: OpenServer) -> None:
    Client(server, "Mephisto", bot=True).ask("POST", "/api/me/pass").refused(409, "no_cookie")


def test_a_pass_lasts_for_a_while_only() -> None:
    now = 1000.0
    own = Passes(lambda: now)
    words = [own.make("Ada's token"), own.make("Bo's token")]
    now += LASTS - 1
    assert asyncio.run(own.use(words[0])) == "Ada's token"
    now += 1
    assert asyncio.run(own.use(words[1])) is None


def test_nobody_fills_the_memory_with_passes() -> None:
    own = Passes()
    words = [own.make(f"token {number}") for number in range(MOST + 1)]
    assert asyncio.run(own.use(words[0])) is None
    assert asyncio.run(own.use(words[1])) == "token 1"
