"""Nothing is lost on the table: cards, coal, chips, devils and rubies, counted naively after every event."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from diablerie.game.core import CHANCE
from diablerie.games.catalogue import GAMES
from diablerie.games.devil_with_it import state as oven
from diablerie.games.devil_with_it.coal import DEVIL, VALUES
from diablerie.games.diavolo import state as race
from diablerie.games.little_devils import state as tricks
from diablerie.games.little_devils.cards import numbers
from tests.independent import devil_with_it as oven_by_hand
from tests.independent import diavolo as race_by_hand
from tests.independent.little_devils import devils
from tests.play import ALL_TABLES, play, tables


def seats(game: str) -> list[int]:
    return [players for name, players in ALL_TABLES if name == game]


@pytest.mark.parametrize("players", seats("little_devils"))
@given(data=st.data())
def test_every_card_is_in_one_hand_or_on_the_table_or_in_one_pile(players: int, data: st.DataObject) -> None:
    deck = list(range(1, 9 * players + 1))
    for state in play(data.draw(tables("little_devils", players))).states:
        if state.dealer >= 0:
            hands = [card for dealt in state.dealt for card in numbers(dealt & ~state.gone)]
            piles = [card for pile in state.piles for card in numbers(pile)]
            assert sorted([*hands, *numbers(state.trick), *piles]) == deck
        in_piles = sum(devils(card) for pile in state.piles for card in numbers(pile))
        whole_rounds = sum(map(devils, deck)) * state.rounds
        assert sum(state.totals) == whole_rounds
        assert state.to_act >= 0 or in_piles in (0, sum(map(devils, deck)))


@pytest.mark.parametrize("players", seats("little_devils"))
@given(data=st.data())
def test_the_leader_never_takes_the_trick_he_led(players: int, data: st.DataObject) -> None:
    tricks_taken = 0
    for before, event, after in play(data.draw(tables("little_devils", players))).moments():
        if event.do == tricks.PLAY and after.trick == 0:
            taker = next(seat for seat in range(6) if after.piles[seat] != before.piles[seat])
            assert taker != before.leader
            assert after.leader == taker
            tricks_taken += 1
    assert tricks_taken >= 9


@pytest.mark.parametrize("players", seats("devil_with_it"))
@given(data=st.data())
def test_every_piece_of_coal_is_face_down_or_was_turned_up_once(players: int, data: st.DataObject) -> None:
    for state in play(data.draw(tables("devil_with_it", players))).states:
        if state.phase == oven.START or (state.phase == oven.LAY and state.rounds == 0):
            continue
        shown = [place for places in state.shown for place in range(64) if places >> place & 1]
        face_down = [place for place in range(64) if state.face_down >> place & 1]
        reaching = [state.reaching] if state.reaching >= 0 else []
        assert sorted([*shown, *face_down, *reaching]) == list(range(48))
        assert all(s.bit_count() <= n for s, n in zip(state.shown, (9, 9, 9, 7, 3, 2, 9)))
        in_front = [
            place for front in (*state.front, state.turned) for place in range(48) if front >> place & 1
        ]
        assert len(set(in_front)) == len(in_front)
        assert not set(in_front) & {p for p in range(48) if state.shown[DEVIL] >> p & 1}


@pytest.mark.parametrize("players", seats("devil_with_it"))
@given(data=st.data())
def test_every_chip_that_changes_hands_is_a_payment_of_the_rules(players: int, data: st.DataObject) -> None:
    chips = [200] * players
    stakes: dict[int, int] = {}
    front: dict[int, list[int]] = {}
    pacts: list[int] = []
    turn: list[int] = []
    for before, event, after in play(data.draw(tables("devil_with_it", players))).moments():
        if event.do == oven.BET:
            stakes[event.by] = event.what
        elif event.do == oven.COAL and event.what == DEVIL:
            oven_by_hand.pay_pacts(chips, stakes, pacts, before.turn)
            turn = []
        elif event.do == oven.COAL:
            turn.append(VALUES[event.what])
        if event.do == oven.STOP or (event.do == oven.COAL and turn and not after.face_down):
            front[before.turn], turn = turn, []
        if after.rounds > before.rounds:
            oven_by_hand.settle(chips, stakes, front)
            track = [space for space in after.track if space < 1 << 40]
            pacts, stakes, front = oven_by_hand.pacts(track, chips), {}, {}
        assert list(after.chips) == chips + [0] * (6 - players)
        assert [seat for seat in range(6) if after.pacts >> seat & 1] == pacts
        assert all(have >= max(stake, 0) and have % 10 == 0 for have, stake in zip(after.chips, after.stakes))
        assert after.to_act != CHANCE or after.phase in (oven.START, oven.LAY, oven.COAL)


@pytest.mark.parametrize("players", seats("diavolo"))
@given(data=st.data())
def test_rubies_change_by_one_and_only_as_the_table_of_rubies_says(players: int, data: st.DataObject) -> None:
    played = play(data.draw(tables("diavolo", players)))
    rules = GAMES["diavolo"]
    right = ""
    for before, event, after in played.moments():
        if event.do == race.THROW:
            fields = rules.to_fields(event)
            places = {kind: fields["places"][kind] for kind in ("black", "white", "red")}
            places["order"] = [fields["places"]["order"]]
            right = race_by_hand.right_devil(fields["order"], fields["dice"], places)
        if after.rounds == before.rounds:
            assert after.rubies == before.rubies
            continue
        holders = after.held[("black", "white", "red", "grey").index(right)]
        took = [seat for seat in range(players) if holders >> seat & 1]
        expected = race_by_hand.settle(list(before.rubies), took, right)
        assert list(after.rubies) == expected
        assert all(0 <= rubies <= 5 for rubies in after.rubies)
        playing = [seat for seat in range(6) if before.rubies[seat] > 0]
        supply = race_by_hand.devils_on_table(len(playing))
        if after.options.race:
            assert all(held.bit_count() <= n for held, n in zip(after.held, supply.values()))
        assert set(took) <= set(playing)


@pytest.mark.parametrize("players", seats("diavolo"))
@given(data=st.data())
def test_somebody_loses_a_ruby_in_every_round_of_a_race(players: int, data: st.DataObject) -> None:
    table = data.draw(tables("diavolo", players))
    table.options["race"] = True
    for before, _, after in play(table).moments():
        if after.rounds > before.rounds:
            assert any(now < then for now, then in zip(after.rubies, before.rubies))
