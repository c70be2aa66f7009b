"""A look back at games: what is judged, by what it is judged, and what is left out."""

from dataclasses import replace
from random import Random

import pytest
from msgspec import structs

from diablerie.bots.report import written_event
from diablerie.bots.review import Judgement, decisions, judge, player_review, written_judgement
from diablerie.game.core import CLOCK
from diablerie.game.types import Event
from diablerie.games.catalogue import GAMES
from diablerie.match.referee import Timeout
from tests.contract.disguise import CHANGES
from tests.play import Played, Table, play

QUICK = 0.05
"""Effort."""
TABLES = {
    "little_devils": Table(GAMES["little_devils"], ("cautious", "random", "bold"), {"goal": 10}, 5),
    "devil_with_it": Table(GAMES["devil_with_it"], ("cautious", "random", "bold"), {"goal": 400}, 5),
    "diavolo": Table(GAMES["diavolo"], ("cautious", "random", "bold"), {}, 5),
}


@pytest.fixture(scope="module", params=TABLES)
def played(request: pytest.FixtureRequest) -> Played:
    return play(TABLES[request.param])


@pytest.fixture(scope="module")
def judgements(played: Played) -> list[Judgement]:
    """Some decisions from all parts of the game, judged."""
    decided = list(decisions(enumerate(played.steps, 1)))
    found = [judge(one, "seed", QUICK) for one in decided[:: len(decided) // 30 + 1]]
    return [one for one in found if one is not None]


def test_every_event_of_a_seat_is_a_decision(played: Played) -> None:
    decided = [(one.number, one.event) for one in decisions(enumerate(played.steps, 1)) if one.event]
    events = [(n, step.event) for n, step in enumerate(played.steps, 1) if step.event.by >= 0]
    assert decided == events


def test_what_was_played_stands_among_the_choices_and_none_is_better_than_the_best(
    judgements: list[Judgement],
) -> None:
    assert len(judgements) > 5
    for one in judgements:
        game = one.decided.match.game
        assert written_event(game, one.played.event) == written_event(game, one.decided.event)
        chances = [choice.chance for choice in one.assessment.choices]
        assert chances == sorted(chances, reverse=True)
        assert one.lost == pytest.approx(chances[0] - one.played.chance)
        assert 0 <= one.played.chance <= chances[0] <= 1


def test_the_same_seed_gives_the_same_judgement(judgements: list[Judgement]) -> None:
    for one in judgements[:4]:
        again = judge(one.decided, "seed", QUICK)
        assert again is not None
        assert written_judgement(again) == written_judgement(one)


def test_a_judgement_knows_nothing_that_the_player_could_not_see(judgements: list[Judgement]) -> None:
    luck, differed = Random(3), 0
    for one in judgements:
        decided = one.decided
        state, game = decided.match.state, decided.match.game
        change = CHANGES[game.name](state, decided.seat, luck)
        other, _ = change(state, None, True)
        differed += other != state
        again = judge(decided._replace(match=structs.replace(decided.match, state=other)), "seed", QUICK)
        assert again is not None
        assert written_judgement(again) == written_judgement(one)
    assert differed


def test_who_always_plays_the_best_is_perfect(judgements: list[Judgement]) -> None:
    best = [one._replace(played=one.assessment.best, lost=0.0) for one in judgements]
    seats = {one.decided.seat for one in best}
    assert [player_review(best, seat).accuracy for seat in seats] == pytest.approx(
        [100] * len(seats), abs=0.01
    )


def test_who_always_plays_the_worst_is_less_accurate_than_who_plays_as_here(
    judgements: list[Judgement],
) -> None:
    worst = [
        one._replace(lost=one.assessment.best.chance - one.assessment.choices[-1].chance)
        for one in judgements
    ]
    for seat in range(3):
        here, there = player_review(judgements, seat), player_review(worst, seat)
        assert here.decisions == there.decisions > 0
        assert here.accuracy is not None
        assert there.accuracy is not None
        assert there.accuracy <= here.accuracy
        assert there.lost >= here.lost


def test_what_the_clock_played_is_nobodys_decision() -> None:
    late = play(replace(TABLES["little_devils"], late=0.3))
    by_clock = {n + 1 for n, step in enumerate(late.steps, 1) if isinstance(step.event, Timeout)}
    assert by_clock
    assert not by_clock & {one.number for one in decisions(enumerate(late.steps, 1))}


def test_what_others_did_for_somebody_is_left_out() -> None:
    steps = list(enumerate(play(TABLES["devil_with_it"]).steps, 1))
    mine = [one.number for one in decisions(steps) if one.seat == 1]
    left = [one.number for one in decisions(steps, mine[:3]) if one.seat == 1]
    assert left == mine[3:]


def test_whoever_let_a_round_of_diavolo_end_has_decided_to_grab_nothing() -> None:
    steps = play(TABLES["diavolo"]).steps
    idle = [one for one in decisions(enumerate(steps, 1)) if one.event is None]
    assert idle
    for one in idle:
        game, state = one.match.game, one.match.state
        assert game.awaited(state) >> one.seat & 1
        assert written_event(game, one.event) == {"do": "nothing"}
        event: Event = steps[one.number - 1].event
        assert event.by == CLOCK
