"""How the four levels play Little Devils, and what the strong one says of it."""

from random import Random

import pytest

from diablerie.game.core import NOBODY
from diablerie.game.mind import Mind
from diablerie.games.little_devils.bots.assess import assess
from diablerie.games.little_devils.bots.levels import COMPILED, DEVILISH, HARD, LEVELS
from diablerie.games.little_devils.bots.search import CHUNK, TRIED, Effort, look_ahead
from diablerie.games.little_devils.memory import NO_MEMORY, Memory, remember
from diablerie.games.little_devils.rules import apply, devils_if_last, legal
from diablerie.games.little_devils.state import State, dealing, new_game, playing
from diablerie.games.little_devils.view import view
from diablerie.kernel import put
from tests.games.little_devils.bots.positions import Moment, all_known, moments
from tests.inside import inside


def some_moments(players: int, seed: int, every: int) -> list[Moment]:
    return [moment for number, moment in enumerate(moments(players, seed)) if number % every == 0]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [3, 6])
def test_every_level_plays_what_is_legal_and_the_same_with_the_same_luck(level: str, players: int) -> None:
    for state, memory in some_moments(players, 1, 2):
        sight = view(state, state.to_act)
        events = [LEVELS[level](sight, Mind(memory, Random(9), effort=0.1)) for _ in range(2)]
        assert events[0] == events[1]
        assert events[0] in [playing(state.to_act, card) for card in sight.legal]


def otherwise_dealt(state: State, memory: Memory, luck: Random) -> State:
    """The same table with the hidden cards of the others in other hands, as they could have been."""
    seats = [seat for seat in range(state.players) if seat != state.to_act]
    for _ in range(60):
        one, two = luck.sample(seats, 2)
        mine = [c for c in range(55) if state.dealt[one] & ~state.gone & ~memory.lacks[two] & 1 << c]
        theirs = [c for c in range(55) if state.dealt[two] & ~state.gone & ~memory.lacks[one] & 1 << c]
        if mine and theirs:
            swapped = 1 << luck.choice(mine) | 1 << luck.choice(theirs)
            dealt = put(put(state.dealt, one, state.dealt[one] ^ swapped), two, state.dealt[two] ^ swapped)
            state = state._replace(dealt=dealt)
    return state


def remembered(state: State, plays: list[tuple[int, int]]) -> Moment:
    """Deal the hands of `state` and let the same cards be played."""
    table, memory = new_game(state.players, state.goal, state.open_tricks), NO_MEMORY
    for event in (dealing(state.dealer, state.dealt), *(playing(seat, card) for seat, card in plays)):
        after = apply(table, event)
        memory = remember(memory, table, event, after)
        table = after
    return table, memory


@pytest.mark.parametrize("level", LEVELS)
def test_no_decision_changes_when_what_the_seat_may_not_see_is_permuted(level: str) -> None:
    plays: list[tuple[int, int]] = []
    changed, before = 0, None
    for state, memory in moments(4, 3):
        if before is not None:
            card = (state.gone & ~before.gone).bit_length() - 1
            plays.append((before.to_act, card))
        before = state
        other, same = remembered(otherwise_dealt(state, memory, Random(len(plays))), plays)
        changed += other != state
        events = {
            LEVELS[level](view(table, table.to_act), Mind(known, Random(2), effort=0.1))
            for table, known in ((state, memory), (other, same))
        }
        assert len(events) == 1
    assert changed > 15


def test_levels_do_not_play_alike() -> None:
    found = {level: list[int]() for level in LEVELS}
    for seed in range(4):
        for state, memory in some_moments(4, seed, 3):
            for level, decide in LEVELS.items():
                event = decide(view(state, state.to_act), Mind(memory, Random(seed), effort=0.2))
                assert event is not None
                found[level].append(event.card)
    assert len({tuple(played) for played in found.values()}) == len(LEVELS)


def test_levels_that_need_no_compiled_code_say_so() -> None:
    assert frozenset({"hard", "devil"}) == COMPILED
    assert DEVILISH.deals > 10 * HARD.deals


def tried(mind: Mind[Memory], effort: Effort) -> int:
    state, memory = next(moments(4, 1))
    sight = view(state, state.to_act)
    sums = look_ahead(sight, memory, mind, effort)
    assert len({int(sums[card][TRIED]) for card in sight.legal}) == 1
    return int(sums[sight.legal[0]][TRIED])


def test_whoever_has_no_time_stops_at_the_next_look_at_the_clock() -> None:
    assert tried(Mind(NO_MEMORY, Random(1), seconds=0.0), Effort(10 * CHUNK, True)) == CHUNK
    assert tried(Mind(NO_MEMORY, Random(1), seconds=3600.0), Effort(3 * CHUNK, True)) == 3 * CHUNK


def test_effort_is_a_number_of_deals() -> None:
    assert tried(Mind(NO_MEMORY, Random(1), effort=0.5), Effort(120, True)) == 60
    assert tried(Mind(NO_MEMORY, Random(1), effort=0.001), Effort(120, True)) == 1


@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_assessment_judges_every_card_the_best_first(players: int) -> None:
    for state, memory in some_moments(players, 2, 7):
        found = assess(view(state, state.to_act), Mind(memory, Random(1), effort=0.1))
        assert found is not None
        chances = [choice.chance for choice in found.choices]
        assert chances == sorted(chances, reverse=True)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert sum(1 << inside(choice.event).card for choice in found.choices) == legal(state)
        assert all(0.0 <= choice.figures["devils"] <= 87.0 for choice in found.choices)


def test_whoever_does_not_play_has_nothing_to_judge() -> None:
    state, memory = next(moments(4, 1))
    for seat in (NOBODY, (state.to_act + 1) % 4):
        assert assess(view(state, seat), Mind(memory, Random(1))) is None


def test_who_plays_last_to_a_trick_knows_whether_he_takes_it() -> None:
    known = 0
    for seed in range(4):
        for state, memory in moments(4, seed):
            if state.trick.bit_count() == 3:
                found = assess(view(state, state.to_act), Mind(memory, Random(1), effort=0.05))
                assert found is not None
                for choice in found.choices:
                    if devils_if_last(state, inside(choice.event).card):
                        assert choice.figures["takes"] == 1.0
                        known += 1
                    assert choice.figures["takes"] in (0.0, 1.0)
    assert known > 10


def test_a_leader_never_takes_his_own_trick() -> None:
    state, memory = next(moments(5, 1))
    found = assess(view(state, state.to_act), Mind(memory, Random(1), effort=0.1))
    assert found is not None
    assert {choice.figures["takes"] for choice in found.choices} == {0.0}


def test_near_the_goal_the_devil_plays_for_its_place_and_not_for_few_devils() -> None:
    """Whoever gives devils to the right person may take some themselves."""
    luck = Random(3)
    for seed in range(200):
        for state, _ in moments(4, seed):
            seat = state.to_act
            if (state.dealt[seat] & ~state.gone).bit_count() != 3:
                continue
            a, b, c = luck.choices(range(60, 80), k=3)
            table = state._replace(totals=(a, b, c, 90, 0, 0))
            mind = Mind(all_known(table), Random(1))
            found = assess(view(table, seat), mind)
            assert found is not None
            fewest = min(found.choices, key=lambda choice: choice.figures["devils"])
            if fewest.figures["devils"] < found.best.figures["devils"]:
                assert LEVELS["devil"](view(table, seat), mind) == found.best.event
                assert LEVELS["devil"](view(state, seat), mind) == fewest.event
                return
    pytest.fail("no such position in all these rounds")
