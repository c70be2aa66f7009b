"""What is made of the games of a tournament: shares, wins, ratings, data and a page."""

import json
import re
from html.parser import HTMLParser

import pytest

from diablerie.game.options import complete
from diablerie.games.catalogue import GAMES
from diablerie.lab.tournament.plain import plain
from diablerie.lab.tournament.plan import Plan
from diablerie.lab.tournament.playing import Game
from diablerie.lab.tournament.ratings import ratings
from diablerie.lab.tournament.report.page import command, page
from diablerie.lab.tournament.report.plots import Scale
from diablerie.lab.tournament.results import Results, results


def game(deal: int, seating: tuple[int, ...], places: tuple[int, ...], totals: tuple[int, ...]) -> Game:
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    seats = len(seating)
    return Game(deal, seating, places, totals, winners, 3, 12, False, (4,) * seats, (0.002,) * seats)


def told(*games: Game, bots: str = "ann bob", **options: object) -> Results:
    values = complete(GAMES["diavolo"].options, options)
    plan = Plan("diavolo", len(games[0].seating), values, tuple(bots.split()), 1, len(games))
    return results(plan, games)


DUEL = (
    game(0, (0, 1), (1, 2), (5, 0)),
    game(0, (1, 0), (1, 1), (2, 2)),
    game(1, (0, 1), (2, 1), (0, 4)),
    game(1, (1, 0), (2, 1), (0, 3)),
)


def test_a_tie_is_half_and_both_sides_make_one() -> None:
    said = told(*DUEL)
    assert said.pairs["ann", "bob"].meetings == 4
    assert said.pairs["ann", "bob"].ahead.value == (1 + 0.5 + 0 + 1) / 4
    assert said.pairs["bob", "ann"].ahead.value == (0 + 0.5 + 1 + 0) / 4


def test_tied_winners_share_a_win_and_totals_are_averaged_over_seats() -> None:
    first, second = told(*DUEL).standings
    assert (first.name, second.name) == ("ann", "bob")
    assert first.wins.value == (1 + 0.5 + 0 + 1) / 4
    assert first.score.value == (5 + 2 + 0 + 3) / 4
    assert sorted(first.scores) == [0, 2, 3, 5]
    assert first.milliseconds == pytest.approx(0.5)


def test_every_seat_is_compared_with_every_seat_of_others_and_never_with_its_own_kind() -> None:
    said = told(game(0, (0, 0, 1, 1), (1, 4, 2, 3), (5, 0, 2, 1)))
    pair = said.pairs["ann", "bob"]
    assert pair.meetings == 4
    assert pair.ahead.value == 0.5
    assert said.standings[0].seats == 2


def test_a_game_that_nobody_won_is_nobodys_win() -> None:
    nobody = game(0, (0, 1), (1, 1), (0, 0))._replace(winners=())
    assert [one.wins.value for one in told(nobody).standings] == [0.0, 0.0]


def test_bots_that_never_met_are_said_to_be_unknown() -> None:
    said = told(game(0, (0, 1), (1, 2), (3, 0)), game(0, (1, 2), (1, 2), (3, 0)), bots="ann bob cid")
    assert said.pairs["ann", "cid"] == (0, (0.5, 0.0, 1.0))
    assert "never met" in page(said)


def test_who_wins_more_is_rated_higher_and_becomes_better_known() -> None:
    games = [game(n, (n % 2, 1 - n % 2, 2), ((1, 2, 3), (2, 1, 3))[n % 2], (3, 2, 1)) for n in range(30)]
    first, second, third = ratings(games, 3)
    assert first.mu > second.mu > third.mu
    assert max(first.sigma, second.sigma, third.sigma) < 25 / 3
    assert ratings(games[:0], 1)[0].mu == 25


def test_who_has_several_seats_is_rated_once_a_game() -> None:
    two, one = ratings([game(0, (0, 0, 1), (1, 2, 3), (3, 2, 1))], 2)
    assert two.mu > 25 > one.mu


def test_the_data_says_what_was_played_and_knows_no_clock() -> None:
    said = json.loads(json.dumps(plain(told(*DUEL, race=False)), allow_nan=False))
    assert (said["game"], said["players"], said["options"]) == ("diavolo", 2, {"race": False})
    assert (said["deals"], said["games"], said["whole"]) == (2, 4, True)
    assert said["pairs"][0]["ahead"]["value"] == 0.625
    assert plain(told(*(one._replace(seconds=(9.0, 9.0)) for one in DUEL))) == plain(told(*DUEL))
    alone = plain(told(DUEL[0]))
    assert alone["standings"][0]["score"]["low"] is None


class Tags(HTMLParser):
    """Which tags a page has, and whether all are closed."""

    EMPTY = ("meta", "line", "circle", "rect")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.append(tag)
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag


def test_the_page_is_whole_and_fetches_nothing() -> None:
    text = page(told(*DUEL))
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert tags.seen.count("svg") == 4
    assert not {"script", "img", "link", "iframe"} & set(tags.seen)
    assert not re.search(r"https?:|url\(|@import|src=|href=", text)
    assert "prefers-color-scheme: dark" in text
    assert "nan" not in text.lower().split(">")


def test_the_page_shows_every_figure_and_how_to_get_it_again() -> None:
    said = told(*DUEL, race=False)
    text = page(said)
    for part in ("62.5%", "37.5%", "ann v bob", "2 deals", "--seed 1", "that may be chance", "even"):
        assert part in text
    again = command(said.plan, said.games)
    assert again in text
    assert (
        again == "diablerie tournament diavolo --bots ann,bob --players 2 --games 4 --seed 1 --option race=no"
    )


def test_a_name_from_outside_is_a_name_on_the_page_and_no_markup() -> None:
    text = page(told(*DUEL, bots="<b>evil</b>:X bob"))
    assert "<b>evil" not in text
    assert "&lt;b&gt;evil" in text


@pytest.mark.parametrize(
    ("scale", "ticks"),
    [
        (Scale(0, 1), [0, 0.2, 0.4, 0.6, 0.8, 1.0]),
        (Scale(-0.5, 5.5), [0, 2, 4]),
        (Scale(18, 42), [20, 25, 30, 35, 40]),
        (Scale(130, 1730), [500, 1000, 1500]),
    ],
)
def test_an_axis_has_round_numbers(scale: Scale, ticks: list[float]) -> None:
    assert scale.ticks() == pytest.approx(ticks)


def test_all_totals_alike_are_still_a_picture() -> None:
    assert "<svg" in page(told(game(0, (0, 1), (1, 1), (3, 3)), game(1, (0, 1), (1, 1), (3, 3))))
