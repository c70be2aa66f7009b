"""How long a name is, and where it is cut."""

import unicodedata
from pathlib import Path

import pytest

from diablerie.server.people import names
from diablerie.server.people.names import (
    LONGEST_NAME,
    MOST_SIGNS,
    cleaned_name,
)

GUEST = Path(__file__).parents[2] / "web/src/guest.ts"


@pytest.mark.parametrize("picture", ["👨‍👩‍👧‍👦", "🏳️‍🌈", "👍🏽", "🇷🇴", "1️⃣", "é"])
def test_what_people_see_as_one_sign_counts_as_one(picture: str) -> None:
    sign = unicodedata.normalize("NFC", picture)
    assert cleaned_name(sign * 30) == sign * LONGEST_NAME
    assert cleaned_name(sign * 3 + "x" * 30) == sign * 3 + "x" * (LONGEST_NAME - 3)


def test_a_name_is_never_cut_within_a_picture_and_never_endless() -> None:
    family = "👨‍👩‍👧‍👦"
    assert cleaned_name("x" * 23 + family + "y") == "x" * 23 + family
    assert len(cleaned_name("‍".join("👨" * 200))) <= MOST_SIGNS


def test_however_many_signs_a_letter_has_a_name_is_cut_in_steps_of_its_length(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Half a flag after the other took a sixth of a second, in which nobody else was served."""
    looked_at = 0
    is_half = names._is_flag_half

    def counted(sign: str) -> bool:
        nonlocal looked_at
        looked_at += 1
        return is_half(sign)

    monkeypatch.setattr(names, "_is_flag_half", counted)
    flags = "\U0001f1e9\U0001f1ea" * 240
    assert cleaned_name(flags) == flags[: 2 * LONGEST_NAME]
    assert looked_at < 10 * len(flags)
