"""What the owner of a server sees of damage, and what people see of it."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from diablerie.server.log.facts import EntryKept
from diablerie.server.log.sqlite_file import SqliteFile
from tests.commands.processes import Process, Visitor, asked, diablerie, refused, seated


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """The folder of a server with two tables, the first of which is damaged."""
    folder = tmp_path_factory.mktemp("played")
    with Process(folder, "serve", "--port", 0) as server:
        code, visitors = seated(server.url)
        other = visitors[0].open_table()
        for visitor in visitors:
            visitor.leave()
        assert server.stop() == 0
    assert diablerie(folder, "admin", "backup", "sound.db").returncode == 0
    spoil(server.database, code)
    return folder, code, other


def spoil(database: Path, code: str) -> None:
    """Flip a bit in the third entry of a table."""
    with closing(sqlite3.connect(database)) as file, file:
        ((row, content),) = file.execute("SELECT version, content FROM settled WHERE code = ?", (code,))
        at = [place for place, sign in enumerate(content) if sign == ord("\n")][1] + 5
        changed = content[:at] + bytes([content[at] ^ 4]) + content[at + 1 :]
        file.execute("UPDATE settled SET content = ? WHERE (code, version) = (?, ?)", (changed, code, row))


@pytest.fixture
def house(played: tuple[Path, str, str], tmp_path: Path) -> tuple[Path, str, str]:
    """The same, to be changed."""
    shutil.copytree(played[0], tmp_path, dirs_exist_ok=True)
    return (tmp_path, *played[1:])


def test_a_damaged_table_is_named_and_the_others_go_on(house: tuple[Path, str, str]) -> None:
    folder, code, other = house
    named = f"table {code}: entry 2 is damaged"
    with Process(folder, "serve", "--port", 0) as server:
        ada = Visitor(server.url, "Ada")
        server.wait_for(lambda: "set aside" in server.logged)
        assert f"critical {named}; it is set aside and not played on" in server.logged
        for path in ("", "/record", "/replay"):
            status, said = ada.ask(f"/api/tables/{code}{path}")
            assert (status, said["code"]) == (410, "damaged")
            assert "ask who runs this server" in said["why"]
        with pytest.raises(InvalidStatus) as turned:
            ada.come(code)
        assert turned.value.response.status_code == 410
        ada.come(other)
        assert ada.do("sit", seat=1)["type"] == "done"
        ada.leave()
        listed = json.loads(diablerie(folder, "admin", "tables", "--json").stdout)
        assert {line["code"]: line["stage"] for line in listed} == {other: "waiting", code: "damaged"}
        checked = diablerie(folder, "admin", "check")
        assert (checked.returncode, checked.stdout.splitlines()[0]) == (1, named)
        closed = diablerie(folder, "admin", "close", code)
        assert closed.stdout == f"{named}; it is closed\n", closed.stderr
        assert code not in diablerie(folder, "admin", "tables").stdout
        assert asked(f"{server.url}/api/tables/{code}")[0] == 410
        assert server.stop() == 0
    assert server.logged.count("critical") == 1, "it is said once"
    assert "Traceback" not in server.logged
    assert diablerie(folder, "admin", "check").stdout.startswith(named), "closing hides nothing"


def test_without_a_server_it_is_named_listed_and_closed_too(house: tuple[Path, str, str]) -> None:
    folder, code, other = house
    listed = diablerie(folder, "admin", "tables").stdout
    assert f"{code}  little_devils  damaged" in listed
    assert f"{other}  little_devils  waiting" in listed
    assert (
        diablerie(folder, "admin", "close", code).stdout
        == f"table {code}: entry 2 is damaged; it is closed\n"
    )
    assert diablerie(folder, "admin", "tables").stdout.endswith("\n1 table\n")


def test_a_damaged_backup_is_neither_made_nor_restored(house: tuple[Path, str, str]) -> None:
    folder, code, _ = house
    line = f"this backup is damaged (table {code}: entry 2 is damaged); take an older one"
    database = folder / "data" / "diablerie" / "diablerie.db"
    shutil.copy(database, folder / "damaged.db")
    assert line in refused(diablerie(folder, "admin", "restore", "damaged.db"))
    assert "table" in refused(diablerie(folder, "admin", "backup", "again.db"))
    assert not (folder / "again.db").exists()
    assert diablerie(folder, "admin", "restore", "sound.db").returncode == 0
    sound = diablerie(folder, "admin", "check")
    assert (sound.returncode, sound.stdout.count("\n")) == (0, 1)
    assert sound.stdout.endswith(" entries, all sound\n")


def test_a_damaged_person_is_named_and_not_let_in_and_may_come_as_somebody_new(tmp_path: Path) -> None:
    with Process(tmp_path, "serve", "--port", 0) as server:
        ada = Visitor(server.url, "Ada")
        assert server.stop() == 0
    with closing(sqlite3.connect(server.database)) as file, file:
        file.execute("UPDATE people SET name = 'Adb'")
    with Process(tmp_path, "serve", "--port", 0) as server:
        server.wait_for(lambda: "is damaged; it is not believed" in server.logged)
        ada.url = server.url
        for path in ("/api/me", "/api/me/games"):
            status, said = ada.ask(path)
            assert (status, said["code"]) == (401, "unknown")
            assert said["why"].startswith("what was kept of you is damaged, so you are not let in")
        assert Visitor(server.url, "Bo").ask("/api/me")[0] == 200
        checked = diablerie(tmp_path, "admin", "check")
        assert checked.returncode == 1
        assert checked.stdout.startswith("person ")
        assert server.stop() == 0
    assert "Traceback" not in server.logged


def test_what_was_acknowledged_and_is_gone_can_be_accepted_or_replaced(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    with closing(SqliteFile(path)) as log:
        log.append([EntryKept("ABC234", 0, b"{}")])
        log.back_up(tmp_path / "monday.db")
        log.append([EntryKept("ABC234", 1, b"{}")])
        (tmp_path / "left").mkdir()
        for name in ("hall.db", "hall.db-wal", "hall.db.last"):
            shutil.copy(tmp_path / name, tmp_path / "left")
    wal = tmp_path / "left" / "hall.db-wal"
    wal.write_bytes(wal.read_bytes()[:-9])
    lost = "has lost entry 1 of table ABC234, and maybe others, which was acknowledged"
    seen = diablerie(tmp_path, "admin", "check", "--database", "left/hall.db")
    assert (seen.returncode, seen.stdout.splitlines()[0]) == (1, f"the database {lost}")
    shutil.copytree(tmp_path / "left", tmp_path / "other")
    assert lost in refused(diablerie(tmp_path, "serve", "--port", 0, "--database", "left/hall.db"))
    accepted = diablerie(tmp_path, "admin", "check", "--accept-loss", "--database", "left/hall.db")
    assert (accepted.returncode, accepted.stdout.count("all sound")) == (0, 1)
    restored = diablerie(tmp_path, "admin", "restore", "monday.db", "--database", "other/hall.db")
    assert (
        "restored 1 tables, 0 people; what could not be used is kept as hall.db.damaged-" in restored.stdout
    )
    assert diablerie(tmp_path, "admin", "check", "--database", "other/hall.db").returncode == 0
