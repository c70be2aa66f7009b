"""The page that teaches how a game is added: its commands are run with Pig, and what it quotes is Pig."""

import re
import shlex
from pathlib import Path

import pytest

from tests.docs.pages import WITH_A_PACKAGE, blocks, shortened
from tests.examples.pig.installed import PIG, run, site

__all__ = ["site"]

FENCED = WITH_A_PACKAGE.read_text(encoding="utf-8").split("```")[1::2]
COMMANDS = [line for block in FENCED if block.startswith("\n") for line in block.strip().splitlines()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reader")


def test_its_commands_work_one_after_the_other(site: Path, folder: Path) -> None:
    own = [line for line in COMMANDS if line.startswith("diablerie ")]
    assert len(own) >= 8
    for line in own:
        assert run(site, folder, *shlex.split(shortened(line))[1:]), line


def test_every_other_command_is_one_that_these_tests_run_themselves() -> None:
    others = [line for line in COMMANDS if not line.startswith("diablerie ")]
    assert others == [
        "pip install --no-deps --no-build-isolation examples/pig",
        "pytest tests/contract -k pig",
    ]


@pytest.mark.parametrize("language", ["python", "toml"])
def test_what_it_quotes_stands_in_the_package(language: str) -> None:
    written = "\n".join(
        file.read_text(encoding="utf-8") for file in PIG.rglob("*") if file.suffix in (".py", ".toml")
    )
    quoted = blocks(WITH_A_PACKAGE, language)
    assert quoted
    for block in quoted:
        assert block in written, block


def test_it_names_every_file_and_every_text_that_is_looked_for() -> None:
    page = WITH_A_PACKAGE.read_text(encoding="utf-8")
    for file in PIG.glob("pig/*.py"):
        assert f"`pig/{file.name}`" in page
    texts = (PIG / "pig" / "locale" / "en" / "words.ftl").read_text(encoding="utf-8")
    for text in re.findall(r"^(?:game|rules|option|choice|bot-easy)-[\w-]+", texts, re.M):
        assert f"`{text}`" in page, text


def test_no_line_of_prose_is_longer_than_100() -> None:
    for line in WITH_A_PACKAGE.read_text(encoding="utf-8").splitlines():
        assert len(line) <= 100 or line.startswith("|"), line
