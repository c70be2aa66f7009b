"""What the documents say is run: every command, every example."""

import re
import shlex
import subprocess
import sys
from contextlib import closing, nullcontext
from pathlib import Path

import pytest

from diablerie.server.hall.opening import Codes, opened_now
from diablerie.server.log.facts import EntryKept, TableOpened
from diablerie.server.log.sqlite_file import SqliteFile
from diablerie.server.table.entries import encoded
from tests.commands.processes import Process, asked, environment
from tests.databases.shared import database
from tests.docs.pages import PAGES, ROOT, WITH_A_PACKAGE, blocks, shortened

GAMES = ROOT / "src/diablerie/games"
POSTGRES = "postgresql://diablerie@db.example.org/diablerie"
RULE_FILES = sorted(GAMES.glob("*/**/*.py"))


def commands() -> list[str]:
    """Every line of a code block that calls the command, without the remark behind it."""
    pages = [page for page in PAGES if page != WITH_A_PACKAGE]
    lines = [line for page in pages for block in blocks(page) for line in block.splitlines()]
    return [re.split(r"\s{2,}", line)[0] for line in lines if line.startswith("diablerie ")]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which somebody has simulated and recorded."""
    path = tmp_path_factory.mktemp("documents")
    for name in ("evening.jsonl", "games.jsonl"):
        run(path, f"diablerie simulate devil_with_it --games 3 --records {name}")
    open_table(path / "data" / "diablerie" / "diablerie.db", "ABC234")
    run(path, "diablerie admin backup monday.db")
    return path


def open_table(database: Path, code: str) -> None:
    """Keep a table in a database, as a server does."""
    opened = opened_now(Codes(code), "diavolo", 4, {}, "normal", "key of Ada")
    database.parent.mkdir(parents=True)
    with closing(SqliteFile(database)) as log:
        log.append(
            [TableOpened(code, "diavolo", "key of Ada", False, 0), EntryKept(code, 0, encoded(opened))]
        )


def run(folder: Path, line: str) -> None:
    words = [sys.executable, "-m", *shlex.split(line)]
    own = environment(folder)
    done = subprocess.run(words, cwd=folder, env=own, input="", capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def serve(folder: Path, line: str) -> None:
    """Start a server on a port that is free, see that it is well, and stop it."""
    words = shlex.split(line)[1:]
    with Process(folder, *words, *(["--port", "0"] if words else []), DIABLERIE_PORT="0") as server:
        assert asked(f"{server.local_url}/healthz")[0] == 200
        assert server.stop() == 0


def test_there_are_commands_in_the_documents() -> None:
    assert len(commands()) >= 12


@pytest.mark.parametrize("line", dict.fromkeys(commands()))
def test_a_command_of_the_documents_works(line: str, folder: Path) -> None:
    if line.startswith("diablerie serve") or line == "diablerie":
        serve(folder, line)
        return
    line = shortened(line).replace("--record evening.jsonl", "--record left.jsonl")
    line = line.replace("admin backup monday.db", "admin backup left.db")
    with database() if POSTGRES in line else nullcontext() as address:
        run(folder, line.replace(POSTGRES, address.url if address else ""))


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if blocks(page, "python") and page != WITH_A_PACKAGE],
    ids=lambda page: page.name,
)
def test_the_python_of_a_document_runs(page: Path) -> None:
    for block in blocks(page, "python"):
        done = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        assert "print(" not in block or "Your hand: 1 2 3* 4**" in done.stdout


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_link_leads_nowhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_every_picture_is_shown_somewhere() -> None:
    shown = " ".join(page.read_text(encoding="utf-8") for page in PAGES)
    pictures = [
        path.name for path in (ROOT / "docs" / "images").iterdir() if path.suffix in (".webp", ".svg")
    ]
    assert pictures
    assert [name for name in pictures if f"images/{name}" not in shown] == []


def test_every_clause_that_code_cites_is_in_the_rulebook() -> None:
    cited = 0
    for file in RULE_FILES:
        game = file.relative_to(GAMES).parts[0]
        book = (ROOT / "docs/rules" / f"{game.replace('_', '-')}.md").read_text(encoding="utf-8")
        for clause in re.findall(r"§(\d+\.\d+)", file.read_text(encoding="utf-8")):
            assert f"**{clause}**" in book, f"{file.name} cites §{clause}"
            cited += 1
    assert cited > 100


def test_no_file_of_rules_is_longer_than_300_lines() -> None:
    for file in RULE_FILES:
        assert len(file.read_text(encoding="utf-8").splitlines()) <= 300, file
