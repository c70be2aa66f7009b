"""Ratings: laws of who gains and who loses, and how much a game counts."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from diablerie.game.core import NOBODY
from diablerie.game.options import complete
from diablerie.games.catalogue import GAMES
from diablerie.games.devil_with_it import state as oven
from diablerie.games.diavolo import state as race
from diablerie.games.little_devils import state as tricks
from diablerie.match.referee import Match, begin
from diablerie.server.log.facts import DAY
from diablerie.server.people.ratings import (
    MODEL,
    NEW,
    Contender,
    Rating,
    provisional,
    ranking,
    rated,
    settled,
    shown,
)
from tests.inside import inside
from tests.play import ALL_TABLES, play, random_table

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
    return replace(match, state=inside(state)._replace(to_act=NOBODY))


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


KNOWN = Rating(25, 5, 30)
NEVER_MET = [[0] * 6] * 6


def at_place(rank: int, rating: Rating = KNOWN, age: int = DAY, **how: bool) -> Contender:
    return Contender(rating, rank, age, **how)


def gains(*contenders: Contender, met: list[list[int]] = NEVER_MET) -> list[float]:
    """How far the best guess about everybody moves."""
    after = settled(contenders, met)
    return [new.mu - one.rating.mu for new, one in zip(after, contenders, strict=True)]


def test_among_people_who_are_known_and_have_not_met_today_a_game_counts_in_full() -> None:
    assert settled([at_place(1), at_place(2), at_place(3)], NEVER_MET) == rated([1, 2, 3], [KNOWN] * 3)


def test_each_time_that_two_meet_in_a_day_counts_half_as_much_as_the_last() -> None:
    full = gains(at_place(1), at_place(2))
    for times in range(5):
        met = [[0, times], [times, 0]]
        assert gains(at_place(1), at_place(2), met=met) == pytest.approx([one / 2**times for one in full])


def test_a_game_counts_for_somebody_as_much_as_those_they_played_with_count_together() -> None:
    met = [[0, 1, 0], [1, 0, 0], [0, 0, 0]]
    full, some = (gains(at_place(1), at_place(2), at_place(3), met=which) for which in (NEVER_MET, met))
    assert [one / all_ for one, all_ in zip(some, full, strict=True)][::2] == pytest.approx([0.75, 1])


@pytest.mark.parametrize(
    ("games", "age", "share"),
    [
        (0, DAY, 0),
        (3, DAY, 0.3),
        (10, DAY, 1),
        (50, DAY, 1),
        (50, DAY // 4, 0.25),
        (5, DAY // 2, 0.25),
        (50, -5, 0),
    ],
)
def test_who_is_not_known_yet_moves_others_little_but_is_moved_by_them(
    games: int, age: int, share: float
) -> None:
    newcomer = Rating(25, 5, games)
    full = gains(at_place(1), at_place(2))
    moved = gains(at_place(1), at_place(2, newcomer, age))
    assert moved == pytest.approx([full[0] * share, full[1]])


def test_who_left_is_last_and_the_others_are_rated_as_if_alone() -> None:
    winner_left = gains(at_place(1, left=True), at_place(2), at_place(3))
    assert winner_left[0] == pytest.approx(gains(at_place(3), at_place(1), at_place(2))[0])
    assert winner_left[0] < 0
    assert winner_left[1:] == pytest.approx(gains(at_place(1), at_place(2)))


def test_nobody_gains_from_a_game_that_all_others_have_left() -> None:
    stayed = at_place(1)
    after = settled([stayed, at_place(2, left=True)], NEVER_MET)
    assert after[0] == stayed.rating
    assert after[1].mu < KNOWN.mu
    assert settled([at_place(1, left=True), at_place(2, left=True)], NEVER_MET) == [KNOWN, KNOWN]


def test_who_was_played_for_and_came_back_may_lose_but_not_gain() -> None:
    helped, other = gains(at_place(1, helped=True), at_place(2))
    assert helped == 0
    assert other < 0
    assert gains(at_place(2, helped=True), at_place(1))[0] == pytest.approx(
        gains(at_place(2), at_place(1))[0]
    )


@pytest.mark.parametrize(
    ("rating", "says_little"),
    [(NEW, True), (Rating(40, 5, 9), True), (Rating(40, 7.5, 99), True), (Rating(20, 7, 10), False)],
)
def test_a_rating_from_few_games_or_from_such_that_counted_little_is_provisional(
    rating: Rating, says_little: bool
) -> None:
    assert provisional(rating) == says_little
