"""Simulations: what is counted, and that chance in the lab is chance."""

import numpy as np
import pytest

from diablerie.game.options import complete
from diablerie.games.catalogue import GAMES
from diablerie.kernel.luck import below, luck_of
from diablerie.lab.arena import play_by_lot
from diablerie.lab.matches import play_match
from diablerie.lab.outcome import MOVES, ROUNDS, WINNERS, empty_outcomes
from diablerie.lab.report import Share, report
from diablerie.lab.setup import Setup


def setup(name: str, players: int, games: int, bots: tuple[str, ...] = ("random",)) -> Setup:
    game = GAMES[name]
    seats = tuple(bots[seat % len(bots)] for seat in range(players))
    return Setup(game, players, complete(game.options, {}), seats, 11, games)


@pytest.mark.parametrize("name", GAMES)
def test_by_lot_no_seat_is_better_than_another(name: str) -> None:
    for players in range(GAMES[name].fewest, GAMES[name].most + 1):
        said = report(
            setup(name, players, 4000), play_by_lot(setup(name, players, 4000), 2, lambda done: None)
        )
        rates = [share.rate for share, _ in said.by_seat]
        assert max(rates) - min(rates) < 0.08
        assert sum(share.wins for share, _ in said.by_seat) == pytest.approx(4000 - said.nobody)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_in_the_middle_is_the_same_whatever_comes_before_it(name: str) -> None:
    whole = play_by_lot(setup(name, 4, 300), 1, lambda done: None)
    again = play_by_lot(setup(name, 4, 200), 2, lambda done: None)
    assert np.array_equal(whole[:200], again)


SUMS = {
    "devil_with_it": [665760, 667700, 669860, 666360, 0, 0, 1874, 10050, 135631, 0],
    "little_devils": [43783, 43251, 44278, 43072, 0, 0, 1903, 3114, 112104, 0],
    "diavolo": [177, 192, 168, 183, 0, 0, 1502, 3615, 11909, 0],
}
"""What 500 games of four under one seed add up to: totals, winners, rounds, moves, and those stopped."""


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_games_for_ever(name: str) -> None:
    assert play_by_lot(setup(name, 4, 500), 2, lambda done: None).sum(axis=0).tolist() == SUMS[name]


def test_the_random_bot_and_the_compiled_lot_play_the_same_game() -> None:
    """Two generators, two loops, one game: what they do on average agrees."""
    for name in ("little_devils", "devil_with_it"):
        compiled = play_by_lot(setup(name, 4, 3000), 2, lambda done: None)
        plain = empty_outcomes(150)
        for number in range(len(plain)):
            play_match(setup(name, 4, 150), number, plain[number], recorded=False)
        for column in (0, ROUNDS, MOVES):
            spread = compiled[:, column].std() / len(plain) ** 0.5
            assert abs(compiled[:, column].mean() - plain[:, column].mean()) < 4.5 * spread, (name, column)


def test_bots_change_seats_and_are_counted_wherever_they_sit() -> None:
    plan = setup("diavolo", 3, 4, ("bold", "cautious", "random"))
    assert [plan.bot_at(0, game) for game in range(4)] == ["bold", "cautious", "random", "bold"]
    outcomes = empty_outcomes(4)
    outcomes[:, WINNERS] = [0b001, 0b100, 0b010, 0b000]  # bold each time, then nobody
    outcomes[:, :3] = 2
    said = report(plan, outcomes)
    assert said.by_bot["bold"][0].wins == 3
    assert said.by_bot["random"][0].wins == 0
    assert said.nobody == 1
    assert said.by_bot["bold"][1].mean == 2


def test_tied_winners_share_a_win() -> None:
    outcomes = empty_outcomes(2)
    outcomes[:, WINNERS] = [0b011, 0b111]
    said = report(setup("little_devils", 3, 2), outcomes)
    assert [round(share.wins, 3) for share, _ in said.by_seat] == [0.833, 0.833, 0.333]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1.0)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert Share(games, wins).interval == pytest.approx((low, high), abs=0.0002)


def test_luck_is_even_and_streams_are_apart() -> None:
    starts = {luck_of(seed, game) for seed in range(50) for game in range(200)}
    assert len(starts) == 10_000
    counts = np.bincount([below(luck_of(1, 0) + n, 6) for n in range(60_000)])
    assert counts.min() > 9_600
    assert counts.max() < 10_400
