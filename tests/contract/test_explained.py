"""What a view explains agrees with the rules: payouts add up, figures give the answer, devils are counted."""

from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from diablerie.game.core import NOBODY
from diablerie.games.devil_with_it import GAME as OVEN
from diablerie.games.devil_with_it import state as oven
from diablerie.games.devil_with_it.coal import DEVIL, VALUES
from diablerie.games.devil_with_it.view import View as OvenView
from diablerie.games.diavolo import GAME as RACE
from diablerie.games.diavolo.dice import GREY, ORDER_DIE, ORDER_NAMES
from diablerie.games.diavolo.view import View as RaceView
from diablerie.games.little_devils import GAME as TRICKS
from diablerie.games.little_devils import state as tricks
from diablerie.games.little_devils.view import View as TrickView
from tests.play import play, tables

# The Devil With It


def explained(view: OvenView, opening: tuple[int | None, ...]) -> None:
    """Check that a payout leads from the chips before the round to those after it, seat by seat."""
    assert view.payout is not None
    assert view.payout.round == view.rounds
    for seat, share in enumerate(view.payout.shares):
        account = view.accounts[seat]
        assert account is not None
        assert (account.before, account.after) == (opening[seat], view.chips[seat])
        assert account.after == account.before - account.pact_paid + sum(gain.chips for gain in share.gains)
        assert account.pact_paid in range(0, 50 * len(view.payout.shares), 50)
        assert (share.stake is None) == (account.before == 0)
        assert (share.coal == "kept") == (share.pieces > 0) >= (share.amount > 0)
        reasons = [gain.reason for gain in share.gains]
        assert len(set(reasons)) == len(reasons)
        assert ("amount_bonus" in reasons) == (
            share.pieces > 0 and share.amount == view.payout.highest_amount
        )
        assert ("pieces_bonus" in reasons) == (0 < share.pieces == view.payout.most_pieces)
        others_burnt = [s.coal == "burnt" for n, s in enumerate(view.payout.shares) if n != seat]
        assert ("pact_received" in reasons) == (share.pact and any(others_burnt))
        if share.stake is not None:
            won = share.stake <= view.payout.highest_amount
            assert ("bet_lost" in reasons) == (not won)
            highest = share.stake == view.payout.highest_stake
            assert ("bet_doubled" in reasons) == (won and highest and share.stake > 0)


@pytest.mark.parametrize("players", range(OVEN.fewest, OVEN.most + 1))
@given(data=st.data())
def test_the_gains_of_a_payout_lead_from_the_chips_before_a_round_to_those_after_it(
    players: int, data: st.DataObject
) -> None:
    played = play(data.draw(tables("devil_with_it", players)))
    opening = OVEN.open_view(played.states[0]).chips
    for before, _, after in played.moments():
        if after.rounds > before.rounds:
            explained(OVEN.open_view(after), opening)
            opening = OVEN.open_view(after).chips


@pytest.mark.parametrize("players", range(OVEN.fewest, OVEN.most + 1))
@given(data=st.data())
def test_a_payout_is_told_until_the_next_bets_are_in_and_accounts_only_where_chips_are_seen(
    players: int, data: st.DataObject
) -> None:
    for state in play(data.draw(tables("devil_with_it", players))).states:
        paid = state.rounds > 0 and state.phase in (oven.LAY, oven.BET)
        for seat in (*range(players), NOBODY):
            view = OVEN.view(state, seat)
            assert (view.payout is not None) == paid
            for chips, account in zip(view.chips, view.accounts, strict=True):
                assert (account is not None) == (paid and chips is not None)


@pytest.mark.parametrize("players", range(OVEN.fewest, OVEN.most + 1))
@given(data=st.data())
def test_what_is_unseen_is_all_coal_without_what_everybody_saw_since_it_was_laid(
    players: int, data: st.DataObject
) -> None:
    seen: list[int] = []
    for _, event, after in play(data.draw(tables("devil_with_it", players))).moments():
        if event.do == oven.LAY:
            seen = []
        if event.do == oven.COAL:
            seen.append(event.what)
        view = OVEN.view(after, NOBODY)
        assert view.unseen == tuple(n - seen.count(kind) for kind, n in enumerate((9, 9, 9, 7, 3, 2, 9)))
        if view.face_down:
            hidden = len(view.face_down) + (after.phase == oven.COAL)
            assert sum(view.unseen) == hidden
            assert view.devil_chance == round(view.unseen[DEVIL] / hidden, 4)
        assert set(view.burnt).isdisjoint(s for s, front in enumerate(view.fronts) if front)
        assert view.turned_worth == sum(VALUES[kind] for _, kind in view.turned)


# Little Devils


def taker_by_hand(trick: tuple[tuple[int, int], ...]) -> tuple[int, str]:
    """Who takes a whole trick and why, as one would say it (§2.5, §2.6)."""
    (_, lead), (_, second), *_ = trick
    up = second > lead
    astray = [card for _, card in trick[1:] if (card < lead) == up]
    others = astray or [card for _, card in trick[1:]]
    low = up == bool(astray)
    taking = min(others) if low else max(others)
    seat = next(seat for seat, card in trick if card == taking)
    return seat, ("lowest" if low else "highest") + ("_astray" if astray else "")


@pytest.mark.parametrize("players", range(TRICKS.fewest, TRICKS.most + 1))
@given(data=st.data())
def test_every_trick_says_why_it_went_to_its_taker_and_what_it_cost_him(
    players: int, data: st.DataObject
) -> None:
    for before, event, after in play(data.draw(tables("little_devils", players))).moments():
        view: TrickView = TRICKS.view(after, NOBODY)
        if len(view.trick) > 1:
            assert (view.taking, view.taking_for) == taker_by_hand(view.trick)
        else:
            assert (view.taking, view.taking_for) == (NOBODY, None)
        if not view.last_trick:
            assert (view.last_taker, view.last_for, view.last_side) == (NOBODY, None, tricks.OPEN)
            assert view.last_devils == 0
        elif event.do == tricks.PLAY and not view.trick:
            assert (view.last_taker, view.last_for) == taker_by_hand(view.last_trick)
            earlier = TRICKS.view(before, NOBODY)
            assert view.taken is not None
            assert earlier.taken is not None
            cost = view.taken[view.last_taker] - earlier.taken[view.last_taker]
            assert view.last_devils == cost
            assert view.last_side == before.side


@pytest.mark.parametrize("players", range(TRICKS.fewest, TRICKS.most + 1))
@given(data=st.data())
def test_the_score_sheet_has_a_row_for_every_round_and_adds_up_to_the_totals(
    players: int, data: st.DataObject
) -> None:
    for state in play(data.draw(tables("little_devils", players))).states:
        view = TRICKS.view(state, NOBODY)
        assert len(view.sheet) == view.rounds
        assert view.totals == tuple(sum(row[seat] for row in view.sheet) for seat in range(players))


# Diavolo


def figure_by_hand(view: RaceView, colour: int) -> int:
    """What a colour has to say to the order, as one would count it (§2.2 to §2.7)."""
    own = range(3 * colour, 3 * colour + 3)
    dice = [view.dice[number] for number in own]
    return {
        "largest_sum": sum(dice),
        "smallest_sum": sum(dice),
        "largest_difference": max(dice) - min(dice),
        "most_odd": sum(number % 2 for number in dice),
        "highest_value": max(dice),
        "position": int(min(dist(view.places[number], view.places[ORDER_DIE]) for number in own)),
    }[ORDER_NAMES[view.order]]


def figure_of_dice(view: RaceView, dice: tuple[int, ...]) -> int:
    """The same, by the dice that are said to make it."""
    shows = [view.dice[number] for number in dice if number != ORDER_DIE]
    return {
        "largest_sum": sum(shows),
        "smallest_sum": sum(shows),
        "largest_difference": shows[-1] - shows[0] if shows else 0,
        "most_odd": len(shows),
        "highest_value": max(shows, default=0),
        "position": int(dist(view.places[dice[0]], view.places[dice[-1]])) if dice else 0,
    }[ORDER_NAMES[view.order]]


@pytest.mark.parametrize("players", range(RACE.fewest, RACE.most + 1))
@given(data=st.data())
def test_the_figures_come_with_the_answer_and_give_it(players: int, data: st.DataObject) -> None:
    for state in play(data.draw(tables("diavolo", players))).states:
        view: RaceView = RACE.view(state, NOBODY)
        assert (view.figures is None) == (view.answer is None)
        if view.figures is None:
            continue
        values = [figure.value for figure in view.figures.colours]
        assert values == [figure_by_hand(view, colour) for colour in range(3)]
        assert values == [figure_of_dice(view, figure.dice) for figure in view.figures.colours]
        least = ORDER_NAMES[view.order] in ("smallest_sum", "position")
        best = min(values) if least else max(values)
        assert view.figures.best == tuple(colour for colour in range(3) if values[colour] == best)
        assert view.answer == (view.figures.best[0] if len(view.figures.best) == 1 else GREY)


LOSES = {
    "right": False,
    "grey": False,
    "wrong": True,
    "late": True,
    "early": True,
    "nothing": True,
    "out": False,
}


@pytest.mark.parametrize("players", range(RACE.fewest, RACE.most + 1))
@given(data=st.data())
def test_what_a_round_was_for_a_seat_explains_its_rubies(players: int, data: st.DataObject) -> None:
    for before, _, after in play(data.draw(tables("diavolo", players))).moments():
        view: RaceView = RACE.view(after, NOBODY)
        if after.rounds == before.rounds:
            assert view.outcomes == (None,) * players
            assert view.changes == (0,) * players
            continue
        for seat, outcome in enumerate(view.outcomes):
            assert outcome is not None
            assert view.changes[seat] == after.rubies[seat] - before.rubies[seat]
            gains = outcome == "grey" and before.rubies[seat] < 5
            assert view.changes[seat] == (-1 if LOSES[outcome] else int(gains))
            assert (outcome == "out") == (before.rubies[seat] == 0)
            assert (outcome in ("right", "grey")) == (view.held[seat] == view.answer)
            assert (outcome == "nothing") <= (view.grabs[seat] is None)
            assert (outcome == "late") <= (view.grabs[seat] == view.answer)
            assert (outcome == "wrong") <= (view.grabs[seat] not in (None, view.answer))
            assert (outcome == "early") == (seat in view.early)
