"""What is written is read again as the same: text, fields, and whole records."""

import io

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from diablerie.errors import InputError
from diablerie.game.options import changed, complete
from diablerie.game.teller import Teller
from diablerie.games.catalogue import GAMES
from diablerie.match.record import encode, read_games
from diablerie.match.replay import replay
from diablerie.words import LANGUAGES
from tests.play import ALL_TABLES, play, tables


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_events_are_read_as_they_were_written(game: str, players: int, data: st.DataObject) -> None:
    played = play(data.draw(tables(game, players)))
    rules = played.game
    for _, event, _ in played.moments():
        text, fields = rules.to_text(event), rules.to_fields(event)
        assert rules.from_text(text) == event
        assert rules.from_fields(fields) == event
        assert rules.from_fields(msgspec.json.decode(msgspec.json.encode(fields))) == event
        assert "\n" not in text
        assert {"by", "do"} <= set(fields)


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_a_replayed_record_gives_the_same_table(game: str, players: int, data: st.DataObject) -> None:
    played = play(data.draw(tables(game, players, late=0.1)))
    [recorded] = read_games(io.BytesIO(encode(played.lines)))
    steps = list(replay(recorded))
    assert steps == list(played.steps)
    assert [step.after.version for step in steps] == list(range(1, len(steps) + 1))


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_everything_that_can_be_drawn_and_told_can_be_at_any_moment(
    game: str, players: int, data: st.DataObject
) -> None:
    played = play(data.draw(tables(game, players)))
    rules = played.game
    teller = Teller(
        played.names, data.draw(st.sampled_from(list(LANGUAGES))), data.draw(st.sampled_from((0, -3)))
    )
    for before, event, after in played.moments():
        told = rules.tell(before, event, after, teller)
        assert all(sentence.endswith((".", "!")) and "\n" not in sentence for sentence in told)
        pictures = [rules.picture(rules.view(after, seat), teller) for seat in (0, -3)]
        pictures.append(rules.picture(rules.open_view(after), teller))
        assert all(line == line.rstrip() for picture in pictures for line in picture.split("\n"))
        assert all(name in picture for picture in pictures for name in played.names)


def event_or_complaint(game: str, text: str) -> str:
    """What reading a line comes to: the event as it is written, or one line that says why not."""
    try:
        return repr(GAMES[game].from_text(text))
    except InputError as error:
        return str(error)


SENTENCES = st.from_regex(r"(-?[0-9]{1,20}|chance|clock) [a-z]{3,6}( -?[0-9:/]{1,20})*")


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=60)
@given(text=st.text(max_size=40) | SENTENCES)
def test_any_text_is_an_event_or_an_input_error(game: str, text: str) -> None:
    assert len(event_or_complaint(game, text).splitlines()) == 1


ENORMOUS = (
    "{0} play {0}",
    "chance deal {0}: {0} / 1",
    "chance deal 0: {0} / 1",
    "{0} bet {0}",
    "chance throw {0} largest_sum {0} 1 1 at {0},{0}",
    "chance lot 1 {0}",
    "chance start {0}",
    "{0} grab red {0}",
)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", ["-1", "9" * 9, "9" * 15, "9" * 5000], ids=["-1", "9", "15", "5000"])
@pytest.mark.parametrize("event", ENORMOUS)
def test_enormous_numbers_are_an_event_or_an_input_error(game: str, number: str, event: str) -> None:
    assert event_or_complaint(game, event.format(number))


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_options_that_are_left_out_come_back_as_their_defaults(
    game: str, players: int, data: st.DataObject
) -> None:
    options = data.draw(tables(game, players)).options
    rules = GAMES[game]
    complete_set = complete(rules.options, options)
    assert complete(rules.options, changed(rules.options, complete_set)) == complete_set
