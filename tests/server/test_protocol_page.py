"""What docs/protocol.md shows is true: its examples are read, its dialogue is played at a real table."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from diablerie.games.devil_with_it import account
from diablerie.games.diavolo import figures
from diablerie.games.little_devils import trick
from diablerie.kernel.cache import parsed
from diablerie.server.door.guests import BURST, COMMANDS_A_SECOND, STRIKES, TOO_MUCH
from diablerie.server.hall.room import COME_BACK, TABLE_CLOSED, TAKEN_OVER
from diablerie.server.http.endpoints import ENDPOINTS
from diablerie.server.protocol.codes import refusal_codes
from diablerie.server.protocol.commands import AnyCommand
from diablerie.server.protocol.messages import LONGEST_COMMAND, AnyTold, read_command, read_told, written
from diablerie.server.protocol.terms import PROTOCOL
from diablerie.server.table.entries import Person
from diablerie.server.table.ledger import REMEMBERED_COMMANDS
from diablerie.server.table.picture import REMEMBERED_CHANGES
from diablerie.server.table.presence import Way
from diablerie.server.table.reactions import LINE, believed
from diablerie.server.table.table import Table
from diablerie.server.wire.sockets import OUR_FAULT, RESTART, SLOW
from tests.server.hall import Guest, Hall

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/protocol.md"
SERVER = ROOT / "src/diablerie/server"
DIALOGUE = re.compile(r"^```dialogue ([\w ]+)\n(.*?)^```", re.S | re.M)
PUBLIC_IDS = {"Ada": "5b1f3a90c2d4e678", "Bo": "c07d11e2a9b8f354"}


def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def examples() -> list[dict[str, Any]]:
    """Every JSON value of every block of JSON."""
    return [
        value for block in re.findall(r"^```json\n(.*?)^```", page(), re.S | re.M) for value in values(block)
    ]


def values(block: str) -> Iterator[dict[str, Any]]:
    rest = block.strip()
    while rest:
        value, end = json.JSONDecoder().raw_decode(rest)
        yield value
        rest = rest[end:].strip()


def tags(union: Any) -> set[str]:
    return {message.__struct_config__.tag for message in get_args(union)}


def section(title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", page(), re.S | re.M)
    assert found, f"the page has no section {title!r}"
    return found[1]


def rows(title: str) -> list[list[str]]:
    """The rows of the tables in a section, without their heads."""
    lines = [line.strip("| ").split("|") for line in section(title).splitlines() if line.startswith("| `")]
    return [[cell.strip(" `") for cell in line] for line in lines]


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.get("do") or example.get("type"))
def test_an_example_is_a_message(example: dict[str, Any]) -> None:
    content = json.dumps(example)
    if "do" in example:
        command = read_command(content)
        again = json.loads(msgspec.json.encode(command))
        assert example.items() <= again.items()  # a client may leave out what is as usual
        assert read_command(json.dumps(again)) == command
    else:
        assert json.loads(written(read_told(content))) == example


def test_there_is_an_example_of_every_message() -> None:
    assert {example["do"] for example in examples() if "do" in example} == tags(AnyCommand)
    assert {example["type"] for example in examples() if "type" in example} == tags(AnyTold)


def test_every_refusal_stands_in_the_page_and_no_other() -> None:
    listed = [code for code, *_ in rows("Refusals")]
    assert sorted(listed) == sorted(refusal_codes())


def test_every_reason_that_a_view_gives_stands_in_the_page_and_no_other() -> None:
    reasons = [*get_args(account.Reason), *get_args(trick.Reason), *get_args(figures.Outcome)]
    assert [code for code, *_ in rows("What a view explains")] == reasons


def test_every_reason_to_be_turned_away_stands_in_the_page_and_no_other() -> None:
    found = set()
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(parsed(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="Turned"),
                    args=[ast.Constant(value=status), ast.Constant(value=code), *_],
                ):
                    found.add((str(status), code))
    assert {(status, code) for code, status, *_ in rows("Coming in")} == found


def test_what_the_page_asks_for_over_http_exists() -> None:
    asked = set(re.findall(r"`(GET|POST|PATCH) (/[^ `?]*)", page()))
    assert asked
    assert asked <= {(endpoint.method, endpoint.path.replace("{code}", "CODE")) for endpoint in ENDPOINTS}


@pytest.mark.parametrize(
    "figure",
    [
        f"This page describes version {PROTOCOL}.",
        f"/socket?protocol={PROTOCOL}`",
        f"at most {LONGEST_COMMAND} bytes",
        f"{COMMANDS_A_SECOND} commands a second, and {BURST} at once",
        f"{STRIKES} are refused",
        f"more than {SLOW // 1024} KiB",
        f"last {REMEMBERED_CHANGES} changes",
        f"last {REMEMBERED_COMMANDS} answers",
        f"at most {LINE}, whatever",
    ],
)
def test_a_figure_of_the_page_is_that_of_the_server(figure: str) -> None:
    assert figure in " ".join(page().split())


def test_the_example_of_a_reaction_is_worked_out_right() -> None:
    low, high = believed(900, Way((40, 90), 40))
    assert f"believed from {low} to {high}" in page()


def test_a_connection_is_closed_with_codes_of_the_page_only() -> None:
    sources = [path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py")]
    nodes = [node for source in sources for node in ast.walk(parsed(source))]
    numbers = {node.value for node in nodes if isinstance(node, ast.Constant) and type(node.value) is int}
    listed = {int(code) for code, *_ in rows("Closing")}
    assert listed <= numbers
    assert {TAKEN_OVER, TABLE_CLOSED, COME_BACK, TOO_MUCH, RESTART, OUR_FAULT} <= listed


class Ear(Guest):
    """Somebody whose connection is written down."""

    def __init__(self, name: str, lines: list[tuple[str, str]]) -> None:
        super().__init__(name)
        self.person = Person(PUBLIC_IDS[name], name, "ember" if name == "Ada" else "moss")
        self._name = name
        self._lines = lines

    def hear(self, content: bytes) -> None:
        self._lines.append((self._name, content.decode()))


class Stage:
    """A hall in which the dialogue of the page is played."""

    def __init__(self) -> None:
        self.hall = Hall("little_devils", 3, {"goal": 30}, seed=3)
        self.hall.table = Table(
            msgspec.structs.replace(self.hall.table.ledger.opened, creator=PUBLIC_IDS["Ada"])
        )
        self.lines: list[tuple[str, str]] = []
        for name, key in PUBLIC_IDS.items():
            self.hall.guests[f"key of {name}"] = self.hall.guests[key] = Ear(name, self.lines)

    def play(self, block: str, ears: list[str]) -> str:
        """Let everything happen again that is no answer, and write down what `ears` hear."""
        played = ""
        for line in block.splitlines():
            if re.match(r"\w+ < ", line):
                continue
            self.lines.clear()
            self._happen(line)
            played += "".join(f"{text}\n" for text in (line, *self._heard(ears)))
        return played

    def _heard(self, ears: list[str]) -> Iterator[str]:
        return (f"{name} < {content}" for name, content in self.lines if name in ears)

    def _happen(self, line: str) -> None:
        hall = self.hall
        match line.split(maxsplit=2):
            case [name, ">", content]:
                person = hall.guests[PUBLIC_IDS[name]].person
                hall.perform(hall.table.receive(person, read_command(content), hall.now))
            case [name, "connects"]:
                hall.arrive(name)
            case [name, "disconnects"]:
                hall.perform(hall.table.depart(PUBLIC_IDS[name], hall.now))
            case [milliseconds, "milliseconds", "pass"]:
                hall.wait(int(milliseconds))
            case _:
                raise AssertionError(f"the dialogue says {line!r}")


def test_the_dialogue_of_the_page_is_what_a_table_says(update_golden: bool) -> None:
    stage = Stage()
    played = DIALOGUE.sub(
        lambda found: f"```dialogue {found[1]}\n{stage.play(found[2], found[1].split())}```", page()
    )
    if update_golden:
        PAGE.write_text(played, encoding="utf-8")
    assert page().splitlines() == played.splitlines(), "if that is right, run this test with --update-golden"


def test_the_dialogue_shows_what_a_client_must_know() -> None:
    said = [line for _, block in DIALOGUE.findall(page()) for line in block.splitlines()]
    for sign in ('"do":"catch_up"', '"type":"refused"', '"type":"done"', '"do":"deal"', '"do":"add_bot"'):
        assert any(sign in line for line in said), sign
    commands = [line for line in said if " > " in line]
    assert len(set(commands)) < len(commands), "one command is repeated"
