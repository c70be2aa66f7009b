"""Two laws over all games: an event reads as it was written, and what is no event is told in one line."""

from typing import Any

import pytest

from diablerie.errors import InputError
from diablerie.game.manifest import Game
from diablerie.game.types import Fields
from tests.games.devil_with_it.samples import SAMPLES as DEVIL_WITH_IT
from tests.games.diavolo.samples import SAMPLES as DIAVOLO
from tests.games.little_devils.samples import SAMPLES as LITTLE_DEVILS
from tests.games.tables import Samples

ALL: list[Samples[Any, Any, Any, Any]] = [DEVIL_WITH_IT, LITTLE_DEVILS, DIAVOLO]
WRITTEN = [(game, text, fields) for game, written, _, _ in ALL for text, fields in written.items()]
WRONG = [
    pytest.param(game, text, example, id=f"{game.name}: {why}")
    for game, _, wrong, example in ALL
    for why, text in wrong.items()
]


@pytest.mark.parametrize(("game", "text", "fields"), WRITTEN, ids=lambda part: getattr(part, "name", None))
def test_an_event_reads_as_it_is_written(game: Game, text: str, fields: Fields) -> None:
    event = game.from_text(text)
    assert game.to_text(event) == text
    assert game.to_fields(event) == fields
    assert game.from_fields(fields) == event


@pytest.mark.parametrize(("game", "text", "example"), WRONG)
def test_what_is_no_event_is_told_in_one_line_with_an_example(game: Game, text: str, example: str) -> None:
    with pytest.raises(InputError) as error:
        game.from_text(text)
    message = str(error.value)
    assert repr(text) in message
    assert example in message
    assert "\n" not in message
