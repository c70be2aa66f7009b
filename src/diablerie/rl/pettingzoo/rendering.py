"""The table as text, and the same text as an image."""

from collections.abc import Sequence
from functools import cache
from textwrap import wrap
from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from diablerie.game.numbers import Paper
from diablerie.game.teller import Teller
from diablerie.rl.table import Table

RENDER_MODES: Final = ("human", "ansi", "rgb_array")

COAL: Final = (20, 16, 15)
BONE: Final = (245, 235, 224)
FLAME: Final = (255, 194, 71)
"""For those who are awaited."""

COLUMN: Final = 6
LINE: Final = 13
"""Pixels from one character and from one line to the next, before everything is enlarged."""
MARGIN: Final = 12
LARGER: Final = 2


def text_of(table: Table, names: Sequence[str], reveal: bool) -> str:
    """Draw the table: as a spectator sees it, or with everything that is hidden."""
    look = table.game.open_view if reveal else table.game.shared_view
    return table.game.picture(look(table.state), Teller(names))


def image_of(text: str, paper: Paper, players: int) -> npt.NDArray[np.uint8]:
    """Write a picture onto an image, which has the same size all through a game."""
    width = 2 * MARGIN + COLUMN * paper.columns
    height = 2 * MARGIN + LINE * (paper.lines + players * paper.lines_a_player)
    image = Image.new("RGB", (width, height), COAL)
    draw = ImageDraw.Draw(image)
    for number, line in enumerate(folded(text, paper.columns)):
        colour = FLAME if line.startswith(">") else BONE
        draw.text((MARGIN, MARGIN + number * LINE), line, colour, font())
    return np.asarray(image.resize((width * LARGER, height * LARGER), Image.Resampling.NEAREST))


def folded(text: str, columns: int) -> list[str]:
    """Break the lines that are too long."""
    lines = []
    for line in text.splitlines():
        lines += wrap(line, columns, subsequent_indent="    ") if len(line) > columns else [line]
    return lines


@cache
def font() -> ImageFont.ImageFont:
    """The same letters everywhere, whatever the system has."""
    return ImageFont.load_default_imagefont()
