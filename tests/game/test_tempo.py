"""The tempo of a game: what those who play by themselves do in a race, and when."""

from typing import NamedTuple

import pytest

from diablerie.game.core import DEVIL_GONE, LEGAL, TOO_LATE, Refusal
from diablerie.game.options import complete
from diablerie.game.tempo import SECOND_THOUGHT, Intentions, Race, Turns
from diablerie.games.catalogue import GAMES


class Table(NamedTuple):
    """Where a race for numbers stands."""

    players: int = 3
    to_act: int = 0
    rounds: int = 0


class Deed(NamedTuple):
    """Somebody takes a number."""

    by: int
    number: int
    reaction: int
    do: int = 0


RACE = Race[Table, Deed](
    timed=True,
    limit=0,
    dead_heat=0,
    begins=lambda table: False,
    opener=lambda table: 0,
    racing=lambda table: 0b111,
    under_way=lambda table: True,
    settled=lambda table: False,
    closing=Deed(-2, 0, 0),
    may_close=lambda table: True,
    reaction=lambda deed: deed.reaction,
    after=lambda deed, reaction: deed._replace(reaction=reaction),
    instead=lambda deed, reason: deed._replace(number=deed.number + 1) if reason == DEVIL_GONE else None,
)


def wanting(*deeds: Deed) -> Intentions[Table, Deed]:
    intentions = Intentions(RACE)
    for deed in deeds:
        intentions.want(deed)
    return intentions


def allowed(deed: Deed) -> Refusal:
    return LEGAL


def test_whoever_is_faster_comes_first_and_of_those_who_are_level_the_lower_seat() -> None:
    intentions = wanting(Deed(2, 7, 400), Deed(1, 8, 900), Deed(0, 9, 400))
    assert intentions.soonest == 400
    assert [intentions.next_deed(allowed) for _ in range(4)] == [
        Deed(0, 9, 400),
        Deed(2, 7, 400),
        Deed(1, 8, 900),
        None,
    ]
    assert intentions.soonest is None


def test_nobody_acts_before_their_time_has_come() -> None:
    intentions = wanting(Deed(1, 8, 900))
    assert intentions.next_deed(allowed, before=900) is None
    assert intentions.next_deed(allowed, before=901) == Deed(1, 8, 900)


def test_whoever_is_asked_later_needs_a_moment_to_be_there() -> None:
    intentions = Intentions(RACE)
    intentions.want(Deed(1, 8, 900), now=2000)
    intentions.want(Deed(2, 8, 9000), now=2000)
    assert intentions.next_deed(allowed) == Deed(1, 8, 2000 + SECOND_THOUGHT)
    assert intentions.next_deed(allowed) == Deed(2, 8, 9000)


def test_whoever_finds_it_gone_reaches_for_another_after_a_moment_and_others_may_be_faster() -> None:
    taken = {1}

    def refusal(deed: Deed) -> Refusal:
        return DEVIL_GONE if deed.number in taken else LEGAL

    intentions = wanting(Deed(0, 1, 500), Deed(1, 4, 600), Deed(2, 5, 900))
    order = [intentions.next_deed(refusal) for _ in range(3)]
    assert order == [Deed(1, 4, 600), Deed(0, 2, 500 + SECOND_THOUGHT), Deed(2, 5, 900)]


def test_whoever_is_too_late_gives_up() -> None:
    intentions = wanting(Deed(0, 1, 500), Deed(1, 4, 600))
    assert intentions.next_deed(lambda deed: TOO_LATE if deed.by == 0 else LEGAL) == Deed(1, 4, 600)
    assert intentions.next_deed(allowed) is None


def test_what_somebody_wanted_is_forgotten_when_another_sits_down() -> None:
    intentions = wanting(Deed(0, 1, 500), Deed(1, 4, 600))
    intentions.forget(0)
    intentions.forget(2)
    assert intentions.next_deed(allowed) == Deed(1, 4, 600)


@pytest.mark.parametrize("name", GAMES)
def test_a_clock_plays_where_there_are_turns_and_closes_the_round_of_a_race(name: str) -> None:
    game = GAMES[name]
    tempo = game.tempo(complete(game.options, {}))
    assert isinstance(tempo, Turns) == (game.played_by_clock is not None)


@pytest.mark.parametrize(("race", "time_limit"), [(True, 0), (False, 30)])
def test_the_options_of_diavolo_say_how_it_is_raced(race: bool, time_limit: int) -> None:
    game = GAMES["diavolo"]
    tempo = game.tempo(complete(game.options, {"race": race, "time_limit": time_limit}))
    assert isinstance(tempo, Race)
    assert (tempo.timed, tempo.limit, tempo.dead_heat) == (race, time_limit, 15)
