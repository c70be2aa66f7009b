"""One game's lines, read one after another, and what they must say."""

import json
from typing import NoReturn

Line = dict[str, object]


class Disagreement(Exception):
    """A record says what the rules, or the recipe for chance, do not."""


def same(one: object, other: object) -> bool:
    """Whether both are the same JSON (true is not 1)."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


class Record:
    """A finger on the line that is being read."""

    def __init__(self, lines: list[Line], first: int = 1) -> None:
        """Begin before the first line, which has the number `first`."""
        self.lines = lines
        self.first = first
        self.read = 0

    def fail(self, message: str) -> NoReturn:
        """Disagree with the line read last."""
        raise Disagreement(f"line {self.first + max(self.read, 1) - 1}: {message}")

    def peek(self) -> Line:
        """The next line, not read yet; empty after the last."""
        return self.lines[self.read] if self.read < len(self.lines) else {}

    def take(self, awaited: str) -> Line:
        """Read the next line."""
        if self.read >= len(self.lines):
            self.fail(f"the record breaks off after this line; awaited: {awaited}")
        self.read += 1
        return self.lines[self.read - 1]

    def whole(self, line: Line, key: str) -> int:
        """The whole number a line has under `key`."""
        value = line.get(key)
        if not isinstance(value, int) or isinstance(value, bool):
            self.fail(f"{key} must be a whole number: {value!r}")
        return value

    def expect(self, what: str, found: object, wanted: object) -> None:
        """Disagree if the record says anything else than `wanted`."""
        if not same(found, wanted):
            self.fail(f"{what} is {found!r}, must be {wanted!r}")

    def chance(self, deed: str) -> Line:
        """Read an outcome of chance."""
        line = self.take(f"chance {deed}")
        if line.get("by") != "chance" or line.get("do") != deed:
            self.fail(f"awaited chance {deed}: {line!r}")
        return line

    def turn(self, seats: list[int], deeds: list[str]) -> tuple[int, Line]:
        """Read what one of `seats` does, after a time-out of the same seat or not."""
        awaited = f"seat {seats} {deeds}"
        line = self.take(awaited)
        if line.get("by") == "clock" and line.get("do") == "timeout":
            late = self.whole(line, "seat")
            if late not in seats:
                self.fail(f"time-out of seat {late}, awaited {awaited}")
            seats = [late]
            line = self.take(awaited)
        return self.deed(line, seats, deeds)

    def deed(self, line: Line, seats: list[int], deeds: list[str]) -> tuple[int, Line]:
        """Check that the line just read is one of `deeds` by one of `seats`."""
        if "by" not in line or line.get("do") not in deeds:
            self.fail(f"awaited seat {seats} {deeds}: {line!r}")
        if line["by"] in ["chance", "clock"] or self.whole(line, "by") not in seats:
            self.fail(f"wrong player, awaited seat {seats}: {line!r}")
        return self.whole(line, "by"), line

    def round(self, number: int, totals: list[int], pacts: list[int] | None = None) -> None:
        """Read the line after a round."""
        line = self.take(f"round {number}")
        if "round" not in line:
            self.fail(f"awaited the line of round {number}: {line!r}")
        self.expect("round", line["round"], number)
        self.expect("totals", line.get("totals"), totals)
        if pacts is not None:
            self.expect("pacts", line.get("pacts"), pacts)

    def result(self, totals: list[int], winners: list[int], rounds: int, stopped: bool = False) -> None:
        """Read the result, after which nothing may come."""
        line = self.take("result")
        result = line.get("result")
        if not isinstance(result, dict):
            self.fail(f"awaited the result: {line!r}")
        self.expect("result totals", result.get("totals"), totals)
        self.expect("winners", result.get("winners"), winners)
        self.expect("rounds", result.get("rounds"), rounds)
        self.expect("stopped", result.get("stopped", False), stopped)
        if self.read < len(self.lines):
            line = self.take("nothing")
            self.fail(f"nothing may come after the result: {line!r}")
