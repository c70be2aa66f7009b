"""Four levels of Diavolo: the stronger is quicker, errs less, and stays in the game longer."""

import pytest

from diablerie.bots.roster import LEVELS as ALL_LEVELS
from diablerie.game.core import DEVIL_GONE, LEGAL
from diablerie.game.options import complete
from diablerie.game.tempo import SECOND_THOUGHT, Intentions
from diablerie.games.diavolo.dice import BLACK, GREY
from diablerie.games.diavolo.rules import refusal
from diablerie.games.diavolo.state import grabbing
from diablerie.games.diavolo.tempo import tempo
from tests.games.diavolo.bots.looks import DIAVOLO, agreed, answer, grabs, throws
from tests.games.diavolo.throws import RED_IS_RIGHT, play, thrown
from tests.inside import inside
from tests.play import Table
from tests.play import play as play_match

STEPS = list(zip(ALL_LEVELS, ALL_LEVELS[1:]))


def right(level: str, race: int) -> float:
    """How often a level is right."""
    views = tuple(agreed(seen, race=race) for seen in throws(1200))
    decided = grabs(level, views)
    return sum(grab.devil == answer(seen) for grab, seen in zip(decided, views)) / len(views)


def ahead(better: str, worse: str, players: int, games: int) -> float:
    """How often one of the better stays in the game longer than one of the worse."""
    won = 0.0
    for number in range(games):
        seats = tuple((better, worse)[(seat + number) % 2] for seat in range(players))
        played = play_match(Table(DIAVOLO, seats, {}, number // 2))
        lasted = [
            sum(inside(step.after.state).rubies[seat] > 0 for step in played.steps) for seat in range(players)
        ]
        pairs = [
            (one, other)
            for one, a in zip(lasted, seats)
            for other, b in zip(lasted, seats)
            if a != b and a == better
        ]
        won += sum((one > other) + (one == other) / 2 for one, other in pairs) / len(pairs)
    return won / games


@pytest.mark.parametrize("race", [1, 0])
@pytest.mark.parametrize(("worse", "better"), STEPS)
def test_a_higher_level_is_right_more_often(worse: str, better: str, race: int) -> None:
    assert right(worse, race) < right(better, race)


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_in_peace_everybody_takes_more_care(level: str) -> None:
    assert right(level, race=1) < right(level, race=0)


def test_easy_is_wrong_often_but_does_not_just_guess() -> None:
    assert 0.65 < right("easy", race=1) < 0.85


@pytest.mark.parametrize(("worse", "better"), STEPS)
def test_a_higher_level_is_quicker(worse: str, better: str) -> None:
    slow, fast = (sum(grab.reaction for grab in grabs(level, throws(1200))) for level in (worse, better))
    assert fast < 0.8 * slow


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize(("worse", "better"), [*STEPS, ("bold", "devil"), ("cautious", "devil")])
def test_a_higher_level_stays_in_the_game_longer(worse: str, better: str, players: int) -> None:
    assert ahead(better, worse, players, games=12) > 0.6


def test_a_bot_whose_devil_is_gone_reaches_for_another_a_little_later() -> None:
    table = play(thrown(RED_IS_RIGHT, 2), "0 grab grey 800")
    late = grabbing(1, GREY, 900)
    assert refusal(table, late) == DEVIL_GONE
    bots = Intentions(tempo(complete(DIAVOLO.options, {})))
    bots.want(late)
    again = bots.next_deed(lambda grab: refusal(table, grab))
    assert again == grabbing(1, BLACK, 900 + SECOND_THOUGHT)
    assert refusal(table, again) == LEGAL
