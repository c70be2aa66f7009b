"""Who sits where in a tournament: fair to every bot and every seat."""

from collections import Counter
from itertools import combinations

import pytest

from diablerie.errors import InputError
from diablerie.game.options import complete
from diablerie.games.catalogue import GAMES
from diablerie.lab.tournament.plan import FEW, Plan


def plan(bots: str, players: int, games: int = 100, game: str = "diavolo") -> Plan:
    return Plan(game, players, complete(GAMES[game].options, {}), tuple(bots.split()), 5, games)


@pytest.mark.parametrize(
    ("bots", "players", "games"),
    [
        ("a b", 2, 2),
        ("a b", 3, 6),  # aab and abb, each in three ways
        ("a b", 4, 6),
        ("a b c", 3, 6),
        ("a b c d", 2, 12),
        ("a b b b", 4, 4),
        ("a b", 6, 6),  # 20 seatings are too many
        ("a b c d", 4, 4),
        ("a b c d e f", 6, 6),
        ("a b c d e", 3, 5),
    ],
)
def test_a_deal_is_played_with_all_seatings_or_once_around_a_circle(
    bots: str, players: int, games: int
) -> None:
    tournament = plan(bots, players)
    seatings = tournament.seatings(0)
    assert len(seatings) == tournament.games_a_deal == games <= FEW
    assert all(len(seating) == players for seating in seatings)
    if tournament.all_seatings:
        assert len(set(seatings)) == len(seatings)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("bots", ["a b", "a b c", "a b c d", "a b c d e f g", "a a b"])
def test_within_a_deal_every_bot_sits_as_often_at_every_seat(bots: str, players: int) -> None:
    tournament = plan(bots, players)
    for deal in range(5):
        seatings = tournament.seatings(deal)
        by_seat = [Counter(seating[seat] for seating in seatings) for seat in range(players)]
        assert all(seated == by_seat[0] for seated in by_seat)


@pytest.mark.parametrize(
    ("bots", "players"), [("a b", 5), ("a b c", 4), ("a b c d", 6), ("a b c d e f g", 4)]
)
def test_over_many_deals_everybody_plays_as_often_and_meets_everybody_as_often(
    bots: str, players: int
) -> None:
    tournament = plan(bots, players)
    seats: Counter[int] = Counter()
    meetings: Counter[tuple[int, int]] = Counter()
    for deal in range(1000):
        for seating in tournament.seatings(deal):
            copies = Counter(seating)
            seats.update(copies)
            for one, other in combinations(sorted(copies), 2):
                meetings[one, other] += copies[one] * copies[other]
            if len(tournament.names) < players:
                assert max(copies.values()) - min(copies.values()) <= 1
    for counted in (seats, meetings):
        assert max(counted.values()) < 1.1 * min(counted.values())


def test_who_is_named_twice_has_twice_as_many_seats() -> None:
    tournament = plan("devil bold bold", 6)
    assert tournament.names == ("devil", "bold")
    assert Counter(tournament.seatings(3)[2]) == {0: 2, 1: 4}


def test_the_number_of_games_is_rounded_up_to_whole_deals() -> None:
    assert plan("a b", 4, 200).deals == 34
    assert plan("a b", 4, 204).deals == 34
    assert plan("a b", 4, 205).deals == 35
    assert plan("a b", 4, 1).deals == 1


def test_deals_and_luck_follow_from_the_seed_and_from_nothing_else() -> None:
    first, second = plan("a b", 4, 10), plan("c d e", 5, 999)
    assert first.seed_of_deal(7) == second.seed_of_deal(7) != first.seed_of_deal(8)
    numbers = {
        first.luck(deal, game, seat).random() for deal in range(3) for game in range(3) for seat in range(3)
    }
    assert len(numbers) == 27
    assert first.luck(1, 2, 3).random() == second.luck(1, 2, 3).random()


def test_nobody_plays_a_tournament_against_himself() -> None:
    with pytest.raises(InputError, match="needs two different bots"):
        plan("devil devil", 4)
