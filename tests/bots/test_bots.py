"""Every bot plays by the rules, from what it sees, and its luck alone decides."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from diablerie.bots.bot import SimpleBot
from diablerie.bots.company import Company
from diablerie.bots.roster import BOT_NAMES, check_bot, make_bot
from diablerie.errors import InputError
from diablerie.game.core import DEVIL_GONE, LEGAL, TOO_LATE
from diablerie.game.masks import seats_of
from diablerie.game.tempo import Race
from diablerie.games.catalogue import GAMES
from tests.inside import inside
from tests.play import ALL_TABLES, Table, may_close, play, random_table, tables


@pytest.mark.parametrize("bot", BOT_NAMES)
@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_what_a_bot_decides_is_legal_wherever_a_game_may_lead(
    game: str, players: int, bot: str, data: st.DataObject
) -> None:
    """In a race a devil may be gone, and a decision may come too late: then it does not count."""
    played = play(data.draw(tables(game, players)))
    rules, decided = played.game, 0
    for number, step in enumerate(played.steps):
        state = step.before.state
        for seat in seats_of(rules.awaited(state)):
            thinker = make_bot(bot, rules, Random(number), effort=0.01)
            event = thinker.decide(rules.view(state, seat), step.before.memory)
            allowed = (LEGAL, TOO_LATE, DEVIL_GONE) if game == "diavolo" else (LEGAL,)
            assert (event is None and game == "diavolo") or rules.refusal(state, inside(event)) in allowed
            assert event is None or event.by == seat
            decided += event is not None
    assert decided > 0


@pytest.mark.parametrize("bot", BOT_NAMES)
@pytest.mark.parametrize("game", GAMES)
def test_with_the_same_luck_a_bot_decides_the_same(game: str, bot: str) -> None:
    played = play(random_table(game, 4, 5))
    one, two = (make_bot(bot, played.game, Random(11), effort=0.01) for _ in range(2))
    for step in played.steps:
        for seat in seats_of(played.game.awaited(step.before.state)):
            view, memory = played.game.view(step.before.state, seat), step.before.memory
            assert one.decide(view, memory) == two.decide(view, memory)


@pytest.mark.parametrize("game", GAMES)
def test_luck_decides_something(game: str) -> None:
    played = play(random_table(game, 4, 5))
    match = next(step.before for step in played.steps if played.game.awaited(step.before.state))
    seat = seats_of(played.game.awaited(match.state))[0]
    view = played.game.view(match.state, seat)
    assert len({make_bot("random", played.game, Random(n)).decide(view, match.memory) for n in range(30)}) > 3


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_the_same_number_gives_the_same_match_to_the_byte(game: str, players: int) -> None:
    table = random_table(game, players, 21)
    assert play(table).lines == play(table).lines


def test_the_company_lets_nobody_grab_twice_nor_out_of_turn() -> None:
    """Grabs come in the order of their reactions, save a second thought after a devil that is gone."""
    for seed in range(20):
        played = play(replace(random_table("diavolo", 5, seed), wild=0.0))
        race = played.game.tempo(played.header.options)
        assert isinstance(race, Race)
        grabbed: dict[int, int] = {}
        for step in played.steps:
            if played.game.rounds(step.before.state) != played.game.rounds(step.after.state):
                grabbed = {}
            if step.event.by >= 0:
                assert step.event.by not in grabbed
                reaction = race.reaction(step.event)
                assert all(earlier <= reaction for earlier in grabbed.values())
                if played.game.rounds(step.before.state) == played.game.rounds(step.after.state):
                    grabbed[step.event.by] = reaction


@pytest.mark.parametrize("bot", BOT_NAMES)
def test_bots_leave_no_right_devil_lying_where_no_clock_ends_the_round(bot: str) -> None:
    """Whatever people have grabbed before, false starts among it: otherwise the table waits for ever."""
    rules, asked = GAMES["diavolo"], 0
    for seed in range(30):
        table = Table(rules, (bot,) * 3, {"time_limit": 0, "fastest": 700}, seed, wild=0.5)
        for step in play(table).steps:
            if rules.awaited(step.before.state) and not may_close(step.before.state):
                bots = {seat: make_bot(bot, rules, Random(seed)) for seat in range(3)}
                company = Company(bots, rules.tempo(step.before.options))
                assert company.next_event(step.before) is not None, step.before.state
                asked += 1
    assert asked > 100


def test_a_company_without_bots_waits_for_people() -> None:
    for game in GAMES:
        for step in play(random_table(game, 3, 2)).steps[:40]:
            assert Company({}, step.before.game.tempo(step.before.options)).next_event(step.before) is None


def test_unknown_bots_are_refused_with_a_hint() -> None:
    assert [check_bot(name) for name in BOT_NAMES] == list(BOT_NAMES)
    with pytest.raises(InputError, match="did you mean random"):
        check_bot("randon")
    with pytest.raises(InputError, match="there are: easy, normal, hard, devil, random"):
        check_bot("zzz")


def test_a_bot_is_a_way_of_playing_and_its_luck() -> None:
    bot = SimpleBot(inside(lambda view, mind: (view, mind.memory, mind.luck.random())), Random(3))
    assert inside(bot.decide(inside("what is seen"), "what was")) == (
        "what is seen",
        "what was",
        Random(3).random(),
    )
