"""What the strong bot thinks: every choice, best first, with numbers that hold."""

from random import Random

import pytest

from diablerie.game.core import CHANCE
from diablerie.game.masks import seats_of
from diablerie.game.mind import Assessment, Mind
from diablerie.games.devil_with_it import GAME
from diablerie.games.devil_with_it.bots.assess import assess
from diablerie.games.devil_with_it.coal import DEVIL
from diablerie.games.devil_with_it.rules import apply
from diablerie.games.devil_with_it.state import BET, REVEAL, STOP, Event
from diablerie.match.referee import Match
from tests.games.devil_with_it.bots.by_hand import after_devil, after_stop, random_last_turn, worth
from tests.games.devil_with_it.bots.tables import memory_of, state_of
from tests.inside import inside
from tests.play import Table, play

QUICK = 0.1


def judged(match: Match, seat: int) -> Assessment[Event] | None:
    """A quick judgement."""
    return assess(GAME.view(inside(match.state), seat), Mind(inside(match.memory), Random(1), effort=QUICK))


def test_every_decision_of_a_match_is_judged_best_first_and_nothing_else_is() -> None:
    for step in play(Table(GAME, ("bold", "cautious", "random"), {"goal": 500}, 2)).steps[:120]:
        awaited = seats_of(GAME.awaited(inside(step.before.state)))
        for seat in range(3):
            assessment = judged(step.before, seat)
            assert (assessment is not None) == (seat in awaited)
            if assessment is not None:
                chances = [choice.chance for choice in assessment.choices]
                assert chances == sorted(chances, reverse=True)
                assert all(0 <= chance <= 1 for chance in chances)


def test_every_legal_bet_is_judged_and_all_places_are_one_choice() -> None:
    for step in play(Table(GAME, ("bold", "cautious"), {"goal": 700}, 5)).steps[:150]:
        for seat in seats_of(GAME.awaited(inside(step.before.state))):
            legal = GAME.choices(inside(step.before.state), seat)
            bets = {event for event in legal if event.do == BET}
            others = {event.do for event in legal if event.do != BET}
            assessment = judged(step.before, seat)
            assert assessment is not None
            assert {choice.event for choice in assessment.choices} <= set(legal)
            if bets:
                assert {choice.event for choice in assessment.choices} == bets
            else:
                assert sorted(inside(choice.event).do for choice in assessment.choices) == sorted(others)


def test_who_is_rich_beyond_all_coal_sees_his_whole_purse_judged() -> None:
    turn = random_last_turn(Random(3))._replace(seat=0)
    state = state_of(turn)._replace(phase=BET, chips=(9000,) * 6, stakes=(-1,) * 6, turned=0, goal=100_000)
    memory = memory_of(turn)._replace(chips=(9000,) * 6)
    assessment = assess(GAME.view(state, 0), Mind(memory, Random(1), effort=QUICK))
    assert assessment is not None
    bets = {inside(choice.event).what for choice in assessment.choices}
    assert bets == {*range(10, 1271, 10), 9000}


def test_the_last_players_figures_are_what_is_paid() -> None:
    luck = Random(6)
    for _ in range(30):
        turn = random_last_turn(luck)
        state, seat = state_of(turn), turn.seat
        assessment = assess(GAME.view(state, seat), Mind(memory_of(turn), Random(1)))
        assert assessment is not None
        stop = next(choice for choice in assessment.choices if inside(choice.event).do == STOP)
        paid = after_stop(turn, worth(turn.turned), len(turn.turned))
        assert stop.figures["gain"] == paid[seat] - turn.chips[seat]
        assert apply(state, inside(stop.event)).chips[: len(paid)] == paid
        assert assessment.figures["devil_chance"] == pytest.approx(turn.left[DEVIL] / sum(turn.left))


def test_with_nothing_but_devils_left_going_on_is_worth_what_a_devil_leaves() -> None:
    turn = random_last_turn(Random(9))._replace(left=(0, 0, 0, 0, 0, 0, 4))
    state = state_of(turn)
    assessment = assess(GAME.view(state, turn.seat), Mind(memory_of(turn), Random(1)))
    assert assessment is not None
    reveal = next(choice for choice in assessment.choices if inside(choice.event).do == REVEAL)
    burnt = after_devil(turn)
    assert reveal.figures["gain"] == burnt[turn.seat] - turn.chips[turn.seat]
    reached = apply(state, inside(reveal.event))
    assert apply(reached, Event(CHANCE, 4, DEVIL)).chips[: len(burnt)] == burnt
