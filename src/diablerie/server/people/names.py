"""Names and words of people as they can be shown to others: nothing unseen, nobody mistaken for another."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import islice, takewhile

from diablerie.bots.roster import BOT_NAMES
from diablerie.words import LANGUAGES, LOCALE

LONGEST_NAME = 24
"""Letters and pictures, as people count them: a family is one."""
MOST_SIGNS = 8 * LONGEST_NAME
"""Of which a name is made up at most."""
REMEMBERED_NAMES = 4096
MOST_MARKS = 3
"""Accents that one letter may carry; no language piles up more."""
MOST_OF_A_KIND = 6
"""Bots of one kind at a table; those without names of their own have numbers."""
WORDS_OF_THE_HOUSE = ("Diablerie", "host", "system", "server", "admin", "moderator", "watcher")
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that nobody sees, and that take up room."""
UNSEEN = "\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\ufffc\U00016fe4\U0001107f\U0001d159"
"""Marks and signs that nobody sees."""
JOINERS = "\u200c\u200d"
KEYCAP = "\u20e3"
PICTURE = "\ufe0f"
"""Says that the sign before it is to be drawn as a picture."""

LARGE_ALIKE = str.maketrans("АВЕЅІЈКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abesljkmhopctyxabezhlkmnoptyx")
"""Large Cyrillic and Greek letters that look like Latin ones."""
ALIKE = str.maketrans(
    "абвгԁеһіјкӏмнопԛрсѕтухԝαβεηικνορτυχωɑɡıʏᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡᴢ01i|!",
    "abbrdehljklmhonqpcstyxwabenlkvoptuxwaglyabcdefghljklmnoprstuvwzollll",
)
"""Small ones, small capitals, and digits; i, l, 1 and a large i count as one."""


def cleaned(text: str) -> str:
    """A text in one line, without control, steering and invisible characters and heaps of accents."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    while (shown := _cleaned_once(text)) != text:  # what was apart may have come together
        text = shown
    return text


def _cleaned_once(text: str) -> str:
    plain = unicodedata.normalize("NFC", text)
    seen = map(_shown, " " + plain, plain, plain[1:] + " ")
    return " ".join("".join(_with_few_marks("".join(seen))).split())


def _with_few_marks(text: str) -> Iterator[str]:
    marks = 0
    for sign in text:
        if unicodedata.category(sign) in ("Mn", "Me"):
            marks += 1
        elif sign not in JOINERS:
            marks = 0
        if marks <= MOST_MARKS:
            yield sign


def cleaned_name(name: str) -> str:
    """A name as it can be shown, not too long; empty where there is nothing to see."""
    short = _cut(cleaned(name[: 20 * LONGEST_NAME]), LONGEST_NAME)
    return short if is_seen(short) else ""


def is_seen(text: str) -> bool:
    """Whether there is something to see in a text."""
    return any(unicodedata.category(sign)[0] in "LNPS" for sign in text)


def _shown(before: str, sign: str, after: str) -> str:
    """A sign of a text; a space for a gap, nothing for what only steers or joins others."""
    kind = unicodedata.category(sign)
    if sign in JOINERS:
        return sign if _joins(before, after) else ""
    if sign == PICTURE:
        return sign if _is_picture(before) or after == "\u20e3" else ""
    if kind == "Cf" or sign in UNSEEN or "\ufe00" <= sign < PICTURE or "\U000e0100" <= sign <= "\U000e01ef":
        return ""
    return " " if kind[0] in "CZ" or sign in BLANKS else sign


def _joins(before: str, after: str) -> bool:
    """Whether a joiner belongs there: in a picture made of several, or as Arabic and Indic scripts write."""
    if _is_picture(after):
        return before == PICTURE or _is_picture(before)
    arabic = unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    return arabic or unicodedata.combining(before) == 9  # a virama


def _is_picture(sign: str) -> bool:
    return unicodedata.category(sign) == "So" or "\U0001f3fb" <= sign <= "\U0001f3ff"  # tones of skin


def _cut(text: str, longest: int) -> str:
    """The beginning of a text, so many letters and pictures long, however many signs make up each."""
    ends = islice(_ends(text), max(longest, 0))
    fit = list(takewhile(lambda end: end <= MOST_SIGNS, ends))
    return text[: fit[-1] if fit else 0].strip()


def _ends(text: str) -> Iterator[int]:
    """Where the letters and pictures of a text end."""
    halves = 0  # of flags, up to here without a gap
    for at, sign in enumerate(text):
        if at and not _belongs(sign, text[at - 1], halves):
            yield at
        halves = halves + 1 if _is_flag_half(sign) else 0
    if text:
        yield len(text)


def _belongs(sign: str, before: str, halves: int) -> bool:
    """Whether a sign is part of the letter or the picture before it; `halves` of flags stand before it."""
    if _is_flag_half(sign) and halves:  # two make a flag
        return halves % 2 == 1
    return (
        sign in JOINERS + PICTURE + KEYCAP
        or before in JOINERS
        or unicodedata.category(sign) in ("Mn", "Me")
        or "\U0001f3fb" <= sign <= "\U0001f3ff"
    )


def _is_flag_half(sign: str) -> bool:
    return "\U0001f1e6" <= sign <= "\U0001f1ff"


@lru_cache(REMEMBERED_NAMES)
def skeleton(name: str) -> str:
    """What is left of a name for the eye: names with the same skeleton are hardly told apart."""
    plain = unicodedata.normalize("NFKC", name).translate(LARGE_ALIKE)
    folded = unicodedata.normalize("NFKC", plain.casefold())
    drawn = [sign for sign in folded.translate(ALIKE) if unicodedata.category(sign)[0] in "LNSM"]
    seen = "".join(sign for sign in drawn if sign != PICTURE and sign not in UNSEEN)
    return seen.replace("rn", "m").replace("vv", "w") or folded


@cache
def names_of_the_house() -> frozenset[str]:
    """What bots are called, in all languages and in records, and words that only the house may go by."""
    kinds = "|".join(BOT_NAMES)
    bots = [*BOT_NAMES]
    for language in LANGUAGES:
        # To read the whole files as Fluent would take seconds.
        texts = (LOCALE / language / "games.ftl").read_text(encoding="utf-8")
        bots += re.findall(rf"^bot-(?:{kinds})(?:-\d)? = (.+)$", texts, re.M)
    numbered = [f"{name} {number}" for name in bots for number in range(2, MOST_OF_A_KIND + 1)]
    return frozenset(map(skeleton, [*WORDS_OF_THE_HOUSE, *bots, *numbered]))


def is_of_the_house(name: str) -> bool:
    """Whether somebody of this name would be taken for a bot, or for the house itself."""
    return skeleton(name) in names_of_the_house()


def told_apart(name: str, others: Iterable[str]) -> str:
    """A name with a number, if it needs one so that nobody is taken for another."""
    taken = set(map(skeleton, others))
    number, own = 1, name
    while skeleton(own) in taken or (number == 1 and is_of_the_house(own)):
        number += 1
        mark = f" ({number})"
        own = _cut(name, LONGEST_NAME - len(mark)) + mark
    return own
