"""Records of whole games: read again byte for byte, and accepted by a stranger's reading of the rules."""

import io
import json

import msgspec
import pytest

from diablerie.bots.roster import BOT_NAMES, SIMPLE
from diablerie.games.catalogue import GAMES
from diablerie.match.record import Recorded, encode, event_line, event_of, header_line, header_of, read_games
from diablerie.match.referee import Timeout
from diablerie.match.replay import handed_out, replay, verify
from tests.independent.reader import check_game
from tests.play import ALL_TABLES, Played, Table, play, random_table

Lines = list[dict[str, object]]


def read(text: bytes) -> list[Recorded]:
    return list(read_games(io.BytesIO(text)))


def decoded(text: bytes) -> Lines:
    return [json.loads(line) for line in text.decode("utf-8").splitlines()]


def accepted(played: Played) -> None:
    """Both readings of the rules agree with the record."""
    text = encode(played.lines)
    check_game(decoded(text))
    [recorded] = read(text)
    assert verify(recorded) == len(played.steps)


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_whole_games_with_any_options_are_accepted_by_everybody(game: str, players: int) -> None:
    for seed in range(100, 115):
        accepted(play(random_table(game, players, seed)))


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@pytest.mark.parametrize("bot", BOT_NAMES)
def test_whole_games_of_each_bot_are_accepted_by_everybody(game: str, players: int, bot: str) -> None:
    options = {"devil_with_it": {"goal": 900}, "little_devils": {}, "diavolo": {}}[game]
    for seed in range(2):
        accepted(play(Table(GAMES[game], (bot,) * players, options, seed)))


@pytest.mark.parametrize("race", [True, False])
@pytest.mark.parametrize("players", range(2, 7))
def test_games_without_a_time_limit_are_accepted_by_everybody(players: int, race: bool) -> None:
    """§3.7: then a round ends only when every right devil is taken, or everybody has grabbed."""
    for seed in range(12):
        for fastest, dead_heat in ((150, 15), (1000, 15), (1000, 200)):
            bots = tuple(tuple(SIMPLE)[(seed + seat) % 3] for seat in range(players))
            options = {"race": race, "time_limit": 0, "fastest": fastest, "dead_heat": dead_heat}
            accepted(play(Table(GAMES["diavolo"], bots, options, seed)))


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_a_record_that_is_read_and_written_again_is_the_same_byte_for_byte(game: str, players: int) -> None:
    for seed in range(4):
        played = play(random_table(game, players, seed))
        text = encode(played.lines)
        [recorded] = read(text)
        lines = [line for _, line in recorded.lines]
        assert encode([header_line(recorded.header), *lines]) == text
        assert recorded.header == played.header
        rewritten = [
            event_line(played.game, event_of(played.game, line)) if "by" in line else line for line in lines
        ]
        assert encode([header_line(header_of(played.lines[0])), *rewritten]) == text


def test_several_games_of_a_file_are_read_one_after_another() -> None:
    games = [play(random_table(game, 4, 7)) for game in GAMES]
    text = b"\n\n".join(encode(played.lines) for played in games)
    recorded = read(text)
    assert [one.header.game.name for one in recorded] == list(GAMES)
    assert [verify(one) for one in recorded] == [len(played.steps) for played in games]
    at = text.split(b"\n")
    for one in recorded:
        assert msgspec.json.decode(at[one.first - 1])["game"] == one.header.game.name
        assert all(msgspec.json.decode(at[number - 1]) == line for number, line in one.lines)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_reader_does_not_know_is_skipped(game: str) -> None:
    lines = [line | {"note": ["anything"], "at": 12} for line in play(random_table(game, 3, 2)).lines]
    [recorded] = read(encode(lines))
    assert verify(recorded) > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_breaks_off_can_be_replayed_to_its_last_line(game: str) -> None:
    played = play(random_table(game, 3, 4))
    for end in range(1, len(played.lines)):
        [recorded] = read(encode(played.lines[:end]))
        steps = list(replay(recorded))
        assert steps == list(played.steps[: len(steps)])
        assert len(steps) == sum("by" in line for line in played.lines[:end])


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_after_the_end_a_record_is_handed_out_in_full(game: str, players: int) -> None:
    played = play(random_table(game, players, 8))
    for seat in (-3, *range(players)):
        assert handed_out(played.header, list(played.steps), seat) == list(played.lines[:-1])


def test_time_outs_are_among_the_events_of_these_games() -> None:
    """Otherwise the tests above would say nothing about them."""
    for game in ("devil_with_it", "little_devils"):
        played = [play(random_table(game, 4, seed)) for seed in range(100, 103)]
        assert any(isinstance(step.event, Timeout) for one in played for step in one.steps)
