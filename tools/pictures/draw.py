"""Draw the pictures of the README from real games: `python -m tools.pictures.draw` writes play.svg."""

import subprocess
import sys
from html import escape
from pathlib import Path

COAL, BONE, EMBER, FLAME, ASH = "#14100f", "#f5ebe0", "#ff5a1f", "#ffc247", "#b8aca4"
WIDE, HIGH, EDGE = 8.4, 19, 22

PLAYERS = 4
QUESTIONS = ("Your bet", "Turn up", "You have")
TYPED = ["80", "17", "s"]
WORDS = ["play", "devil_with_it", "--seed", "43", "--names", "Ada", "--language", "en"]


def played() -> list[str]:
    """Play the first round of a game, with what was typed shown where it was typed."""
    done = subprocess.run(
        [sys.executable, "-m", "diablerie", *WORDS],
        input="\n".join([*TYPED, "q"]),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    typed = iter(TYPED)
    lines = ["$ diablerie " + " ".join(WORDS[:2])]
    for line in done.stdout.splitlines():
        question, mark, rest = line.partition("? ")
        if mark and question.startswith(QUESTIONS):
            answer = next(typed, None)
            if answer is None:
                break
            lines += [f"{question}? {answer or '(Enter)'}", *([rest] if rest else [])]
        else:
            lines.append(line)
    first = next(row for row, line in enumerate(lines) if line.startswith("Your bet"))
    paid = next(row for row, line in enumerate(lines) if line.startswith("The highest coal amount"))
    return [lines[0], "", *lines[first : paid + 1 + PLAYERS]]


def colour(line: str) -> str:
    """What matters now glows; the rest is ash."""
    if line.startswith("$") or ("? " in line and line.startswith(QUESTIONS)):
        return EMBER
    if line.startswith((">", "A devil", "The fists")):
        return FLAME
    return ASH if line.startswith(" ") else BONE


def spaced(line: str) -> str:
    """A line whose spaces keep their width, which browsers do not agree on otherwise."""
    return escape(line).replace(" ", "\u00a0")


def drawing(lines: list[str]) -> str:
    """Draw lines as they stand in a terminal."""
    width = round(max(map(len, lines)) * WIDE + 2 * EDGE)
    height = len(lines) * HIGH + 2 * EDGE
    texts = [
        f'<text x="{EDGE}" y="{EDGE + 14 + row * HIGH}" fill="{colour(line)}">{spaced(line)}</text>'
        for row, line in enumerate(lines)
    ]
    style = 'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14"'
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {style}>',
            "<title>A round of The Devil With It in the terminal</title>",
            f'<rect width="{width}" height="{height}" rx="12" fill="{COAL}"/>',
            *texts,
            "</svg>\n",
        )
    )


if __name__ == "__main__":
    (Path(__file__).parents[2] / "docs" / "images" / "play.svg").write_text(
        drawing(played()), encoding="utf-8"
    )
