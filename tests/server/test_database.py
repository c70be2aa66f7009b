"""Where everything is kept: a file, or an address whose password nobody is shown."""

import asyncio
import logging
from pathlib import Path

import pytest

from diablerie.errors import InputError
from diablerie.server.database import PostgresAddress, database_named
from diablerie.server.log.opening import opened_log
from diablerie.server.logging_setup import Lines, Sentences
from diablerie.server.settings import Settings

SECRET = "s3cret"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (
            f"postgresql://ada:{SECRET}@db.example.org:5432/games",
            "postgresql://ada@db.example.org:5432/games",
        ),
        (f"postgres://ada:{SECRET}@[::1]/games?sslmode=require", "postgresql://ada@[::1]/games"),
        (f"PostgreSQL://db/games?user=ada&password={SECRET}", "postgresql://db/games"),
        (f"postgresql://:{SECRET}@one,two:5433/games/", "postgresql://@one,two:5433/games"),
        (f"postgresql://ada:{SECRET}%40%2F@db/games", "postgresql://ada@db/games"),
        ("postgresql:///games?host=/run/postgresql", "postgresql:///games"),
    ],
)
def test_of_an_address_all_is_shown_but_what_is_secret(text: str, shown: str) -> None:
    address = database_named(text)
    assert isinstance(address, PostgresAddress)
    assert address.url == text
    assert str(address) == f"{address}" == shown
    for written in (repr(address), repr(Settings(address)), str([address]), f"{Settings(address)!s}"):
        assert SECRET not in written
        assert shown in written
    for form in (Sentences(), Lines()):
        record = logging.LogRecord("x", logging.INFO, "", 0, "%s is open", (address,), None)
        assert SECRET not in form.format(record)


@pytest.mark.parametrize(
    "text",
    [
        f"postgresql://ada:{SECRET}",
        f"postgresql://ada:{SECRET}@db",
        f"postgresql://ada:{SECRET}@db/games/more",
        f"postgresql://ada:{SECRET}@db/games#there",
        f"postgresql://ada:@{SECRET}@db/games",
        f"postgresql://ada:/{SECRET}@db/games",
        f"postgresql://ada:1/{SECRET}@db/games",
        f"postgresql://ada:1?{SECRET}@db/games",
        f"postgresql://ada:1#{SECRET}@db/games",
        f"postgresql://ada:[{SECRET}@db/games",
        f"postgresql://{SECRET}]@db/games",
        "postgres://",
    ],
)
def test_an_address_that_is_none_is_refused_in_one_line_that_does_not_repeat_it(text: str) -> None:
    with pytest.raises(InputError) as refused:
        database_named(text)
    assert SECRET not in str(refused.value)
    assert "\n" not in str(refused.value)
    assert refused.value.__cause__ is None
    assert refused.value.__context__ is None or refused.value.__suppress_context__


@pytest.mark.parametrize(
    "text", ["games.db", "/srv/games.db", "postgresql", "postgresql:games.db", "C:\\games"]
)
def test_everything_else_is_a_file(text: str) -> None:
    assert database_named(text) == Path(text)


def test_a_home_that_is_not_installed_says_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("diablerie.server.log.postgres.find_spec", lambda name: None)
    address = database_named(f"postgresql://ada:{SECRET}@db/games")
    with pytest.raises(InputError, match=r"pip install 'diablerie\[cluster\]'"):
        asyncio.run(opened_log(address))
