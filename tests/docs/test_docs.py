"""What the documents say is run: every command, every example."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
RULE_FILES = sorted((ROOT / "src/diablerie/games").rglob("*.py"))


def blocks(page: Path, language: str = "") -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.S | re.M)


def commands() -> list[str]:
    """Every line of a code block that calls the command, without the remark behind it."""
    lines = [line for page in PAGES for block in blocks(page) for line in block.splitlines()]
    return [re.split(r"\s{2,}", line)[0] for line in lines if line.startswith("diablerie ")]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which somebody has simulated and recorded."""
    path = tmp_path_factory.mktemp("documents")
    for name in ("evening.jsonl", "games.jsonl"):
        run(path, f"diablerie simulate devil_with_it --games 3 --records {name}")
    return path


def run(folder: Path, line: str) -> None:
    words = [sys.executable, "-m", *shlex.split(line)]
    done = subprocess.run(words, cwd=folder, input="", capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_there_are_commands_in_the_documents() -> None:
    assert len(commands()) >= 12


@pytest.mark.parametrize("line", dict.fromkeys(commands()))
def test_a_command_of_the_documents_works(line: str, folder: Path) -> None:
    run(folder, line.replace("--record evening.jsonl", "--record left.jsonl"))


@pytest.mark.parametrize(
    "page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name
)
def test_the_python_of_a_document_runs(page: Path) -> None:
    for block in blocks(page, "python"):
        done = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        assert "your hand: 1 2 3* 4**" in done.stdout


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_link_leads_nowhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_every_clause_that_code_cites_is_in_the_rulebook() -> None:
    cited = 0
    for file in RULE_FILES:
        game = file.parent.name
        if game == "games":
            continue
        book = (ROOT / "docs/rules" / f"{game.replace('_', '-')}.md").read_text(encoding="utf-8")
        for clause in re.findall(r"§(\d+\.\d+)", file.read_text(encoding="utf-8")):
            assert f"**{clause}**" in book, f"{file.name} cites §{clause}"
            cited += 1
    assert cited > 100


def test_no_file_of_rules_is_longer_than_300_lines() -> None:
    for file in RULE_FILES:
        assert len(file.read_text(encoding="utf-8").splitlines()) <= 300, file
