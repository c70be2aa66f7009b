"""Ratings: laws of who gains and who loses, and which games count."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from diablerie.games.catalogue import GAMES
from diablerie.games.core import NOBODY
from diablerie.games.devil_with_it import state as oven
from diablerie.games.diavolo import state as race
from diablerie.games.little_devils import state as tricks
from diablerie.games.options import complete
from diablerie.match.referee import Match, begin
from diablerie.server.messages import AddBot, Remove, Sit, Stand, Start
from diablerie.server.ratings import MODEL, NEW, Rating, contenders, ranking, rated, shown
from tests.play import ALL_TABLES, play, random_table
from tests.server.hall import SHORT, Hall

ratings = st.builds(Rating, st.floats(-10, 60), st.floats(0.5, 9), st.integers(0, 5000))
tables = st.lists(st.tuples(st.integers(1, 6), ratings), min_size=2, max_size=6)
"""A place and a rating for every seat."""
many = settings(max_examples=200)


def after(table: list[tuple[int, Rating]]) -> list[Rating]:
    return rated([rank for rank, _ in table], [rating for _, rating in table])


def close(one: Rating, other: Rating) -> bool:
    return (one.mu, one.sigma) == pytest.approx((other.mu, other.sigma), abs=1e-9)


@many
@given(tables, st.data())
def test_where_somebody_sits_is_all_the_same(table: list[tuple[int, Rating]], data: st.DataObject) -> None:
    order = data.draw(st.permutations(range(len(table))))
    there = after([table[seat] for seat in order])
    here = after(table)
    assert all(close(there[new], here[old]) for new, old in enumerate(order))


@many
@given(tables)
def test_only_the_order_of_the_places_counts(table: list[tuple[int, Rating]]) -> None:
    other = after([(10 * rank - 3, rating) for rank, rating in table])
    assert all(close(one, two) for one, two in zip(after(table), other, strict=True))


@many
@given(tables, ratings, st.integers(1, 6))
def test_equals_who_are_level_stay_equal(table: list[tuple[int, Rating]], one: Rating, rank: int) -> None:
    first, *_, last = after([(rank, one), *table, (rank, one)])
    assert close(first, last)


@many
@given(st.integers(2, 6), ratings)
def test_when_equals_are_all_level_nobody_gains(players: int, one: Rating) -> None:
    assert all(new.mu == pytest.approx(one.mu) for new in after([(1, one)] * players))


@many
@given(tables)
def test_who_alone_is_first_never_loses_and_who_alone_is_last_never_gains_skill(
    table: list[tuple[int, Rating]],
) -> None:
    first, last = (0, table[0][1]), (7, table[-1][1])
    winner, *_, loser = after([first, *table, last])
    assert winner.mu >= first[1].mu
    assert shown(winner) >= shown(first[1])
    assert loser.mu <= last[1].mu


@many
@given(tables)
def test_what_some_gain_others_lose(table: list[tuple[int, Rating]]) -> None:
    """Weighed with how unsure everybody was, gains and losses add up to nothing."""
    gains = [
        (new.mu - rating.mu) / (rating.sigma**2 + MODEL.tau**2)
        for new, (_, rating) in zip(after(table), table, strict=True)
    ]
    assert sum(gains) == pytest.approx(0, abs=1e-9)


@many
@given(tables)
def test_every_game_is_counted_and_nobody_becomes_less_known(table: list[tuple[int, Rating]]) -> None:
    for new, (_, rating) in zip(after(table), table, strict=True):
        assert new.games == rating.games + 1
        assert 0 < new.sigma <= rating.sigma


def test_a_better_place_is_worth_more() -> None:
    figures = [shown(rating) for rating in rated([1, 2, 3, 4, 5, 6], [NEW] * 6)]
    assert figures == sorted(figures, reverse=True)
    assert figures[0] > shown(NEW) > figures[-1]
    first, second, third = rated([2, 1, 2], [NEW] * 3)
    assert first.mu == pytest.approx(third.mu)
    assert second.mu > NEW.mu > first.mu


def test_beating_somebody_strong_is_worth_more() -> None:
    strong, weak = Rating(35, 3, 9), Rating(15, 3, 9)
    assert rated([1, 2], [NEW, strong])[0].mu > rated([1, 2], [NEW, weak])[0].mu


def test_a_beginner_has_1500_and_the_figure_rises_with_skill_and_certainty() -> None:
    assert shown(NEW) == 1500
    assert shown(Rating(26, NEW.sigma, 0)) > shown(NEW)
    assert shown(Rating(NEW.mu, 5, 0)) > shown(NEW)
    assert shown(rated([1, 2], [NEW, NEW])[0]) > 1510


def test_the_best_of_many_games_has_the_best_figure() -> None:
    ratings = [NEW] * 4
    for number in range(60):
        upset = number % 4 == 3
        ratings = rated([2, 1, 3, 4] if upset else [1, 2, 3, 4], ratings)
    figures = [shown(rating) for rating in ratings]
    assert figures == sorted(figures, reverse=True)
    assert 1700 < figures[0] < 3500
    assert figures[3] < 1500


def ended(name: str, totals: list[int]) -> Match:
    """A match that has ended with these totals."""
    game = GAMES[name]
    match = begin(game, len(totals), complete(game.options, {}))
    a, b, c, d, e, f = (*totals, 0, 0, 0, 0)[:6]
    six, state = (a, b, c, d, e, f), match.state
    if isinstance(state, tricks.State):
        state = state._replace(totals=six)
    elif isinstance(state, oven.State):
        state = state._replace(chips=six)
    elif isinstance(state, race.State):
        state = state._replace(rubies=six)
    return replace(match, state=state._replace(to_act=NOBODY))


@pytest.mark.parametrize(
    ("game", "totals", "places"),
    [
        ("little_devils", [104, 30, 77, 30], [4, 1, 3, 1]),
        ("devil_with_it", [0, 1700, 300, 1610, 300], [5, 1, 3, 2, 3]),
        ("diavolo", [0, 0, 2, 0], [2, 2, 1, 2]),
        ("diavolo", [3, 0, 5, 5, 1], [3, 5, 1, 1, 4]),  # without a race
        ("diavolo", [0, 0], [1, 1]),  # nobody wins
    ],
)
def test_places_go_by_totals(game: str, totals: list[int], places: list[int]) -> None:
    assert ranking(ended(game, totals)) == places


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_the_winners_of_a_game_are_first(game: str, players: int) -> None:
    for seed in range(5):
        played = play(random_table(game, players, seed))
        match = played.steps[-1].after
        places = ranking(match)
        first = [seat for seat, place in enumerate(places) if place == 1]
        assert first == match.winners or (not match.winners and places == [1] * players)
        better = [sum(other < place for other in places) for place in places]
        assert places == [1 + others for others in better]


def contenders_of(hall: Hall) -> list[str]:
    return contenders(hall.restored().starters)


def test_a_game_among_people_counts_for_all_of_them() -> None:
    hall = Hall("little_devils", 3, SHORT["little_devils"])
    assert contenders_of(hall) == []
    guests = hall.seat_everybody(["Ada", "Bo", "Cleo"])
    assert contenders_of(hall) == ["key of Ada", "key of Bo", "key of Cleo"]
    while not hall.table.over:
        hall.play_on(guests)
    assert contenders_of(hall) == ["key of Ada", "key of Bo", "key of Cleo"]


def test_a_game_with_a_bot_of_the_house_counts_for_nothing() -> None:
    hall = Hall("little_devils", 3, SHORT["little_devils"])
    hall.seat_everybody(["Ada", "Bo"])
    assert contenders_of(hall) == []


def test_a_bot_that_was_sent_away_before_the_game_does_not_matter() -> None:
    hall = Hall("diavolo", 2)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    hall.send(ada, Sit(1, 1))
    hall.send(ada, AddBot(2, 0, "bold"))
    hall.send(ada, Remove(3, 0))
    hall.send(bo, Sit(1, 0))
    assert contenders_of(hall) == []
    hall.send(ada, Start(4))
    assert contenders_of(hall) == ["key of Bo", "key of Ada"]


def test_whoever_leaves_or_is_away_at_the_end_is_rated_with_his_seat() -> None:
    hall = Hall("little_devils", 3, SHORT["little_devils"], pace="fast")
    ada, bo, cleo = hall.seat_everybody(["Ada", "Bo", "Cleo"])
    hall.send(bo, Stand(bo.next_id()))
    hall.perform(hall.table.depart(cleo.person.key, hall.now))
    while not hall.table.over:
        hall.play_on([ada])
        hall.wait(4_000)
    assert hall.table.places[1].person is None
    assert hall.table.places[2].bot
    assert contenders_of(hall) == ["key of Ada", "key of Bo", "key of Cleo"]
