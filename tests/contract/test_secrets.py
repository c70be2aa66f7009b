"""Changing what a seat may not see changes nothing for it: no view, no word, no record, no decision."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from diablerie.bots.roster import BOT_NAMES, make_bot
from diablerie.game.core import NOBODY
from diablerie.game.masks import seats_of
from diablerie.game.teller import Teller
from diablerie.games.catalogue import GAMES
from diablerie.games.diavolo import state as race
from diablerie.match.referee import Timeout
from diablerie.match.replay import handed_out
from tests.contract.pairs import pairs
from tests.inside import inside
from tests.play import ALL_TABLES, OURS, Table, play, tables


def over_all_tables(law: Callable[..., None]) -> Callable[..., None]:
    """Every game with every number of players, and whatever Hypothesis thinks of."""
    each = pytest.mark.parametrize(("game", "players"), ALL_TABLES)
    tried: Callable[..., None] = each(given(data=st.data())(law))
    return tried


@over_all_tables
def test_a_view_and_its_picture_show_no_secret(game: str, players: int, data: st.DataObject) -> None:
    played = play(data.draw(tables(game, players, late=0.05)))
    rules, teller = played.game, Teller(played.names)
    for steps, others, seat in pairs(played):
        view, other = (rules.view(match.state, seat) for match in (steps[-1].after, others[-1].after))
        assert view == other
        assert rules.picture(view, teller) == rules.picture(other, teller)
        assert view.seat == seat


@over_all_tables
def test_events_as_they_are_seen_and_told_hold_no_secret(
    game: str, players: int, data: st.DataObject
) -> None:
    played = play(data.draw(tables(game, players)))
    rules, teller = played.game, Teller(played.names)
    for steps, others, seat in pairs(played):
        for step, other in zip(steps, others, strict=True):
            if rules.rounds(step.before.state) == rules.rounds(steps[-1].after.state):
                seen = rules.seen(step.before.state, step.event, seat)
                assert seen == rules.seen(other.before.state, other.event, seat)
                assert rules.to_text(seen) == rules.to_text(rules.seen(other.before.state, other.event, seat))
            told, told_too = (
                rules.tell(s.before.state, s.event, s.after.state, teller) for s in (step, other)
            )
            assert told == told_too


@over_all_tables
def test_a_record_handed_out_early_holds_no_secret(game: str, players: int, data: st.DataObject) -> None:
    played = play(data.draw(tables(game, players, late=0.05)))
    for steps, others, seat in pairs(played):
        assert handed_out(played.header, steps, seat) == handed_out(played.header, others, seat)


@over_all_tables
def test_what_is_remembered_holds_no_secret(game: str, players: int, data: st.DataObject) -> None:
    played = play(data.draw(tables(game, players)))
    rules = played.game
    for steps, others, _ in pairs(played):
        memories = [rules.no_memory, rules.no_memory]
        for step, other in zip(steps, others, strict=True):
            for nth, (_, event, before, after) in enumerate((step, other)):
                memories[nth] = rules.remember(memories[nth], before.state, event, after.state)
        assert memories[0] == memories[1] == steps[-1].after.memory


@over_all_tables
def test_no_bot_decides_by_a_secret(game: str, players: int, data: st.DataObject) -> None:
    played = play(data.draw(tables(game, players)))
    rules = played.game
    for steps, others, seat in pairs(played):
        if seat in seats_of(rules.awaited(steps[-1].after.state)):
            for name in BOT_NAMES:
                bots = [make_bot(name, rules, Random(7), effort=0.01) for _ in range(2)]
                now, other = steps[-1].after, others[-1].after
                assert bots[0].decide(rules.view(now.state, seat), now.memory) == bots[1].decide(
                    rules.view(other.state, seat), other.memory
                )


@pytest.mark.parametrize(("game", "options"), [(g, {}) for g in OURS] + [("diavolo", {"race": False})])
def test_a_disguise_does_change_secrets_and_an_open_view_shows_them(
    game: str, options: dict[str, bool]
) -> None:
    """Otherwise the laws above would hold of themselves."""
    goal = {} if game == "diavolo" else {"goal": 20 if game == "little_devils" else 600}
    played = play(Table(GAMES[game], ("random",) * 4, options | goal, 3))
    rules, told_apart, handed_out_differs = played.game, 0, 0
    for steps, others, _ in pairs(played):
        now, other = steps[-1].after.state, others[-1].after.state
        if now != other:
            hidden_answer = game == "diavolo" and inside(now)._replace(answer=inside(other).answer) == other
            told_apart += not hidden_answer
            assert hidden_answer or rules.open_view(now) != rules.open_view(other)
        handed_out_differs += [s.event for s in steps] != [s.event for s in others]
    if game != "diavolo" or options:
        assert told_apart > 4
        assert handed_out_differs > 0


def test_a_game_that_nobody_can_disguise_has_no_secrets() -> None:
    for name, rules in GAMES.items():
        if name in OURS:
            continue
        assert rules.private_fields == ("seat",), f"{name} has secrets, and no disguise in tests/contract"
        for step in play(Table(rules, ("random",) * rules.usual, {}, 3)).steps:
            assert rules.open_view(step.after.state) == rules.view(step.after.state, NOBODY)
            assert rules.seen(step.before.state, step.event, NOBODY) == step.event


@pytest.mark.parametrize("race_on", [True, False])
@given(data=st.data())
def test_nobody_is_shown_the_right_devil_while_devils_are_grabbed(race_on: bool, data: st.DataObject) -> None:
    table = data.draw(tables("diavolo", 4))
    table.options["race"] = race_on
    rules = GAMES["diavolo"]
    for state in play(table).states:
        if state.phase == race.GRAB:
            for answer in range(4):
                other = state._replace(answer=answer)
                for seat in (*range(4), NOBODY):
                    assert rules.view(other, seat) == rules.view(state, seat)
                    assert inside(rules.view(other, seat)).answer is None
                assert rules.open_view(other) == rules.open_view(state)


@over_all_tables
def test_strangers_see_what_a_spectator_sees(game: str, players: int, data: st.DataObject) -> None:
    played = play(data.draw(tables(game, players)))
    for step in played.steps:
        assert not isinstance(step.event, Timeout)
        for stranger in (-1, -2, -4, players, 6, 99):
            assert played.game.view(step.after.state, stranger) == played.game.view(step.after.state, NOBODY)
            seen = played.game.seen(step.before.state, step.event, stranger)
            assert (
                seen == played.game.seen(step.before.state, step.event, NOBODY) or stranger == step.event.by
            )
