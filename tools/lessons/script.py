"""What lessons are made of: real games, played by the rules, as the learner on the first seat sees them."""

import json
from dataclasses import dataclass
from functools import reduce
from typing import Any, TypeAlias

import msgspec

from diablerie.game.core import LEGAL, REFUSAL_NAMES
from tests.inside import AnyGame

ME = 0
"""The learner's seat."""

Json: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Table:
    """A game in the middle of being played."""

    game: AnyGame
    state: Any

    def refusal(self, line: str) -> str:
        """Why an event, written on a line, may not happen now; empty if it may."""
        code = self.game.refusal(self.state, self.game.from_text(line))
        return "" if code == LEGAL else REFUSAL_NAMES[code]

    def after(self, *lines: str) -> "Table":
        """The table after some events, all of which the rules must allow."""
        return reduce(Table._after, lines, self)

    def _after(self, line: str) -> "Table":
        assert not self.refusal(line), f"{line} is refused: {self.refusal(line)}"
        return Table(self.game, self.game.apply(self.state, self.game.from_text(line)))

    def view(self) -> Json:
        """What the learner sees, as the server writes it."""
        seen: Json = msgspec.json.decode(msgspec.json.encode(self.game.view(self.state, ME)._asdict()))
        return seen

    def moments(self, *lines: str) -> list[Json]:
        """What the learner is told of some events: each with what it changes of the view."""
        told, table = [], self
        for line in lines:
            event = table.game.seen(table.state, table.game.from_text(line), ME)
            before, table = table.view(), table.after(line)
            changed = {name: value for name, value in table.view().items() if value != before[name]}
            told.append({"event": table.game.to_fields(event), "view": changed})
        return told


def opened(game: AnyGame, players: int, **options: object) -> Table:
    """A new table, with the usual options but for these."""
    chosen: Json = {option.name: option.default for option in game.options}
    return Table(game, game.new_game(players, chosen | options))


def act(table: Table, line: str) -> Json:
    """What the learner does, as a client says it: without who, and without a time."""
    fields = table.game.to_fields(table.game.from_text(line))
    return {name: value for name, value in fields.items() if name not in ("by", "reaction")}


def answer(table: Table, text: str, *lines: str, right: bool = True) -> Json:
    """Something the learner may do, what follows from it, and which text explains it."""
    told = {"moments": table.moments(*lines), "text": text, "right": right}
    return {"act": act(table, lines[0])} | told


def refused(table: Table, line: str) -> Json:
    """Something the learner may try, and why the rules refuse it."""
    reason = table.refusal(line)
    assert reason, f"{line} is allowed"
    return {"act": act(table, line), "refusal": reason}


def step(name: str, table: Table, shown: tuple[str, ...] = (), **more: object) -> Json:
    """A scene: how it begins, what others do in it first, and what the learner may do then."""
    return {"id": name, "view": table.view(), "shown": table.moments(*shown), "answers": []} | more


def as_text(examples: Json) -> str:
    """Examples as their file holds them."""
    return json.dumps(examples, indent=2, ensure_ascii=False) + "\n"


def written(steps: list[Json]) -> str:
    """A lesson as its file holds it: a line for each step."""
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in steps)
    return f"[\n{lines}\n]\n"
